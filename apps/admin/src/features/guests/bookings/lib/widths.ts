/** A column that a phone has no room for. */
export const wide = { display: { xs: 'none', sm: 'table-cell' } } as const;
/** Nor has a tablet: what can be done stays in sight. */
export const widest = { display: { xs: 'none', lg: 'table-cell' } } as const;

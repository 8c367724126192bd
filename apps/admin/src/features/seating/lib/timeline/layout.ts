/** Width of the names of the tables, in pixels. */
export const NAMES_WIDTH = { xs: 76, sm: 104 } as const;
/** Least width of an hour, in pixels: a turn of two hours has room for a name. */
export const HOUR_WIDTH = 84;
/** Of the hours and the arrivals, which stay in view above the tables. */
export const HEAD_HEIGHT = { hours: 26, arrivals: 34 } as const;

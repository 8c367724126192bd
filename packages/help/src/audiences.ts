export const audiences = ['guests', 'staff'] as const;

export type Audience = (typeof audiences)[number];

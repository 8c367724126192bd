/** The screens of a booking, in order. */
export const steps = ['when', 'who', 'review'] as const;
export type Step = (typeof steps)[number];

const reasons = ['nameAndBirthDate', 'email', 'phone', 'name'] as const;
type Reason = (typeof reasons)[number];

/** Whether a reason that the API names has a text here. */
export const isReason = (reason: string): reason is Reason =>
  reasons.some((known) => known === reason);

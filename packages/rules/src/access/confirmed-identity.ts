/** How long after signing in, or confirming it, it is taken for granted that staff are who they say. */
export const CONFIRMED_MINUTES = 10;

/**
 * Whether staff may do what is asked again before: exports, merges, deletions, passwords, other staff.
 * @param confirmedAt when a password or second factor was last given; absent: not known
 */
export const isConfirmed = (confirmedAt: Date | undefined, now: Date): boolean =>
  confirmedAt !== undefined && now.getTime() - confirmedAt.getTime() < CONFIRMED_MINUTES * 60_000;

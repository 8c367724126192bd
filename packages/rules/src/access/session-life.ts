/** However often it is used, a session ends this long after signing in. */
export const LONGEST_SESSION_DAYS = 90;

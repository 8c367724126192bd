/** Failures of one address at one account that cost no waiting: typing errors. */
export const FREE_FAILURES = 5;
/** After those, each failure doubles the wait, from one second up to this. */
export const LONGEST_DELAY_SECONDS = 15 * 60;

/** Failures at one account in a quarter of an hour, from wherever, before addresses new to it have to wait. */
export const CALM_FAILURES = 20;
/** More than so many, and new addresses wait for the quarter of an hour to end. */
export const MOST_FAILURES = 200;
const LONGEST_FIRST_WAIT_SECONDS = 60;

/**
 * How long an address that is new to an account waits before its first attempt is looked at: nothing as a rule,
 * up to a minute while the account is being guessed at from many addresses. The wait is the address's own, so
 * whoever guesses cannot use up the turn of the person whose account it is.
 * @param failures at the account in this quarter of an hour
 * @returns seconds
 */
export function firstWaitSeconds(failures: number): number {
  return Math.max(0, Math.min(failures - CALM_FAILURES + 1, LONGEST_FIRST_WAIT_SECONDS));
}

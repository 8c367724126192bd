/** Minutes until the next try after the first, second, … failure: seven tries within 17 hours. */
export const RETRY_MINUTES = [1, 5, 15, 60, 240, 720] as const;

/** Thrown by a handler when trying again is no use: the job is parked at once. */
export class PermanentFailure extends Error {}

/**
 * When to try again; undefined when the job is to be given up.
 * @param attempts tries so far, the failed one included
 */
export function retryAt(
  error: unknown,
  attempts: number,
  now: Date,
  minutes: readonly number[] = RETRY_MINUTES,
): Date | undefined {
  const pause = minutes[attempts - 1];
  if (pause === undefined || error instanceof PermanentFailure) return undefined;
  return new Date(now.getTime() + pause * 60_000);
}

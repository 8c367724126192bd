/** Minutes until the next try after the first, second, … failure; after the last it is given up. */
export const RETRY_MINUTES = [1, 5, 15, 60, 240, 720] as const;

/**
 * When to try again, or null when there is no use: the server refused for good (5xx, RFC 5321
 * section 4.2.1), or the last of seven tries within 17 hours has failed.
 * @param attempts tries so far, this one included
 */
export function nextTry(error: unknown, attempts: number, now: Date): Date | null {
  const minutes = RETRY_MINUTES[attempts - 1];
  if (isFinal(error) || minutes === undefined) return null;
  return new Date(now.getTime() + minutes * 60_000);
}

/** A wrong password of ours (535) is no fault of the message: it is mended, and the mail sent. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  const { responseCode } = error;
  const ofLogin = 'code' in error && error.code === 'EAUTH';
  return typeof responseCode === 'number' && responseCode >= 500 && !ofLogin;
}

/**
 * Whether a mail server has refused a message for good (5xx, RFC 5321 section 4.2.1). 535 is about our own
 * password: once that is corrected, the message can be sent.
 */
export function isFinalRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  const { responseCode } = error;
  const ofLogin = 'code' in error && error.code === 'EAUTH';
  return typeof responseCode === 'number' && responseCode >= 500 && !ofLogin;
}

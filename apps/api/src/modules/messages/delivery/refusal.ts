/**
 * Whether a mail server has refused a message for good (a 5xx, RFC 5321 section 4.2.1). A wrong password of
 * ours (535) is no fault of the message: it is put right, and the mail sent.
 */
export function isFinalRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  const { responseCode } = error;
  const ofLogin = 'code' in error && error.code === 'EAUTH';
  return typeof responseCode === 'number' && responseCode >= 500 && !ofLogin;
}

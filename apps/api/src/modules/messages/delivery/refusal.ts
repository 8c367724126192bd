/** What nodemailer says of a refusal. */
interface Refused {
  readonly responseCode: number;
  /** The whole line. */
  readonly response?: unknown;
  /** What was refused: `RCPT TO`, `DATA`, … */
  readonly command?: unknown;
}

/**
 * Whether a mail server has refused a message for good (5xx, RFC 5321 section 4.2.1). 535 is about our own
 * password: once that is corrected, the message can be sent.
 */
export function isFinalRefusal(error: unknown): error is Error & Refused {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  const { responseCode } = error;
  const ofLogin = 'code' in error && error.code === 'EAUTH';
  return typeof responseCode === 'number' && responseCode >= 500 && !ofLogin;
}

/** No such mailbox, or one that is closed (RFC 3463): not a full one, nor what a policy refuses. */
const NO_MAILBOX = /^5\.(1\.\d{1,3}|2\.1)$/;
const UNEXPLAINED = [550, 551, 553];

/** Whether it says that the receiver's address is no good, and not only this message. */
export function refusesAddress(error: unknown): boolean {
  if (!isFinalRefusal(error) || error.command !== 'RCPT TO') return false;
  const { responseCode, response } = error;
  const [, reason] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(response)) ?? [];
  return reason ? NO_MAILBOX.test(reason) : UNEXPLAINED.includes(responseCode);
}

import { may } from '@atrium/rules/access/access-levels';
import type { Actor } from '../../common/context/request-context';
import type { Config } from '../../config/config';
import type { Message } from './message.schema';

/** Replaces a code. */
const MASK = '••••••';
const code = /([?&]code=)[\w.~-]+/g;
const ratingSignature = /(\/rating\/[\w/]+\?[\w=&]*?signature=)[\w-]+/g;

/**
 * Masks the codes in a text's links: with one, anybody could take over the account or rate in the guest's
 * name.
 */
export function maskCodes(text: string): string {
  return text.replace(code, `$1${MASK}`).replace(ratingSignature, `$1${MASK}`);
}

type Said = Pick<Message, 'text' | 'body'>;

/** A message's text and parts with their codes masked. */
export const maskedMessage = ({ text, body }: Said): Said => ({
  text: maskCodes(text),
  ...(body ? { body: JSON.parse(maskCodes(JSON.stringify(body))) } : {}),
});

/** Whether a text's codes have been masked, which makes its links useless. */
export const isMasked = (text: string): boolean => text.includes(MASK);

/**
 * Whether the outbox shows somebody the codes of reset and activation links. It does so only where mail goes
 * nowhere else (in development, or on a localhost without a mail server), and only to those who may invite
 * staff, since a code opens the account it was sent to.
 */
export function showsCodes({ env, publicUrl }: Config, actor: Actor): boolean {
  if (actor.kind !== 'staff' || !may(actor.level, 'staff.edit')) return false;
  if (env.NODE_ENV === 'development') return true;
  const { hostname } = new URL(publicUrl);
  return env.SMTP_URL === '' && (hostname === 'localhost' || hostname.endsWith('.localhost'));
}

import { may } from '@atrium/rules/access/access-levels';
import type { Actor } from '../../common/context/request-context';
import type { Config } from '../../config/config';
import type { Message } from './message.schema';

/** In place of a code. */
const MASK = '••••••';
const code = /([?&]code=)[\w.~-]+/g;
const ratingSignature = /(\/rating\/[\w/]+\?[\w=&]*?signature=)[\w-]+/g;

/**
 * A text without the codes of its links: whoever has one can take over the account, or rate in the
 * guest's name.
 */
export function maskCodes(text: string): string {
  return text.replace(code, `$1${MASK}`).replace(ratingSignature, `$1${MASK}`);
}

type Said = Pick<Message, 'text' | 'body'>;

/** What a message says, without the codes of its links. */
export const maskedMessage = ({ text, body }: Said): Said => ({
  text: maskCodes(text),
  ...(body ? { body: JSON.parse(maskCodes(JSON.stringify(body))) } : {}),
});

/** Whether a text has lost the codes of its links: whoever gets it now could do nothing with them. */
export const isMasked = (text: string): boolean => text.includes(MASK);

/**
 * Whether somebody may see the codes of reset and activation links in the outbox: only where mail goes
 * nowhere else, on a developer's machine or on a localhost without a mail server, and only those who may
 * invite staff, since a code opens the account it was sent to.
 */
export function showsCodes({ env, publicUrl }: Config, actor: Actor): boolean {
  if (actor.kind !== 'staff' || !may(actor.level, 'staff.edit')) return false;
  if (env.NODE_ENV === 'development') return true;
  const { hostname } = new URL(publicUrl);
  return env.SMTP_URL === '' && (hostname === 'localhost' || hostname.endsWith('.localhost'));
}

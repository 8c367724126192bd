import { createHash } from 'node:crypto';
import type { Actor, CallContext } from '../../../common/context/request-context';

/**
 * Whose the holds of a visitor are: a digest, so that no page can name a guest of the venue and touch theirs.
 * @param secret that the visitor's page made up
 */
export const holderOf = (secret: string): Holder => (secret === '' ? NOBODY : named(secret));

type Holder = Actor & { readonly kind: 'guest' };

const OBJECT_ID_DIGITS = 24;

const named = (secret: string): Holder => ({
  kind: 'guest',
  id: createHash('sha256').update(`visitor|${secret}`).digest('hex').slice(0, OBJECT_ID_DIGITS),
  name: '',
});

/** Most visitors book without holding a time first. */
const NOBODY = named('');

/** The call as the holder of what a body completes makes it. @param body not validated yet */
export function asHolder(body: unknown, call: CallContext): CallContext {
  const isNamed = typeof body === 'object' && body !== null && 'visitor' in body;
  const secret = isNamed && typeof body.visitor === 'string' ? body.visitor : '';
  return { ...call, actor: holderOf(secret) };
}

import { readSession, writeSession } from '../../../shared/session-store';

const KEY = 'atrium.visitor';
const BYTES = 16;

/** The secret by which the server knows the holds of this tab: 32 hexadecimal digits. */
export function visitorSecret(): string {
  const stored = readSession(KEY);
  if (typeof stored === 'string') return stored;
  const secret = [...crypto.getRandomValues(new Uint8Array(BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  writeSession(KEY, secret);
  return secret;
}

import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Signs the contents of a link so that nobody can forge or change it.
 * @param parts the first names the link's purpose; a signature is valid for no other
 * @returns base64url
 */
export function signatureOf(secret: string, parts: readonly string[]): string {
  return createHmac('sha256', secret).update(parts.join('|')).digest('base64url');
}

/** Takes the same time wherever the two differ. */
export function isSameSignature(given: string, right: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
}

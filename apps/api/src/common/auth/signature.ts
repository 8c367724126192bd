import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Signs what a link says, so that nobody can make one or change it.
 * @param parts the first names what the link is for: a signature holds for nothing else
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

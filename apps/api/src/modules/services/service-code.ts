import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (code: string) =>
  createHash('sha256').update(code.normalize('NFC').trim().toLowerCase()).digest();

/**
 * Whether a code is the service's. Ignores case, since phones capitalise the first letter. Compares
 * digests of equal length, so that timing reveals nothing.
 */
export function isRightCode(code: string, given: string): boolean {
  return timingSafeEqual(digest(code), digest(given));
}

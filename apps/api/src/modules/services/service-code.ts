import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (code: string) =>
  createHash('sha256').update(code.normalize('NFC').trim().toLowerCase()).digest();

/**
 * Whether a given code is the service's: phones begin a field with a capital letter, so case does not
 * count. Compared as digests of one length, so that the time tells nothing of how much was right.
 */
export function isRightCode(code: string, given: string): boolean {
  return timingSafeEqual(digest(code), digest(given));
}

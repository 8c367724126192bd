import { randomInt } from 'node:crypto';
import { digestOf } from '../secret-token';

/** How many are handed out. */
export const RECOVERY_CODES = 10;
/** Nothing that is mistaken for something else when it is read from paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
/** Sixteen characters of it have 79 bits, so a plain digest cannot be guessed. */
const LENGTH = 16;
const GROUP = 4;

/** @returns such as `k7m2-q9xp-…`, in groups of four */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const characters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
    const groups = characters.join('').match(new RegExp(`.{${GROUP}}`, 'g')) ?? [];
    return groups.join('-');
  });
}

/** What is stored of a code, however it was typed. */
export const recoveryDigest = (code: string): string =>
  digestOf(code.toLowerCase().replace(/[^a-z0-9]/g, ''));

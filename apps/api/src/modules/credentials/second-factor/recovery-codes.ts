import { randomBytes, randomInt } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { PASSWORD_COST } from '../../../common/auth/password-hasher';
import { digestOf } from '../secret-token';

/** How many are handed out. */
export const RECOVERY_CODES = 10;
/** Nothing that is mistaken for something else when it is read from paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
/** Sixteen characters of it have 79 bits. */
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

/** What is stored of a set of codes: all have the same salt, so that one is found without trying each. */
export interface StoredRecoveryCodes {
  /** Base64url. */
  readonly recoverySalt: string;
  readonly recoveryCodes: string[];
}

export async function storedRecoveryCodes(codes: readonly string[]): Promise<StoredRecoveryCodes> {
  const recoverySalt = randomBytes(16).toString('base64url');
  const recoveryCodes = await Promise.all(codes.map((code) => recoveryDigest(code, recoverySalt)));
  return { recoverySalt, recoveryCodes };
}

/**
 * What is stored of a code, however it was typed: as slow to guess as a password.
 * @param salt of its set; absent for a set made before there were salts, stored as SHA-256
 */
export async function recoveryDigest(code: string, salt: string | undefined): Promise<string> {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (salt === undefined) return digestOf(plain);
  const hash = await hashRaw(plain, { ...PASSWORD_COST, salt: Buffer.from(salt, 'base64url') });
  return hash.toString('base64url');
}

import { randomBytes } from 'node:crypto';

/** Crockford's digits: nobody mistakes one for another when reading them out. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** A short reference: one in a million million. A byte tells one of 32 digits without favour. */
export const newReference = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => DIGITS[byte % DIGITS.length]).join('');

import { createHash, randomBytes } from 'node:crypto';

/** What an address begins with: the id of its venue. */
const SECRET = /^([0-9a-f]{24})-[\w-]{43}$/;

/** 256 random bits, behind the venue in which they are looked up. */
export const newSecret = (vendorId: string): string =>
  `${vendorId}-${randomBytes(32).toString('base64url')}`;

/** A fast digest is enough for what is random and long. */
export const digestOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** Hex id of the venue; undefined for what can be no secret. */
export const venueOf = (secret: string): string | undefined => SECRET.exec(secret)?.[1];

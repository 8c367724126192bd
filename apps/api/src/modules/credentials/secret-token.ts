import { createHash, randomBytes } from 'node:crypto';
import { Types } from 'mongoose';

/**
 * A secret that is handed out once and stored only as a digest. It starts with the venue's id, so
 * that its owner can be looked up within that venue, like everything else.
 */
export interface SecretToken {
  /** `<vendor><id><random>`, base64url, 75 characters. */
  readonly token: string;
  /** SHA-256; the random part has 256 bits, so nothing slower is needed. */
  readonly digest: string;
}

const ID_BYTES = 12;
const RANDOM_BYTES = 32;
const shape = /^[\w-]{75}$/;

/** @param id of the session or account the token belongs to */
export function newToken(vendorId: Types.ObjectId, id: Types.ObjectId): SecretToken {
  const bytes = Buffer.concat([vendorId.id, id.id, randomBytes(RANDOM_BYTES)]);
  const token = bytes.toString('base64url');
  return { token, digest: digestOf(token) };
}

/**
 * The parts of a presented token, or null if it is not one. Only the digest shows whether it is
 * valid.
 */
export function readToken(
  token: string | undefined,
): { vendorId: string; id: Types.ObjectId; digest: string } | null {
  if (!token || !shape.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  return {
    vendorId: bytes.subarray(0, ID_BYTES).toString('hex'),
    id: new Types.ObjectId(bytes.subarray(ID_BYTES, 2 * ID_BYTES)),
    digest: digestOf(token),
  };
}

/** What is stored of a secret. */
export const digestOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

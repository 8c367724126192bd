import { randomBytes } from 'node:crypto';
import type { Types } from 'mongoose';
import { digestOf, newToken, readToken, type SecretToken } from './secret-token';

/**
 * A refresh token is `<family>.<own>`: the family part stays the same over all rotations, so that
 * any old token is known for one of the family, and its replay for what it is, though only the
 * digests of the latest are stored.
 */
export interface RefreshToken extends SecretToken {
  readonly familyDigest: string;
}

/** The first of a new family. */
export function firstToken(vendorId: Types.ObjectId, sessionId: Types.ObjectId): RefreshToken {
  return following(newToken(vendorId, sessionId).token);
}

/** What a presented refresh token names, or null when it is none. */
export function readRefreshToken(token: string | undefined) {
  const [family, own, ...rest] = token?.split('.') ?? [];
  const named = readToken(family);
  if (!token || !named || !family || !own || rest.length > 0) return null;
  const { vendorId, id, digest: familyDigest } = named;
  return { vendorId, id, familyDigest, digest: digestOf(token), next: () => following(family) };
}

function following(family: string): RefreshToken {
  const token = `${family}.${randomBytes(32).toString('base64url')}`;
  return { token, digest: digestOf(token), familyDigest: digestOf(family) };
}

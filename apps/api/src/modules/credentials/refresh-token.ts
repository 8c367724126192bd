import { randomBytes } from 'node:crypto';
import type { Types } from 'mongoose';
import { digestOf, newToken, readToken, type SecretToken } from './secret-token';

/**
 * A refresh token is `<family>.<own>`. The family part survives rotation, so that any old token can
 * be recognised as one of the family, and its reuse detected, though only the latest digests are
 * stored.
 */
export interface RefreshToken extends SecretToken {
  readonly familyDigest: string;
}

/** The first token of a new family. */
export function firstToken(vendorId: Types.ObjectId, sessionId: Types.ObjectId): RefreshToken {
  return following(newToken(vendorId, sessionId).token);
}

/** The parts of a presented refresh token, or null if it is not one. */
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

import { Secret, TOTP } from 'otpauth';

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
/** Steps that a phone's clock may be off, either way. */
const TOLERANCE = 1;

/** @returns base32, as people type it into an authenticator */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, account?: { issuer: string; label: string }) =>
  new TOTP({ ...account, secret: Secret.fromBase32(secret), period: STEP_SECONDS });

/** The address that an authenticator reads from a QR code. */
export const addressOf = (secret: string, issuer: string, label: string): string =>
  totpOf(secret, { issuer, label }).toString();

/** The time step whose code this is; null if it is none of now. */
export function stepOf(secret: string, token: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token, timestamp, window: TOLERANCE });
  return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
}

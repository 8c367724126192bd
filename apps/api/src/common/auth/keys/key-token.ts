import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** What scanners look for in code that was made public: no other text begins so. */
const PREFIX = 'atrium_live_';
/** Of the sandbox's key, which is public, so scanners for leaked keys need not report it. */
const TEST_PREFIX = 'atrium_test_';
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 190 random bits. */
const SECRET_LENGTH = 32;
const CHECK_LENGTH = 6;
const TOKEN = /^(atrium_(?:live|test)_([0-9a-f]{24})_[0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;

/** The token of a key, behind the venue in which it is looked up, with a checksum at its end. */
export function newKeyToken(vendorId: string): string {
  const secret = Array.from({ length: SECRET_LENGTH }, () => ALPHABET[randomInt(62)]).join('');
  const body = `${PREFIX}${vendorId}_${secret}`;
  return body + checkOf(body);
}

/** Whether an authorization header carries a key rather than the token of somebody signed in. */
export const isKey = (authorization: string): boolean =>
  authorization.slice(0, 7).toLowerCase() === 'bearer ' &&
  [PREFIX, TEST_PREFIX].some((prefix) => authorization.startsWith(prefix, 'bearer '.length));

/** Hex id of the venue of a token; undefined for what can be none. */
export function venueOfToken(token: string): string | undefined {
  const [, body = '', vendorId, check] = TOKEN.exec(token) ?? [];
  return vendorId && check === checkOf(body) ? vendorId : undefined;
}

/** A fast digest is enough for what is random and long. */
export const digestOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** The end of a token, by which people tell two of them apart. */
export const hintOfToken = (token: string): string => token.slice(-4);

/** In the letters of the token, as scanners check it without asking anybody. */
function checkOf(body: string): string {
  let rest = crc32(body);
  let check = '';
  for (let at = 0; at < CHECK_LENGTH; at += 1) {
    check = (ALPHABET[rest % 62] ?? '0') + check;
    rest = Math.floor(rest / 62);
  }
  return check;
}

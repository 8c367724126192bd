import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

/** Checks that the token in an Authorization header is signed with the secret and has not expired. */
export function tokenCheck(secret: string): (authorization: string | undefined) => boolean {
  const key = createSecretKey(Buffer.from(secret));
  return (authorization = '') => {
    const [head = '', claims = '', signature = ''] = authorization
      .slice('Bearer '.length)
      .split('.');
    const right = createHmac('sha256', key).update(`${head}.${claims}`).digest();
    const given = Buffer.from(signature, 'base64url');
    if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
    const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp: number };
    return exp * 1000 > Date.now();
  };
}

import { Types } from 'mongoose';
import { firstToken, readRefreshToken } from './refresh-token';
import { newToken, readToken } from './secret-token';

const vendor = new Types.ObjectId();
const id = new Types.ObjectId();

test('a token names its venue and what it belongs to, and is another each time', () => {
  const { token, digest } = newToken(vendor, id);
  expect(readToken(token)).toEqual({ vendorId: vendor.toHexString(), id, digest });
  expect(newToken(vendor, id).token).not.toBe(token);
  expect(digest).not.toContain(token);
});

test.each([undefined, '', 'x', 'a'.repeat(74), 'a'.repeat(76), `${'a'.repeat(74)}+`])(
  '%p is no token',
  (token) => {
    expect(readToken(token)).toBeNull();
  },
);

test('a refresh token keeps its family over rotations', () => {
  const first = firstToken(vendor, id);
  const read = readRefreshToken(first.token);
  expect(read).toMatchObject({ familyDigest: first.familyDigest, digest: first.digest, id });
  const next = read?.next();
  expect(next?.familyDigest).toBe(first.familyDigest);
  expect(next?.digest).not.toBe(first.digest);
});

test.each([
  undefined,
  '',
  '.',
  'a.b',
  `${'a'.repeat(75)}`,
  `${'a'.repeat(75)}.`,
  `${'a'.repeat(75)}.b.c`,
])('%p is no refresh token', (token) => {
  expect(readRefreshToken(token)).toBeNull();
});

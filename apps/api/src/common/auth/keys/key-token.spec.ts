import { SANDBOX } from '@atrium/rules/venue/sandbox';
import { digestOfToken, hintOfToken, isKey, newKeyToken, venueOfToken } from './key-token';

const VENUE = '0123456789abcdef01234567';

test('a token tells its venue, and has a checksum that scanners can verify', () => {
  const token = newKeyToken(VENUE);
  expect(token).toMatch(/^atrium_live_0123456789abcdef01234567_[0-9A-Za-z]{38}$/);
  expect(venueOfToken(token)).toBe(VENUE);
  expect(hintOfToken(token)).toBe(token.slice(-4));
  expect(newKeyToken(VENUE)).not.toBe(token);
  expect(digestOfToken(token)).toHaveLength(43);
});

/** Other programs compute the same: the CRC-32 of all before it, in base 62. */
test('the checksum is fixed', () => {
  const body = `atrium_live_${VENUE}_${'a'.repeat(32)}`;
  expect(venueOfToken(`${body}CHECK`)).toBeUndefined();
});

test('the public key of the sandbox is one of it, and says that it is no secret', () => {
  expect(venueOfToken(SANDBOX.key)).toBe(SANDBOX.vendorId);
  expect(SANDBOX.key).toMatch(/^atrium_test_/);
});

test.each([
  [
    'a letter that differs',
    (token: string) => token.replace(/_(\w)(?=\w{37}$)/, (_, c) => `_${c === 'x' ? 'y' : 'x'}`),
  ],
  ['a shorter one', (token: string) => token.slice(0, -1)],
  ['a prefix that the checksum is not of', (token: string) => token.replace('live', 'test')],
  ['another prefix', (token: string) => token.replace('live', 'demo')],
])('%s is no token', (_, change) => {
  expect(venueOfToken(change(newKeyToken(VENUE)))).toBeUndefined();
});

test.each([
  [`Bearer ${newKeyToken(VENUE)}`, true],
  [`bearer atrium_live_`, true],
  [`Bearer ${SANDBOX.key}`, true],
  ['Bearer eyJhbGciOiJIUzI1NiJ9.e30.x', false],
  ['Basic atrium_live_', false],
])('%s is meant as a key: %s', (header, expected) => {
  expect(isKey(header)).toBe(expected);
});

import { generateKeyPairSync } from 'node:crypto';
import { dkimKeyOf } from './dkim-key';

const pem = { type: 'pkcs8', format: 'pem' } as const;
const rsa = (modulusLength: number) =>
  generateKeyPairSync('rsa', { modulusLength }).privateKey.export(pem).toString();
const elliptic = generateKeyPairSync('ed25519').privateKey.export(pem).toString();
const base64 = (text: string) => Buffer.from(text).toString('base64');

test('a selector, a domain and a key are read; nothing is no key', () => {
  const privateKey = rsa(2048);
  expect(dkimKeyOf(`mail2026:fjord.example:${base64(privateKey)}`)).toEqual({
    selector: 'mail2026',
    domain: 'fjord.example',
    privateKey,
  });
  expect(dkimKeyOf('')).toBeUndefined();
});

test.each([
  ['no selector', `fjord.example:${base64('key')}`, /selector:domain:key/],
  ['no domain', `mail:fjord:${base64('key')}`, /selector:domain:key/],
  ['a key that is not in base64', 'mail:fjord.example:-----BEGIN', /selector:domain:key/],
  ['a key that is none', `mail:fjord.example:${base64('nonsense')}`, /no RSA key/],
  ['a key of another kind', `mail:fjord.example:${base64(elliptic)}`, /no RSA key/],
  ['a short key', `mail:fjord.example:${base64(rsa(1024))}`, /fewer than 2048 bits/],
])('%s is refused, and the key is not repeated', (_what, value, problem) => {
  expect(() => dkimKeyOf(value)).toThrow(problem);
  const [key = ''] = value.split(':').slice(-1);
  expect(() => dkimKeyOf(value)).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining(key) }),
  );
});

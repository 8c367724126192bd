import { createHash } from 'node:crypto';
import { Config } from '../../../config/config';
import { readEnvironment } from '../../../config/env';
import { IntakeCipher, type SealedPlace } from './intake-cipher';

const keyOf = (text: string) => `${text}:${createHash('sha256').update(text).digest('base64')}`;
const cipherOf = (...keys: string[]) =>
  new IntakeCipher(
    new Config(
      readEnvironment({
        MONGODB_URI: 'mongodb://a/b',
        JWT_SECRET: 'of-this-test-alone-0123456789-abcdef',
        INTAKE_KEYS: keys.map(keyOf).join(','),
      }),
    ),
  );

const place: SealedPlace = { vendorId: 'v', treatment: 't', guest: 1, question: 'health' };
const answer = { answer: 'Blood pressure – høyt 🩺' };

describe('sealing answers', () => {
  const cipher = cipherOf('first');
  const sealed = cipher.seal(place, answer);

  it('opens what it sealed', () => {
    expect(cipher.open(place, 'first', sealed)).toEqual(answer);
  });

  it('seals the same answer differently each time, and a no as long as a yes', () => {
    expect(cipher.seal(place, answer)).not.toBe(sealed);
    const lengths = ['yes', 'no'].map((said) => cipher.seal(place, { answer: said }).length);
    expect(lengths[0]).toBe(lengths[1]);
  });

  it.each<[string, Partial<SealedPlace>]>([
    ['venue', { vendorId: 'w' }],
    ['treatment', { treatment: 'u' }],
    ['guest', { guest: 2 }],
    ['question', { question: 'allergies' }],
  ])('opens nothing under another %s', (_what, other) => {
    expect(() => cipher.open({ ...place, ...other }, 'first', sealed)).toThrow();
  });

  it('opens nothing that was changed, cut short or sealed with another key', () => {
    const bytes = Buffer.from(sealed, 'base64url');
    const last = bytes.at(-1) ?? 0;
    const changed = Buffer.concat([bytes.subarray(0, -1), Buffer.from([last ^ 1])]);
    for (const broken of [changed, bytes.subarray(0, 20), Buffer.alloc(0)]) {
      expect(() => cipher.open(place, 'first', broken.toString('base64url'))).toThrow();
    }
    expect(() => cipherOf('second').open(place, 'first', sealed)).toThrow(/no key named first/);
  });

  it('seals with the first key and opens with any', () => {
    const rotated = cipherOf('second', 'first');
    expect(rotated.keyId).toBe('second');
    expect(rotated.open(place, 'first', sealed)).toEqual(answer);
    expect(rotated.open(place, 'second', rotated.seal(place, answer))).toEqual(answer);
  });
});

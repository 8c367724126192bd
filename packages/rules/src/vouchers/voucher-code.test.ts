import {
  CODE_ALPHABET,
  CODE_LENGTH,
  codeOf,
  endingOf,
  readCode,
  writtenCode,
} from './voucher-code';

const CODE = 'K7M2Q9XP3HTRWZ8N';

describe('the code of a gift card', () => {
  it('has at least 80 bits, in characters that nobody mistakes', () => {
    expect(new Set(CODE_ALPHABET).size).toBe(32);
    expect(CODE_ALPHABET).not.toMatch(/[01IO]/);
    expect(CODE_LENGTH * Math.log2(32)).toBeGreaterThanOrEqual(80);
  });

  it('is made of random bytes, each character as likely as any other', () => {
    const bytes = Array.from({ length: 256 }, (_, byte) => byte);
    const counts = new Map<string, number>();
    for (const byte of bytes) {
      const [character = ''] = codeOf([byte]);
      counts.set(character, (counts.get(character) ?? 0) + 1);
    }
    expect([...counts.values()]).toEqual(Array.from({ length: 32 }, () => 8));
    expect(codeOf(bytes)).toHaveLength(CODE_LENGTH);
  });

  it('is printed in groups of four', () => {
    expect(writtenCode(CODE)).toBe('K7M2-Q9XP-3HTR-WZ8N');
    expect(endingOf(CODE)).toBe('WZ8N');
  });

  it.each([
    ['K7M2-Q9XP-3HTR-WZ8N', CODE],
    ['k7m2 q9xp 3htr wz8n', CODE],
    [`  ${CODE}\n`, CODE],
    ['K7M2Q9XP3HTRWZ8', undefined],
    [`${CODE}2`, undefined],
    ['K7M2-Q9XP-3HTR-WZ80', undefined],
    ['', undefined],
  ])('is read from %j', (typed, code) => {
    expect(readCode(typed)).toBe(code);
  });
});

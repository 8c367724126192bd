import { mongo } from 'mongoose';
import { compareIds, isOrdered } from './id-order';

const id = (hex: string) => mongo.ObjectId.createFromHexString(hex.padEnd(24, '0'));

describe('the order of ids', () => {
  /** As MongoDB sorts them. */
  const sorted = [
    ...[-1, 2, 10.5],
    ...['', '10', '2', 'Z', 'a', 'ab', 'a|2026', 'å', '\u{1f600}'],
    ...[id('00ff'), id('0100'), id('ff')],
    ...[new Date(5), new Date(6)],
  ];

  it('is the one that MongoDB has, across types too', () => {
    for (const [index, first] of sorted.entries()) {
      for (const [otherIndex, other] of sorted.entries()) {
        expect(Math.sign(compareIds(first, other))).toBe(Math.sign(index - otherIndex));
      }
    }
  });

  it('is not known of anything else', () => {
    expect(sorted.every(isOrdered)).toBe(true);
    for (const other of [null, true, { a: 1 }, new mongo.Binary(Buffer.from('a'))]) {
      expect(isOrdered(other)).toBe(false);
      expect(() => compareIds(other, 1)).toThrow('order is not known');
    }
  });
});

import fc from 'fast-check';
import { nextToPromote, type WaitingEntry } from './waiting-list';

const NOW = 1_000_000;
const entry = (id: string, participants: number) => ({ id, participants });
const run = (entries: WaitingEntry[], available: number, cutoff?: number) => {
  const { promote, skipped } = nextToPromote({ entries, available, now: NOW, cutoff });
  return [promote?.id, skipped.map(({ id, reason }) => `${id} ${reason}`)];
};

test.each([
  ['the first that fits', [entry('a', 2), entry('b', 1)], 2, ['a', []]],
  [
    'two places do not serve a party of four; the next that fits gets them',
    [entry('a', 4), entry('b', 2), entry('c', 1)],
    2,
    ['b', ['a PARTY_TOO_LARGE']],
  ],
  [
    'nobody fits',
    [entry('a', 4), entry('b', 3)],
    2,
    [undefined, ['a PARTY_TOO_LARGE', 'b PARTY_TOO_LARGE']],
  ],
  ['no place', [entry('a', 1)], 0, [undefined, ['a PARTY_TOO_LARGE']]],
  ['nobody waits', [], 5, [undefined, []]],
  [
    'more capacity serves the party that was too large',
    [entry('a', 4), entry('b', 2)],
    6,
    ['a', []],
  ],
])('%s', (_, entries, available, expected) => {
  expect(run(entries, available)).toEqual(expected);
});

test.each([
  [NOW - 1, [undefined, ['a AFTER_CUTOFF', 'b AFTER_CUTOFF']]],
  [NOW, ['a', []]],
  [NOW + 1, ['a', []]],
])('with the cutoff at %i', (cutoff, expected) => {
  expect(run([entry('a', 1), entry('b', 9)], 2, cutoff)).toEqual(expected);
});

test('repeated until nobody is promoted, it never gives more than is free and leaves nobody who fits', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 8 })), fc.nat(30), (sizes, free) => {
      let waiting = sizes.map((size, index) => entry(String(index), size));
      let available = free;
      for (;;) {
        const { promote } = nextToPromote({ entries: waiting, available, now: NOW });
        if (!promote) break;
        available -= promote.participants;
        waiting = waiting.filter((other) => other.id !== promote.id);
      }
      expect(available).toBeGreaterThanOrEqual(0);
      expect(waiting.every((other) => other.participants > available)).toBe(true);
    }),
  );
});

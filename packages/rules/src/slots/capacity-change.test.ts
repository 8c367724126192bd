import fc from 'fast-check';
import { bookingsBeyond } from './capacity-change';

const party = (participants: number) => ({ participants });

test.each([
  ['all fit', 6, [2, 4], []],
  ['the last one came too late', 5, [2, 3, 1], [1]],
  ['a large party does not take the place of a small one behind it', 3, [2, 4, 1], [4]],
  ['a time that is no longer offered', 0, [2, 1], [2, 1]],
  ['more were sold than there ever were', 2, [3, 2, 2], [3, 2]],
  ['nobody has booked', 0, [], []],
])('%s', (_, capacity, sold, beyond) => {
  const bookings = sold.map(party);
  expect(bookingsBeyond(capacity, bookings).map((one) => one.participants)).toEqual(beyond);
});

test('those that stay fit, and nobody is named without need', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 20 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 }), sizes, (capacity, sold) => {
      const bookings = sold.map(party);
      const beyond = new Set(bookingsBeyond(capacity, bookings));
      const kept = bookings.filter((one) => !beyond.has(one));
      const sum = (list: { participants: number }[]) =>
        list.reduce((total, one) => total + one.participants, 0);
      expect(sum(kept)).toBeLessThanOrEqual(capacity);
      if (sum(bookings) <= capacity) expect(beyond.size).toBe(0);
      for (const one of beyond) expect(one.participants).toBeGreaterThan(capacity - sum(kept));
    }),
  );
});

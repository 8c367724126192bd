import fc from 'fast-check';
import {
  countsTowardCapacity,
  isSlotBlocked,
  nearestAlternatives,
  nextDaysWithRoom,
  slotAvailability,
} from './slots';

test.each([
  [{ capacity: 10, used: 0 }, 10],
  [{ capacity: 10, used: 7, held: 2 }, 1],
  [{ capacity: 10, used: 8, held: 2 }, 0],
  [{ capacity: 10, used: 14 }, 0],
  [{ capacity: 0, used: 0 }, 0],
  [{ capacity: 8, used: 0, exclusive: true }, 1],
  [{ capacity: 8, used: 1, exclusive: true }, 0],
  [{ capacity: 8, used: 0, held: 1, exclusive: true }, 0],
  [{ capacity: 0, used: 0, exclusive: true }, 0],
])('%p leaves %i', (use, expected) => {
  expect(slotAvailability(use)).toBe(expected);
});

test('more use never leaves more places, and never more than there are', () => {
  const places = fc.integer({ min: 0, max: 500 });
  fc.assert(
    fc.property(places, places, places, fc.boolean(), (capacity, used, held, exclusive) => {
      const available = slotAvailability({ capacity, used, held, exclusive });
      expect(available).toBeGreaterThanOrEqual(0);
      expect(available).toBeLessThanOrEqual(capacity);
      expect(slotAvailability({ capacity, used: used + 1, held, exclusive })).toBeLessThanOrEqual(
        available,
      );
    }),
  );
});

test.each([
  [0, false, true],
  [0, true, false],
  [1, false, false],
  [-2, false, true],
])('%i places, waiting list %p: blocked %p', (available, waitingList, expected) => {
  expect(isSlotBlocked({ available, waitingList })).toBe(expected);
});

test.each([
  [{}, true],
  [{ active: true, waitingList: false }, true],
  [{ active: false }, false],
  [{ active: true, waitingList: true }, false],
])('%p counts: %p', (booking, expected) => {
  expect(countsTowardCapacity(booking)).toBe(expected);
});

describe('nearestAlternatives', () => {
  const slots = [
    { start: 540, available: 8 },
    { start: 600, available: 2 },
    { start: 660, available: 9 },
    { start: 720, available: 4 },
    { start: 780, available: 0 },
    { start: 840, available: 4 },
  ];

  test.each([
    [660, 2, [600, 720, 540]],
    [660, 4, [720, 540, 840]],
    [780, 4, [720, 840, 660]],
    [660, 9, []],
    [660, 0, [600, 720, 540]],
  ])('for %i and a party of %i: %p', (wanted, participants, expected) => {
    expect(nearestAlternatives(slots, wanted, participants).map((slot) => slot.start)).toEqual(
      expected,
    );
  });

  test('as many as asked for', () => {
    expect(nearestAlternatives(slots, 600, 1, 1)).toEqual([{ start: 540, available: 8 }]);
  });
});

describe('the next days with room', () => {
  const slot = (start: number, available: number) => ({ start, available });
  const days = [
    { date: '2026-11-28', times: [slot(600, 4)] },
    { date: '2026-11-24', times: [slot(600, 9)] },
    { date: '2026-11-25', times: [slot(600, 0), slot(840, 9)] },
    { date: '2026-11-26', times: [slot(540, 2), slot(600, 1), slot(840, 4)] },
    { date: '2026-11-27', times: [slot(600, 1)] },
    { date: '2026-11-29', times: [slot(600, 4)] },
  ];
  const next = (participants: number, limit?: number) =>
    nextDaysWithRoom(days, '2026-11-25', { wantedStart: 600, participants }, limit).map(
      ({ date, slot: { start } }) => [date, start],
    );

  test.each([
    [
      1,
      undefined,
      [
        ['2026-11-26', 600],
        ['2026-11-27', 600],
      ],
    ],
    [
      2,
      undefined,
      [
        ['2026-11-26', 540],
        ['2026-11-28', 600],
      ],
    ],
    [
      4,
      3,
      [
        ['2026-11-26', 840],
        ['2026-11-28', 600],
        ['2026-11-29', 600],
      ],
    ],
    [5, undefined, []],
    [0, 1, [['2026-11-26', 600]]],
  ])('for %i, at most %p', (participants, limit, expected) => {
    expect(next(participants, limit)).toEqual(expected);
  });
});

import {
  bookingsToReview,
  dayToReview,
  HIGHEST_RATING,
  isRating,
  isReviewOpen,
  LOWEST_RATING,
  ratings,
} from './review-request';

describe('the day whose guests are asked', () => {
  it.each([
    ['2026-06-15T09:59:00Z', 'Europe/Oslo', undefined],
    ['2026-06-15T10:00:00Z', 'Europe/Oslo', '2026-06-14'],
    ['2026-06-15T15:59:00Z', 'Europe/Oslo', '2026-06-14'],
    ['2026-06-15T16:00:00Z', 'Europe/Oslo', undefined],
    // an hour later by the sun once the clock has changed
    ['2026-12-15T10:59:00Z', 'Europe/Oslo', undefined],
    ['2026-12-15T11:00:00Z', 'Europe/Oslo', '2026-12-14'],
    ['2026-06-15T23:00:00Z', 'Pacific/Auckland', undefined],
    ['2026-06-16T00:00:00Z', 'Pacific/Auckland', '2026-06-15'],
    ['2026-01-01T20:00:00Z', 'America/Los_Angeles', '2025-12-31'],
  ])('at %s in %s is %s', (now, zone, day) => {
    expect(dayToReview(Date.parse(now), zone)).toBe(day);
  });
});

describe('what guests are asked about', () => {
  const used = (change: object = {}) => ({
    guest: 'a',
    counted: true,
    attended: false,
    end: 600,
    ...change,
  });

  it.each([
    ['a guest once, about what ended last', [used({ end: 700 }), used({ end: 900 }), used()], [1]],
    ['each guest', [used(), used({ guest: 'b' })], [0, 1]],
    ['nothing that was cancelled or waited', [used({ counted: false })], []],
    ['no drop-in', [used({ guest: undefined })], []],
    ['who came, where arrivals are marked', [used(), used({ guest: 'b', attended: true })], [1]],
    [
      'who came, also where only a drop-in was marked',
      [used(), used({ guest: undefined, attended: true })],
      [],
    ],
    [
      'all, where only what does not count was marked',
      [used(), used({ guest: 'b', counted: false, attended: true })],
      [0],
    ],
    ['the attended one of two', [used({ attended: true }), used({ end: 900 })], [0]],
    ['nobody', [], []],
  ])('is %s', (_what, bookings, asked) => {
    expect(bookingsToReview(bookings)).toEqual(asked.map((index) => bookings[index]));
  });
});

it('is a whole number from one to five', () => {
  expect([0, 1, 5, 6, 2.5, '3', null].map(isRating)).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

it('can be given for ninety days', () => {
  const asked = Date.parse('2026-06-15T10:00:00Z');
  expect(isReviewOpen(asked, Date.parse('2026-09-13T09:59:59Z'))).toBe(true);
  expect(isReviewOpen(asked, Date.parse('2026-09-13T10:00:00Z'))).toBe(false);
});

it('offers every whole rating between the lowest and the highest', () => {
  const all = Array.from(
    { length: HIGHEST_RATING - LOWEST_RATING + 1 },
    (_, index) => LOWEST_RATING + index,
  );
  expect(ratings).toEqual(all);
});

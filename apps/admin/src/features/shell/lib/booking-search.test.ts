import { comingBookings, pastBookings } from './booking-search';

const TODAY = '2026-11-21';

test.each([
  ['', undefined],
  ['k', undefined],
  [' ko ', { from: TODAY, until: '2027-11-21', text: 'ko', limit: 5 }],
])('bookings to come for %p', (term, wanted) => {
  expect(comingBookings(term, TODAY)).toEqual(wanted);
});

test.each([
  ['Kowalski', false],
  ['Kowalska1', false],
  ['k7m2q9xp', true],
  ['K7M2', true],
  ['k7m', false],
  ['4791', false],
  ['anna', false],
  [' K7M2Q9XP ', true],
  ['K7M2 9XP', false],
])('past bookings for %p: %p', (term, asked) => {
  expect(pastBookings(term, TODAY) !== undefined).toBe(asked);
});

test('the past ends before today, so that no booking is found twice', () => {
  expect(pastBookings('K7M2Q9XP', TODAY)).toMatchObject({
    from: '2025-11-21',
    until: '2026-11-20',
  });
});

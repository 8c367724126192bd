import { placesFor } from './places-for';

const hold = {
  holdId: 'h',
  expiresAt: '2026-11-21T12:10:00Z',
  since: 1000,
  input: { _service: 's', date: '2026-11-25', timeindex: 600, participants: 2 },
};

test.each([
  ['nothing is held', undefined, 3, 500, 3],
  ['the places were read before they were held', hold, 3, 500, 3],
  ['the places were read after, so the own ones are missing', hold, 1, 2000, 3],
  ['the last places are the guest’s own', hold, 0, 2000, 2],
  ['old figures say less than what is held', hold, 0, 500, 2],
])('when %s', (_, held, available, seenAt, places) => {
  expect(placesFor({ slot: { available }, hold: held, seenAt })).toBe(places);
});

test('a time that is not offered has no place', () => {
  expect(placesFor({ slot: undefined, hold: undefined, seenAt: 0 })).toBe(0);
});

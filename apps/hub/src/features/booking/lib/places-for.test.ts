import { placesFor } from './places-for';

const hold = {
  holdId: 'h',
  expiresAt: '2026-11-21T12:10:00Z',
  since: 1000,
  input: { _service: 's', date: '2026-11-25', timeindex: 600, participants: 2 },
};

test.each([
  ['nothing is held', undefined, 3, 3],
  ['some of what is free is the guest’s own', hold, 3, 3],
  ['all that is free is the guest’s own', hold, 2, 2],
  ['old figures say less than what is held', hold, 0, 2],
])('when %s', (_, held, available, places) => {
  expect(placesFor({ slot: { available }, hold: held })).toBe(places);
});

test('a time that is not offered has no place', () => {
  expect(placesFor({ slot: undefined, hold: undefined })).toBe(0);
});

import { isToBeAnonymised, keptSince } from './anonymisation';

test.each([
  ['2026-06-15', 12, '2025-06-15'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2024-02-29', 12, '2023-02-28'],
])('on %s with %i months the first day kept is %s', (today, months, day) => {
  expect(keptSince(today, months)).toBe(day);
});

const since = '2025-06-15';
const old = { doNotDelete: false, createdOn: '2020-01-01' };
test.each([
  ['never booked, old', old, true],
  ['last there the day before', { ...old, lastActiveOn: '2025-06-14' }, true],
  ['last there on the day itself', { ...old, lastActiveOn: '2025-06-15' }, false],
  ['comes next year', { ...old, lastActiveOn: '2027-01-01' }, false],
  ['Eternal', { ...old, doNotDelete: true }, false],
  ['new, never booked', { ...old, createdOn: '2025-06-15' }, false],
  ['came the day before', { ...old, createdOn: '2025-06-14' }, true],
])('%s', (_name, guest, gone) => {
  expect(isToBeAnonymised(guest, since)).toBe(gone);
});

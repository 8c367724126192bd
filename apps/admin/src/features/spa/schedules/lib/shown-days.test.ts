import { mondayOf, shownDays } from './shown-days';

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-25', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (date, monday) => {
  expect(mondayOf(date)).toBe(monday);
});

test('a week is shown from Monday on, fewer days from the chosen one on', () => {
  expect(shownDays('2026-11-25', 7)).toEqual([
    ...['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'],
    ...['2026-11-27', '2026-11-28', '2026-11-29'],
  ]);
  expect(shownDays('2026-11-30', 3)).toEqual(['2026-11-30', '2026-12-01', '2026-12-02']);
  expect(shownDays('2026-11-25', 1)).toEqual(['2026-11-25']);
});

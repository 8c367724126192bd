import { isLeftOutside, repeatedDates } from './schedule';

const MON = '2026-06-15';

it.each<[string, number[], string, string[]]>([
  [
    'its own day, and the weekdays after it',
    [1, 3],
    '2026-06-24',
    [MON, '2026-06-17', '2026-06-22', '2026-06-24'],
  ],
  ['its own day even if it is none of them', [5], '2026-06-20', [MON, '2026-06-19']],
  ['Sundays', [0], '2026-06-28', [MON, '2026-06-21', '2026-06-28']],
  ['nothing after its last day', [1], MON, [MON]],
])('a repeat is %s', (_, weekdays, until, dates) => {
  expect(repeatedDates(MON, { weekdays, until })).toEqual(dates);
});

it('a shift that is not repeated is of its own day', () => {
  expect(repeatedDates(MON)).toEqual([MON]);
});

const span = (from: number, until: number) => ({ from, until });
/** Shifts, and when somebody works in them. */
const time = (shifts: [number, number][], working = shifts, absent: [number, number][] = []) => ({
  shifts: shifts.map(([from, until]) => span(from, until)),
  working: working.map(([from, until]) => span(from, until)),
  absent: absent.map(([from, until]) => span(from, until)),
});
const NINE_TO_FIVE = time([[540, 1020]]);
/** An hour, and a quarter of an hour in which only the room is reset. */
const massage = { therapist: [span(0, 60)], room: span(0, 75) };
/** By hand, a mask, and by hand again. */
const facial = { therapist: [span(0, 20), span(45, 60)], room: span(0, 60) };

it.each([
  ['a shift that ends during it', massage, time([[540, 930]]), true],
  ['a shift that ends before the room is reset', massage, time([[540, 960]]), true],
  ['a shift that ends with the reset', massage, time([[540, 975]]), false],
  [
    'a break in it',
    massage,
    time(
      [[540, 1020]],
      [
        [540, 920],
        [930, 1020],
      ],
    ),
    true,
  ],
  [
    'a break while the room is reset',
    massage,
    time(
      [[540, 1020]],
      [
        [540, 960],
        [975, 1020],
      ],
    ),
    false,
  ],
  [
    'a break while the mask works',
    facial,
    time(
      [[540, 1020]],
      [
        [540, 920],
        [945, 1020],
      ],
    ),
    false,
  ],
  ['no shift any more', massage, time([]), true],
])('%s', (_, plan, after, isLeft) => {
  expect(isLeftOutside(900, plan, NINE_TO_FIVE, after)).toBe(isLeft);
});

it('what had no shift before either is no news', () => {
  expect(isLeftOutside(900, massage, time([]), time([]))).toBe(false);
  expect(isLeftOutside(990, massage, NINE_TO_FIVE, time([[540, 1000]]))).toBe(false);
});

it.each<[string, [number, number][], [number, number][], boolean]>([
  ['somebody ill all day', [], [[0, 1440]], true],
  ['somebody who was ill already', [[0, 1440]], [[0, 1440]], false],
  ['somebody who is back when it begins', [], [[0, 1140]], false],
])('what is booked after their shift is no longer given by %s', (_, before, after, isLeft) => {
  const shifts: [number, number][] = [[540, 1020]];
  expect(isLeftOutside(1140, massage, time(shifts, shifts, before), time(shifts, [], after))).toBe(
    isLeft,
  );
});

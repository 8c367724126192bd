import { leftOutside, repeatedDates } from './schedule';

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

it.each([
  ['a shift that ends earlier', [span(540, 1020)], [span(540, 900)], [span(900, 960)]],
  ['a shift that ends with the treatment', [span(540, 1020)], [span(540, 960)], []],
  ['a break in the middle', [span(540, 1020)], [span(540, 920), span(930, 1020)], [span(900, 960)]],
  ['no shift any more', [span(540, 1020)], [], [span(600, 660), span(900, 960)]],
  ['what had no shift before either', [], [], []],
])('%s', (_, before, after, left) => {
  expect(leftOutside([span(600, 660), span(900, 960)], before, after)).toEqual(left);
});

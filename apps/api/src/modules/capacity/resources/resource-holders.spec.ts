import { daysAround, holdersAgainst } from './resource-holders';

const table = 'table:64b000000000000000000001';
const day = (date: string, ...occ: [b: string, s: number, e: number][]) => ({
  _id: `${table}|${date}`,
  occ: occ.map(([b, s, e]) => ({ b, s, e })),
});
const change = (s: number, e: number, leaves: string[] = []) => ({
  id: `${table}|2026-06-19`,
  leaves,
  comes: [{ b: 'new', s, e }],
});

test('the days around a day are those of the same resource', () => {
  expect(daysAround(`${table}|2026-03-01`)).toEqual([
    `${table}|2026-02-28`,
    `${table}|2026-03-01`,
    `${table}|2026-03-02`,
  ]);
});

const evening = { holder: 'a', date: '2026-06-18', start: 1320, end: 1500 };
const lunch = { holder: 'b', date: '2026-06-19', start: 720, end: 780 };
const night = { holder: 'c', date: '2026-06-19', start: 1380, end: 1560 };
const days = [
  day('2026-06-20', ['c', 0, 120], ['d', 120, 200]),
  day('2026-06-19', ['b', 720, 780], ['a', 0, 60], ['c', 1380, 1440]),
  day('2026-06-18', ['a', 1320, 1440]),
];

const NOW = new Date('2026-06-15T10:00:00Z');

test.each([
  ['nobody at a free time', change(60, 720), []],
  ['nobody who only touches', change(780, 1380), []],
  ['one of the day', change(700, 730), [lunch]],
  ['one who came the day before', change(30, 90), [evening]],
  ['one who stays until the next day', change(1400, 1440), [night]],
  ['several, the earliest first', change(0, 1440), [evening, lunch, night]],
  ['nobody who leaves', change(0, 1440, ['a', 'c']), [lunch]],
])('%s', (_, wanted, holders) => {
  expect(holdersAgainst(wanted, days, NOW)).toEqual(holders);
});

test('nobody whose hold has lapsed', () => {
  const held = (exp: Date) => ({ ...day('2026-06-19'), occ: [{ b: 'h', s: 600, e: 720, exp }] });
  const against = (exp: Date) => holdersAgainst(change(660, 700), [held(exp)], NOW);
  expect(against(NOW)).toEqual([]);
  expect(against(new Date(NOW.getTime() + 1))).toHaveLength(1);
});

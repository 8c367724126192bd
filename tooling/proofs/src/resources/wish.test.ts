import { intervalsOf, overlaps, type Wish } from './wish';

const wish = (change: Partial<Wish>): Wish => ({
  _id: 'a',
  kind: 'table',
  resources: ['t1'],
  date: '2026-06-19',
  start: 600,
  end: 660,
  active: true,
  ...change,
});
const count = (...wishes: Partial<Wish>[]) => overlaps(wishes.map(wish).flatMap(intervalsOf));

test.each([
  ['nobody', [], 0],
  ['two who touch', [{}, { start: 660, end: 720 }], 0],
  ['two who overlap by a minute', [{}, { start: 659, end: 720 }], 1],
  ['two at different tables', [{}, { resources: ['t2'] }], 0],
  ['one of two tables', [{ resources: ['t1', 't2'] }, { resources: ['t2'] }], 1],
  [
    'one within a longer one, behind a short one',
    [{ end: 900 }, { start: 610, end: 620 }, { start: 700, end: 710 }],
    2,
  ],
  ['one who cancelled', [{}, { active: false }], 0],
  [
    'an evening past midnight and the next morning',
    [
      { start: 1380, end: 1500 },
      { date: '2026-06-20', start: 30, end: 60 },
    ],
    1,
  ],
])('counts the overlaps of %s', (_, wishes, overlapping) => {
  expect(count(...wishes)).toBe(overlapping);
});

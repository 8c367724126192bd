import { nearestStarts } from './nearest-starts';

const days = [
  { date: '2026-11-25', starts: [540, 570, 690, 900] },
  { date: '2026-11-26', starts: [] },
  { date: '2026-11-27', starts: [600, 630] },
];

it.each([
  [
    'of the same day',
    '2026-11-25',
    600,
    [
      ['2026-11-25', 540],
      ['2026-11-25', 570],
      ['2026-11-25', 690],
    ],
  ],
  ['of the next days', '2026-11-26', 600, [['2026-11-27', 600]]],
  ['none', '2026-11-28', 600, []],
])('the nearest starts %s', (_, date, time, expected) => {
  const found = nearestStarts(days, { date, time });
  expect(found.map((one) => [one.date, one.slot.start])).toEqual(expected);
});

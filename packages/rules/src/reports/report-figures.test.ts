import { addMoney, figuresOf, periodStart, ratio, reportPeriods } from './report-figures';

const came = { active: true, waitingList: false, attendenceVerified: true, ended: true };
test.each([
  ['arrived and over', came, ['counted', 'due', 'attended', 'arrived']],
  [
    'over, nobody marked it',
    { ...came, attendenceVerified: false },
    ['counted', 'due', 'noShow', 'expected'],
  ],
  [
    'over, its status says left',
    { ...came, attendenceVerified: false, hasLeft: true },
    ['counted', 'due', 'attended', 'arrived'],
  ],
  [
    'over, its status says arrived',
    { ...came, attendenceVerified: false, hasArrived: true },
    ['counted', 'due', 'attended', 'arrived'],
  ],
  ['still to come', { ...came, attendenceVerified: false, ended: false }, ['counted', 'expected']],
  [
    'marked as a no-show, not over',
    { ...came, attendenceVerified: false, isNoShow: true, ended: false },
    ['counted'],
  ],
  [
    'marked as a no-show, over',
    { ...came, attendenceVerified: false, isNoShow: true },
    ['counted', 'due', 'noShow'],
  ],
  ['arrived, not over', { ...came, ended: false }, ['counted', 'arrived']],
  ['cancelled', { ...came, active: false }, ['cancelled']],
  ['waiting', { ...came, active: false, waitingList: true }, ['waiting']],
])('%s', (_name, booking, figures) => {
  expect(figuresOf(booking)).toEqual(figures);
});

test.each([
  ['2026-06-15', 'day', '2026-06-15'],
  ['2026-06-15', 'week', '2026-06-15'],
  ['2026-06-21', 'week', '2026-06-15'],
  ['2026-01-01', 'week', '2025-12-29'],
  ['2026-06-15', 'month', '2026-06-01'],
] as const)('%s belongs to the %s of %s', (date, grouping, start) => {
  expect(periodStart(date, grouping)).toBe(start);
});

test('periods fill the whole time, the first and the last cut off', () => {
  expect(reportPeriods('2026-06-17', '2026-06-30', 'week')).toEqual([
    { key: '2026-06-15', from: '2026-06-17', until: '2026-06-21' },
    { key: '2026-06-22', from: '2026-06-22', until: '2026-06-28' },
    { key: '2026-06-29', from: '2026-06-29', until: '2026-06-30' },
  ]);
  expect(reportPeriods('2025-12-31', '2026-02-01', 'month').map(({ from }) => from)).toEqual([
    '2025-12-31',
    '2026-01-01',
    '2026-02-01',
  ]);
  expect(reportPeriods('2026-06-15', '2026-06-17', 'day')).toHaveLength(3);
});

test.each([
  [1, 3, 0.3333],
  [12, 10, 1.2],
  [0, 5, 0],
  [5, 0, undefined],
])('ratio(%i, %i) is %p', (part, whole, result) => {
  expect(ratio(part, whole)).toBe(result);
});

test('amounts of two currencies are never added', () => {
  const money = [
    { amount: 100, currency: 'NOK' },
    { amount: 5, currency: 'EUR' },
    { amount: 50, currency: 'NOK' },
    { amount: 0, currency: 'SEK' },
  ];
  expect(addMoney(money)).toEqual([
    { amount: 5, currency: 'EUR' },
    { amount: 150, currency: 'NOK' },
  ]);
});

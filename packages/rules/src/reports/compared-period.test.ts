import { type Comparison, comparedPeriod, growthOf } from './compared-period';

test.each<[string, Comparison, string, string]>([
  ['2026-11-01 2026-11-30', 'previous', '2026-10-01', '2026-10-31'],
  ['2026-03-01 2026-03-31', 'previous', '2026-02-01', '2026-02-28'],
  ['2026-10-01 2026-12-31', 'previous', '2026-07-01', '2026-09-30'],
  ['2026-01-01 2026-12-31', 'previous', '2025-01-01', '2025-12-31'],
  ['2026-11-16 2026-11-22', 'previous', '2026-11-09', '2026-11-15'],
  ['2026-11-21 2026-11-21', 'previous', '2026-11-20', '2026-11-20'],
  ['2026-11-01 2026-11-30', 'lastYear', '2025-11-01', '2025-11-30'],
  ['2025-02-01 2025-02-28', 'lastYear', '2024-02-01', '2024-02-29'],
  ['2028-02-20 2028-02-29', 'lastYear', '2027-02-20', '2027-02-28'],
  ['2026-11-16 2026-11-22', 'lastYear', '2025-11-16', '2025-11-22'],
])('%s against %s: %s to %s', (period, comparison, from, until) => {
  const [first = '', last = ''] = period.split(' ');
  expect(comparedPeriod({ from: first, until: last }, comparison)).toEqual({ from, until });
});

test.each([
  [112, 100, 0.12],
  [50, 100, -0.5],
  [0, 100, -1],
  [5, 0, undefined],
])('%d after %d has grown by %s', (now, before, growth) => {
  expect(growthOf(now, before)).toBe(growth);
});

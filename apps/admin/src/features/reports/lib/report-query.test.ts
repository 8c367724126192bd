import { groupingFor, periodOf, readReport, toReportQuery, writeReport } from './report-query';

const TODAY = '2026-11-21';
const ID = '64b000000000000000000001';
const read = (query: string) => readReport(new URLSearchParams(query), TODAY);

test.each([
  ['', { report: 'bookings', from: '2026-11-01', until: '2026-11-30', groupBy: 'day' }],
  ['report=no-shows', { report: 'no-shows' }],
  ['report=everything', { report: 'bookings' }],
  ['from=2026-01-01&until=2026-12-31', { groupBy: 'month' }],
  ['from=2026-01-01&until=2026-12-31&groupBy=week', { groupBy: 'week' }],
  ['from=2026-12-05&until=2026-12-01', { from: '2026-12-05', until: '2026-12-05' }],
  ['from=2020-01-01&until=2026-12-01', { until: '2021-02-03' }],
  ['service=x', { service: '' }],
])('reads %j', (query, expected) => {
  expect(read(query)).toMatchObject(expected);
});

test('the address leaves the defaults out and reads back the same', () => {
  expect(writeReport(read(''), TODAY).toString()).toBe('');
  const choice = read(`report=guests&from=2026-01-01&until=2026-12-31&groupBy=week&segment=${ID}`);
  expect(readReport(writeReport(choice, TODAY), TODAY)).toEqual(choice);
  expect(toReportQuery(choice)).toEqual({
    report: 'guests',
    from: '2026-01-01',
    until: '2026-12-31',
    groupBy: 'week',
    segment: ID,
  });
});

test.each([
  ['2026-11-01', '2026-11-01', 'day'],
  ['2026-11-01', '2026-12-15', 'day'],
  ['2026-11-01', '2026-12-16', 'week'],
  ['2026-01-01', '2026-12-31', 'month'],
])('%s to %s is looked at by %s', (from, until, expected) => {
  expect(groupingFor(from, until)).toBe(expected);
});

test.each([
  ['thisMonth', '2026-11-01', '2026-11-30'],
  ['lastMonth', '2026-10-01', '2026-10-31'],
  ['thisYear', '2026-01-01', '2026-12-31'],
] as const)('%s is %s to %s', (preset, from, until) => {
  expect(periodOf(preset, TODAY)).toEqual({ from, until });
});

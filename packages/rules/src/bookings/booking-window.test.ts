import {
  bookingWindowProblem,
  isBookableAt,
  isPast,
  latestBookableDate,
  venueToday,
} from './booking-window';

const OSLO = 'Europe/Oslo';
const at = (iso: string) => Date.parse(iso);

test.each([
  ['2026-11-20T22:59:59Z', OSLO, '2026-11-20'],
  ['2026-11-20T23:00:00Z', OSLO, '2026-11-21'],
  ['2026-11-21T04:59:59Z', 'America/New_York', '2026-11-20'],
  ['2026-11-20T18:30:00Z', 'Asia/Kolkata', '2026-11-21'],
])('at %s today in %s is %s', (now, zone, expected) => {
  expect(venueToday(at(now), zone)).toBe(expected);
});

test.each([
  ['2026-11-20', 720, '2026-11-20T10:59:00Z', undefined],
  ['2026-11-20', 720, '2026-11-20T11:00:00Z', undefined],
  ['2026-11-20', 720, '2026-11-20T11:00:00.001Z', 'DATE_IN_PAST'],
  ['2026-11-19', 1439, '2026-11-20T11:00:00Z', 'DATE_IN_PAST'],
  // still the evening before in UTC, already the day itself in Oslo
  ['2026-11-20', 0, '2026-11-19T23:00:00Z', undefined],
  ['2026-11-19', 1439, '2026-11-19T23:00:00Z', 'DATE_IN_PAST'],
])('%s at minute %i is, at %s, %p', (date, minutes, now, expected) => {
  expect(bookingWindowProblem({ date, minutes, now: at(now), zone: OSLO })).toBe(expected);
  expect(isPast(date, minutes, at(now), OSLO)).toBe(expected === 'DATE_IN_PAST');
});

test.each([
  [0, '2026-11-20', true],
  [0, '2026-11-21', false],
  [30, '2026-12-20', true],
  [30, '2026-12-21', false],
  [undefined, '2036-01-01', true],
  [null, '2036-01-01', true],
])('with a window of %p days, %s is bookable: %p', (bookingWindowDays, date, expected) => {
  const now = at('2026-11-20T08:00:00Z');
  expect(isBookableAt({ date, minutes: 720, now, zone: OSLO, bookingWindowDays })).toBe(expected);
});

test('the window counts from the venue’s day', () => {
  const window = { now: at('2026-11-20T23:30:00Z'), bookingWindowDays: 7 };
  expect(latestBookableDate({ ...window, zone: OSLO })).toBe('2026-11-28');
  expect(latestBookableDate({ ...window, zone: 'UTC' })).toBe('2026-11-27');
  expect(latestBookableDate({ now: window.now, zone: OSLO })).toBeUndefined();
});

test.each([
  ['2026-11-20', 720, '2026-11-20T09:00:00Z', 120, undefined],
  ['2026-11-20', 720, '2026-11-20T09:00:01Z', 120, 'TOO_LATE_NOTICE'],
  ['2026-11-20', 720, '2026-11-20T11:00:00Z', 0, undefined],
  // the night of the change is an hour shorter: from 23:00 to 04:00 are four hours
  ['2026-03-29', 240, '2026-03-28T22:00:00Z', 240, undefined],
  ['2026-03-29', 240, '2026-03-28T22:00:00Z', 300, 'TOO_LATE_NOTICE'],
])('%s at minute %i, booked at %s with a notice of %i: %p', (date, minutes, now, notice, code) => {
  expect(
    bookingWindowProblem({ date, minutes, now: at(now), zone: OSLO, minNoticeMinutes: notice }),
  ).toBe(code);
});

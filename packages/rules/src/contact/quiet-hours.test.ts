import { afterQuietHours, areQuietHours, defaultQuietHours } from './quiet-hours';

const oslo = 'Europe/Oslo';

test.each([
  [{ from: 1260, until: 480 }, true],
  [{ from: 0, until: 360 }, true],
  [{ from: 480, until: 480 }, false],
  [{ from: -1, until: 480 }, false],
  [{ from: 1260, until: 1440 }, false],
  [{ from: 12.5, until: 480 }, false],
])('%j can be quiet hours: %s', (quiet, can) => {
  expect(areQuietHours(quiet)).toBe(can);
});

test.each([
  ['by day', '2026-06-15T09:00:00Z', defaultQuietHours, oslo, '2026-06-15T09:00:00Z'],
  ['the minute before', '2026-06-15T18:59:59Z', defaultQuietHours, oslo, '2026-06-15T18:59:59Z'],
  ['as they begin', '2026-06-15T19:00:00Z', defaultQuietHours, oslo, '2026-06-16T06:00:00Z'],
  ['after midnight', '2026-06-15T23:30:00Z', defaultQuietHours, oslo, '2026-06-16T06:00:00Z'],
  ['as they end', '2026-06-16T06:00:00Z', defaultQuietHours, oslo, '2026-06-16T06:00:00Z'],
  ['within a day', '2026-06-15T11:30:00Z', { from: 780, until: 900 }, oslo, '2026-06-15T13:00:00Z'],
  [
    'before those of a day',
    '2026-06-15T10:30:00Z',
    { from: 780, until: 900 },
    oslo,
    '2026-06-15T10:30:00Z',
  ],
  // clocks go forward on 29 March 2026 at 02:00, back on 25 October at 03:00
  [
    'when clocks go forward',
    '2026-03-28T21:00:00Z',
    defaultQuietHours,
    oslo,
    '2026-03-29T06:00:00Z',
  ],
  ['when clocks go back', '2026-10-24T21:00:00Z', defaultQuietHours, oslo, '2026-10-25T07:00:00Z'],
  [
    'in the hour shown twice',
    '2026-10-25T01:30:00Z',
    defaultQuietHours,
    oslo,
    '2026-10-25T07:00:00Z',
  ],
  [
    'until a time that the clock skips',
    '2026-03-28T23:00:00Z',
    { from: 1380, until: 150 },
    oslo,
    '2026-03-29T01:30:00Z',
  ],
  [
    'elsewhere',
    '2026-06-15T09:00:00Z',
    defaultQuietHours,
    'America/New_York',
    '2026-06-15T12:00:00Z',
  ],
])('%s (%s) a message goes out at the right moment', (_when, now, quiet, zone, at) => {
  expect(new Date(afterQuietHours(Date.parse(now), quiet, zone))).toEqual(new Date(at));
});

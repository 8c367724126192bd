import { afterQuietHours, defaultQuietHours, zonesOf } from './quiet-hours';

const oslo = 'Europe/Oslo';

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
  [
    'where there are none',
    '2026-06-15T23:30:00Z',
    { from: 0, until: 0 },
    oslo,
    '2026-06-15T23:30:00Z',
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
  expect(new Date(afterQuietHours(Date.parse(now), quiet, { zones: [zone] }))).toEqual(
    new Date(at),
  );
});

const america = ['America/New_York', 'America/Los_Angeles'];

test.each([
  // 20:00 in New York, 17:00 in Los Angeles
  ['while it is day in all of them', '2026-06-16T00:00:00Z', '2026-06-16T00:00:00Z'],
  // 23:00 and 20:00: until 08:00 in Los Angeles, when it is 11:00 in New York
  ['once it is day in all of them', '2026-06-16T03:00:00Z', '2026-06-16T15:00:00Z'],
])('to somebody in one of several zones it goes out %s', (_, now, at) => {
  const sent = afterQuietHours(Date.parse(now), defaultQuietHours, { zones: america });
  expect(new Date(sent)).toEqual(new Date(at));
});

test('where it is never day in all of them, the first decides', () => {
  const around = ['Pacific/Auckland', 'America/Sao_Paulo', 'Europe/Oslo'];
  // 22:00 in Auckland
  const now = Date.parse('2026-06-15T10:00:00Z');
  const sent = afterQuietHours(now, defaultQuietHours, { zones: around });
  expect(new Date(sent)).toEqual(new Date('2026-06-15T20:00:00Z'));
});

test('what would wait until it is of no use goes out at once', () => {
  const now = Date.parse('2026-06-15T23:30:00Z');
  const until = (before: string) =>
    afterQuietHours(now, defaultQuietHours, { zones: [oslo], before: Date.parse(before) });
  expect(until('2026-06-16T06:00:00Z')).toBe(now);
  expect(until('2026-06-16T06:00:01Z')).toBe(Date.parse('2026-06-16T06:00:00Z'));
});

test.each([
  ['nobody knows', undefined, [oslo]],
  ['NO', 'NO', [oslo]],
  ['GB', 'GB', ['Europe/London']],
  ['no country', 'ZZ', [oslo]],
])('a guest whose number is of %s may be in %j', (_, country, zones) => {
  expect(zonesOf(country, oslo)).toEqual(zones);
});

test('a guest of a country with several zones may be in any, unless the venue is in one', () => {
  expect(zonesOf('US', oslo)).toEqual(expect.arrayContaining(america));
  expect(zonesOf('US', 'America/Denver')).toEqual(['America/Denver']);
});

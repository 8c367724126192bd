import fc from 'fast-check';
import { addDays, eachDay } from './calendar-date';
import { existsInZone, toInstant, venueTimeOf } from './time-zone';

const OSLO = 'Europe/Oslo';
const HOUR = 3_600_000;
const iso = (epochMs: number) => new Date(epochMs).toISOString().replace(':00.000Z', 'Z');

describe('toInstant', () => {
  test.each([
    // winter, summer
    ['2026-01-15', 540, OSLO, '2026-01-15T08:00Z'],
    ['2026-07-15', 540, OSLO, '2026-07-15T07:00Z'],
    // Oslo, 29 March 2026: 02:00 becomes 03:00
    ['2026-03-29', 0, OSLO, '2026-03-28T23:00Z'],
    ['2026-03-29', 119, OSLO, '2026-03-29T00:59Z'],
    ['2026-03-29', 150, OSLO, '2026-03-29T01:30Z'],
    ['2026-03-29', 180, OSLO, '2026-03-29T01:00Z'],
    ['2026-03-29', 540, OSLO, '2026-03-29T07:00Z'],
    // Oslo, 25 October 2026: 03:00 becomes 02:00; the first of two 02:30 is meant
    ['2026-10-25', 119, OSLO, '2026-10-24T23:59Z'],
    ['2026-10-25', 120, OSLO, '2026-10-25T00:00Z'],
    ['2026-10-25', 150, OSLO, '2026-10-25T00:30Z'],
    ['2026-10-25', 180, OSLO, '2026-10-25T02:00Z'],
    ['2026-10-25', 540, OSLO, '2026-10-25T08:00Z'],
    // slots across midnight of the evenings before: their minutes are the clock's
    ['2026-03-28', 1320, OSLO, '2026-03-28T21:00Z'],
    ['2026-03-28', 1440, OSLO, '2026-03-28T23:00Z'],
    ['2026-03-28', 1620, OSLO, '2026-03-29T01:00Z'],
    ['2026-10-24', 1320, OSLO, '2026-10-24T20:00Z'],
    ['2026-10-24', 1560, OSLO, '2026-10-25T00:00Z'],
    ['2026-10-24', 1620, OSLO, '2026-10-25T02:00Z'],
    // New York, 8 March and 1 November 2026
    ['2026-03-08', 119, 'America/New_York', '2026-03-08T06:59Z'],
    ['2026-03-08', 180, 'America/New_York', '2026-03-08T07:00Z'],
    ['2026-11-01', 90, 'America/New_York', '2026-11-01T05:30Z'],
    ['2026-11-01', 120, 'America/New_York', '2026-11-01T07:00Z'],
    ['2026-10-31', 1530, 'America/New_York', '2026-11-01T05:30Z'],
    // no changes
    ['2026-03-29', 150, 'Asia/Kolkata', '2026-03-28T21:00Z'],
    ['2026-10-25', 0, 'Asia/Kolkata', '2026-10-24T18:30Z'],
    ['2026-03-29', 150, 'UTC', '2026-03-29T02:30Z'],
    ['2026-12-31', 1500, 'UTC', '2027-01-01T01:00Z'],
    // a change of half an hour; a change of a whole day
    ['2026-04-05', 105, 'Australia/Lord_Howe', '2026-04-04T14:45Z'],
    ['2011-12-31', 0, 'Pacific/Apia', '2011-12-30T10:00Z'],
  ])('%s at minute %i in %s is %s', (date, minutes, zone, expected) => {
    expect(iso(toInstant(date, minutes, zone))).toBe(expected);
  });

  test('weekly 09:00 stays 09:00 across both changes', () => {
    for (const date of [
      ...eachDay('2026-03-20', '2026-04-05'),
      ...eachDay('2026-10-20', '2026-11-05'),
    ]) {
      expect(venueTimeOf(toInstant(date, 540, OSLO), OSLO)).toEqual({ date, minutes: 540 });
    }
  });

  test('the days of the changes have 23 and 25 hours', () => {
    const hours = (date: string) =>
      (toInstant(addDays(date, 1), 0, OSLO) - toInstant(date, 0, OSLO)) / HOUR;
    expect([hours('2026-03-28'), hours('2026-03-29'), hours('2026-10-25')]).toEqual([24, 23, 25]);
  });

  test('refuses an unknown zone and a text that is no date', () => {
    expect(() => toInstant('2026-01-01', 0, 'Europe/Fjord')).toThrow(RangeError);
    expect(() => toInstant('tomorrow', 0, OSLO)).toThrow(RangeError);
  });
});

describe('existsInZone', () => {
  test.each([
    ['2026-03-29', 119, OSLO, true],
    ['2026-03-29', 120, OSLO, false],
    ['2026-03-29', 150, OSLO, false],
    ['2026-03-29', 179, OSLO, false],
    ['2026-03-29', 180, OSLO, true],
    ['2026-03-28', 150, OSLO, true],
    ['2026-03-28', 1440 + 150, OSLO, false],
    ['2026-10-25', 150, OSLO, true],
    ['2026-03-08', 150, 'America/New_York', false],
    ['2026-03-29', 150, 'America/New_York', true],
    ['2026-03-29', 150, 'Asia/Kolkata', true],
    ['2026-03-29', 150, 'UTC', true],
    ['2011-12-30', 720, 'Pacific/Apia', false],
    // Greenland changes on Saturday evening: 23:00 becomes midnight
    ['2026-03-28', 1379, 'America/Godthab', true],
    ['2026-03-28', 1410, 'America/Godthab', false],
    ['2026-03-28', 1440, 'America/Godthab', true],
  ])('%s at minute %i in %s: %p', (date, minutes, zone, expected) => {
    expect(existsInZone(date, minutes, zone)).toBe(expected);
  });
});

describe('venueTimeOf', () => {
  test.each([
    ['2026-03-29T00:59:59.999Z', OSLO, '2026-03-29', 119],
    ['2026-03-29T01:00:00Z', OSLO, '2026-03-29', 180],
    ['2026-10-25T00:30:00Z', OSLO, '2026-10-25', 150],
    ['2026-10-25T01:30:00Z', OSLO, '2026-10-25', 150],
    ['2026-12-31T23:30:00Z', OSLO, '2027-01-01', 30],
    ['2026-12-31T23:30:00Z', 'America/New_York', '2026-12-31', 1110],
    ['2026-12-31T18:30:00Z', 'Asia/Kolkata', '2027-01-01', 0],
    ['2026-12-31T23:59:59Z', 'UTC', '2026-12-31', 1439],
    ['1969-12-31T23:59:30Z', 'UTC', '1969-12-31', 1439],
  ])('%s in %s is %s at minute %i', (instant, zone, date, minutes) => {
    expect(venueTimeOf(Date.parse(instant), zone)).toEqual({ date, minutes });
  });
});

test('a wall time comes back from its instant exactly when it exists', () => {
  const zone = fc.constantFrom(
    OSLO,
    'America/New_York',
    'Asia/Kolkata',
    'UTC',
    'Australia/Lord_Howe',
  );
  const day = fc.integer({ min: 0, max: 3650 }).map((days) => addDays('2020-01-01', days));
  const changeDay = fc.constantFrom('2026-03-29', '2026-10-25', '2026-03-08', '2026-11-01');
  fc.assert(
    fc.property(
      fc.oneof(day, changeDay),
      fc.integer({ min: 0, max: 1439 }),
      zone,
      (date, minutes, name) => {
        const shown = venueTimeOf(toInstant(date, minutes, name), name);
        expect(shown.date === date && shown.minutes === minutes).toBe(
          existsInZone(date, minutes, name),
        );
      },
    ),
    { numRuns: 1000 },
  );
});

test('an ambiguous time is the first of its two instants', () => {
  const instant = toInstant('2026-10-25', 150, OSLO);
  expect(venueTimeOf(instant + HOUR, OSLO)).toEqual(venueTimeOf(instant, OSLO));
});

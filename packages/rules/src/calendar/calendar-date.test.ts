import fc from 'fast-check';
import {
  addDays,
  addMonths,
  dateOf,
  dayOfWeek,
  daysBetween,
  eachDay,
  firstOfMonth,
  isCalendarDate,
  lastOfMonth,
  parseStart,
  toStart,
  toStartInstant,
} from './calendar-date';

const anyDate = fc
  .date({
    min: new Date('1900-01-01T00:00:00Z'),
    max: new Date('2199-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10));

test.each([
  ['2026-02-28', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['0000-01-01', false],
  ['2026-1-1', false],
  ['2026-01-01T00:00:00Z', false],
  [' 2026-01-01', false],
  ['', false],
  [20260101, false],
  [null, false],
])('isCalendarDate(%p) is %p', (value, expected) => {
  expect(isCalendarDate(value)).toBe(expected);
});

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-03-28', 1, '2026-03-29'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-10-25', 1, '2026-10-26'],
])('addDays(%s, %i) is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-05-31', 1, '2026-06-30'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-01-30', 13, '2027-02-28'],
])('addMonths(%s, %i) is %s', (date, months, expected) => {
  expect(addMonths(date, months)).toBe(expected);
});

test.each([
  ['2026-11-22', 0],
  ['2026-11-23', 1],
  ['2026-11-28', 6],
  ['2024-02-29', 4],
])('dayOfWeek(%s) is %i', (date, expected) => {
  expect(dayOfWeek(date)).toBe(expected);
});

test.each([
  ['2026-02-10', '2026-02-01', '2026-02-28'],
  ['2024-02-29', '2024-02-01', '2024-02-29'],
  ['2026-12-31', '2026-12-01', '2026-12-31'],
])('the month of %s runs from %s to %s', (date, first, last) => {
  expect([firstOfMonth(date), lastOfMonth(date)]).toEqual([first, last]);
});

test('eachDay includes both ends and is empty when the end comes first', () => {
  expect(eachDay('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(eachDay('2026-03-01', '2026-03-01')).toEqual(['2026-03-01']);
  expect(eachDay('2026-03-02', '2026-03-01')).toEqual([]);
});

test.each([
  ['2026-07-01', '2026-07-01'],
  ['2026-07-01T00:00:00.000Z', '2026-07-01'],
  ['2026-07-01T00:00:00+02:00', '2026-07-01'],
  ['2026-07-01T23:30:00-08:00', '2026-07-01'],
  ['2026-07-01T10:00', '2026-07-01'],
  ['2026-02-30T00:00:00Z', undefined],
  ['2026-07-01T25:00:00Z', undefined],
  ['2026-07-01 10:00', undefined],
  ['01.07.2026', undefined],
  ['', undefined],
  [undefined, undefined],
  [1782864000000, undefined],
])('parseStart(%p) is %p', (input, expected) => {
  expect(parseStart(input)).toBe(expected);
});

test('a text that is not a date is refused', () => {
  expect(() => addDays('tomorrow', 1)).toThrow(RangeError);
  expect(() => dayOfWeek('')).toThrow(RangeError);
});

test('adding and counting days agree, and order follows', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
      const other = addDays(date, days);
      expect(isCalendarDate(other)).toBe(true);
      expect(daysBetween(date, other)).toBe(days);
      expect([other < date, other > date]).toEqual([days < 0, days > 0]);
      expect(dayOfWeek(other)).toBe((((dayOfWeek(date) + days) % 7) + 7) % 7);
    }),
  );
});

test('a start that was sent out comes back as the same day', () => {
  fc.assert(
    fc.property(anyDate, (date) => {
      expect(toStartInstant(date)).toBe(`${date}T00:00:00.000Z`);
      expect(parseStart(toStartInstant(date))).toBe(date);
      expect(dateOf(toStart(date))).toBe(date);
    }),
  );
});

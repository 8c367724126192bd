import fc from 'fast-check';
import { addDays, dayOfWeek } from './calendar-date';
import { type CalendarLimits, monthCalendar, selectDate, stepMonth } from './month-calendar';

const limits: CalendarLimits = { today: '2026-11-18', hidePast: true };

function day(date: string, options: Partial<Parameters<typeof monthCalendar>[0]> = {}) {
  const { weeks } = monthCalendar({ ...limits, shown: date, ...options });
  return weeks.flat().find((each) => each.date === date);
}

describe('weeks', () => {
  test.each([
    ['2026-11-18', '2026-10-26', '2026-12-06', 6],
    ['2026-02-10', '2026-01-26', '2026-03-01', 5],
    ['2027-02-01', '2027-02-01', '2027-02-28', 4],
    ['2026-08-31', '2026-07-27', '2026-09-06', 6],
  ])('of %s run from Monday %s to Sunday %s: %i', (shown, first, last, count) => {
    const { weeks } = monthCalendar({ ...limits, shown });
    const days = weeks.flat();
    expect([days[0]?.date, days.at(-1)?.date, weeks.length]).toEqual([first, last, count]);
  });

  test('each has seven days from Monday, and the month’s days are all there', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (offset) => {
        const shown = addDays('2000-01-01', offset);
        const { weeks } = monthCalendar({ ...limits, shown });
        for (const week of weeks) {
          expect(week.map(({ date }) => dayOfWeek(date))).toEqual([1, 2, 3, 4, 5, 6, 0]);
        }
        const own = weeks.flat().filter(({ inMonth }) => inMonth);
        expect(own.map((each) => each.day)).toEqual(own.map((_, index) => index + 1));
        expect(own.some(({ date }) => date === shown)).toBe(true);
      }),
    );
  });
});

describe('days', () => {
  test.each([
    ['2026-11-17', { past: true, selectable: false, isToday: false }],
    ['2026-11-18', { past: false, selectable: true, isToday: true }],
    ['2026-11-20', { unavailable: true, selectable: false }],
    ['2026-11-25', { afterLimit: false, selectable: true }],
    ['2026-11-26', { afterLimit: true, selectable: false }],
  ])('%s is %p', (date, expected) => {
    expect(day(date, { latestDate: '2026-11-25', unavailableDates: ['2026-11-20'] })).toMatchObject(
      expected,
    );
  });

  test('past ones can be selected where they are not hidden', () => {
    expect(day('2026-11-17', { hidePast: false })).toMatchObject({ past: true, selectable: true });
  });

  test('unavailable dates may be a set', () => {
    expect(day('2026-11-20', { unavailableDates: new Set(['2026-11-20']) })?.selectable).toBe(
      false,
    );
  });

  test.each([
    ['2026-11-19', false, false],
    ['2026-11-20', true, true],
    ['2026-11-21', false, true],
    ['2026-11-22', true, true],
    ['2026-11-23', false, false],
  ])('%s of a range: selected %p, in range %p', (date, selected, inRange) => {
    const selection = { start: '2026-11-20', end: '2026-11-22' };
    expect(day(date, { selection })).toMatchObject({ selected, inRange });
  });

  test('one chosen day is no range', () => {
    const selection = { start: '2026-11-20' };
    expect(day('2026-11-20', { selection })).toMatchObject({ selected: true, inRange: false });
  });
});

describe('arrows', () => {
  test.each([
    ['2026-11-30', true, false, '2026-11-01'],
    ['2026-12-01', true, true, '2026-11-01'],
    ['2026-10-01', true, false, '2026-10-01'],
    ['2026-11-30', false, true, '2026-10-01'],
    ['2026-01-15', false, true, '2025-12-01'],
  ])('back from %s, past hidden %p: %p', (shown, hidePast, allowed, month) => {
    const options = { ...limits, hidePast };
    expect(monthCalendar({ ...options, shown }).canGoPrevious).toBe(allowed);
    expect(stepMonth(shown, -1, options)).toBe(month);
  });

  test.each([
    ['2026-11-30', '2026-11-30', false, '2026-11-01'],
    ['2026-11-01', '2026-12-01', true, '2026-12-01'],
    ['2026-12-31', undefined, true, '2027-01-01'],
  ])('on from %s, latest %p: %p', (shown, latestDate, allowed, month) => {
    const options = { ...limits, latestDate };
    expect(monthCalendar({ ...options, shown }).canGoNext).toBe(allowed);
    expect(stepMonth(shown, 1, options)).toBe(month);
  });

  test.each([
    ['2026-11-01', true],
    ['2026-12-01', false],
    ['2025-11-18', false],
  ])('%s is the current month: %p', (shown, expected) => {
    expect(monthCalendar({ ...limits, shown }).isCurrentMonth).toBe(expected);
  });
});

describe('selectDate', () => {
  const single = { ...limits, mode: 'single' } as const;
  const range = { ...limits, mode: 'range' } as const;
  const whole = { start: '2026-11-20', end: '2026-11-24' };

  test.each([
    ['a single day', {}, '2026-11-20', single, { start: '2026-11-20' }],
    ['another single day', { start: '2026-11-20' }, '2026-11-19', single, { start: '2026-11-19' }],
    ['the first click sets the start', {}, '2026-11-20', range, { start: '2026-11-20' }],
    ['the second sets the end', { start: '2026-11-20' }, '2026-11-24', range, whole],
    [
      'the same day twice is a range of one day',
      { start: '2026-11-20' },
      '2026-11-20',
      range,
      { start: '2026-11-20', end: '2026-11-20' },
    ],
    [
      'an earlier click moves the start',
      { start: '2026-11-20' },
      '2026-11-19',
      range,
      { start: '2026-11-19' },
    ],
    [
      'an earlier click moves the start of a whole range',
      whole,
      '2026-11-19',
      range,
      { start: '2026-11-19', end: '2026-11-24' },
    ],
    ['a later click begins a new range', whole, '2026-11-26', range, { start: '2026-11-26' }],
    ['a click within begins a new range', whole, '2026-11-22', range, { start: '2026-11-22' }],
  ])('%s', (_, selection, date, options, expected) => {
    expect(selectDate(selection, date, options)).toEqual(expected);
  });

  test.each([
    ['past', '2026-11-17', range],
    ['after the latest', '2026-12-01', { ...range, latestDate: '2026-11-30' }],
    ['unavailable', '2026-11-22', { ...single, unavailableDates: ['2026-11-22'] }],
  ])('a day that is %s changes nothing', (_, date, options) => {
    expect(selectDate(whole, date, options)).toBe(whole);
  });
});

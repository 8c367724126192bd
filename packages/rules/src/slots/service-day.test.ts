import fc from 'fast-check';
import { addDays } from '../calendar/calendar-date';
import {
  type ServiceSchedule,
  type ServiceTime,
  type SpecialDay,
  serviceDay,
  specialDayOf,
} from './service-day';

const OSLO = 'Europe/Oslo';
const WEEK = [0, 1, 2, 3, 4, 5, 6];

function time(start: number, overrides: Partial<ServiceTime> & { days?: number[] } = {}) {
  const { days = WEEK, ...rest } = overrides;
  return { _id: `t${start}`, start, availableDays: days.map((day) => ({ day })), ...rest };
}

function special(startDate: string, endDate: string, overrides: Partial<SpecialDay> = {}) {
  return { startDate, endDate, open: true, comment: '', times: [], ...overrides };
}

function service(overrides: Partial<ServiceSchedule> = {}): ServiceSchedule {
  return { times: [], specialdays: [], durationMinutes: 150, capacity: 20, ...overrides };
}

const starts = (rules: ServiceSchedule, date: string, zone = OSLO) =>
  serviceDay(rules, date, zone).slots.map((slot) => slot.start);

describe('weekly times', () => {
  const rules = service({
    times: [
      time(1080, { days: [5, 6], capacity: 8, overrideName: 'Dinner' }),
      time(600, { end: 660 }),
    ],
  });

  test('are those of the weekday, by start, with the defaults of the service', () => {
    expect(serviceDay(rules, '2026-11-20', OSLO)).toEqual({
      state: 'open',
      slots: [
        { timeId: 't600', start: 600, end: 660, capacity: 20 },
        { timeId: 't1080', start: 1080, end: 1230, capacity: 8, name: 'Dinner' },
      ],
    });
    expect(starts(rules, '2026-11-22')).toEqual([600]);
  });

  test('a capacity of 0 is not the default', () => {
    const closedTime = service({ times: [time(600, { capacity: 0 })] });
    expect(serviceDay(closedTime, '2026-11-20', OSLO).slots[0]?.capacity).toBe(0);
  });

  test('a weekday without times is open without times, never closed', () => {
    const weekend = service({ times: [time(600, { days: [0, 6] })] });
    expect(serviceDay(weekend, '2026-11-20', OSLO)).toEqual({
      state: 'open-without-times',
      slots: [],
    });
  });

  test('a weekly time without days is never offered', () => {
    expect(starts(service({ times: [time(600, { days: [] })] }), '2026-11-20')).toEqual([]);
  });
});

describe('special days', () => {
  const weekly = [time(600, { days: [1, 2, 3, 4, 5] })];

  test.each([
    ['2026-12-22', [600]],
    ['2026-12-23', [720]],
    ['2026-12-24', [720]],
    ['2026-12-25', [720]],
    ['2026-12-26', []],
    ['2026-12-28', [600]],
  ])('both ends count: %s offers %p', (date, expected) => {
    const rules = service({
      times: weekly,
      specialdays: [special('2026-12-23', '2026-12-25', { times: [time(720)] })],
    });
    expect(starts(rules, date)).toEqual(expected);
  });

  test('an open one opens a weekday that has no times', () => {
    const saturday = special('2026-11-21', '2026-11-21', { times: [time(720, { days: [] })] });
    const rules = service({ times: weekly, specialdays: [saturday] });
    expect(serviceDay(rules, '2026-11-21', OSLO).state).toBe('open');
    expect(starts(rules, '2026-11-21')).toEqual([720]);
  });

  test('its times may name their weekdays', () => {
    const advent = special('2026-12-01', '2026-12-24', { times: [time(720, { days: [0] })] });
    const rules = service({ specialdays: [advent] });
    expect(starts(rules, '2026-12-06')).toEqual([720]);
    expect(starts(rules, '2026-12-07')).toEqual([]);
  });

  test('a closed one beats its own times and the weekly ones', () => {
    const closed = special('2026-11-20', '2026-11-20', {
      open: false,
      comment: ' Private party ',
      times: [time(720)],
    });
    expect(
      serviceDay(service({ times: weekly, specialdays: [closed] }), '2026-11-20', OSLO),
    ).toEqual({ state: 'closed', comment: 'Private party', slots: [] });
  });

  test('an open one without times is open without times, with its comment', () => {
    const rules = service({
      times: weekly,
      specialdays: [special('2026-11-20', '2026-11-20', { comment: 'Times follow' })],
    });
    expect(serviceDay(rules, '2026-11-20', OSLO)).toEqual({
      state: 'open-without-times',
      comment: 'Times follow',
      slots: [],
    });
  });

  test.each([
    ['no comment', undefined],
    ['null', null],
    ['blanks', '   '],
  ])('%s leaves the default to the text', (_, comment) => {
    const closed = special('2026-11-20', '2026-11-20', { open: false, comment });
    expect(serviceDay(service({ specialdays: [closed] }), '2026-11-20', OSLO)).not.toHaveProperty(
      'comment',
    );
  });

  const january = special('2026-01-01', '2026-01-31', { open: false, comment: 'january' });
  const tenth = special('2026-01-10', '2026-01-10', { comment: 'tenth' });
  const early = special('2026-01-08', '2026-01-12', { comment: 'early' });
  const late = special('2026-01-09', '2026-01-13', { comment: 'late' });
  const lateClosed = special('2026-01-09', '2026-01-13', { open: false, comment: 'late closed' });

  test.each([
    ['the shortest', [tenth, january], 'tenth'],
    ['the shortest, whatever the order', [january, tenth], 'tenth'],
    ['of equal length the later start', [late, early], 'late'],
    ['of equal length the later start, whatever the order', [early, late], 'late'],
    ['of the same range the last', [late, lateClosed], 'late closed'],
    ['of the same range the last, the other way', [lateClosed, late], 'late'],
  ])('of overlapping ranges wins %s', (_, days, expected) => {
    expect(specialDayOf(days, '2026-01-10')?.comment).toBe(expected);
  });
});

describe('midnight and the clock changes', () => {
  const night = time(1320, { end: 1560 });

  test('a slot past midnight belongs to its evening, also when the next day is closed', () => {
    const rules = service({
      times: [night],
      specialdays: [special('2026-11-21', '2026-11-21', { open: false })],
    });
    expect(serviceDay(rules, '2026-11-20', OSLO).slots).toEqual([
      { timeId: 't1320', start: 1320, end: 1560, capacity: 20 },
    ]);
    expect(starts(rules, '2026-11-21')).toEqual([]);
  });

  test.each([
    ['2026-03-28', OSLO, [90, 120, 150, 180]],
    ['2026-03-29', OSLO, [90, 180]],
    ['2026-03-30', OSLO, [90, 120, 150, 180]],
    ['2026-10-25', OSLO, [90, 120, 150, 180]],
    ['2026-03-29', 'UTC', [90, 120, 150, 180]],
    ['2026-03-08', 'America/New_York', [90, 180]],
  ])('%s in %s offers %p', (date, zone, expected) => {
    const rules = service({ times: [time(90), time(120), time(150), time(180)] });
    expect(starts(rules, date, zone)).toEqual(expected);
  });

  test('a slot whose end is skipped is offered: only a start must exist', () => {
    const rules = service({ times: [time(60, { end: 150 }), night] });
    expect(starts(rules, '2026-03-29')).toEqual([60, 1320]);
    expect(starts(rules, '2026-03-28')).toEqual([60, 1320]);
  });
});

test('times with the same start are one slot with the larger capacity', () => {
  const rules = service({
    times: [
      time(600, { _id: 'first', capacity: 4, end: 700 }),
      time(600, { _id: 'second', capacity: 10, end: 660, overrideName: 'Brunch' }),
      time(600, { _id: 'third', capacity: 6, end: 690, overrideName: 'Lunch' }),
    ],
  });
  expect(serviceDay(rules, '2026-11-20', OSLO).slots).toEqual([
    { timeId: 'first', start: 600, end: 700, capacity: 10, name: 'Brunch' },
  ]);
});

test('slots are sorted, each start once, and a closed day has none', () => {
  const anyTime = fc
    .record({
      start: fc.integer({ min: 0, max: 95 }).map((n) => n * 15),
      days: fc.uniqueArray(fc.integer({ min: 0, max: 6 })),
    })
    .map(({ start, days }) => time(start, { days }));
  const anySpecial = fc
    .record({
      from: fc.integer({ min: 0, max: 20 }),
      length: fc.integer({ min: 0, max: 10 }),
      open: fc.boolean(),
      times: fc.array(anyTime, { maxLength: 4 }),
    })
    .map(({ from, length, open, times }) =>
      special(addDays('2026-03-20', from), addDays('2026-03-20', from + length), { open, times }),
    );
  fc.assert(
    fc.property(
      fc.array(anyTime, { maxLength: 8 }),
      fc.array(anySpecial, { maxLength: 4 }),
      fc.integer({ min: 0, max: 25 }),
      (times, specialdays, offset) => {
        const date = addDays('2026-03-20', offset);
        const day = serviceDay(service({ times, specialdays }), date, OSLO);
        const order = day.slots.map((slot) => slot.start);
        expect(order).toEqual([...new Set(order)].sort((a, b) => a - b));
        expect(day.state === 'open').toBe(order.length > 0);
        if (specialDayOf(specialdays, date)?.open === false) expect(day.state).toBe('closed');
      },
    ),
  );
});

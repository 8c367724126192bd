import fc from 'fast-check';
import { daysBetween } from '../calendar/calendar-date';
import { MAX_SERIES_DATES, planSeries, seriesDates } from './booking-series';

test.each([
  ['every week, both ends included', '2026-06-19', '2026-07-03', 1, [19, 26, 3]],
  ['every other week', '2026-06-19', '2026-07-03', 2, [19, 3]],
  ['until a day that is not one of them', '2026-06-19', '2026-07-02', 1, [19, 26]],
  ['one date', '2026-06-19', '2026-06-19', 1, [19]],
  ['until before it begins', '2026-06-19', '2026-06-18', 1, []],
])('%s', (_, from, until, everyWeeks, days) => {
  const dates = seriesDates({ from, until, everyWeeks });
  expect(dates.map((date) => Number(date.slice(8)))).toEqual(days);
});

test('keeps its weekday when the clocks change, over the end of a year too', () => {
  expect(seriesDates({ from: '2026-10-18', until: '2026-11-01', everyWeeks: 1 })).toEqual([
    '2026-10-18',
    '2026-10-25',
    '2026-11-01',
  ]);
  expect(seriesDates({ from: '2026-12-30', until: '2027-01-06', everyWeeks: 1 })).toEqual([
    '2026-12-30',
    '2027-01-06',
  ]);
});

test('a year of weeks fits; of more there is one too many, and no endless list', () => {
  const until = (date: string) => seriesDates({ from: '2026-01-01', until: date, everyWeeks: 1 });
  expect(until('2026-12-31')).toHaveLength(MAX_SERIES_DATES);
  expect(until('9999-12-31')).toHaveLength(MAX_SERIES_DATES + 1);
});

test('its dates are the given weeks apart', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 52 }), fc.integer({ min: 0, max: 40 }), (weeks, more) => {
      const dates = seriesDates({ from: '2026-02-01', until: '2029-12-31', everyWeeks: weeks });
      const [first = '', next = ''] = dates.slice(more, more + 2);
      return next === '' || daysBetween(first, next) === weeks * 7;
    }),
  );
});

const day = (available: number, offered = true) => ({ date: '2026-06-19', offered, available });
const closed = day(0, false);

test.each([
  ['skip', 'all fit', [day(2), day(9)], ['booked', 'booked']],
  ['skip', 'one is full', [day(2), day(1), day(2)], ['booked', 'full', 'booked']],
  ['stop', 'one is full', [day(2), day(1), day(2)], ['booked', 'full', 'stopped']],
  ['stop', 'one is closed', [day(2), closed, day(2)], ['booked', 'closed', 'booked']],
  ['skip', 'one is closed', [day(2), closed, day(2)], ['booked', 'closed', 'booked']],
  ['stop', 'closed after the end', [day(0), closed, day(2)], ['full', 'stopped', 'stopped']],
  ['stop', 'the first is full', [day(1), day(2)], ['full', 'stopped']],
] as const)('%s: %s', (onFull, _, days, outcomes) => {
  const planned = planSeries(days, { participants: 2, onFull });
  expect(planned.map(({ outcome }) => outcome)).toEqual(outcomes);
});

test('a series never takes more than there is, and skipping books all that fits', () => {
  const days = fc.array(
    fc.record({ available: fc.integer({ min: -3, max: 6 }), offered: fc.boolean() }),
  );
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 5 }), (list, participants) => {
      const all = list.map((one) => ({ date: '2026-06-19', ...one }));
      for (const onFull of ['skip', 'stop'] as const) {
        const booked = planSeries(all, { participants, onFull }).filter(
          ({ outcome }) => outcome === 'booked',
        );
        expect(booked.every((one) => one.offered && one.available >= participants)).toBe(true);
        if (onFull === 'skip') {
          const fits = all.filter((one) => one.offered && one.available >= participants);
          expect(booked).toHaveLength(fits.length);
        }
      }
    }),
  );
});

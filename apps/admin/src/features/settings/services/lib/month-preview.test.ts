import { aService } from '../../../../testing/fixtures';
import { closedDays, guestDay } from './month-preview';
import { type ServiceValues, toServiceValues } from './service-values';

/** Saturday 21 November 2026, 12:00 at the venue. */
const place = { zone: 'Europe/Oslo', now: Date.parse('2026-11-21T11:00:00Z') };

const values = (given: Partial<ServiceValues> = {}): ServiceValues => ({
  ...toServiceValues(
    aService({
      times: [
        { _id: 'a', start: 600, availableDays: [{ day: 6 }] },
        { _id: 'b', start: 840, availableDays: [{ day: 6 }, { day: 0 }] },
      ],
    }),
    'NOK',
  ),
  ...given,
});
const starts = (date: string, given: Partial<ServiceValues> = {}) =>
  guestDay(values(given), date, place).slots.map(({ start }) => start);

test('what has begun today is not offered any more', () => {
  expect(starts('2026-11-21')).toEqual([840]);
  expect(starts('2026-11-28')).toEqual([600, 840]);
});

test('a special day in the form counts before it is saved', () => {
  const day = { _id: '', startDate: '2026-11-28', endDate: '2026-11-28', comment: 'Closed' };
  const closed = guestDay(
    values({ specialdays: [{ ...day, open: false, times: [] }] }),
    '2026-11-28',
    place,
  );
  expect(closed).toEqual({ state: 'closed', comment: 'Closed', slots: [] });
  const row = { _id: '', start: '18:00', end: '', capacity: '2', days: [], overrideName: 'Late' };
  const open = guestDay(
    values({ specialdays: [{ ...day, open: true, times: [row] }] }),
    '2026-11-28',
    place,
  );
  expect(open.slots).toMatchObject([{ start: 1080, end: 1260, capacity: 2, name: 'Late' }]);
});

test('rows and days that are half typed are left out', () => {
  const row = { _id: '', start: '1', end: '', capacity: '', days: [6], overrideName: '' };
  const day = { _id: '', startDate: '2026-11-', endDate: '', open: false, comment: '', times: [] };
  expect(starts('2026-11-28', { times: [...values().times, row], specialdays: [day] })).toEqual([
    600, 840,
  ]);
});

test.each([
  ['beyond the booking window', { bookingWindowDays: '6' }, '2026-11-28', []],
  ['its last day', { bookingWindowDays: '7' }, '2026-11-28', [600, 840]],
  ['too late notice', { minNoticeMinutes: '180' }, '2026-11-21', []],
  ['nothing of an inactive one', { active: false }, '2026-11-28', []],
])('%s', (_, given, date, expected) => {
  expect(starts(date, given)).toEqual(expected);
});

test('the month’s days without a time are closed', () => {
  const closed = closedDays(values(), '2026-12-01', place);
  expect(closed.has('2026-12-05')).toBe(false);
  expect(closed.has('2026-12-06')).toBe(false);
  expect(closed.has('2026-12-07')).toBe(true);
});

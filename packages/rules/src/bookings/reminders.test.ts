import { addDays } from '../calendar/calendar-date';
import { toInstant } from '../calendar/time-zone';
import { areReminders, dueReminder, remindedDays, reminderAt } from './reminders';

const oslo = 'Europe/Oslo';
const iso = (at: number) => new Date(at).toISOString();

test.each([
  [[], true],
  [[48, 3], true],
  [[336, 48, 1], true],
  [[72, 48, 24, 3], false],
  [[48, 48], false],
  [[0], false],
  [[337], false],
  [[1.5], false],
  [[Number.NaN], false],
])('%j may be the reminders of a service: %s', (hours, may) => {
  expect(areReminders(hours)).toBe(may);
});

test.each([
  ['two days', '2026-06-19', 600, 48, '2026-06-17T08:00:00.000Z'],
  ['three hours', '2026-06-19', 600, 3, '2026-06-19T05:00:00.000Z'],
  ['a day and a half', '2026-06-19', 600, 36, '2026-06-17T20:00:00.000Z'],
  // clocks go forward on 29 March 2026 at 02:00, back on 25 October at 03:00
  ['two days over the change to summer time', '2026-03-30', 600, 48, '2026-03-28T09:00:00.000Z'],
  ['two days over the change back', '2026-10-26', 600, 48, '2026-10-24T08:00:00.000Z'],
  ['three hours over the change to summer time', '2026-03-29', 240, 3, '2026-03-28T23:00:00.000Z'],
  ['three hours over the change back', '2026-10-25', 240, 3, '2026-10-25T00:00:00.000Z'],
  ['a start that the clock skips', '2026-03-29', 150, 1, '2026-03-29T00:30:00.000Z'],
  ['a start after midnight of its day', '2026-06-19', 1470, 3, '2026-06-19T19:30:00.000Z'],
])('%s before is that by the venue’s calendar and clock', (_what, date, start, hours, at) => {
  expect(iso(reminderAt({ date, start }, hours, oslo))).toBe(at);
});

const visit = { date: '2026-06-19', start: 600 };

test.each([
  ['a minute too early', [48, 3], '2026-06-17T07:59:59.999Z', undefined],
  ['on time', [48, 3], '2026-06-17T08:00:00.000Z', 48],
  ['a day late', [48, 3], '2026-06-18T07:59:59.000Z', 48],
  ['when half of the time is over', [48, 3], '2026-06-18T08:00:00.000Z', undefined],
  ['at the second', [48, 3], '2026-06-19T05:00:00.000Z', 3],
  ['at the second, in another order', [3, 48], '2026-06-19T05:00:00.000Z', 3],
  ['half of the second over', [48, 3], '2026-06-19T06:30:00.000Z', undefined],
  ['not the first once the second is due', [3, 2], '2026-06-19T06:00:00.000Z', 2],
  ['at the start', [1], '2026-06-19T08:00:00.000Z', undefined],
  ['after the start', [48], '2026-06-20T08:00:00.000Z', undefined],
  ['without any', [], '2026-06-19T05:00:00.000Z', undefined],
])('%s, of %j', (_when, reminders, now, hours) => {
  expect(dueReminder(visit, reminders, Date.parse(now), oslo)).toBe(hours);
});

test.each(
  ['Europe/Oslo', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/St_Johns'].flatMap((zone) =>
    [1, 24, 25, 71, 336].map((hours) => [zone, hours] as const),
  ),
)('in %s no visit of %i hours is missed by the days that are looked at', (zone, hours) => {
  const today = '2026-03-28';
  for (let minutes = 0; minutes < 1440; minutes += 150) {
    const now = toInstant(today, minutes, zone);
    const { from, until } = remindedDays(today, hours);
    for (let day = -3; day <= 16; day += 1) {
      const date = addDays(today, day);
      for (const start of [0, 1439]) {
        if (dueReminder({ date, start }, [hours], now, zone) === undefined) continue;
        expect(date >= from && date <= until).toBe(true);
      }
    }
  }
});

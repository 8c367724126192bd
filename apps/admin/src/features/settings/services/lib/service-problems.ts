import { reminderHours } from '@atrium/rules/bookings/reminders';
import { isCalendarDate } from '@atrium/rules/calendar/calendar-date';
import { parseTime } from '@atrium/rules/calendar/minutes';
import { parseAmount } from '@atrium/rules/money/amount';
import { MAX_TURN_MINUTES, MIN_TURN_MINUTES } from '@atrium/rules/seating/tables/turn-times';
import { numberProblem, requiredNumberProblem } from '../../../../shared/forms/number-problem';
import type { FieldProblem } from '../../../../shared/forms/use-problems-resolver';
import { addonProblems } from '../../../../shared/settings/addons/addon-values';
import { ageBandProblems } from './age-band-values';
import { paymentProblems } from './prepayment-values';
import type { ServiceValues } from './service-values';
import { timesOf } from './special-days';
import { type TimeValues, WEEK } from './time-values';

/** The ranges of the API: packages/api-client, ServiceInput. */
const ranges = {
  capacity: [0, 10_000],
  durationMinutes: [5, 1440],
  bookingWindowDays: [0, 3650],
  minNoticeMinutes: [0, 525_600],
  cancellationHours: [0, 8760],
  reminders: [reminderHours.least, reminderHours.most],
  pacing: [1, 10_000],
  maxSpareSeats: [0, 200],
  upTo: [1, 1_000],
  minutes: [MIN_TURN_MINUTES, MAX_TURN_MINUTES],
} as const;

function timeProblems(
  times: readonly TimeValues[],
  path: string,
  { everyDay }: { everyDay: boolean },
): FieldProblem[] {
  const offered = new Set<string>();
  return times.flatMap((time, index) => {
    const at = `${path}.${index}`;
    const start = parseTime(time.start);
    const problems: FieldProblem[] = [
      ...numberProblem(time.capacity, ranges.capacity, `${at}.capacity`),
    ];
    if (start === undefined) return [...problems, { name: `${at}.start`, code: 'INVALID_TIME' }];
    if (time.end !== '' && parseTime(time.end) === undefined) {
      problems.push({ name: `${at}.end`, code: 'INVALID_TIME' });
    }
    if (time.days.length === 0 && !everyDay) {
      problems.push({ name: `${at}.days`, code: 'FIELD_REQUIRED' });
    }
    // two with the same start on a day would be ambiguous
    const days = time.days.length === 0 ? WEEK : time.days;
    if (days.some((day) => offered.has(`${day} ${start}`))) {
      problems.push({ name: `${at}.start`, code: 'INVALID_TIME' });
    }
    for (const day of days) offered.add(`${day} ${start}`);
    return problems;
  });
}

const reminderProblems = (reminders: ServiceValues['reminders']): FieldProblem[] =>
  reminders.flatMap(({ hours }, index): FieldProblem[] => {
    const name = `reminders.${index}.hours`;
    // the same one twice would go out once
    const isTwice = reminders.findIndex((one) => one.hours.trim() === hours.trim()) < index;
    return [
      ...requiredNumberProblem(hours, ranges.reminders, name),
      ...(isTwice ? [{ name, code: 'FIELD_INVALID' } as const] : []),
    ];
  });

/** Why a service cannot be saved, in the order of its form. */
export function serviceProblems(values: ServiceValues, currency: string): FieldProblem[] {
  const required = (text: string, name: string): FieldProblem[] =>
    text.trim() === '' ? [{ name, code: 'FIELD_REQUIRED' }] : [];
  const amount = (text: string, name: string): FieldProblem[] =>
    parseAmount(text, currency) === undefined ? [{ name, code: 'FIELD_INVALID' }] : [];
  const numbers = (['capacity', 'durationMinutes'] as const).flatMap((name) => [
    ...required(values[name], name),
    ...numberProblem(values[name], ranges[name], name),
  ]);
  const limits = (['bookingWindowDays', 'minNoticeMinutes', 'cancellationHours'] as const).flatMap(
    (name) => numberProblem(values[name], ranges[name], name),
  );
  return [
    ...required(values.name, 'name'),
    ...numbers,
    ...timeProblems(values.times, 'times', { everyDay: false }),
    ...values.specialdays.flatMap((day, index): FieldProblem[] => {
      const at = `specialdays.${index}`;
      const dates = (['startDate', 'endDate'] as const)
        .filter((name) => !isCalendarDate(day[name]))
        .map((name): FieldProblem => ({ name: `${at}.${name}`, code: 'INVALID_DATE' }));
      if (dates.length === 0 && day.endDate < day.startDate) {
        dates.push({ name: `${at}.endDate`, code: 'INVALID_PERIOD' });
      }
      return day.open
        ? [...dates, ...timeProblems(timesOf(day), `${at}.times`, { everyDay: true })]
        : dates;
    }),
    ...limits,
    ...reminderProblems(values.reminders),
    ...amount(values.price, 'price'),
    ...ageBandProblems(values.ageBands, currency),
    ...paymentProblems(values, currency),
    ...addonProblems(values.addons, currency),
    ...(['maxSpareSeats', 'pacing'] as const).flatMap((name) =>
      numberProblem(values[name], ranges[name], name),
    ),
    ...values.turnTimes.flatMap((turn, index): FieldProblem[] => [
      ...(['upTo', 'minutes'] as const).flatMap((name) => [
        ...required(turn[name], `turnTimes.${index}.${name}`),
        ...numberProblem(turn[name], ranges[name], `turnTimes.${index}.${name}`),
      ]),
      // two for the same size would be ambiguous
      ...(values.turnTimes.findIndex(({ upTo }) => upTo.trim() === turn.upTo.trim()) < index
        ? [{ name: `turnTimes.${index}.upTo`, code: 'FIELD_INVALID' } as const]
        : []),
    ]),
  ];
}

import { MINUTES_PER_DAY } from '@atrium/rules/calendar/minutes';
import type { ServiceTime } from '@atrium/rules/slots/service-day';
import { RuleError } from '../../common/errors/app-error';
import type { Service } from './service.schema';

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/**
 * Refuses times that cannot be offered: an end that is not after its start or is more than a day later, a
 * special day that ends before it starts, and a start listed twice for one day, which would be ambiguous.
 * @throws {RuleError} INVALID_TIME, INVALID_PERIOD; the details name the field
 */
export function assertTimes({ times, specialdays }: Pick<Service, 'times' | 'specialdays'>): void {
  assertList(times, 'times', []);
  for (const [index, day] of specialdays.entries()) {
    if (day.endDate < day.startDate) {
      throw RuleError.ofField('INVALID_PERIOD', `specialdays.${index}.endDate`);
    }
    assertList(day.times, `specialdays.${index}.times`, WEEK);
  }
}

/** @param always the days of a time without days of its own */
function assertList(times: readonly ServiceTime[], path: string, always: readonly number[]): void {
  const offered = new Set<string>();
  for (const [index, { start, end, availableDays }] of times.entries()) {
    if (end != null && (end <= start || end > start + MINUTES_PER_DAY)) {
      throw RuleError.ofField('INVALID_PERIOD', `${path}.${index}.end`);
    }
    const days = availableDays.length > 0 ? availableDays.map(({ day }) => day) : always;
    for (const day of days) {
      const key = `${day}|${start}`;
      if (offered.has(key)) throw RuleError.ofField('INVALID_TIME', `${path}.${index}.start`);
      offered.add(key);
    }
  }
}

import { acceptedRequest } from '@atrium/rules/bookings/booking-request';
import { MAX_SERIES_DATES, planSeries, seriesDates } from '@atrium/rules/bookings/booking-series';
import type { ServiceDay } from '@atrium/rules/slots/service-day';
import { RuleError } from '../../../common/errors/app-error';
import { type Ledger, placesLeft } from '../../capacity/public';
import { offeredDay } from '../availability/offered-days';
import type { BookingSetting } from '../create/booking-drafts';
import { capsOf } from '../service-caps';
import type { BookingSeriesInput, BookingSeriesPlan, SeriesDate } from './booking-series.dto';

/** A date of a series, and what the service offers on it. */
export interface SeriesCandidate {
  readonly date: string;
  readonly day: ServiceDay;
  /** Why the time is not offered; undefined if it is. */
  readonly problem?: string;
}

/** @throws {RuleError} INVALID_PERIOD, SERIES_TOO_LONG */
export function candidatesOf(
  { service, vendor }: BookingSetting,
  input: BookingSeriesInput,
): SeriesCandidate[] {
  const { date: from, until, everyWeeks } = input;
  const dates = seriesDates({ from, until, everyWeeks });
  if (dates.length === 0) throw new RuleError('INVALID_PERIOD');
  if (dates.length > MAX_SERIES_DATES) throw new RuleError('SERIES_TOO_LONG');
  return dates.map((date) => {
    const day = offeredDay(service, date, vendor.timezone);
    const problem = problemOf(day, input.timeindex);
    return { date, day, ...(problem ? { problem } : {}) };
  });
}

/**
 * What happens to each date, given what is sold. A day without a ledger has sold nothing.
 * @param hasTable whether the party could be seated, where its service promises a table
 */
export function planOf(
  { service, vendor }: BookingSetting,
  input: BookingSeriesInput,
  candidates: readonly SeriesCandidate[],
  ledgers: readonly Ledger[],
  now: Date,
  hasTable: (date: string) => boolean,
): BookingSeriesPlan {
  const byDate = new Map(ledgers.map((ledger) => [ledger.date, ledger]));
  const unsold = (date: string) => ({
    cap: capsOf(service, date, vendor.timezone),
    used: {},
    holds: [],
  });
  const days = candidates.map(({ date, day, problem }) => {
    const places = Math.max(0, placesLeft(byDate.get(date) ?? unsold(date), input.timeindex, now));
    const offered = problem === undefined;
    const available = hasTable(date) ? places : 0;
    return { date, day, problem, offered, places, available };
  });
  const { participants } = acceptedRequest(service, input);
  const planned = planSeries(days, { participants, onFull: input.onFull });
  const dates = planned.map(({ date, day, problem, places, available, outcome }): SeriesDate => {
    const lacks = places < participants ? 'SLOT_FULL' : 'NO_TABLE_FREE';
    const code = outcome === 'closed' ? problem : outcome === 'full' ? lacks : undefined;
    return {
      date,
      outcome,
      ...(code ? { code } : {}),
      ...(day.comment ? { comment: day.comment } : {}),
      available,
    };
  });
  return { dates, booked: dates.filter(({ outcome }) => outcome === 'booked').length };
}

function problemOf({ state, slots }: ServiceDay, timeindex: number): string | undefined {
  if (state === 'closed') return 'SERVICE_CLOSED';
  if (state === 'open-without-times') return 'SERVICE_WITHOUT_TIMES';
  return slots.some(({ start }) => start === timeindex) ? undefined : 'TIME_NOT_OFFERED';
}

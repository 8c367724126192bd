import { isCalendarDate } from '@atrium/rules/calendar/calendar-date';
import { isStartMinutes } from '@atrium/rules/calendar/minutes';

/** Service, day and time that were chosen so far; kept in the address. Each needs the one before it. */
export interface ChosenPlace {
  service?: string;
  /** `yyyy-mm-dd`. */
  date?: string;
  /** Minutes from midnight. */
  time?: number | undefined;
  /** Id of the service within the guest's stay that pays for it that day. */
  stayService?: string | undefined;
}

export function readPlace(params: URLSearchParams): ChosenPlace {
  const service = params.get('service');
  if (!service) return {};
  const date = params.get('date');
  if (!date || !isCalendarDate(date)) return { service };
  const stayService = params.get('stayService');
  const day = { service, date, ...(stayService && { stayService }) };
  const time = params.has('time') ? Number(params.get('time')) : undefined;
  return time !== undefined && isStartMinutes(time) ? { ...day, time } : day;
}

export function writePlace({ service, date, time, stayService }: ChosenPlace): URLSearchParams {
  return new URLSearchParams({
    ...(service !== undefined && { service }),
    ...(date !== undefined && { date }),
    ...(time !== undefined && { time: String(time) }),
    ...(stayService !== undefined && { stayService }),
  });
}

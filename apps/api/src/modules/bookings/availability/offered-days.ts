import { type ServiceDay, type ServiceSchedule, serviceDay } from '@atrium/rules/slots/service-day';

const reckoned = new WeakMap<ServiceSchedule, Map<string, ServiceDay>>();

/**
 * The slots a service offers on a day, cached on the service document. They disappear along with
 * it, so there is nothing to invalidate.
 * @param date yyyy-mm-dd @param zone IANA, the venue's
 */
export function offeredDay(service: ServiceSchedule, date: string, zone: string): ServiceDay {
  const days = reckoned.get(service) ?? new Map<string, ServiceDay>();
  reckoned.set(service, days);
  const key = `${zone} ${date}`;
  const day = days.get(key) ?? serviceDay(service, date, zone);
  days.set(key, day);
  return day;
}

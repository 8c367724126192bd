import { type ServiceSchedule, serviceDay } from '@atrium/rules/slots/service-day';
import { type PlacesBySlot, slotKey } from '../capacity/public';

/** What of a service decides what a day of it can sell. */
export type SellableService = ServiceSchedule & { active: boolean; exclusiveBooking: boolean };

/**
 * The places of each slot of a service's day. An inactive service sells nothing; a slot of an exclusive one
 * is one place, since its one booking is for one participant.
 * @param zone IANA, the venue's
 */
export function capsOf(service: SellableService, date: string, zone: string): PlacesBySlot {
  if (!service.active) return {};
  return Object.fromEntries(
    serviceDay(service, date, zone).slots.map(({ start, capacity }) => [
      slotKey(start),
      service.exclusiveBooking ? Math.min(1, capacity) : capacity,
    ]),
  );
}

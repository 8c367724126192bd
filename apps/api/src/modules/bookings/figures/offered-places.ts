import { type Ledger, ledgerIdOf } from '../../capacity/public';
import type { Service } from '../../services/public';
import { capsOf } from '../service-caps';

/** Places that a service offers on a day. */
export interface OfferedPlaces {
  /** Hex id. */
  service: string;
  date: string;
  places: number;
}

/**
 * The capacity of each service on each day: from its ledger if anything was ever booked or held
 * that day, otherwise from the service's current times.
 * @param ledgers by id @param zone IANA, the venue's
 */
export function offeredPlaces(
  services: readonly Service[],
  ledgers: ReadonlyMap<string, Pick<Ledger, 'cap'>>,
  days: readonly string[],
  zone: string,
): OfferedPlaces[] {
  return services.flatMap((service) => {
    const id = service._id.toHexString();
    return days.map((date) => {
      const caps = ledgers.get(ledgerIdOf(service._id, date))?.cap ?? capsOf(service, date, zone);
      const places = Object.values(caps).reduce((sum, cap) => sum + cap, 0);
      return { service: id, date, places };
    });
  });
}

/** The capacity of all services together, by day. @param zone IANA, the venue's */
export function placesByDay(
  services: readonly Service[],
  ledgers: ReadonlyMap<string, Pick<Ledger, 'cap'>>,
  days: readonly string[],
  zone: string,
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { date, places } of offeredPlaces(services, ledgers, days, zone)) {
    sums.set(date, (sums.get(date) ?? 0) + places);
  }
  return sums;
}

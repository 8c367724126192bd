import type { BookingOutput, DashboardService } from '@atrium/api-client/admin';
import { splitSlots } from './split-slots';

/**
 * Services with guests today, the next ones first and those already over last.
 * @param now minutes from midnight at the venue
 */
export function byNextTime(
  services: readonly DashboardService[],
  arrivals: readonly BookingOutput[],
  now: number,
): DashboardService[] {
  const nextOf = ({ _id, slots }: DashboardService) => {
    const bookings = arrivals.filter(({ _service }) => _service._id === _id);
    return splitSlots(slots, bookings, now).coming[0]?.slot.timeindex ?? Number.POSITIVE_INFINITY;
  };
  return services
    .filter(({ participants }) => participants > 0)
    .map((service) => ({ service, next: nextOf(service) }))
    .sort((a, b) => (a.next < b.next ? -1 : a.next > b.next ? 1 : 0))
    .map(({ service }) => service);
}

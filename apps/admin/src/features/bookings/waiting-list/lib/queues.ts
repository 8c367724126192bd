import type { AvailableDay, BookingOutput } from '@atrium/api-client/admin';

/** Those waiting for one time of a service, in order of creation. */
export interface Queue {
  /** `yyyy-mm-dd`. */
  date: string;
  /** Minutes from midnight. */
  timeindex: number;
  entries: BookingOutput[];
}

/** The queues of one service. */
export interface ServiceQueues {
  service: BookingOutput['_service'];
  queues: Queue[];
  /** First and last day somebody waits for. */
  from: string;
  until: string;
}

/** Waiting bookings by service, then by day and time; each queue in order of creation. */
export function toQueues(waiting: readonly BookingOutput[]): ServiceQueues[] {
  const services = new Map<string, { service: BookingOutput['_service']; queues: Queue[] }>();
  const inOrder = [...waiting].sort(
    (a, b) =>
      a.date.localeCompare(b.date) ||
      a.timeindex - b.timeindex ||
      a.createdAt.localeCompare(b.createdAt),
  );
  for (const booking of inOrder) {
    const { _service: service, date, timeindex } = booking;
    const known = services.get(service._id) ?? { service, queues: [] };
    services.set(service._id, known);
    const last = known.queues.at(-1);
    if (last && last.date === date && last.timeindex === timeindex) last.entries.push(booking);
    else known.queues.push({ date, timeindex, entries: [booking] });
  }
  return [...services.values()]
    .sort((a, b) => a.service.name.localeCompare(b.service.name))
    .map(({ service, queues }) => ({
      service,
      queues,
      from: queues[0]?.date ?? '',
      until: queues.at(-1)?.date ?? '',
    }));
}

/** Places that are free now; undefined where the service no longer offers the time, or while it is unknown. */
export function placesFree(
  days: readonly AvailableDay[],
  { date, timeindex }: Pick<Queue, 'date' | 'timeindex'>,
): number | undefined {
  return days.find((day) => day.date === date)?.times.find(({ start }) => start === timeindex)
    ?.available;
}

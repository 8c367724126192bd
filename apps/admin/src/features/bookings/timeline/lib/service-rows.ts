import type { BookingOutput, ServiceOutput } from '@atrium/api-client/admin';
import { lanesOf } from '@atrium/rules/seating/evening/lanes';
import { spanOn, type TimeSpan } from '@atrium/rules/seating/tables/table-time';
import { serviceDay } from '@atrium/rules/slots/service-day';
import { countsTowardCapacity } from '@atrium/rules/slots/slots';

/** A start that the service offers, and how full it is. */
export interface RowSlot {
  start: number;
  end: number;
  capacity: number;
  taken: number;
}

/** A booking in the row of its service. */
export interface RowBar {
  booking: BookingOutput;
  span: TimeSpan;
  /** Bookings at the same time lie below each other; the first is 0. */
  lane: number;
}

/** A service's day. */
export interface ServiceRow {
  service: string;
  name: string;
  slots: readonly RowSlot[];
  /** By time. */
  bars: readonly RowBar[];
  lanes: number;
}

interface Day {
  /** `yyyy-mm-dd` */
  date: string;
  /** IANA, the venue's. */
  timezone: string;
  nameOf: (service: ServiceOutput) => string;
}

/**
 * The services that offer something on the day or have bookings, in the venue's order; those no longer active come
 * last.
 */
export function serviceRows(
  services: readonly ServiceOutput[],
  bookings: readonly BookingOutput[],
  { date, timezone, nameOf }: Day,
): ServiceRow[] {
  const counted = bookings.filter((booking) => booking.date === date).filter(countsTowardCapacity);
  const bookedOf = (service: string) => counted.filter(({ _service }) => _service._id === service);

  const rowOf = (service: string, name: string, offered: readonly Omit<RowSlot, 'taken'>[]) => {
    const own = bookedOf(service);
    const lanes = lanesOf(own, (booking) => spanOn(date, booking));
    const bars = lanes.flatMap((lane, index) =>
      lane.map((booking) => ({ booking, span: spanOn(date, booking), lane: index })),
    );
    return {
      ...{ service, name, lanes: lanes.length },
      slots: offered.map(({ start, end, capacity }) => ({
        ...{ start, end, capacity },
        taken: own
          .filter(({ timeindex }) => timeindex === start)
          .reduce((sum, { participants }) => sum + participants, 0),
      })),
      bars: bars.toSorted((a, b) => a.span.from - b.span.from || a.lane - b.lane),
    };
  };
  const active = services.map((service) =>
    rowOf(service._id, nameOf(service), serviceDay(service, date, timezone).slots),
  );
  const known = new Set(services.map(({ _id }) => _id));
  const others = new Map(
    counted
      .filter(({ _service }) => !known.has(_service._id))
      .map(({ _service }) => [_service._id, _service.name]),
  );
  const inactive = [...others].map(([service, name]) => rowOf(service, name, []));
  return [...active, ...inactive].filter(({ slots, bars }) => slots.length + bars.length > 0);
}

/** What is over for today goes below what is still to come. @param now minutes from midnight; undefined: another day */
export function comingFirst(rows: readonly ServiceRow[], now: number | undefined): ServiceRow[] {
  if (now === undefined) return [...rows];
  const isOver = ({ slots, bars }: ServiceRow) =>
    slots.every(({ end }) => end <= now) && bars.every(({ span }) => span.until <= now);
  return [...rows.filter((row) => !isOver(row)), ...rows.filter(isOver)];
}

/** The start of a slot nearest to a time; the time that a booking has counts as one. */
export function nearestStart(slots: readonly RowSlot[], own: number, minutes: number): number {
  const starts = [own, ...slots.map(({ start }) => start)];
  return starts.reduce((nearest, start) =>
    Math.abs(start - minutes) < Math.abs(nearest - minutes) ? start : nearest,
  );
}

/** The start before or after one; the same at either end of the day. */
export function stepStart(
  slots: readonly RowSlot[],
  own: number,
  from: number,
  step: -1 | 1,
): number {
  const starts = [...new Set([own, ...slots.map(({ start }) => start)])].toSorted((a, b) => a - b);
  return starts[starts.indexOf(from) + step] ?? from;
}

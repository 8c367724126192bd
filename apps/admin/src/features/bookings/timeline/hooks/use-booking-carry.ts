import type { BookingOutput, ServiceOutput } from '@atrium/api-client/admin';
import type { PointerEvent } from 'react';
import { useMe } from '../../../../shared/access/use-me';
import { useAvailability } from '../../../../shared/bookings/places/use-availability';
import { useVenueNow } from '../../../../shared/dates/use-venue-now';
import { useCarry } from '../../../../shared/hooks/use-carry';
import { useLaneCarry } from '../../../../shared/hooks/use-lane-carry';
import { nearestStart, type ServiceRow, stepStart } from '../lib/service-rows';
import { type SlotDrop, slotDrop } from '../lib/slot-drop';
import type { RowSurface } from './use-row-surface';

interface Options {
  date: string;
  rows: readonly ServiceRow[];
  services: readonly ServiceOutput[];
  surface: RowSurface;
  /** Resolves to whether it worked. */
  move: (booking: BookingOutput, start: number) => Promise<boolean>;
  /** Told where it was put down by keys. */
  onPutDown: (booking: BookingOutput) => void;
  onRefused: (booking: BookingOutput, start: number, drop: SlotDrop) => void;
}

/** A booking on its way to another time of its service, by pointer or keys, and what putting it down would do. */
export function useBookingCarry({ date, rows, services, surface, ...on }: Options) {
  const { date: today } = useVenueNow(useMe().vendor.timezone);
  const bookings = rows.flatMap(({ bars }) => bars.map(({ booking }) => booking));
  const carry = useCarry(bookings);
  const slotsOf = ({ _service }: BookingOutput) =>
    rows.find(({ service }) => service === _service._id)?.slots ?? [];
  // asked for with the first booking of a service that is picked up
  const service = services.find(({ _id }) => _id === carry.carried?._service._id);
  const { day } = useAvailability(service, date, today);

  const lanes = useLaneCarry<BookingOutput, number, SlotDrop, number>({
    ...{ carry, surface, items: bookings, direction: 'rows' },
    startOf: ({ timeindex }) => timeindex,
    isSame: (a, b) => a === b,
    draggedTo: ({ x }, booking, grip) =>
      nearestStart(
        slotsOf(booking),
        booking.timeindex,
        booking.timeindex + surface.minutesAt(x) - grip,
      ),
    steppedTo: (start, { time }) => {
      const { carried: party } = carry;
      return time && party ? stepStart(slotsOf(party), party.timeindex, start, time) : start;
    },
    reveal: surface.reveal,
    preview: (booking, start) => slotDrop(booking, start, day),
    drop: (booking, start, drop) => {
      if (drop.kind === 'fits' || drop.kind === 'checking') return on.move(booking, start);
      on.onRefused(booking, start, drop);
      return undefined;
    },
    onPutDown: on.onPutDown,
  });

  return {
    dragging: lanes.dragging,
    carried: lanes.carried,
    letGo: carry.letGo,
    grab: (booking: BookingOutput, event: PointerEvent<HTMLElement>) =>
      lanes.grab(booking, surface.minutesAt(event.clientX), event),
    pickUp: (booking: BookingOutput) => lanes.pickUp(booking, booking.timeindex),
    /** Put down where a row was pressed. @returns false while nothing is carried */
    putDownAt: (minutes: number) =>
      lanes.putDownAt((start) => {
        const { carried: party } = carry;
        return party ? nearestStart(slotsOf(party), party.timeindex, minutes) : start;
      }),
  };
}

import type { Booking } from './booking.schema';

type Start = Pick<Booking, 'start' | 'timeindex'>;

/** Whether two bookings begin at the same time of the same day. */
export const isSameStart = (a: Start, b: Start): boolean =>
  a.start.getTime() === b.start.getTime() && a.timeindex === b.timeindex;

/** The same, and of the same service. */
export const isSameSlot = (
  a: Start & Pick<Booking, '_service'>,
  b: Start & Pick<Booking, '_service'>,
): boolean => isSameStart(a, b) && a._service.equals(b._service);

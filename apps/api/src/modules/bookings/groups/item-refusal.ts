import { AppError } from '../../../common/errors/app-error';
import { NoRoomError } from '../../capacity/public';
import type { Booking } from '../booking.schema';
import { type Belief, tellNoRoom } from '../bookings.errors';
import { ledgerOf } from '../change/ledger-changes';
import { CoverRefusedError } from '../coverage/booking-cover';

/** A refusal that names the item it is about: in `details` its path, in `data` its index. */
export function ofItem(
  error: unknown,
  index: number,
  list = 'items',
  more: Readonly<Record<string, unknown>> = {},
): unknown {
  if (!(error instanceof AppError)) return error;
  const { details = [], data } = error.options;
  const path = `${list}.${index}`;
  return new AppError(error.status, error.code, {
    details:
      details.length > 0
        ? details.map((detail) => ({ ...detail, field: `${path}.${detail.field}` }))
        : [{ field: path, code: error.code }],
    data: { ...data, ...more, index },
    cause: error,
  });
}

/**
 * Which item a refusing ledger meant: those before it in the same slot have taken their places, so it is
 * the first for which too few are left. The refusal says whether that item could wait instead: an item that
 * waits takes no place, so the others can still be booked.
 */
export function tellItemWithoutRoom(
  error: unknown,
  bookings: readonly Pick<
    Booking,
    '_service' | 'start' | 'timeindex' | 'participants' | 'waitingList'
  >[],
  beliefs: readonly (Belief & { readonly mayWait: boolean })[],
): unknown {
  if (!(error instanceof NoRoomError)) return error;
  let left = error.available;
  for (const [index, booking] of bookings.entries()) {
    if (ledgerOf(booking) !== error.ledgerId || booking.timeindex !== error.t) continue;
    if (booking.waitingList) continue;
    const belief = beliefs[index];
    if (booking.participants > left && belief) {
      const refusal = new NoRoomError(error.ledgerId, error.t, left);
      return ofItem(tellNoRoom(refusal, belief), index, 'items', { waitingList: belief.mayWait });
    }
    left -= booking.participants;
  }
  return error;
}

/**
 * Which item is not paid for: those before it have taken their uses of the same membership, or their part
 * of the same stay.
 */
export function tellItemWithoutCover(
  error: unknown,
  bookings: readonly Pick<Booking, '_id'>[],
): unknown {
  if (!(error instanceof AppError) || !(error.cause instanceof CoverRefusedError)) return error;
  const { bookingId } = error.cause;
  const index = bookings.findIndex(({ _id }) => _id.equals(bookingId));
  return index < 0 ? error : ofItem(error, index);
}

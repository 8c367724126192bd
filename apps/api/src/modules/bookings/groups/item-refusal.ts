import { AppError } from '../../../common/errors/app-error';
import { ledgerIdOf, SlotFullError } from '../../capacity/public';
import type { Booking } from '../booking.schema';
import { slotOf } from '../booking-claims';
import { type Expectation, toSlotConflict } from '../bookings.errors';
import { CoverRefusedError } from '../coverage/booking-cover';
import { NoTableFreeError } from '../tables/no-table-free.error';
import { PacingFullError } from '../tables/pacing-full.error';

/** The same refusal, naming its item: the path in `details`, the index in `data`. */
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
 * Finds the item that is refused for want of a table, of covers or of places: of a full slot, earlier items of the slot take their places first, so it is the
 * first one that no longer fits. The refusal says whether that item could join the waiting list instead,
 * which would let the others be booked.
 */
export function toItemConflict(
  error: unknown,
  bookings: readonly Pick<
    Booking,
    '_id' | '_service' | 'start' | 'timeindex' | 'participants' | 'waitingList'
  >[],
  expectations: readonly (Expectation & { readonly mayWait: boolean })[],
): unknown {
  if (error instanceof NoTableFreeError || error instanceof PacingFullError) {
    const index = bookings.findIndex(({ _id }) => _id.equals(error.bookingId));
    const expectation = expectations[index];
    if (!expectation) return error;
    const { mayWait: waitingList } = expectation;
    return ofItem(toSlotConflict(error, expectation), index, 'items', { waitingList });
  }
  if (!(error instanceof SlotFullError)) return error;
  let left = error.available;
  for (const [index, booking] of bookings.entries()) {
    const { serviceId, date, t } = slotOf(booking);
    if (ledgerIdOf(serviceId, date) !== error.ledgerId || t !== error.t) continue;
    if (booking.waitingList) continue;
    const expectation = expectations[index];
    if (booking.participants > left && expectation) {
      const refusal = new SlotFullError(error.ledgerId, error.t, left);
      return ofItem(toSlotConflict(refusal, expectation), index, 'items', {
        waitingList: expectation.mayWait,
      });
    }
    left -= booking.participants;
  }
  return error;
}

/**
 * Finds the item that the membership or the stay does not cover: earlier items take their uses first.
 */
export function toItemCoverRefusal(
  error: unknown,
  bookings: readonly Pick<Booking, '_id'>[],
): unknown {
  if (!(error instanceof AppError) || !(error.cause instanceof CoverRefusedError)) return error;
  const { bookingId } = error.cause;
  const index = bookings.findIndex(({ _id }) => _id.equals(bookingId));
  return index < 0 ? error : ofItem(error, index);
}

import type { AuditAction } from '@atrium/rules/audit/audit-actions';
import { dateOf } from '@atrium/rules/calendar/calendar-date';
import type { Transaction } from '../../common/transactions/transaction';
import type { Booking } from './booking.schema';
import { isSameSlot } from './same-slot';

export type BookingEventType =
  | 'booking.created'
  | 'booking.changed'
  | 'booking.cancelled'
  | 'booking.promoted'
  | 'booking.deleted';

const placeOf = (booking: Booking) => ({
  date: dateOf(booking.start),
  timeindex: booking.timeindex,
  service: booking._service.toHexString(),
  participants: booking.participants,
});

interface RecordOptions {
  /** Why, in the words of whoever made the change. */
  reason?: string | undefined;
  /** What the audit log calls it; default: the type. */
  action?: AuditAction;
}

/**
 * Puts a change of a booking in the audit log and tells of it after commit. The event says where the
 * booking is now and, where that differs, where it was; nothing personal.
 */
export function recordBooking(
  tx: Transaction,
  type: BookingEventType,
  before: Booking | null,
  after: Booking | null,
  { reason, action = type }: RecordOptions = {},
): void {
  const booking = after ?? before;
  if (!booking) return;
  const moved = before && after && !isSameSlot(before, after);
  tx.audit({
    action,
    entity: 'booking',
    entityId: booking._id,
    ...(booking._customer ? { customerId: booking._customer } : {}),
    before,
    after,
    ...(reason?.trim() ? { reason: reason.trim() } : {}),
  });
  tx.emit({
    type,
    entityId: booking._id,
    ...(booking._customer ? { customerId: booking._customer } : {}),
    payload: {
      ...placeOf(booking),
      active: booking.active,
      waitingList: booking.waitingList,
      ...(moved ? { previous: placeOf(before) } : {}),
    },
  });
}

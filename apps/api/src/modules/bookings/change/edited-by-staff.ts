import { toStart } from '@atrium/rules/calendar/calendar-date';
import { objectId } from '../../../common/database/object-id';
import { NotFoundError } from '../../../common/errors/app-error';
import type { BookingStatus } from '../../booking-statuses/public';
import type { SlotDay } from '../../capacity/public';
import type { Service } from '../../services/public';
import type { Booking } from '../booking.schema';
import { slotOf } from '../booking-claims';
import type { Referring } from '../booking-presenter';
import { isSameSlot } from '../same-slot';
import type { ChangeSetting } from './booking-changes';
import { type BookingEdit, type EditContext, editBooking } from './edit-booking';
import { turns, withStatus } from './next-booking';

/** What staff's edits refer to, read before the transaction. */
export interface EditPlan {
  readonly services: ReadonlyMap<string, Service>;
  readonly statuses: ReadonlyMap<string, BookingStatus>;
}

/** An edit that may also move the booking to another service and give it a status. */
export interface StaffEdit extends BookingEdit {
  readonly _service?: string;
  readonly _bookingStatus?: string;
}

interface EditedBy extends Pick<EditContext, 'recordPast' | 'anyTime'> {
  readonly authority: 'staff' | 'override';
}

/** A booking after an edit by staff, and after the status that the edit gives it. */
export function editedByStaff(
  before: Booking,
  edit: StaffEdit,
  {
    tx: { now },
    vendor,
    references,
    services,
    statuses,
    ...by
  }: ChangeSetting & EditPlan & EditedBy & { tx: { now: Date } },
): Booking {
  const service =
    services.get(edit._service ?? '') ?? references.services.get(before._service.toHexString());
  if (!service) throw new NotFoundError();
  const after = editBooking(before, edit, { now, service, vendor, ...by });
  const status = statuses.get(edit._bookingStatus ?? '');
  if (!status) return after;
  const applied = withStatus(after, status, now, vendor.timezone);
  // moved as well, its revision grows once: a calendar asks no more
  return turns(before, applied) ? { ...applied, sequence: before.sequence + 1 } : applied;
}

/** Whether the guest has a part in what changed: not in a room number or a note of staff. */
export function concernsGuest(before: Booking, after: Booking): boolean {
  const isTold = !isSameSlot(before, after) || before.participants !== after.participants;
  return isTold && (after.active || after.waitingList);
}

/** What the booking will refer to after the edit. */
export const referring = (booking: Booking, edit: StaffEdit): Referring => ({
  _service: edit._service ? objectId(edit._service) : booking._service,
  ...(edit._customer ? { _customer: objectId(edit._customer) } : {}),
  ...(edit._segment ? { _segment: objectId(edit._segment) } : {}),
  ...(edit._bookingStatus ? { _bookingStatus: objectId(edit._bookingStatus) } : {}),
});

/** Where the booking may be afterwards. */
export const destinationOf = (
  booking: Booking,
  { date, _service }: Pick<StaffEdit, 'date' | '_service'>,
): SlotDay =>
  slotOf({
    ...booking,
    start: date ? toStart(date) : booking.start,
    _service: _service ? objectId(_service) : booking._service,
  });

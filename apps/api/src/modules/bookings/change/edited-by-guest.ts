import { dateOf } from '@atrium/rules/calendar/calendar-date';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { PausesService } from '../../pauses/public';
import type { Booking } from '../booking.schema';
import { isSameStart } from '../same-slot';
import { promisesTables } from '../tables/service-tables';
import type { ChangeSetting } from './booking-changes';
import type { HubReservationChange } from './booking-input.dto';
import { type BookingEdit, type EditContext, editBooking } from './edit-booking';

/** What a guest asks of a booking: whatever else they send is of no consequence. */
export type GuestEdit = Omit<BookingEdit, 'timeindexEnd'>;

/** The edit with the day that it says by `date` or by `start`. */
export function onItsDay<E extends { date?: string; start?: string }>({
  start,
  ...edit
}: E): Omit<E, 'start'> & { date?: string } {
  return edit.date === undefined && start ? { ...edit, date: start } : edit;
}

/** What of a guest's request changes the booking. */
export function guestEditOf({
  available: _available,
  version: _version,
  _service,
  timeindexEnd: _end,
  ...fields
}: HubReservationChange): GuestEdit {
  return onItsDay(fields);
}

/** A booking after an edit by its guest. */
@Injectable()
export class EditedByGuest {
  constructor(private readonly pauses: PausesService) {}

  /**
   * @param at when the guest asked for it: the rules are those of that moment
   * @throws {NotFoundError} @throws {RuleError} rules of the new time and party, BOOKING_PAUSED
   */
  async of(
    before: Booking,
    edit: GuestEdit,
    {
      tx,
      vendor,
      references,
      guest,
      at = tx.now,
    }: Pick<ChangeSetting, 'vendor'> & {
      readonly references: Pick<ChangeSetting['references'], 'services'>;
      readonly tx: Transaction;
      readonly guest: EditContext['guest'];
      readonly at?: Date;
    },
  ): Promise<Booking> {
    const service = references.services.get(before._service.toHexString());
    if (!service) throw new NotFoundError();
    const { comment, tableWish, ...others } = edit;
    const accepted = {
      ...others,
      ...(service.showCommentField && comment !== undefined ? { comment } : {}),
      ...(promisesTables(service) && tableWish ? { tableWish } : {}),
    };
    const context = {
      ...{ now: at, service, vendor, authority: 'guest' as const },
      ...(guest === undefined ? {} : { guest }),
    };
    const after = { ...editBooking(before, accepted, context), updatedAt: tx.now };
    // a comment may be changed in a pause, the time not into one
    if (!isSameStart(before, after)) {
      const slot = { date: dateOf(after.start), timeindex: after.timeindex };
      await this.pauses.assertOpen(tx, service._id, { ...slot, zone: vendor.timezone });
    }
    return after;
  }
}

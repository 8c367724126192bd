import { dateOf } from '@atrium/rules/calendar/calendar-date';
import { Injectable } from '@nestjs/common';
import { isObjectIdOrHexString } from 'mongoose';
import { ownId } from '../../../common/context/own-id';
import type { RequestContext } from '../../../common/context/request-context';
import { NotFoundError } from '../../../common/errors/app-error';
import { CustomersService } from '../../customers/public';
import { PausesService } from '../../pauses/public';
import type { Booking } from '../booking.schema';
import { BookingPresenter } from '../booking-presenter';
import { overrideOf, recordPastOf } from '../bookings.errors';
import { BookingsRepository } from '../bookings.repository';
import type { BookingOutput, HubReservation } from '../dto/booking.dto';
import { BookingRefunds } from '../refunds/booking-refunds';
import { promisesTables } from '../tables/service-tables';
import { assertChangeable } from '../terms/guest-deadline';
import { BookingChanges } from './booking-changes';
import type {
  HubReservationChange,
  ModifyBookingsInput,
  QuickUpdateInput,
} from './booking-input.dto';
import { editBooking } from './edit-booking';
import { EditPlans } from './edit-plans';
import { concernsGuest, destinationOf, editedByStaff, referring } from './edited-by-staff';

/** Edits of existing bookings: day, time, participants and the rest. */
@Injectable()
export class ChangeBookings {
  // seven: an edit is planned, priced, refunded and shown, each by who knows how
  constructor(
    private readonly changes: BookingChanges,
    private readonly bookings: BookingsRepository,
    private readonly customers: CustomersService,
    private readonly plans: EditPlans,
    private readonly presenter: BookingPresenter,
    private readonly pauses: PausesService,
    private readonly refunds: BookingRefunds,
  ) {}

  /**
   * A guest changes their own booking, as long as they might cancel it. Refused, it stays as it was.
   * @throws {NotFoundError} also for another guest's, and where it names another service than its own
   * @throws {RuleError} BOOKING_CANCELLED, CANCELLATION_DEADLINE_PASSED, rules of the new time and party
   * @throws {ConflictError} SLOT_FULL, BOOKING_FAILED, STALE_VERSION, PAYMENT_BEING_TAKEN
   */
  async byGuest(
    ctx: RequestContext,
    id: string,
    { available, version, _service, timeindexEnd: _, ...fields }: HubReservationChange,
  ): Promise<HubReservation> {
    const edit = onItsDay(fields);
    const seen = await this.bookings.own(ctx, id);
    if (_service && !seen._service.equals(_service)) throw new NotFoundError();
    const guest = await this.customers.get(ctx, ownId(ctx));
    return this.changes.changeOne(ctx, {
      seen: [seen],
      versions: [version],
      destinations: [destinationOf(seen, edit)],
      expectation: {
        participants: edit.participants ?? seen.participants,
        ...(available === undefined ? {} : { available }),
      },
      next: async (before, { tx, vendor, references }) => {
        assertChangeable(before, tx.now, vendor.timezone);
        const service = references.services.get(before._service.toHexString());
        if (!service) throw new NotFoundError();
        const { comment, tableWish, ...others } = edit;
        const accepted = {
          ...others,
          ...(service.showCommentField && comment !== undefined ? { comment } : {}),
          ...(promisesTables(service) && tableWish ? { tableWish } : {}),
        };
        const context = { now: tx.now, service, vendor, guest, authority: 'guest' as const };
        const after = editBooking(before, accepted, context);
        await this.refunds.reduced(tx, after);
        // a comment may be changed in a pause, the time not into one
        if (
          before.start.getTime() !== after.start.getTime() ||
          before.timeindex !== after.timeindex
        ) {
          const slot = { date: dateOf(after.start), timeindex: after.timeindex };
          await this.pauses.assertOpen(tx, service._id, { ...slot, zone: vendor.timezone });
        }
        return {
          after,
          event: 'booking.changed',
          news: 'changed',
        };
      },
      answer: (after, { tx, vendor, references }) =>
        this.presenter.toGuest(tx, after, references, vendor.timezone),
    });
  }

  /**
   * Staff change several bookings, all or nothing.
   * @throws {NotFoundError}
   * @throws {ForbiddenError} `override` without the permission
   * @throws {RuleError} OVERRIDE_REASON_REQUIRED, rules of the new time and party
   * @throws {ConflictError} SLOT_FULL, STALE_VERSION
   */
  async byStaff(ctx: RequestContext, input: ModifyBookingsInput): Promise<BookingOutput[]> {
    const over = overrideOf(ctx, input);
    const { recordPast } = recordPastOf(ctx, input);
    const edits = input.bookings.map(onItsDay);
    const seen = await Promise.all(edits.map(({ _id }) => this.bookings.get(ctx, _id)));
    const plan = await this.plans.read(ctx, edits);
    const authority = over.override ? 'override' : 'staff';
    return this.changes.change(ctx, {
      ...over,
      seen,
      versions: edits.map(({ version }) => version),
      destinations: seen.map((booking, index) => destinationOf(booking, edits[index] ?? {})),
      refersTo: seen.map((booking, index) => referring(booking, edits[index] ?? {})),
      expectation: { participants: edits[0]?.participants ?? 1 },
      next: async (before, { index, ...setting }) => {
        const edit = edits[index];
        if (!edit) return null;
        const after = editedByStaff(before, edit, { ...setting, ...plan, authority, recordPast });
        if (edit._customer)
          after._customer = await this.customers.claim(setting.tx, edit._customer);
        await this.refunds.ended(setting.tx, before, after, setting.vendor.timezone);
        return {
          after,
          event: 'booking.changed',
          ...(concernsGuest(before, after) ? { news: 'changed' } : {}),
        };
      },
      answer: (after, { tx, references }) =>
        after.map((booking) => this.presenter.toStaff(tx, booking, references)),
    });
  }

  /**
   * @throws {NotFoundError}
   * @throws {StaleVersionError}
   */
  async quickUpdate(ctx: RequestContext, input: QuickUpdateInput): Promise<BookingOutput> {
    const { bookingId, version, ...texts } = input;
    const seen = await this.byReference(ctx, bookingId);
    const edit = { _id: seen._id.toHexString(), ...texts };
    const plan = await this.plans.read(ctx, [edit]);
    return this.changes.changeOne(ctx, {
      seen: [seen],
      versions: [version],
      next: (before, setting) => ({
        after: editedByStaff(before, edit, { ...setting, ...plan, authority: 'staff' }),
        event: 'booking.changed',
      }),
      answer: (after, { tx, references }) => this.presenter.toStaff(tx, after, references),
    });
  }

  private async byReference(ctx: RequestContext, reference: string): Promise<Booking> {
    if (isObjectIdOrHexString(reference)) return this.bookings.get(ctx, reference);
    const found = await this.bookings.findOne(ctx, { bookingId: reference.toUpperCase() });
    if (!found) throw new NotFoundError();
    return found;
  }
}

/** The edit with the day that it says by `date` or by `start`. */
function onItsDay<E extends { date?: string; start?: string }>({
  start,
  ...edit
}: E): Omit<E, 'start'> & { date?: string } {
  return edit.date === undefined && start ? { ...edit, date: start } : edit;
}

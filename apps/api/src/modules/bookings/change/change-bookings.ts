import type { ChangedMoney } from '@atrium/rules/payments/prepayment/changed-booking';
import { Injectable } from '@nestjs/common';
import { isObjectIdOrHexString } from 'mongoose';
import { ownId } from '../../../common/context/own-id';
import type { RequestContext } from '../../../common/context/request-context';
import { NotFoundError, RuleError } from '../../../common/errors/app-error';
import { CustomersService } from '../../customers/public';
import type { Booking } from '../booking.schema';
import { BookingPresenter } from '../booking-presenter';
import { overrideOf, recordPastOf } from '../bookings.errors';
import { BookingsRepository } from '../bookings.repository';
import type { BookingOutput, HubReservation } from '../dto/booking.dto';
import { BookingRefunds, toldOf } from '../refunds/booking-refunds';
import { assertChangeable } from '../terms/guest-deadline';
import { BookingChanges } from './booking-changes';
import type {
  HubReservationChange,
  ModifyBookingsInput,
  QuickUpdateInput,
} from './booking-input.dto';
import { EditPlans } from './edit-plans';
import { EditedByGuest, guestEditOf, onItsDay } from './edited-by-guest';
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
    private readonly guestEdits: EditedByGuest,
    private readonly refunds: BookingRefunds,
  ) {}

  /**
   * A guest changes their own booking, as long as they might cancel it. Refused, it stays as it was.
   * @throws {NotFoundError} also for another guest's, and where it names another service than its own
   * @throws {RuleError} BOOKING_CANCELLED, CANCELLATION_DEADLINE_PASSED, rules of the new time and party;
   * CHANGE_MUST_BE_PAID, with what is to be paid in advance for what it adds
   * @throws {ConflictError} SLOT_FULL, BOOKING_FAILED, STALE_VERSION, PAYMENT_BEING_TAKEN
   */
  async byGuest(
    ctx: RequestContext,
    id: string,
    input: HubReservationChange,
  ): Promise<HubReservation> {
    const { available, version, _service } = input;
    const edit = guestEditOf(input);
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
        const zone = vendor.timezone;
        assertChangeable(before, tx.now, zone);
        const after = await this.guestEdits.of(before, edit, { tx, vendor, references, guest });
        const { due: amount } = await this.refunds.changed(tx, { before, after, zone });
        if (amount > 0) throw new RuleError('CHANGE_MUST_BE_PAID', { data: { amount } });
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
    const money = new Map<string, ChangedMoney>();
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
        const zone = setting.vendor.timezone;
        money.set(hexOf(before), await this.refunds.byStaff(setting.tx, { before, after, zone }));
        return {
          after,
          event: 'booking.changed',
          ...(concernsGuest(before, after) ? { news: 'changed' } : {}),
        };
      },
      answer: (after, { tx, references }) =>
        after.map((booking) => ({
          ...this.presenter.toStaff(tx, booking, references),
          ...toldOf(money.get(hexOf(booking))),
        })),
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

const hexOf = ({ _id }: Booking): string => _id.toHexString();

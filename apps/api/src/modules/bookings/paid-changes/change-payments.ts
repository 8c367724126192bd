import { dateOf } from '@atrium/rules/calendar/calendar-date';
import { countsTowardCapacity } from '@atrium/rules/slots/slots';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { ownId } from '../../../common/context/own-id';
import type { RequestContext } from '../../../common/context/request-context';
import { isDuplicateKey } from '../../../common/database/duplicate-key';
import {
  ConflictError,
  NotFoundError,
  RuleError,
  StaleVersionError,
} from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { CapacityService } from '../../capacity/public';
import { CustomersService } from '../../customers/public';
import { type Payment, PaymentsService } from '../../payments/public';
import { VendorsService } from '../../vendors/public';
import type { Booking } from '../booking.schema';
import { slotOf } from '../booking-claims';
import { BookingPresenter } from '../booking-presenter';
import { toSlotConflict } from '../bookings.errors';
import { BookingsRepository } from '../bookings.repository';
import { EditedByGuest, type GuestEdit, guestEditOf } from '../change/edited-by-guest';
import { destinationOf } from '../change/edited-by-staff';
import { newHoldId } from '../holds/hold-id';
import { describePaid } from '../prepaid/describe-paid';
import { PAY_WITHIN_MS } from '../prepaid/paid-order';
import type { GuestPayment } from '../prepaid/prepaid.dto';
import { KEPT_LONGER_MS, PrepaidBookings } from '../prepaid/prepaid-bookings';
import { BookingRefunds } from '../refunds/booking-refunds';
import { isSameSlot } from '../same-slot';
import { ArrivalPacing } from '../tables/arrival-pacing';
import { PromisedTables } from '../tables/promised-tables';
import { assertChangeable } from '../terms/guest-deadline';
import {
  type HeldForChange,
  holdOfChange,
  ownerOfChange,
  type PaidChange,
  paidChangeOf,
} from './paid-change';
import type { PaidChangeInput } from './paid-change.dto';

/** Where a guest comes back to from paying. Absolute. @param payment hex id */
export type ReturnTo = (payment: string, place: { booking: Booking; slug: string }) => string;

/**
 * Changes that wait until their guest has paid for what they add: the booking stays as it is, and what the change adds
 * is kept. See docs/domain/payments.md.
 */
@Injectable()
export class ChangePayments {
  // eleven: the change is tried out before anybody pays, and all that could refuse it later is asked now
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly presenter: BookingPresenter,
    private readonly vendors: VendorsService,
    private readonly customers: CustomersService,
    private readonly guestEdits: EditedByGuest,
    private readonly refunds: BookingRefunds,
    private readonly pacing: ArrivalPacing,
    private readonly tables: PromisedTables,
    private readonly capacity: CapacityService,
    private readonly payments: PaymentsService,
    private readonly prepaid: PrepaidBookings,
  ) {}

  /**
   * Keeps what a change of a booking adds for as long as its guest may pay, and says where they can. Asked again for
   * the same, the answer is the same payment; asked for something else, the first one is ended.
   * @throws {NotFoundError} also for another guest's @throws {StaleVersionError}
   * @throws {ConflictError} PRICE_CHANGED, with what is to be paid; SLOT_FULL, BOOKING_FAILED, NO_TABLE_FREE
   * @throws {RuleError} NOTHING_TO_PREPAY; those of ChangeBookings.byGuest
   */
  async begin(
    { idempotency: _, ...ctx }: RequestContext,
    id: string,
    { amount, ...input }: PaidChangeInput,
    returnTo: ReturnTo,
  ): Promise<GuestPayment> {
    const edit = guestEditOf(input);
    const seen = await this.bookings.own(ctx, id);
    if (input._service && !seen._service.equals(input._service)) throw new NotFoundError();
    const asked = JSON.stringify({ amount, edit });
    const known = (await this.payments.about(ctx, seen._id)).find(isUnderWay);
    if (known) {
      const knownId = known._id.toHexString();
      const isSame = paidChangeOf(known.order)?.asked === asked;
      const before = await (isSame
        ? this.prepaid.look(ctx, knownId)
        : this.prepaid.end(ctx, knownId));
      if (before.state !== 'ended') return before;
    }
    const wanted = { amount, edit, asked, version: input.version, available: input.available };
    const payment = await this.add(ctx, seen, wanted, returnTo);
    return this.prepaid.look(ctx, payment._id.toHexString());
  }

  private async add(
    ctx: RequestContext,
    seen: Booking,
    { amount, edit, asked, version, available }: Wanted,
    returnTo: ReturnTo,
  ): Promise<Payment> {
    const [vendor, references, guest] = await Promise.all([
      this.vendors.current(ctx),
      this.presenter.references(ctx, [seen]),
      this.customers.get(ctx, ownId(ctx)),
    ]);
    const { timezone: zone, slug } = vendor;
    const days = [slotOf(seen), destinationOf(seen, edit)];
    const begun = this.capacity.inTurn(ctx, { days }, async (tx) => {
      const before = await this.bookings.own(tx, seen._id.toHexString());
      if (version !== undefined && version !== before.version) {
        throw new StaleVersionError(before.version);
      }
      assertChangeable(before, tx.now, zone);
      const after = await this.guestEdits.of(before, edit, { tx, vendor, references, guest });
      const { due } = await this.refunds.changed(tx, { before, after, zone });
      if (due === 0) throw new RuleError('NOTHING_TO_PREPAY');
      if (due !== amount) throw new ConflictError('PRICE_CHANGED', { data: { amount: due } });
      const held = await this.keep(tx, before, after);
      const service = references.services.get(after._service.toHexString());
      if (!service || !after._customer) throw new NotFoundError();
      const _id = new Types.ObjectId();
      const order: PaidChange = { edit, actor: ctx.actor, asked, ...(held ? { held } : {}) };
      return this.payments.add(tx, {
        ...{ _id, order, amount, _customer: after._customer, purpose: 'bookingChange' },
        about: { kind: 'booking', _id: after._id },
        currency: after.terms.currency,
        description: describePaid(ctx.language, service, after),
        expiresAt: new Date(tx.now.getTime() + PAY_WITHIN_MS),
        hold: holdOfChange(after._id.toHexString(), before.version),
        returnUrl: returnTo(_id.toHexString(), { booking: before, slug }),
      });
    });
    return begun.catch(async (error: unknown) => {
      // the other tab was faster: both pay on one page
      const hold = holdOfChange(seen._id.toHexString(), seen.version);
      const known = isDuplicateKey(error) ? await this.payments.byHold(ctx, hold) : null;
      if (known) return known;
      const participants = edit.participants ?? seen.participants;
      const expected = { participants, ...(available === undefined ? {} : { available }) };
      throw toSlotConflict(error, expected);
    });
  }

  /**
   * Holds the places and tables that a change adds to those that the booking has; undefined where it adds none.
   * @throws {SlotFullError} @throws {NoTableFreeError} @throws {PacingFullError}
   */
  private async keep(
    tx: Transaction,
    before: Booking,
    after: Booking,
  ): Promise<HeldForChange | undefined> {
    if (!countsTowardCapacity(after)) return undefined;
    const change = { before, after };
    await this.pacing.assertKept(tx, [change]);
    const had = new Set(before.tables.map(({ _table }) => _table.toHexString()));
    await this.tables.give(tx, [change], { mayStand: false });
    const tables = after.tables
      .map(({ _table }) => _table.toHexString())
      .filter((t) => !had.has(t));
    const stays = countsTowardCapacity(before) && isSameSlot(before, after);
    const pax = after.participants - (stays ? before.participants : 0);
    if (pax <= 0 && tables.length === 0) return undefined;
    const id = after._id.toHexString();
    const [service, date] = [after._service, dateOf(after.start)];
    const hold = newHoldId(service, date, ownerOfChange(id));
    await this.capacity.hold(
      tx,
      { serviceId: service, date },
      {
        ...{ h: hold, t: after.timeindex, pax: Math.max(0, pax), g: ownerOfChange(id) },
        exp: new Date(tx.now.getTime() + PAY_WITHIN_MS + KEPT_LONGER_MS),
        ...(tables.length > 0 ? { tables, end: after.timeindexEnd } : {}),
      },
    );
    return { hold, service: service.toHexString(), date };
  }
}

interface Wanted {
  readonly amount: number;
  readonly edit: GuestEdit;
  readonly asked: string;
  readonly version: number | undefined;
  readonly available: number | undefined;
}

const isUnderWay = ({ purpose, state }: Payment): boolean =>
  purpose === 'bookingChange' && (state === 'held' || state === 'begun' || state === 'paid');

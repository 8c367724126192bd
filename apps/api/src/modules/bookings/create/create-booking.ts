import type { BookingAuthority } from '@atrium/rules/bookings/booking-request';
import { isPast } from '@atrium/rules/bookings/booking-window';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { ConflictError, NotFoundError, RuleError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { BookingStatusesService } from '../../booking-statuses/public';
import { PaymentsService } from '../../payments/public';
import { SegmentsService } from '../../segments/public';
import type { Booking } from '../booking.schema';
import { BookingPresenter } from '../booking-presenter';
import { recordPastOf, toSlotConflict } from '../bookings.errors';
import type { BookingOutput, HubReservation } from '../dto/booking.dto';
import { isHoldOf } from '../holds/hold-id';
import { BookingMail } from '../notifications/booking-mail';
import { isSeating } from '../tables/service-tables';
import { BookingDrafts, type BookingSetting } from './booking-drafts';
import { newBooking } from './new-booking';
import type {
  HubBookingFields,
  HubBookingInput,
  OverrideBookingInput,
  StaffBookingInput,
} from './new-booking.dto';
import { NewBookings } from './new-bookings';

interface StaffOptions {
  readonly authority: BookingAuthority;
  readonly waitingList?: boolean;
  readonly arrived?: boolean;
  readonly anonymous?: boolean;
  readonly reason?: string;
  readonly recordPast?: boolean;
}

/** A booking that is ready to be made. */
interface NewBookingJob {
  readonly ctx: RequestContext;
  readonly booking: Booking;
  readonly setting: BookingSetting;
  /** Places in the waiting list, by hex id. */
  readonly positions: ReadonlyMap<string, number>;
  readonly hold?: string;
  /** Stores a guest who is new. */
  readonly welcome?: (tx: Transaction) => Promise<unknown>;
  readonly override?: boolean;
  readonly reason?: string;
  /** It has taken place already: its guest is sent nothing. */
  readonly recordPast?: boolean;
}

/** Who books for themselves. */
export interface OnlineBooker {
  readonly setting: BookingSetting;
  /** Whose holds it may complete. */
  readonly holder: string;
  /** Absent for a guest who is signed in. */
  readonly visitor?: {
    /** For staff, where the visitor gave another name than the guest's. */
    readonly internalComment?: string;
    readonly welcome?: (tx: Transaction) => Promise<unknown>;
  };
}

/** New bookings, of guests and of staff. */
@Injectable()
export class CreateBooking {
  // seven: guests’ and staff’s drafts become the same booking, with its status, segment, mail and payment
  constructor(
    private readonly newBookings: NewBookings,
    private readonly drafts: BookingDrafts,
    private readonly statuses: BookingStatusesService,
    private readonly segments: SegmentsService,
    private readonly presenter: BookingPresenter,
    private readonly mail: BookingMail,
    private readonly payments: PaymentsService,
  ) {}

  /**
   * A guest's own booking, or place in the waiting list.
   * @throws {NotFoundError} also where the draft names another guest or venue than the token
   * @throws {ConflictError} SLOT_FULL, BOOKING_FAILED, PAYMENT_BEGUN
   * @throws {RuleError} the rule of checkBookingRequest that it breaks
   */
  async byGuest(ctx: RequestContext, input: HubBookingInput): Promise<HubReservation> {
    const { actor } = ctx;
    if (actor.kind !== 'guest' || actor.id !== input._customer) throw new NotFoundError();
    const setting = await this.drafts.setting(ctx, input._service, input._customer);
    const { vendor } = setting;
    if (input._vendor !== vendor.slug && input._vendor !== ctx.vendorId) throw new NotFoundError();
    return this.online(ctx, input, { setting, holder: actor.id }, (made) => made);
  }

  /**
   * What somebody books for themselves, signed in or not.
   * @throws {ConflictError} SLOT_FULL, BOOKING_FAILED
   * @throws {RuleError} the rule of checkBookingRequest that it breaks
   * @throws {RuleError} EMAIL_TAKEN: a visitor who was new is not any more
   */
  async online<A>(
    ctx: RequestContext,
    input: HubBookingFields & { waitingList?: boolean },
    { setting, holder, visitor }: OnlineBooker,
    toAnswer: (made: HubReservation) => A,
  ): Promise<A> {
    const { vendor, service, guest } = setting;
    await this.drafts.assertCode(ctx, setting, input.code);
    const day = this.drafts.check(ctx, setting, input, 'guest');
    await this.drafts.assertOpen(ctx, setting, input);
    const { internalComment } = visitor ?? {};
    const draft = newBooking(internalComment ? { ...input, internalComment } : input, {
      now: ctx.now,
      vendor,
      service,
      day,
      online: true,
      withoutAccount: visitor !== undefined,
      ...(guest ? { customerId: guest._id } : {}),
    });
    const booking = await this.drafts.cover(ctx, draft, input);
    const positions = await this.presenter.positions(ctx, [booking]);
    const services = new Map([[service._id.toHexString(), service]]);
    const rooms = await this.presenter.rooms(ctx, [booking], services);
    const hold = input.holdId && isHoldOf(input.holdId, holder) ? input.holdId : undefined;
    if (hold) await this.assertNotPaid(ctx, service, hold);
    const welcome = visitor?.welcome;
    const more = { ...(hold ? { hold } : {}), ...(welcome ? { welcome } : {}) };
    const job = { ctx, booking, setting, positions, ...more };
    const made = await this.tellingRefusal(input, () =>
      this.create(job, (doc) =>
        toAnswer(this.presenter.toGuest(ctx, doc, { services, rooms }, vendor.timezone, positions)),
      ),
    );
    // a hold may have kept more than the booking takes
    if (booking.waitingList || hold) this.newBookings.mayHaveFreed(ctx, [booking]);
    return made;
  }

  /** @throws as byGuest, but for the guest's booking window */
  byStaff(ctx: RequestContext, input: StaffBookingInput): Promise<BookingOutput> {
    return this.staff(ctx, input, { authority: 'staff', ...recordPastOf(ctx, input) });
  }

  /** Whoever walked in counts as arrived; the guest may stay unnamed. */
  dropIn(ctx: RequestContext, input: StaffBookingInput): Promise<BookingOutput> {
    return this.staff(ctx, input, {
      authority: 'staff',
      arrived: true,
      anonymous: true,
      ...recordPastOf(ctx, input),
    });
  }

  /** Staff put a guest on the list; places that are free meanwhile are not given to them by that. */
  waiting(ctx: RequestContext, input: StaffBookingInput): Promise<BookingOutput> {
    return this.staff(ctx, input, { authority: 'staff', waitingList: true });
  }

  /** @throws {RuleError} OVERRIDE_REASON_REQUIRED */
  async override(ctx: RequestContext, input: OverrideBookingInput): Promise<BookingOutput> {
    const reason = input.reason?.trim();
    if (!reason) throw new RuleError('OVERRIDE_REASON_REQUIRED');
    return this.staff(ctx, input, { authority: 'override', reason, ...recordPastOf(ctx, input) });
  }

  private async staff(
    ctx: RequestContext,
    input: StaffBookingInput,
    options: StaffOptions,
  ): Promise<BookingOutput> {
    const { authority, waitingList = false, anonymous = false, arrived = false, reason } = options;
    const setting = await this.drafts.setting(ctx, input._service, input._customer);
    const { vendor, service, guest } = setting;
    const request = { ...input, waitingList };
    const { date, timeindex } = input;
    const recordPast =
      options.recordPast === true && isPast(date, timeindex, ctx.now.getTime(), vendor.timezone);
    const day = this.drafts.check(ctx, setting, request, authority, { recordPast });
    if (!guest && !anonymous) throw new RuleError('MISSING_GUEST_DETAILS');
    const [status, segment] = await Promise.all([
      input._bookingStatus ? this.statuses.get(ctx, input._bookingStatus) : undefined,
      input._segment ? this.segments.get(ctx, input._segment) : undefined,
    ]);
    const segmentId = segment?._id ?? vendor._defaultSegment;
    const draft = newBooking(request, {
      now: ctx.now,
      vendor,
      service,
      day,
      online: false,
      arrived,
      ...(guest ? { customerId: guest._id } : {}),
      ...(segmentId ? { segmentId } : {}),
      ...(status ? { status } : {}),
    });
    const booking = await this.drafts.cover(ctx, draft, input);
    const [references, positions] = await Promise.all([
      this.presenter.references(ctx, [booking]),
      this.presenter.positions(ctx, [booking]),
    ]);
    const override = authority === 'override';
    return this.tellingRefusal(input, () =>
      this.create(
        { ctx, booking, setting, positions, override, recordPast, ...(reason ? { reason } : {}) },
        (doc) => this.presenter.toStaff(ctx, doc, references, positions),
      ),
    );
  }

  /**
   * Plain bookings share transactions. One that passes no guard, one of the past, one that gets its table, one
   * whose guest is new and one that a membership or a stay pays for, which is used in the same transaction, has
   * its own.
   */
  private create<A>(job: NewBookingJob, answer: (booking: Booking) => A): Promise<A> {
    const { ctx, booking, setting, positions, hold, override = false, reason } = job;
    const { recordPast = false, welcome } = job;
    const message = (doc: Booking) => this.message(ctx, doc, setting, positions);
    const isPlain =
      !welcome && !booking.terms.coveredBy && !booking.tableWish && !isSeating(setting.service);
    if (!override && !recordPast && isPlain) {
      return this.newBookings.createShared({
        ctx,
        booking,
        ...(hold ? { hold } : {}),
        guestFresh: setting.fresh,
        message,
        answer,
      });
    }
    return this.newBookings.create(ctx, {
      bookings: [booking],
      override,
      recordPast,
      ...(reason ? { reason } : {}),
      ...(hold ? { completes: [hold] } : {}),
      ...(welcome ? { choose: (tx) => welcomed(tx, welcome, booking) } : {}),
      messages: async () => (recordPast ? [] : [await message(booking)]),
      answer: () => answer(booking),
    });
  }

  /** @throws {ConflictError} PAYMENT_BEGUN */
  private async assertNotPaid(
    ctx: RequestContext,
    { prepayment, prepaymentExceptions = [], noShowFee }: BookingSetting['service'],
    hold: string,
  ): Promise<void> {
    if (prepayment === 'none' && prepaymentExceptions.length === 0 && !noShowFee) return;
    if (await this.payments.byHold(ctx, hold)) throw new ConflictError('PAYMENT_BEGUN');
  }

  private message(
    ctx: RequestContext,
    booking: Booking,
    { service, vendor, guest }: BookingSetting,
    positions: ReadonlyMap<string, number>,
  ) {
    const position = positions.get(booking._id.toHexString());
    return this.mail.forCreated(ctx, { booking, service, vendor, guest }, position);
  }

  private async tellingRefusal<T>(
    expectation: { participants: number; available?: number; holdId?: string },
    create: () => Promise<T>,
  ): Promise<T> {
    try {
      return await create();
    } catch (error) {
      throw toSlotConflict(error, expectation);
    }
  }
}

async function welcomed(
  tx: Transaction,
  welcome: (tx: Transaction) => Promise<unknown>,
  booking: Booking,
): Promise<Booking[]> {
  await welcome(tx);
  return [booking];
}

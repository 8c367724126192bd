import { type BookingAuthority, checkBookingRequest } from '@atrium/rules/bookings/booking-request';
import { mustPrepay } from '@atrium/rules/money/prepayment';
import type { ServiceDay } from '@atrium/rules/slots/service-day';
import { Injectable } from '@nestjs/common';
import { actsForThemselves, type RequestContext } from '../../../common/context/request-context';
import { RuleError } from '../../../common/errors/app-error';
import {
  type Deadline,
  deadlineIn,
  isOver,
  PATIENCE_MS,
} from '../../../common/transactions/deadline';
import type { Transaction } from '../../../common/transactions/transaction';
import { CustomersService, type GuestContact } from '../../customers/public';
import { PausesService } from '../../pauses/public';
import { ServicesService } from '../../services/public';
import { VendorsService } from '../../vendors/public';
import { offeredDay } from '../availability/offered-days';
import type { Booking } from '../booking.schema';
import { refusalOf } from '../bookings.errors';
import { recordBooking } from '../bookings.events';
import { BookingsRepository } from '../bookings.repository';
import { startingAt } from '../change/edit-booking';
import { BookingCover, type CoverRequest } from '../coverage/booking-cover';
import { guaranteeOf } from '../terms/booking-terms';
import { totalOf } from '../terms/booking-total';
import type { NewBookingInput } from './new-booking';

/**
 * How long a guest who was read is not read again, in milliseconds: longer than a call keeps trying, so only
 * a process that stood still meanwhile reads again.
 */
const FRESH_MS = PATIENCE_MS + 1_000;

type Service = Awaited<ReturnType<ServicesService['get']>>;
type Vendor = Awaited<ReturnType<VendorsService['current']>>;

/** What a new booking is about. */
export interface BookingSetting {
  readonly vendor: Vendor;
  readonly service: Service;
  /** None: a drop-in. */
  readonly guest?: GuestContact;
  /** Until then the guest is believed to be who they were when they were read. */
  readonly fresh: Deadline;
}

interface CheckOptions {
  /** It may start at any time of a day on which the service is open. */
  readonly anyTime?: boolean;
  /** Other than the service offers, where only the party is to be judged. */
  readonly day?: ServiceDay;
  /** The booking has taken place already. */
  readonly recordPast?: boolean;
}

/** What every way to a new booking has in common: one, several of a party, the dates of a series. */
@Injectable()
export class BookingDrafts {
  constructor(
    private readonly vendors: VendorsService,
    private readonly services: ServicesService,
    private readonly customers: CustomersService,
    private readonly bookings: BookingsRepository,
    private readonly coverage: BookingCover,
    private readonly pauses: PausesService,
  ) {}

  /** @throws {NotFoundError} */
  async setting(
    ctx: RequestContext,
    serviceId: string,
    customerId: string | undefined,
  ): Promise<BookingSetting> {
    const fresh = deadlineIn(FRESH_MS);
    const [vendor, service, guest] = await Promise.all([
      this.vendors.current(ctx),
      this.services.lookUp(ctx, serviceId),
      customerId ? this.customers.booker(ctx, customerId) : undefined,
    ]);
    return { vendor, service, fresh, ...(guest ? { guest } : {}) };
  }

  /** @throws {ForbiddenError} SERVICE_CODE_REQUIRED, WRONG_SERVICE_CODE */
  assertCode(
    ctx: RequestContext,
    { service }: BookingSetting,
    code: string | undefined,
  ): Promise<void> {
    return this.services.assertCode(ctx, service, code);
  }

  /** A guest cannot book what is paused. @throws {RuleError} BOOKING_PAUSED */
  assertOpen(
    ctx: RequestContext,
    { service, vendor }: BookingSetting,
    { date, timeindex }: NewBookingInput,
  ): Promise<void> {
    return this.pauses.assertOpen(ctx, service._id, { date, timeindex, zone: vendor.timezone });
  }

  /** As `cover`, of a booking that is about to be paid for. */
  covered(ctx: RequestContext, booking: Booking, request: CoverRequest): Promise<Booking> {
    return this.coverage.cover(ctx, booking, request);
  }

  /**
   * The booking with what pays for it, if anything does.
   * @throws as BookingCover.cover
   * @throws {RuleError} PREPAYMENT_REQUIRED, CARD_REQUIRED: a guest would have to pay, or to give a card, first
   */
  async cover(ctx: RequestContext, booking: Booking, request: CoverRequest): Promise<Booking> {
    const covered = await this.covered(ctx, booking, request);
    const { prepayment } = covered.terms;
    if (actsForThemselves(ctx.actor) && mustPrepay({ prepayment, total: totalOf(covered) })) {
      throw new RuleError('PREPAYMENT_REQUIRED');
    }
    if (actsForThemselves(ctx.actor) && guaranteeOf(covered) > 0) {
      throw new RuleError('CARD_REQUIRED');
    }
    return covered;
  }

  /**
   * The day of a booking that keeps the rules; places are the ledger's to promise.
   * @throws {RuleError} the first rule that is broken
   */
  check(
    ctx: RequestContext,
    { vendor, service, guest }: BookingSetting,
    input: NewBookingInput,
    authority: BookingAuthority,
    { recordPast = false, anyTime = false, ...options }: CheckOptions = {},
  ): ServiceDay {
    const day = options.day ?? offeredDay(service, input.date, vendor.timezone);
    if (!service.active && authority !== 'override') throw new RuleError('SERVICE_INACTIVE');
    const problem = checkBookingRequest({
      service,
      day: startingAt(day, anyTime ? input.timeindex : undefined),
      request: input,
      now: ctx.now.getTime(),
      zone: vendor.timezone,
      authority,
      recordPast,
      ...(guest ? { guest } : {}),
    });
    if (problem) throw refusalOf(problem, input);
    return day;
  }

  /**
   * Before new bookings of one guest are written: gives them to who has taken the guest up meanwhile, and
   * makes a merge that has not been seen conflict with their transaction.
   * @throws {NotFoundError} where the guest has been erased
   */
  async claimGuest(tx: Transaction, bookings: readonly Booking[]): Promise<void> {
    const [first] = bookings;
    if (!first?._customer) return;
    const current = await this.customers.claim(tx, first._customer);
    for (const booking of bookings) booking._customer = current;
  }

  /**
   * The same for one that shares its transaction with others and was written already: it reads the guest
   * only where that was long ago, or where it must anyway. Of a merge in the meantime `MergeSettling` brings
   * the booking to who took the guest up: it waits longer than a guest is believed to be fresh.
   */
  async followGuest(tx: Transaction, booking: Booking, fresh: Deadline): Promise<void> {
    const { _customer, companions } = booking;
    if (!_customer || (!isOver(fresh) && companions.length === 0)) return;
    const current = await this.customers.current(tx, _customer);
    if (current.equals(_customer)) return;
    booking._customer = current;
    await this.bookings.giveTo(tx, booking._id, current);
  }

  /** Audit and event of each new booking of a guest, and whom the guest came with. */
  async describe(
    tx: Transaction,
    bookings: readonly Booking[],
    { reason, recordPast = false }: { reason?: string | undefined; recordPast?: boolean } = {},
  ): Promise<void> {
    const action = recordPast ? 'booking.recorded' : 'booking.created';
    for (const booking of bookings) {
      recordBooking(tx, 'booking.created', null, booking, { reason, action });
    }
    const names = bookings.flatMap(({ companions }) => companions.map(({ name }) => name));
    const guest = bookings[0]?._customer;
    if (!guest || names.length === 0) return;
    await this.customers.rememberCompanions(tx, guest, [...new Set(names)]);
  }
}

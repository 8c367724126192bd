import { type BookingAuthority, checkBookingRequest } from '@atrium/rules/booking-request';
import type { ServiceDay } from '@atrium/rules/service-day';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../common/context/request-context';
import type { Transaction } from '../../common/database/unit-of-work';
import { RuleError } from '../../common/errors/app-error';
import { CustomersService } from '../customers/customers.service';
import { ServicesService } from '../services/services.service';
import { VendorsService } from '../vendors/vendors.service';
import type { Booking } from './booking.schema';
import { refusalOf } from './bookings.errors';
import { recordBooking } from './bookings.events';
import type { NewBookingInput } from './new-booking';
import { offeredDay } from './offered-days';

type Guest = Awaited<ReturnType<CustomersService['booker']>>;
type Service = Awaited<ReturnType<ServicesService['get']>>;
type Vendor = Awaited<ReturnType<VendorsService['current']>>;

/** What a new booking is about. */
export interface BookingSetting {
  readonly vendor: Vendor;
  readonly service: Service;
  /** None: a drop-in. */
  readonly guest?: Guest;
}

/** What every way to a new booking has in common: one, several of a party, the dates of a series. */
@Injectable()
export class BookingDrafts {
  constructor(
    private readonly vendors: VendorsService,
    private readonly services: ServicesService,
    private readonly customers: CustomersService,
  ) {}

  /** @throws {NotFoundError} */
  async setting(
    ctx: RequestContext,
    serviceId: string,
    customerId: string | undefined,
  ): Promise<BookingSetting> {
    const [vendor, service, guest] = await Promise.all([
      this.vendors.current(ctx),
      this.services.lookUp(ctx, serviceId),
      customerId ? this.customers.booker(ctx, customerId) : undefined,
    ]);
    return { vendor, service, ...(guest ? { guest } : {}) };
  }

  /**
   * The day of a booking that keeps the rules; places are the ledger's to promise.
   * @param day other than the service offers, where only the party is to be judged
   * @throws {RuleError} the first rule that is broken
   */
  check(
    ctx: RequestContext,
    { vendor, service, guest }: BookingSetting,
    input: NewBookingInput,
    authority: BookingAuthority,
    day: ServiceDay = offeredDay(service, input.date, vendor.timezone),
  ): ServiceDay {
    if (!service.active && authority !== 'override') throw new RuleError('SERVICE_INACTIVE');
    const problem = checkBookingRequest({
      service,
      day,
      request: input,
      now: ctx.now.getTime(),
      zone: vendor.timezone,
      authority,
      ...(guest ? { guest } : {}),
    });
    if (problem) throw refusalOf(problem, input);
    return day;
  }

  /** Audit and event of each new booking of a guest, and whom the guest came with. */
  async describe(
    tx: Transaction,
    bookings: readonly Booking[],
    guest: Pick<Guest, '_id'> | undefined,
    reason?: string,
  ): Promise<void> {
    for (const booking of bookings) recordBooking(tx, 'booking.created', null, booking, reason);
    const names = bookings.flatMap(({ companions }) => companions.map(({ name }) => name));
    if (!guest || names.length === 0) return;
    await this.customers.rememberCompanions(tx, guest._id, [...new Set(names)]);
  }
}

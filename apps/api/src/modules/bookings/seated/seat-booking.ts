import { countsTowardCapacity } from '@atrium/rules/slots/slots';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { RuleError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { BookingStatusesService } from '../../booking-statuses/public';
import { CustomersService, type NewGuest } from '../../customers/public';
import { SegmentsService } from '../../segments/public';
import type { Booking, BookingTable } from '../booking.schema';
import { BookingPresenter } from '../booking-presenter';
import { overrideOf, toSlotConflict } from '../bookings.errors';
import { BookingDrafts } from '../create/booking-drafts';
import { type NewBookingInput, newBooking } from '../create/new-booking';
import { NewBookings } from '../create/new-bookings';
import type { BookingOutput } from '../dto/booking.dto';
import { BookingMail } from '../notifications/booking-mail';

/** A booking that staff make at tables, at any time of a day on which the service is open. */
export interface SeatedBookingInput extends Omit<NewBookingInput, 'waitingList'> {
  readonly _service: string;
  /** Of this venue: the caller has made sure. None: the party has no table yet. */
  readonly tables: readonly BookingTable[];
  readonly _customer?: string;
  /** Somebody who is not known yet, instead of `_customer`. Neither: a drop-in guest. */
  readonly guest?: NewGuest;
  readonly _segment?: string;
  readonly _bookingStatus?: string;
  readonly override?: boolean;
  readonly reason?: string;
}

/** Makes a booking that has its tables from the start. */
@Injectable()
export class SeatBooking {
  // seven: what a booking refers to is each read where it belongs
  constructor(
    private readonly newBookings: NewBookings,
    private readonly drafts: BookingDrafts,
    private readonly customers: CustomersService,
    private readonly statuses: BookingStatusesService,
    private readonly segments: SegmentsService,
    private readonly presenter: BookingPresenter,
    private readonly mail: BookingMail,
  ) {}

  /**
   * @param along done in the transaction of the booking
   * @throws {NotFoundError} service, guest, status or segment
   * @throws {ForbiddenError} `override` without the permission
   * @throws {RuleError} the rule of checkBookingRequest that it breaks, OVERRIDE_REASON_REQUIRED,
   *   NOT_AT_TABLES, and those of `CustomersService.create`
   * @throws {ConflictError} SLOT_FULL where the service sells places at that start; RESOURCE_OCCUPIED
   */
  async create(
    ctx: RequestContext,
    input: SeatedBookingInput,
    along?: (tx: Transaction) => Promise<void>,
  ): Promise<BookingOutput> {
    const { override, reason } = overrideOf(ctx, input);
    const setting = await this.drafts.setting(ctx, input._service, input._customer);
    const { vendor, service } = setting;
    const authority = override ? 'override' : 'staff';
    const day = this.drafts.check(ctx, setting, input, authority, { anyTime: true });
    const [status, segment] = await Promise.all([
      input._bookingStatus ? this.statuses.get(ctx, input._bookingStatus) : undefined,
      input._segment ? this.segments.get(ctx, input._segment) : undefined,
    ]);
    const segmentId = segment?._id ?? vendor._defaultSegment;
    const booking = newBooking(input, {
      now: ctx.now,
      vendor,
      service,
      day,
      online: false,
      tables: input.tables,
      anyTime: !day.slots.some(({ start }) => start === input.timeindex),
      ...(setting.guest ? { customerId: setting.guest._id } : {}),
      ...(segmentId ? { segmentId } : {}),
      ...(status ? { status } : {}),
    });
    assertAtTables(booking, input.tables);
    const references = await this.presenter.references(ctx, [booking]);
    const { guest: newcomer } = input;
    let { guest } = setting;
    try {
      return await this.newBookings.create(ctx, {
        bookings: [booking],
        override,
        tablesByHand: true,
        ...(reason ? { reason } : {}),
        choose: async (tx) => {
          if (newcomer) {
            guest = await this.customers.create(tx, newcomer);
            booking._customer = guest._id;
          }
          await along?.(tx);
          return [booking];
        },
        messages: async (tx) => [
          await this.mail.forCreated(tx, { booking, service, vendor, guest }),
        ],
        answer: () => {
          const customers = new Map(guest ? [[guest._id.toHexString(), guest]] : []);
          return this.presenter.toStaff(ctx, booking, { ...references, customers });
        },
      });
    } catch (error) {
      throw toSlotConflict(error, { participants: booking.participants, tellsHolders: true });
    }
  }
}

/** One that does not count would only seem to have tables. @throws {RuleError} NOT_AT_TABLES */
export function assertAtTables(
  booking: Booking,
  wanted: readonly BookingTable[] | undefined,
): void {
  if (wanted && wanted.length > 0 && !countsTowardCapacity(booking)) {
    throw new RuleError('NOT_AT_TABLES');
  }
}

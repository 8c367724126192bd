import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import { BookingStatusesService } from '../../booking-statuses/public';
import { type Customer, CustomersService } from '../../customers/public';
import { ServicesService } from '../../services/public';
import { VendorsService } from '../../vendors/public';
import type { Booking } from '../booking.schema';
import { BookingsRepository } from '../bookings.repository';
import { BookingMail } from './booking-mail';

/** Guests whom a text may mean. */
const MATCHING_GUESTS = 50;
/** Bookings looked at for those with a guest: at a busy bar, many are drop-ins. */
const NEWEST = 100;

/** A booking of a day that is over. */
export interface UsedBooking {
  readonly _id: Types.ObjectId;
  readonly _customer?: Types.ObjectId;
  readonly _service: Types.ObjectId;
  readonly counted: boolean;
  /** Marked as arrived or left, by hand or by its status. */
  readonly attended: boolean;
  /** Minutes from midnight of its day, may pass 1440. */
  readonly end: number;
}

/** A booking with what a message about it says. */
export interface MailedBooking {
  readonly booking: Pick<Booking, '_id' | 'bookingId' | 'start' | 'timeindex' | '_service'>;
  readonly guest: Customer;
  /** In the language asked for. */
  readonly vars: NonNullable<ReturnType<BookingMail['varsOf']>>;
}

/** Bookings as messages tell of them, for who writes messages outside of a change of the booking. */
@Injectable()
export class MailedBookingsService {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly statuses: BookingStatusesService,
    private readonly customers: CustomersService,
    private readonly services: ServicesService,
    private readonly vendors: VendorsService,
    private readonly mail: BookingMail,
  ) {}

  /** All bookings of a day, whatever became of them. @param date yyyy-mm-dd */
  async usedOn(ctx: RequestContext, date: string): Promise<UsedBooking[]> {
    const [found, statuses] = await Promise.all([
      this.bookings.find(
        ctx,
        { start: new Date(`${date}T00:00:00Z`) },
        {
          projection: {
            _customer: 1,
            _service: 1,
            _bookingStatus: 1,
            active: 1,
            waitingList: 1,
            attendenceVerified: 1,
            timeindexEnd: 1,
          },
        },
      ),
      this.statuses.all(ctx),
    ]);
    const came = statuses.filter(({ hasArrived, hasLeft }) => hasArrived || hasLeft);
    const arrived = new Set(came.map(({ _id }) => _id.toHexString()));
    return found.map((booking) => ({
      _id: booking._id,
      ...(booking._customer ? { _customer: booking._customer } : {}),
      _service: booking._service,
      counted: booking.active && !booking.waitingList,
      attended:
        booking.attendenceVerified || arrived.has(booking._bookingStatus?.toHexString() ?? ''),
      end: booking.timeindexEnd,
    }));
  }

  /**
   * A booking as a message shows it.
   * @param language code; absent: the guest's, then the venue's
   * @throws {NotFoundError} also when its guest is gone, or it never had one
   */
  async get(
    ctx: RequestContext,
    id: string | Types.ObjectId,
    language?: string,
  ): Promise<MailedBooking> {
    const booking = await this.bookings.get(ctx, id);
    const [vendor, service, guest] = await Promise.all([
      this.vendors.current(ctx),
      this.services.get(ctx, booking._service),
      this.customers.get(ctx, booking._customer ?? ''),
    ]);
    const wanted = language ?? guest.languageCode ?? vendor.languageCode;
    return { booking, guest, vars: this.mail.varsOf({ booking, service, vendor }, wanted) };
  }

  /** Ids of the bookings made last that have a guest, the newest first. */
  async newest(ctx: RequestContext, limit: number): Promise<Types.ObjectId[]> {
    const found = await this.bookings.find(
      ctx,
      {},
      { sort: { createdAt: -1, _id: -1 }, limit: NEWEST, projection: { _customer: 1 } },
    );
    return idsWithGuest(found, limit);
  }

  /** Those of a reference, or of guests by any part of their name, email or phone; the latest day first. */
  async matching(ctx: RequestContext, text: string, limit: number): Promise<Types.ObjectId[]> {
    const reference = await this.bookings.findOne(ctx, { bookingId: text.trim().toUpperCase() });
    if (reference) return idsWithGuest([reference], limit);
    const guests = await this.customers.matching(ctx, text, MATCHING_GUESTS);
    if (guests.length === 0) return [];
    const found = await this.bookings.find(
      ctx,
      { _customer: { $in: guests } },
      { sort: { start: -1, timeindex: -1 }, limit, projection: { _customer: 1 } },
    );
    return idsWithGuest(found, limit);
  }
}

function idsWithGuest(
  found: readonly Pick<Booking, '_id' | '_customer'>[],
  limit: number,
): Types.ObjectId[] {
  return found
    .filter(({ _customer }) => _customer)
    .slice(0, limit)
    .map(({ _id }) => _id);
}

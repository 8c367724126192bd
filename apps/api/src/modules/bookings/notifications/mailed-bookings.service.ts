import { dateOf, toStart } from '@atrium/rules/calendar/calendar-date';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import { present } from '../../../common/present';
import { BookingStatusesService } from '../../booking-statuses/public';
import { type Customer, CustomersService } from '../../customers/public';
import type { BookingVars, VisitGuide } from '../../messages/public';
import { guideTexts, ServicesService } from '../../services/public';
import { type PostalAddress, VendorsService } from '../../vendors/public';
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

/** A booking that its guest may be reminded of. */
export interface ComingBooking {
  readonly _id: Types.ObjectId;
  readonly _customer: Types.ObjectId;
  /** yyyy-mm-dd */
  readonly date: string;
  /** Minutes from midnight. */
  readonly start: number;
  readonly createdAt: Date;
}

/** A booking as a reminder tells of it. */
export interface RemindedBooking {
  readonly guest: Customer;
  readonly vars: BookingVars & VisitGuide;
  /** For the guest's calendar. */
  readonly calendar: string;
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

  /** Bookings of a service that count and have a guest. @param days first and last, yyyy-mm-dd */
  async coming(
    ctx: RequestContext,
    service: Types.ObjectId,
    { from, until }: { readonly from: string; readonly until: string },
  ): Promise<ComingBooking[]> {
    const found = await this.bookings.find(
      ctx,
      {
        ...{ _service: service, active: true, waitingList: false },
        start: { $gte: toStart(from), $lte: toStart(until) },
      },
      { projection: { _customer: 1, start: 1, timeindex: 1, createdAt: 1 } },
    );
    return found.flatMap(({ _id, _customer, start, timeindex, createdAt }) =>
      _customer ? [{ _id, _customer, date: dateOf(start), start: timeindex, createdAt }] : [],
    );
  }

  /**
   * A booking as a reminder tells of it, in the guest's language; undefined when it does not count any more,
   * begins at another time by now, or has lost its guest.
   */
  async reminded(
    ctx: RequestContext,
    { _id, date, start }: Pick<ComingBooking, '_id' | 'date' | 'start'>,
  ): Promise<RemindedBooking | undefined> {
    const booking = await this.bookings.findOne(ctx, { _id });
    if (!booking || !isComing(booking, { date, start })) return undefined;
    const [vendor, service, guest] = await Promise.all([
      this.vendors.current(ctx),
      this.services.get(ctx, booking._service),
      booking._customer ? this.customers.findOrErased(ctx, booking._customer) : null,
    ]);
    if (!guest) return undefined;
    const language = guest.languageCode ?? vendor.languageCode;
    const input = { booking, service, vendor };
    const {
      bring,
      meetingPoint,
      mapAddress = addressLine(vendor.address),
    } = guideTexts(service, language);
    return {
      guest,
      vars: {
        ...this.mail.varsOf(input, language),
        ...present({ bring, meetingPoint, mapAddress }),
      },
      calendar: this.mail.calendar([input], language),
    };
  }

  /** Whether a booking still counts, at the time at which it began. */
  async isStillComing(
    ctx: RequestContext,
    { _id, date, start }: Pick<ComingBooking, '_id' | 'date' | 'start'>,
  ): Promise<boolean> {
    const booking = await this.bookings.findOne(ctx, { _id });
    return booking !== null && isComing(booking, { date, start });
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

const isComing = (
  { active, waitingList, start, timeindex }: Booking,
  when: Pick<ComingBooking, 'date' | 'start'>,
): boolean => active && !waitingList && dateOf(start) === when.date && timeindex === when.start;

/** For a map. */
const addressLine = ({ street, postalCode, city }: PostalAddress = {}): string | undefined =>
  street && city ? [street, [postalCode, city].filter(Boolean).join(' ')].join(', ') : undefined;

function idsWithGuest(
  found: readonly Pick<Booking, '_id' | '_customer'>[],
  limit: number,
): Types.ObjectId[] {
  return found
    .filter(({ _customer }) => _customer)
    .slice(0, limit)
    .map(({ _id }) => _id);
}

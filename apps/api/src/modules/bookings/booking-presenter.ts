import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { actsForThemselves, type RequestContext } from '../../common/context/request-context';
import { type BookingStatus, BookingStatusesService } from '../booking-statuses/public';
import { CustomersService, type GuestContact } from '../customers/public';
import { type Segment, SegmentsService } from '../segments/public';
import { ServicesService } from '../services/public';
import type { Booking } from './booking.schema';
import { BookingsRepository } from './bookings.repository';
import type { BookingOutput, HubReservation } from './dto/booking.dto';
import { toBookingOutput, toHubReservation } from './dto/booking-mapper';
import { type SeatingRoom, ServiceTables, seatsInRooms } from './tables/service-tables';
import { totalOf } from './terms/booking-total';
import { guestDeadline, mayGuestCancel, mayGuestChange } from './terms/guest-deadline';

type ServiceOfBooking =
  Awaited<ReturnType<ServicesService['byIds']>> extends ReadonlyMap<string, infer S> ? S : never;

/** What bookings refer to, by hex id. */
export interface BookingReferences {
  readonly services: ReadonlyMap<string, ServiceOfBooking>;
  readonly customers: ReadonlyMap<string, GuestContact>;
  readonly statuses: ReadonlyMap<string, BookingStatus>;
  readonly segments: ReadonlyMap<string, Segment>;
  /** The venue's dining rooms, where one of the bookings has to do with them. */
  readonly rooms: readonly SeatingRoom[];
}

type KnownReferences = Partial<Pick<BookingReferences, 'services'>>;

/** What a booking refers to. */
export type Referring = Pick<Booking, '_service' | '_customer' | '_bookingStatus' | '_segment'> &
  Partial<Pick<Booking, 'tableWish'>>;

/** Bookings as staff and guests see them: with the names of what they refer to. */
@Injectable()
export class BookingPresenter {
  constructor(
    private readonly services: ServicesService,
    private readonly customers: CustomersService,
    private readonly statuses: BookingStatusesService,
    private readonly segments: SegmentsService,
    private readonly bookings: BookingsRepository,
    private readonly tables: ServiceTables,
  ) {}

  /**
   * One query for each kind, however many bookings; a guest is shown no status and no segment.
   * @param known what the caller has read already, all that may be referred to
   */
  async references(
    { vendorId, actor }: RequestContext,
    bookings: readonly Referring[],
    known: KnownReferences = {},
  ): Promise<BookingReferences> {
    const scope = { vendorId };
    const shown = actsForThemselves(actor) ? [] : bookings;
    const [services, customers, statuses, segments] = await Promise.all([
      known.services ??
        this.services.byIds(scope, idsOf(bookings.map((booking) => booking._service))),
      this.customers.namesOf(scope, idsOf(bookings.map((booking) => booking._customer))),
      this.statuses.byIds(scope, idsOf(shown.map((booking) => booking._bookingStatus))),
      this.segments.byIds(scope, idsOf(shown.map((booking) => booking._segment))),
    ]);
    const rooms = await this.rooms({ vendorId, actor }, bookings, services);
    return { services, customers, statuses, segments, rooms };
  }

  /** The venue's dining rooms, read only where they are told: with a wish, and to guests who sit there. */
  async rooms(
    { vendorId, actor }: Pick<RequestContext, 'vendorId' | 'actor'>,
    bookings: readonly Referring[],
    services: BookingReferences['services'],
  ): Promise<readonly SeatingRoom[]> {
    const isSeated = actsForThemselves(actor) && [...services.values()].some(seatsInRooms);
    const isWished = bookings.some(({ tableWish }) => tableWish);
    return isSeated || isWished ? this.tables.all({ vendorId }) : [];
  }

  /** As staff see them; waiting ones with their position. */
  async forStaff(
    ctx: RequestContext,
    bookings: readonly Booking[],
    known?: KnownReferences,
  ): Promise<BookingOutput[]> {
    const [references, positions] = await Promise.all([
      this.references(ctx, bookings, known),
      this.positions(ctx, bookings),
    ]);
    return bookings.map((booking) => this.toStaff(ctx, booking, references, positions));
  }

  /** As their guest sees them. @param zone IANA, the venue's */
  async forGuest(
    ctx: RequestContext,
    bookings: readonly Booking[],
    zone: string,
  ): Promise<HubReservation[]> {
    const [references, positions] = await Promise.all([
      this.references(ctx, bookings),
      this.positions(ctx, bookings),
    ]);
    return bookings.map((booking) => this.toGuest(ctx, booking, references, zone, positions));
  }

  toStaff(
    ctx: RequestContext,
    booking: Booking,
    references: BookingReferences,
    positions?: ReadonlyMap<string, number>,
  ): BookingOutput {
    const position = positions?.get(booking._id.toHexString());
    return toBookingOutput(booking, {
      language: ctx.language,
      rooms: references.rooms,
      service: references.services.get(booking._service.toHexString()),
      customer: references.customers.get(hexOf(booking._customer)),
      status: references.statuses.get(hexOf(booking._bookingStatus)),
      segment: references.segments.get(hexOf(booking._segment)),
      totalPrice: totalOf(booking),
      ...(position ? { position } : {}),
    });
  }

  toGuest(
    ctx: RequestContext,
    booking: Booking,
    references: Pick<BookingReferences, 'services' | 'rooms'>,
    zone: string,
    positions?: ReadonlyMap<string, number>,
  ): HubReservation {
    const position = positions?.get(booking._id.toHexString());
    return toHubReservation(booking, {
      language: ctx.language,
      rooms: references.rooms,
      service: references.services.get(booking._service.toHexString()),
      totalPrice: totalOf(booking),
      cancellationDeadline: guestDeadline(booking, zone),
      canCancel: mayGuestCancel(booking, ctx.now, zone),
      canChange: mayGuestChange(booking, ctx.now, zone),
      ...(position ? { position } : {}),
    });
  }

  /** Places in their waiting lists, by hex id of the booking; 1 is next. */
  async positions(
    ctx: RequestContext,
    bookings: readonly Booking[],
  ): Promise<ReadonlyMap<string, number>> {
    const waiting = bookings.filter((booking) => booking.waitingList);
    const before = await Promise.all(
      waiting.map((booking) => this.bookings.waitingBefore({ vendorId: ctx.vendorId }, booking)),
    );
    return new Map(waiting.map(({ _id }, index) => [_id.toHexString(), (before[index] ?? 0) + 1]));
  }
}

const hexOf = (id: Types.ObjectId | undefined): string => id?.toHexString() ?? '';

function idsOf(ids: readonly (Types.ObjectId | undefined)[]): Types.ObjectId[] {
  const unique = new Map(ids.flatMap((id) => (id ? [[id.toHexString(), id] as const] : [])));
  return [...unique.values()];
}

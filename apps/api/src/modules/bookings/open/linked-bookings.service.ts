import { dateOf } from '@atrium/rules/calendar/calendar-date';
import { toInstant } from '@atrium/rules/calendar/time-zone';
import { Injectable } from '@nestjs/common';
import { isObjectIdOrHexString } from 'mongoose';
import type { CallContext, RequestContext } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import { AppError } from '../../../common/errors/app-error';
import { VendorsService } from '../../vendors/public';
import { asVisitor } from '../../visitors/public';
import type { Booking } from '../booking.schema';
import { BookingsRepository } from '../bookings.repository';
import type { HubReservationChange } from '../change/booking-input.dto';
import { CancelBooking } from '../change/cancel-booking';
import { ChangeBookings } from '../change/change-bookings';
import type { HubReservation } from '../dto/booking.dto';
import { HubReservationsService } from '../lists/hub-reservations.service';
import { BookingLinks } from '../notifications/booking-links';
import { ChangePayments } from '../paid-changes/change-payments';
import type { PaidChangeInput } from '../paid-changes/paid-change.dto';
import type { VisitPayment } from './visit-payment.dto';
import { VisitPaymentLinks } from './visit-payment-links';

/** What a booking's signed link is good for, and for whom. */
export interface BookingLink {
  /** Hex id of the booking. */
  readonly id: string;
  /** Slug or id of the venue. */
  readonly vendor: string;
  readonly signature: string;
}

/** One booking in the hands of whoever has its link: they do with it what its guest may, and see nothing else. */
@Injectable()
export class LinkedBookings {
  // eight: what a guest does with a booking, with links in place of a session
  constructor(
    private readonly links: BookingLinks,
    private readonly vendors: VendorsService,
    private readonly bookings: BookingsRepository,
    private readonly reservations: HubReservationsService,
    private readonly changes: ChangeBookings,
    private readonly cancelling: CancelBooking,
    private readonly changePayments: ChangePayments,
    private readonly paymentLinks: VisitPaymentLinks,
  ) {}

  /** @throws {AppError} 403 BOOKING_LINK_INVALID */
  async get(call: CallContext, link: BookingLink): Promise<HubReservation> {
    return this.reservations.get(await this.enter(call, link), link.id);
  }

  /** @throws {AppError} 403 BOOKING_LINK_INVALID @throws those of ChangeBookings.byGuest */
  async change(
    call: CallContext,
    link: BookingLink,
    input: HubReservationChange,
  ): Promise<HubReservation> {
    return this.changes.byGuest(await this.enter(call, link), link.id, input);
  }

  /** @throws {AppError} 403 BOOKING_LINK_INVALID @throws those of ChangePayments.begin */
  async pay(call: CallContext, link: BookingLink, input: PaidChangeInput): Promise<VisitPayment> {
    const ctx = await this.enter(call, link);
    const { vendorId } = ctx;
    const payment = await this.changePayments.begin(ctx, link.id, input, (id, { booking, slug }) =>
      this.paymentLinks.back({
        ...{ vendorId, slug, payment: id, _service: booking._service.toHexString() },
        ...{ date: dateOf(booking.start), timeindex: booking.timeindex },
      }),
    );
    return {
      ...payment,
      signature: this.paymentLinks.sign(vendorId, payment._id),
      bookingSignature: this.links.sign(vendorId, link.id),
    };
  }

  /** @throws {AppError} 403 BOOKING_LINK_INVALID @throws those of CancelBooking.byGuest */
  async cancel(call: CallContext, link: BookingLink): Promise<HubReservation> {
    return this.cancelling.byGuest(await this.enter(call, link), link.id);
  }

  /** @throws {AppError} 403 BOOKING_LINK_INVALID */
  async calendar(call: CallContext, link: BookingLink): Promise<{ name: string; content: string }> {
    return this.reservations.calendar(await this.enter(call, link), link.id);
  }

  /** The call as the booking's guest makes it. A link ends with its booking. */
  private async enter(
    call: CallContext,
    { id, vendor, signature }: BookingLink,
  ): Promise<RequestContext> {
    const { ctx, vendor: venue } = await this.vendors.enter(asVisitor(call), vendor);
    if (!isObjectIdOrHexString(id) || !this.links.isRight(ctx.vendorId, id, signature)) {
      throw refused();
    }
    const booking = await this.bookings.findOne(ctx, { _id: objectId(id) });
    if (!booking?._customer || isOver(booking, venue.timezone, ctx.now)) throw refused();
    return { ...ctx, actor: { kind: 'guest', id: booking._customer.toHexString(), name: '' } };
  }
}

/** @param zone IANA, the venue's */
export const isOver = (
  { start, timeindexEnd }: Pick<Booking, 'start' | 'timeindexEnd'>,
  zone: string,
  now: Date,
): boolean => toInstant(dateOf(start), timeindexEnd, zone) <= now.getTime();

const refused = (): AppError => new AppError(403, 'BOOKING_LINK_INVALID');

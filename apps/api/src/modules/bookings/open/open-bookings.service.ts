import { Injectable } from '@nestjs/common';
import type { CallContext } from '../../../common/context/request-context';
import { ServicesService } from '../../services/public';
import { asVisitor } from '../../visitors/public';
import type { HoldOutput } from '../change/booking-input.dto';
import { CreateBooking } from '../create/create-booking';
import { placeOfHold } from '../holds/hold-id';
import { HoldsService } from '../holds/holds.service';
import { BookingLinks } from '../notifications/booking-links';
import { Bookers } from './bookers';
import type { OpenBookingInput, OpenBookingOutput, VisitorHoldInput } from './open-booking.dto';
import { holderOf } from './visitor';

/** Booking without an account: the hub's bookings and holds, for who does not sign in. */
@Injectable()
export class OpenBookings {
  constructor(
    private readonly services: ServicesService,
    private readonly bookers: Bookers,
    private readonly bookings: CreateBooking,
    private readonly holds: HoldsService,
    private readonly links: BookingLinks,
  ) {}

  /** @throws those of HoldsService.create */
  async hold(call: CallContext, { visitor, ...input }: VisitorHoldInput): Promise<HoldOutput> {
    const { ctx } = await this.services.enter(asVisitor(call), input._service);
    return this.holds.create({ ...ctx, actor: holderOf(visitor) }, input);
  }

  /** Releasing a hold that is gone, or is not the visitor's, is not an error. */
  async release(call: CallContext, id: string, visitor: string): Promise<null> {
    const place = placeOfHold(id);
    if (!place) return null;
    const { ctx } = await this.services.enter(asVisitor(call), place._service.toHexString());
    return this.holds.release({ ...ctx, actor: holderOf(visitor) }, id);
  }

  /**
   * Books for the guest whose email it is, or for a new one. Of a guest whom the venue knows nothing is told or
   * changed.
   * @throws those of CreateBooking.online, but for EMAIL_TAKEN; those of Visitors.asGuest
   */
  async book(call: CallContext, input: OpenBookingInput): Promise<OpenBookingOutput> {
    const { guest: details, visitor: secret = '', ...draft } = input;
    const serviceId = draft._service;
    const { ctx } = await this.services.enter(asVisitor(call), serviceId);
    const { id: holder } = holderOf(secret);
    return this.bookers.asBooker(ctx, { details, serviceId }, ({ setting, ...visitor }) =>
      this.bookings.online(ctx, draft, { setting, holder, visitor }, (reservation) => ({
        reservation,
        signature: this.links.sign(ctx.vendorId, reservation._id),
      })),
    );
  }
}

import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { NotFoundError } from '../../../common/errors/app-error';
import { Config } from '../../../config/config';
import { BookingDrafts } from '../create/booking-drafts';
import type { GuestPayment, PrepaidBookingInput } from './prepaid.dto';
import { PrepaidBookings } from './prepaid-bookings';

/** Payments of guests who are signed in. */
@Injectable()
export class HubPayments {
  constructor(
    private readonly drafts: BookingDrafts,
    private readonly prepaid: PrepaidBookings,
    private readonly config: Config,
  ) {}

  /** @throws {NotFoundError} also where the draft names another guest or venue than the token; those of `begin` */
  async begin(ctx: RequestContext, input: PrepaidBookingInput): Promise<GuestPayment> {
    const { _vendor, _customer, waitingList: _, ...booked } = input;
    const { actor } = ctx;
    if (actor.kind !== 'guest' || actor.id !== _customer) throw new NotFoundError();
    const setting = await this.drafts.setting(ctx, booked._service, _customer);
    const { slug } = setting.vendor;
    if (_vendor !== slug && _vendor !== ctx.vendorId) throw new NotFoundError();
    return this.prepaid.begin(ctx, booked, {
      setting,
      holder: actor.id,
      customerId: _customer,
      returnTo: (payment) => {
        const again = new URLSearchParams({
          payment,
          service: booked._service,
          date: booked.date,
          time: String(booked.timeindex),
        });
        return this.config.link(`/activity-hub/${slug}/payment_success?${again}`);
      },
    });
  }
}

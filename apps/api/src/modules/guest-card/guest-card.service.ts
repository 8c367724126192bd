import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../common/context/request-context';
import { present } from '../../common/present';
import { BookingFiguresService, BookingListsService } from '../bookings/public';
import { CustomersService } from '../customers/public';
import { GuestMoney } from '../payments/public';
import { StaysService } from '../stays/public';
import type { GuestCardOutput, GuestCardQuery, GuestFiguresOutput } from './guest-card.dto';

/** Assembles the guest card from the domains that know the guest. */
@Injectable()
export class GuestCardService {
  constructor(
    private readonly customers: CustomersService,
    private readonly bookings: BookingListsService,
    private readonly bookingFigures: BookingFiguresService,
    private readonly stays: StaysService,
    private readonly money: GuestMoney,
  ) {}

  /** @throws {NotFoundError} */
  async details(
    ctx: RequestContext,
    id: string,
    { hidePast }: GuestCardQuery,
  ): Promise<GuestCardOutput> {
    const customer = await this.customers.show(ctx, id);
    const [{ past, nextPast, ...coming }, numberOfStays] = await Promise.all([
      this.bookings.ofGuest(ctx, id),
      this.stays.countOf(ctx, id),
    ]);
    const gone = hidePast ? { past: [] } : { past, ...present({ nextPast }) };
    return { customer, vendorDetails: { ...coming, ...gone, numberOfStays } };
  }

  /** @throws {NotFoundError} */
  async figures(ctx: RequestContext, id: string): Promise<GuestFiguresOutput> {
    const { _id } = await this.customers.get(ctx, id);
    const [figures, { paid, toPay }] = await Promise.all([
      this.bookingFigures.ofGuest(ctx, _id),
      this.money.of(ctx, _id),
    ]);
    return { ...figures, paid: [...paid], toPay: [...toPay] };
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { Transactions } from '../../../common/transactions/transactions';
import { CustomersService } from '../../customers/public';
import { ServicesService } from '../../services/public';
import { VendorsService } from '../../vendors/public';
import { type LostBooking, LostLinks } from '../../visitors/public';
import { BookingPresenter } from '../booking-presenter';
import { BookingsRepository } from '../bookings.repository';
import { BookingMail } from '../notifications/booking-mail';
import { isOver } from './linked-bookings.service';

/** Bookings whose link was lost: their confirmation is mailed again. */
@Injectable()
export class LostBookings implements OnModuleInit {
  // eight: a mail about a booking is made of all that it names
  constructor(
    private readonly links: LostLinks,
    private readonly vendors: VendorsService,
    private readonly services: ServicesService,
    private readonly customers: CustomersService,
    private readonly bookings: BookingsRepository,
    private readonly presenter: BookingPresenter,
    private readonly mail: BookingMail,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.links.register((ctx, number) => this.find(ctx, number));
  }

  private async find(ctx: RequestContext, bookingId: string): Promise<LostBooking | undefined> {
    const booking = await this.bookings.findOne(ctx, { bookingId });
    if (!booking?._customer) return undefined;
    const [vendor, service, guest] = await Promise.all([
      this.vendors.current(ctx),
      this.services.get(ctx, booking._service),
      this.customers.findOrErased(ctx, booking._customer),
    ]);
    if (!guest || isOver(booking, vendor.timezone, ctx.now)) return undefined;
    const _id = booking._id.toHexString();
    const send = async () => {
      const positions = await this.presenter.positions(ctx, [booking]);
      const about = { booking, service, vendor, guest };
      const message = await this.mail.forCreated(ctx, about, positions.get(_id));
      if (message) await this.transactions.run(ctx, (tx) => this.mail.store(tx, [message]));
    };
    return { _id, email: guest.email, send };
  }
}

import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { NotFoundError } from '../../../common/errors/app-error';
import { VendorsService } from '../../vendors/public';
import { BookingPresenter } from '../booking-presenter';
import { BookingsRepository } from '../bookings.repository';
import type { BookingOutput } from '../dto/booking.dto';
import { BookingRefunds } from '../refunds/booking-refunds';

/** A booking as staff open it, with what was paid for it. */
@Injectable()
export class OneBookingService {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly vendors: VendorsService,
    private readonly presenter: BookingPresenter,
    private readonly refunds: BookingRefunds,
  ) {}

  /** @throws {NotFoundError} */
  async get(ctx: RequestContext, id: string): Promise<BookingOutput> {
    const booking = await this.bookings.get(ctx, id);
    const { timezone: zone } = await this.vendors.current(ctx);
    const [[output], prepaid] = await Promise.all([
      this.presenter.forStaff(ctx, [booking]),
      this.refunds.ifCancelled(ctx, booking, { zone, now: ctx.now }),
    ]);
    if (!output) throw new NotFoundError();
    return prepaid ? { ...output, prepaid } : output;
  }
}

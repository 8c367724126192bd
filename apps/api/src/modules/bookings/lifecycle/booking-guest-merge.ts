import { Injectable, type OnModuleInit } from '@nestjs/common';
import { guestDocuments } from '../../../common/database/guest-belongings';
import { GuestBelongingsService } from '../../customers/public';
import { BookingsRepository } from '../bookings.repository';

/** Bookings are their guest's: they move when guests are merged, and keep a guest from being anonymised. */
@Injectable()
export class BookingGuestMerge implements OnModuleInit {
  constructor(
    private readonly belongings: GuestBelongingsService,
    private readonly bookings: BookingsRepository,
  ) {}

  onModuleInit(): void {
    this.belongings.register({
      // who has the booking open sees that it changed
      ...guestDocuments('bookings', this.bookings, '_customer', { $inc: { version: 1 } }),
      activeSince: (scope, guests, day) => this.bookings.guestsSince(scope, guests, day),
    });
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { guestDocuments } from '../../../common/database/guest-belongings';
import { GuestBelongingsService } from '../../customers/public';
import { BookingsRepository } from '../bookings.repository';

/** Merging guests moves their bookings; recent bookings keep a guest from being anonymised. */
@Injectable()
export class BookingGuestMerge implements OnModuleInit {
  constructor(
    private readonly belongings: GuestBelongingsService,
    private readonly bookings: BookingsRepository,
  ) {}

  onModuleInit(): void {
    this.belongings.register({
      // anybody who has the booking open is told that it changed
      ...guestDocuments('bookings', this.bookings, '_customer', { $inc: { version: 1 } }),
      activeSince: (scope, guests, day) => this.bookings.guestsSince(scope, guests, day),
    });
  }
}

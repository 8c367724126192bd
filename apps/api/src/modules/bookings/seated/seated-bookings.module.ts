import { Module } from '@nestjs/common';
import { BookingStatusesModule } from '../../booking-statuses/public';
import { CustomersModule } from '../../customers/public';
import { SegmentsModule } from '../../segments/public';
import { ServicesModule } from '../../services/public';
import { BookingStoreModule } from '../booking-store.module';
import { BookingChangeModule } from '../change/booking-change.module';
import { BookingCreationModule } from '../create/booking-creation.module';
import { BookingNotificationsModule } from '../notifications/booking-notifications.module';
import { ChangeSeatedBooking } from './change-seated-booking';
import { SeatBooking } from './seat-booking';
/** Bookings at tables, as staff make and change them on the floor plan. */
@Module({
  imports: [
    BookingChangeModule,
    BookingCreationModule,
    BookingNotificationsModule,
    BookingStatusesModule,
    BookingStoreModule,
    CustomersModule,
    SegmentsModule,
    ServicesModule,
  ],
  providers: [ChangeSeatedBooking, SeatBooking],
  exports: [ChangeSeatedBooking, SeatBooking],
})
export class SeatedBookingsModule {}

import { Module } from '@nestjs/common';
import { BookingStatusesModule } from '../../booking-statuses/public';
import { CapacityModule } from '../../capacity/public';
import { CustomersModule } from '../../customers/public';
import { SegmentsModule } from '../../segments/public';
import { ServicesModule } from '../../services/public';
import { VendorsModule } from '../../vendors/public';
import { BookingStoreModule } from '../booking-store.module';
import { BookingChangeModule } from '../change/booking-change.module';
import { BookingCreationModule } from '../create/booking-creation.module';
import { BookingNotificationsModule } from '../notifications/booking-notifications.module';
import { BookingRefundsModule } from '../refunds/booking-refunds.module';
import { ChangeSeatedBooking } from './change-seated-booking';
import { EveningParties } from './evening-parties';
import { ReseatBookings } from './reseat-bookings';
import { SeatBooking } from './seat-booking';
/** Bookings at tables, as staff make and change them on the floor plan. */
@Module({
  imports: [
    BookingChangeModule,
    BookingCreationModule,
    BookingNotificationsModule,
    BookingRefundsModule,
    BookingStatusesModule,
    BookingStoreModule,
    CapacityModule,
    CustomersModule,
    SegmentsModule,
    ServicesModule,
    VendorsModule,
  ],
  providers: [ChangeSeatedBooking, EveningParties, ReseatBookings, SeatBooking],
  exports: [ChangeSeatedBooking, EveningParties, ReseatBookings, SeatBooking],
})
export class SeatedBookingsModule {}

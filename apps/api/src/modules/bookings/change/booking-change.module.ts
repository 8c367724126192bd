import { Module } from '@nestjs/common';
import { BookingStatusesModule } from '../../booking-statuses/public';
import { CapacityModule } from '../../capacity/public';
import { CustomersModule } from '../../customers/public';
import { PausesModule } from '../../pauses/public';
import { SegmentsModule } from '../../segments/public';
import { ServicesModule } from '../../services/public';
import { VendorsModule } from '../../vendors/public';
import { BookingStoreModule } from '../booking-store.module';
import { BookingListsModule } from '../lists/booking-lists.module';
import { BookingNotificationsModule } from '../notifications/booking-notifications.module';
import { BookingRefundsModule } from '../refunds/booking-refunds.module';
import { BookingWriteModule } from '../write/booking-write.module';
import { ApplyBookingStatus } from './apply-booking-status';
import { BookingChanges } from './booking-changes';
import { BulkBookingStatus } from './bulk-booking-status';
import { BulkCancellation } from './bulk-cancellation';
import { CancelBooking } from './cancel-booking';
import { ChangeBookings } from './change-bookings';
import { EditPlans } from './edit-plans';
import { EditedByGuest } from './edited-by-guest';

/** Changes of existing bookings, all through one flow. */
@Module({
  imports: [
    BookingListsModule,
    BookingNotificationsModule,
    BookingRefundsModule,
    BookingStatusesModule,
    BookingStoreModule,
    BookingWriteModule,
    CapacityModule,
    CustomersModule,
    SegmentsModule,
    PausesModule,
    ServicesModule,
    VendorsModule,
  ],
  providers: [
    ApplyBookingStatus,
    BookingChanges,
    BulkBookingStatus,
    BulkCancellation,
    CancelBooking,
    ChangeBookings,
    EditPlans,
    EditedByGuest,
  ],
  exports: [
    ApplyBookingStatus,
    BookingChanges,
    BulkBookingStatus,
    BulkCancellation,
    CancelBooking,
    ChangeBookings,
    EditPlans,
    EditedByGuest,
  ],
})
export class BookingChangeModule {}

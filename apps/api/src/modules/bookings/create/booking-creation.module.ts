import { Module } from '@nestjs/common';
import { BookingStatusesModule } from '../../booking-statuses/public';
import { CapacityModule } from '../../capacity/public';
import { CustomersModule } from '../../customers/public';
import { MessagesModule } from '../../messages/public';
import { PausesModule } from '../../pauses/public';
import { PaymentsModule } from '../../payments/public';
import { SegmentsModule } from '../../segments/public';
import { ServicesModule } from '../../services/public';
import { VendorsModule } from '../../vendors/public';
import { BookingStoreModule } from '../booking-store.module';
import { BookingCoverageModule } from '../coverage/booking-coverage.module';
import { BookingNotificationsModule } from '../notifications/booking-notifications.module';
import { BookingWriteModule } from '../write/booking-write.module';
import { BookingDrafts } from './booking-drafts';
import { CreateBatcher } from './create-batcher';
import { CreateBooking } from './create-booking';
import { CreateWriter } from './create-writer';
import { NewBookings } from './new-bookings';
/** New bookings. */
@Module({
  imports: [
    BookingCoverageModule,
    BookingNotificationsModule,
    BookingStatusesModule,
    BookingStoreModule,
    BookingWriteModule,
    CapacityModule,
    CustomersModule,
    MessagesModule,
    SegmentsModule,
    PausesModule,
    PaymentsModule,
    ServicesModule,
    VendorsModule,
  ],
  providers: [BookingDrafts, CreateBatcher, CreateBooking, CreateWriter, NewBookings],
  exports: [BookingDrafts, CreateBooking, NewBookings],
})
export class BookingCreationModule {}

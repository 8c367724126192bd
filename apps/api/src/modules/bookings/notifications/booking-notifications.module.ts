import { Module } from '@nestjs/common';
import { BookingStatusesModule } from '../../booking-statuses/public';
import { CustomersModule } from '../../customers/public';
import { MessagesModule } from '../../messages/public';
import { PaymentsModule } from '../../payments/public';
import { ServicesModule } from '../../services/public';
import { VendorsModule } from '../../vendors/public';
import { BookingStoreModule } from '../booking-store.module';
import { BookingLinks } from './booking-links';
import { BookingMail } from './booking-mail';
import { MailedBookingsService } from './mailed-bookings.service';
import { PayableBookings } from './payable-bookings';

/** What guests are told of their bookings. */
@Module({
  imports: [
    BookingStatusesModule,
    BookingStoreModule,
    CustomersModule,
    MessagesModule,
    PaymentsModule,
    ServicesModule,
    VendorsModule,
  ],
  providers: [BookingLinks, BookingMail, MailedBookingsService, PayableBookings],
  exports: [BookingLinks, BookingMail, MailedBookingsService, PayableBookings],
})
export class BookingNotificationsModule {}

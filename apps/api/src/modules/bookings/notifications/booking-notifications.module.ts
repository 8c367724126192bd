import { Module } from '@nestjs/common';
import { BookingStatusesModule } from '../../booking-statuses/public';
import { CustomersModule } from '../../customers/public';
import { MessagesModule } from '../../messages/public';
import { ServicesModule } from '../../services/public';
import { VendorsModule } from '../../vendors/public';
import { BookingStoreModule } from '../booking-store.module';
import { BookingMail } from './booking-mail';
import { MailedBookingsService } from './mailed-bookings.service';
/** What guests are told of their bookings. */
@Module({
  imports: [
    BookingStatusesModule,
    BookingStoreModule,
    CustomersModule,
    MessagesModule,
    ServicesModule,
    VendorsModule,
  ],
  providers: [BookingMail, MailedBookingsService],
  exports: [BookingMail, MailedBookingsService],
})
export class BookingNotificationsModule {}

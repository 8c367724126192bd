import { Module } from '@nestjs/common';
import { CapacityModule } from '../../capacity/public';
import { CustomersModule } from '../../customers/public';
import { MessagesModule } from '../../messages/public';
import { NoticesModule } from '../../notices/public';
import { PaymentsModule } from '../../payments/public';
import { ServicesModule } from '../../services/public';
import { VendorsModule } from '../../vendors/public';
import { VouchersModule } from '../../vouchers/public';
import { BookingCreationModule } from '../create/booking-creation.module';
import { BookingNotificationsModule } from '../notifications/booking-notifications.module';
import { BookingWriteModule } from '../write/booking-write.module';
import { HubPayments } from './hub-payments';
import { HubPaymentsController } from './hub-payments.controller';
import { PaidBookings } from './paid-bookings';
import { PrepaidBookings } from './prepaid-bookings';

/** Bookings that are paid for as they are made. */
@Module({
  imports: [
    BookingCreationModule,
    BookingNotificationsModule,
    BookingWriteModule,
    CapacityModule,
    CustomersModule,
    MessagesModule,
    NoticesModule,
    PaymentsModule,
    ServicesModule,
    VendorsModule,
    VouchersModule,
  ],
  controllers: [HubPaymentsController],
  providers: [HubPayments, PaidBookings, PrepaidBookings],
  exports: [PrepaidBookings],
})
export class PrepaidBookingsModule {}

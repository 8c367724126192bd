import { Module } from '@nestjs/common';
import { CapacityModule } from '../../capacity/public';
import { CustomersModule } from '../../customers/public';
import { MessagesModule } from '../../messages/public';
import { NoticesModule } from '../../notices/public';
import { PaymentsModule } from '../../payments/public';
import { VendorsModule } from '../../vendors/public';
import { BookingStoreModule } from '../booking-store.module';
import { BookingChangeModule } from '../change/booking-change.module';
import { BookingListsModule } from '../lists/booking-lists.module';
import { PrepaidBookingsModule } from '../prepaid/prepaid-bookings.module';
import { BookingRefundsModule } from '../refunds/booking-refunds.module';
import { BookingTablesModule } from '../tables/booking-tables.module';
import { BookingWriteModule } from '../write/booking-write.module';
import { ChangePayments } from './change-payments';
import { ChangePaymentsController } from './change-payments.controller';
import { PaidChanges } from './paid-changes';

/** Changes of bookings that wait until what they add is paid for. */
@Module({
  imports: [
    BookingChangeModule,
    BookingListsModule,
    BookingRefundsModule,
    BookingStoreModule,
    BookingTablesModule,
    BookingWriteModule,
    CapacityModule,
    CustomersModule,
    MessagesModule,
    NoticesModule,
    PaymentsModule,
    PrepaidBookingsModule,
    VendorsModule,
  ],
  controllers: [ChangePaymentsController],
  providers: [ChangePayments, PaidChanges],
  exports: [ChangePayments],
})
export class PaidChangesModule {}

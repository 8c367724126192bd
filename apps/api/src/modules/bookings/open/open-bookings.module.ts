import { Module } from '@nestjs/common';
import { CustomersModule } from '../../customers/public';
import { MessagesModule } from '../../messages/public';
import { PaymentsModule } from '../../payments/public';
import { ProofOfWorkModule } from '../../proof-of-work/public';
import { RefusalsModule } from '../../refusals/public';
import { ServicesModule } from '../../services/public';
import { VendorsModule } from '../../vendors/public';
import { VisitorsModule } from '../../visitors/public';
import { BookingStoreModule } from '../booking-store.module';
import { BookingChangeModule } from '../change/booking-change.module';
import { BookingCreationModule } from '../create/booking-creation.module';
import { BookingHoldsModule } from '../holds/booking-holds.module';
import { BookingListsModule } from '../lists/booking-lists.module';
import { BookingNotificationsModule } from '../notifications/booking-notifications.module';
import { PaidChangesModule } from '../paid-changes/paid-changes.module';
import { PrepaidBookingsModule } from '../prepaid/prepaid-bookings.module';
import { Bookers } from './bookers';
import { LinkedBookingsController } from './linked-bookings.controller';
import { LinkedBookings } from './linked-bookings.service';
import { LostBookings } from './lost-bookings';
import { OpenBookingsController } from './open-bookings.controller';
import { OpenBookings } from './open-bookings.service';
import { VisitPaymentLinks } from './visit-payment-links';
import { VisitPaymentReminder } from './visit-payment-reminder.job';
import { VisitPaymentsController } from './visit-payments.controller';
import { VisitPayments } from './visit-payments.service';

/** Bookings of people without an account. */
@Module({
  imports: [
    BookingChangeModule,
    BookingCreationModule,
    BookingHoldsModule,
    BookingListsModule,
    BookingNotificationsModule,
    BookingStoreModule,
    CustomersModule,
    MessagesModule,
    PaidChangesModule,
    PaymentsModule,
    PrepaidBookingsModule,
    ProofOfWorkModule,
    RefusalsModule,
    ServicesModule,
    VendorsModule,
    VisitorsModule,
  ],
  controllers: [OpenBookingsController, LinkedBookingsController, VisitPaymentsController],
  providers: [
    Bookers,
    LinkedBookings,
    LostBookings,
    OpenBookings,
    VisitPaymentLinks,
    VisitPaymentReminder,
    VisitPayments,
  ],
})
export class OpenBookingsModule {}

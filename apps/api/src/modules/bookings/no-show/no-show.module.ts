import { Module } from '@nestjs/common';
import { PaymentsModule } from '../../payments/public';
import { VendorsModule } from '../../vendors/public';
import { BookingStoreModule } from '../booking-store.module';
import { BookingNotificationsModule } from '../notifications/booking-notifications.module';
import { ChargedFees } from './charged-fees';
import { NoShowFeesController } from './no-show-fees.controller';
import { NoShowFees } from './no-show-fees.service';

/** What not coming costs, taken from the card that was given for it. */
@Module({
  imports: [BookingNotificationsModule, BookingStoreModule, PaymentsModule, VendorsModule],
  controllers: [NoShowFeesController],
  providers: [ChargedFees, NoShowFees],
})
export class NoShowModule {}

import { Module } from '@nestjs/common';
import { RefusalsModule } from '../../refusals/public';
import { SegmentsModule } from '../../segments/public';
import { ServicesModule } from '../../services/public';
import { VendorsModule } from '../../vendors/public';
import { BookingStoreModule } from '../booking-store.module';
import { BookingChangeModule } from '../change/booking-change.module';
import { BookingCoverageModule } from '../coverage/booking-coverage.module';
import { BookingCreationModule } from '../create/booking-creation.module';
import { BookingNotificationsModule } from '../notifications/booking-notifications.module';
import { BookingWriteModule } from '../write/booking-write.module';
import { GroupBookingsController } from './group-bookings.controller';
import { GroupBookingsService } from './group-bookings.service';
/** Several bookings for one party, made together. */
@Module({
  imports: [
    BookingChangeModule,
    BookingCoverageModule,
    BookingCreationModule,
    BookingNotificationsModule,
    BookingStoreModule,
    BookingWriteModule,
    RefusalsModule,
    SegmentsModule,
    ServicesModule,
    VendorsModule,
  ],
  controllers: [GroupBookingsController],
  providers: [GroupBookingsService],
})
export class GroupBookingsModule {}

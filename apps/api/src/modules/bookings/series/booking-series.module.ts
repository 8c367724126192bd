import { Module } from '@nestjs/common';
import { CapacityModule } from '../../capacity/public';
import { RefusalsModule } from '../../refusals/public';
import { SegmentsModule } from '../../segments/public';
import { BookingStoreModule } from '../booking-store.module';
import { BookingChangeModule } from '../change/booking-change.module';
import { BookingCoverageModule } from '../coverage/booking-coverage.module';
import { BookingCreationModule } from '../create/booking-creation.module';
import { BookingNotificationsModule } from '../notifications/booking-notifications.module';
import { BookingTablesModule } from '../tables/booking-tables.module';
import { BookingSeriesController } from './booking-series.controller';
import { BookingSeriesService } from './booking-series.service';
/** Recurring bookings. */
@Module({
  imports: [
    BookingChangeModule,
    BookingCoverageModule,
    BookingCreationModule,
    BookingNotificationsModule,
    BookingStoreModule,
    BookingTablesModule,
    CapacityModule,
    RefusalsModule,
    SegmentsModule,
  ],
  controllers: [BookingSeriesController],
  providers: [BookingSeriesService],
})
export class BookingSeriesModule {}

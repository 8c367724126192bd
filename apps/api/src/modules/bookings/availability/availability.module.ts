import { Module } from '@nestjs/common';
import { CapacityModule } from '../../capacity/public';
import { MediaModule } from '../../media/public';
import { PausesModule } from '../../pauses/public';
import { ServicesModule } from '../../services/public';
import { VendorsModule } from '../../vendors/public';
import { BookingTablesModule } from '../tables/booking-tables.module';
import { AvailabilityService } from './availability.service';
import { NextTimesService } from './next-times.service';
import { OpenBookingController } from './open-booking.controller';

/** What can be booked when. */
@Module({
  imports: [
    BookingTablesModule,
    CapacityModule,
    MediaModule,
    PausesModule,
    ServicesModule,
    VendorsModule,
  ],
  controllers: [OpenBookingController],
  providers: [AvailabilityService, NextTimesService],
  exports: [AvailabilityService, NextTimesService],
})
export class AvailabilityModule {}

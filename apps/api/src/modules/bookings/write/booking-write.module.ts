import { Module } from '@nestjs/common';
import { CapacityModule } from '../../capacity/public';
import { BookingStoreModule } from '../booking-store.module';
import { BookingCoverageModule } from '../coverage/booking-coverage.module';
import { BookingTablesModule } from '../tables/booking-tables.module';
import { BookingWrites } from './booking-writes';
import { FreedPlaces } from './freed-places';
/** The one way in which bookings are written. */
@Module({
  imports: [BookingCoverageModule, BookingStoreModule, BookingTablesModule, CapacityModule],
  providers: [BookingWrites, FreedPlaces],
  exports: [BookingWrites, FreedPlaces],
})
export class BookingWriteModule {}

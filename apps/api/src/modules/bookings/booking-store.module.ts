import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BookingStatusesModule } from '../booking-statuses/public';
import { CustomersModule } from '../customers/public';
import { SegmentsModule } from '../segments/public';
import { ServicesModule } from '../services/public';
import { Booking, BookingSchema } from './booking.schema';
import { BookingPresenter } from './booking-presenter';
import { BookingsRepository } from './bookings.repository';
import { BookingTablesModule } from './tables/booking-tables.module';
/** The bookings in the database, and how they are shown. */
@Module({
  imports: [
    MongooseModule.forFeature([{ name: Booking.name, schema: BookingSchema }]),
    BookingStatusesModule,
    BookingTablesModule,
    CustomersModule,
    SegmentsModule,
    ServicesModule,
  ],
  providers: [BookingPresenter, BookingsRepository],
  exports: [BookingPresenter, BookingsRepository],
})
export class BookingStoreModule {}

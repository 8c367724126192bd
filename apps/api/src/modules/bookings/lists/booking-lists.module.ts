import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditModule } from '../../audit/public';
import { BookingStatusesModule } from '../../booking-statuses/public';
import { CustomersModule } from '../../customers/public';
import { ServicesModule } from '../../services/public';
import { VendorsModule } from '../../vendors/public';
import { Booking, BookingSchema } from '../booking.schema';
import { BookingStoreModule } from '../booking-store.module';
import { BookingFiguresModule } from '../figures/booking-figures.module';
import { BookingNotificationsModule } from '../notifications/booking-notifications.module';
import { BookingRefundsModule } from '../refunds/booking-refunds.module';
import { BookingTablesModule } from '../tables/booking-tables.module';
import { BookingExport } from './booking-export';
import { BookingListsService } from './booking-lists.service';
import { BookingQuery } from './booking-query';
import { GuestBookingPages } from './guest-booking-pages';
import { HubReservationsService } from './hub-reservations.service';
import { OneBookingService } from './one-booking.service';
import { SortedBookings } from './sorted-bookings';
/** Bookings found, sorted and exported. */
@Module({
  imports: [
    MongooseModule.forFeature([{ name: Booking.name, schema: BookingSchema }]),
    AuditModule,
    BookingFiguresModule,
    BookingNotificationsModule,
    BookingRefundsModule,
    BookingStatusesModule,
    BookingStoreModule,
    BookingTablesModule,
    CustomersModule,
    ServicesModule,
    VendorsModule,
  ],
  providers: [
    BookingExport,
    BookingListsService,
    BookingQuery,
    GuestBookingPages,
    HubReservationsService,
    OneBookingService,
    SortedBookings,
  ],
  exports: [BookingExport, BookingListsService, HubReservationsService, OneBookingService],
})
export class BookingListsModule {}

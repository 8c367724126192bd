import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BookingStatusesModule } from '../../booking-statuses/public';
import { CapacityModule } from '../../capacity/public';
import { CustomersModule } from '../../customers/public';
import { MessagesModule } from '../../messages/public';
import { SegmentsModule } from '../../segments/public';
import { ServicesModule } from '../../services/public';
import { VendorsModule } from '../../vendors/public';
import { Booking, BookingSchema } from '../booking.schema';
import { BookingStoreModule } from '../booking-store.module';
import { BookingFiguresRepository } from './booking-figures.repository';
import { BookingFiguresService } from './booking-figures.service';
import { DashboardService } from './dashboard.service';
import { Outlook } from './outlook';
import { TableFiguresRepository } from './table-figures.repository';
import { TableFiguresService } from './table-figures.service';

/** Sums of bookings: for reports and for the day. */
@Module({
  imports: [
    MongooseModule.forFeature([{ name: Booking.name, schema: BookingSchema }]),
    BookingStatusesModule,
    BookingStoreModule,
    CapacityModule,
    CustomersModule,
    MessagesModule,
    SegmentsModule,
    ServicesModule,
    VendorsModule,
  ],
  providers: [
    BookingFiguresRepository,
    BookingFiguresService,
    DashboardService,
    Outlook,
    TableFiguresRepository,
    TableFiguresService,
  ],
  exports: [BookingFiguresService, DashboardService, TableFiguresService],
})
export class BookingFiguresModule {}

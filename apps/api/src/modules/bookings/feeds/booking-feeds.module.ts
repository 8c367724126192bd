import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DiningRoomsModule } from '../../dining-rooms/public';
import { ServicesModule } from '../../services/public';
import { VendorsModule } from '../../vendors/public';
import { Booking, BookingSchema } from '../booking.schema';
import { BookingFeed, BookingFeedSchema } from './booking-feed.schema';
import { BookingFeedsController } from './booking-feeds.controller';
import { BookingFeedsRepository } from './booking-feeds.repository';
import { BookingFeeds } from './booking-feeds.service';

/** Calendars of services and dining rooms. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: Booking.name, schema: BookingSchema },
      { name: BookingFeed.name, schema: BookingFeedSchema },
    ]),
    DiningRoomsModule,
    ServicesModule,
    VendorsModule,
  ],
  controllers: [BookingFeedsController],
  providers: [BookingFeedsRepository, BookingFeeds],
})
export class BookingFeedsModule {}

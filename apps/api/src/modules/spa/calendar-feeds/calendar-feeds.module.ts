import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UsersModule } from '../../users/public';
import { VendorsModule } from '../../vendors/public';
import { TherapistsModule } from '../therapists/public';
import { TreatmentsModule } from '../treatments/public';
import { CalendarFeed, CalendarFeedSchema } from './calendar-feed.schema';
import { CalendarFeedsController } from './calendar-feeds.controller';
import { CalendarFeedsRepository } from './calendar-feeds.repository';
import { CalendarFeedsService } from './calendar-feeds.service';
import { FeedEndings } from './feed-endings';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: CalendarFeed.name, schema: CalendarFeedSchema }]),
    TherapistsModule,
    TreatmentsModule,
    UsersModule,
    VendorsModule,
  ],
  controllers: [CalendarFeedsController],
  providers: [CalendarFeedsRepository, CalendarFeedsService, FeedEndings],
})
export class CalendarFeedsModule {}

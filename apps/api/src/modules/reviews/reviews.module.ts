import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BookingsModule } from '../bookings/public';
import { CustomersModule } from '../customers/public';
import { MessagesModule } from '../messages/public';
import { NoticesModule } from '../notices/public';
import { ServicesModule } from '../services/public';
import { VendorsModule } from '../vendors/public';
import { Review, ReviewSchema } from './review.schema';
import { ReviewLinks } from './review-links';
import { ReviewRequestsJob } from './review-requests.job';
import { ReviewsController } from './reviews.controller';
import { ReviewsRepository } from './reviews.repository';
import { ReviewsService } from './reviews.service';

@Module({
  imports: [
    BookingsModule,
    CustomersModule,
    MessagesModule,
    NoticesModule,
    ServicesModule,
    VendorsModule,
    MongooseModule.forFeature([{ name: Review.name, schema: ReviewSchema }]),
  ],
  controllers: [ReviewsController],
  providers: [ReviewLinks, ReviewRequestsJob, ReviewsRepository, ReviewsService],
  exports: [ReviewsService],
})
export class ReviewsModule {}

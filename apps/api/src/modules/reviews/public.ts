export { OwnReview } from './reviews.dto';
export { ReviewsModule } from './reviews.module';
export { ReviewsService } from './reviews.service';

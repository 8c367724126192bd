import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public, StaffOnly } from '../../common/auth/access';
import { Call, Ctx } from '../../common/context/ctx.decorator';
import type { CallContext, RequestContext } from '../../common/context/request-context';
import { Answers, Fails } from '../../common/http/answers';
import { Throttled } from '../../common/throttling/throttled';
import {
  RatingInput,
  RatingLinkQuery,
  RatingOutput,
  ReviewSummaryOutput,
  ReviewsPageOutput,
  ReviewsQuery,
  ServiceRatingOutput,
} from './reviews.dto';
import { ReviewsService } from './reviews.service';

/** Guests' reviews of their visits. */
@ApiTags('reviews')
@Controller()
export class ReviewsController {
  constructor(private readonly reviews: ReviewsService) {}

  @Get('api/v1/rating/:bookingId')
  @Public()
  @Answers(RatingOutput)
  @Fails(403, 'RATING_LINK_INVALID')
  @ApiOperation({
    operationId: 'getRating',
    summary: 'The booking a review link asks about; changes nothing',
  })
  show(
    @Call() call: CallContext,
    @Param('bookingId') bookingId: string,
    @Query() link: RatingLinkQuery,
  ): Promise<RatingOutput> {
    return this.reviews.show(call, bookingId, link);
  }

  @Post('api/v1/rating')
  @Public()
  @Throttled('rating')
  @Answers(RatingOutput)
  @Fails(403, 'RATING_LINK_INVALID')
  @Fails(409, 'IDEMPOTENCY_IN_FLIGHT')
  @Fails(422, 'RATING_CLOSED')
  @ApiOperation({
    operationId: 'rateBooking',
    summary: 'Rate a visit with a review link, or change the rating',
  })
  rate(@Call() call: CallContext, @Body() input: RatingInput): Promise<RatingOutput> {
    return this.reviews.rate(call, input);
  }

  @Get('api/v1/hub/activities/:vendorId/ratings')
  @Public()
  @Answers(ServiceRatingOutput, { isArray: true })
  @Fails(404, 'VENDOR_NOT_FOUND')
  @ApiOperation({
    operationId: 'listServiceRatings',
    summary: 'How guests rate the services of a venue (slug or id), each with enough ratings',
  })
  ofServices(
    @Call() call: CallContext,
    @Param('vendorId') vendorId: string,
  ): Promise<ServiceRatingOutput[]> {
    return this.reviews.ofServices(call, vendorId);
  }

  @Get('api/v1/admin/reviews')
  @StaffOnly('read')
  @Answers(ReviewsPageOutput)
  @ApiOperation({ operationId: 'listReviews', summary: 'Guests’ reviews, latest visits first' })
  list(@Ctx() ctx: RequestContext, @Query() query: ReviewsQuery): Promise<ReviewsPageOutput> {
    return this.reviews.page(ctx, query);
  }

  @Get('api/v1/admin/reviews/summary')
  @StaffOnly('read')
  @Answers(ReviewSummaryOutput)
  @ApiOperation({ operationId: 'getReviewSummary', summary: 'The distribution of all ratings' })
  summary(@Ctx() ctx: RequestContext): Promise<ReviewSummaryOutput> {
    return this.reviews.summary(ctx);
  }
}

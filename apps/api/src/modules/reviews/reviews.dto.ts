import { HIGHEST_RATING, LOWEST_RATING } from '@atrium/rules/guests/review-request';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { PageQuery } from '../../common/http/page.dto';
import { IsId } from '../../common/http/validation/is-id';
import { MayBeLeftOut } from '../../common/http/validation/may-be-left-out';
import { MultiLine } from '../../common/http/validation/multi-line';
import type { Review } from './review.schema';

/** The query of a rating link. */
export class RatingLinkQuery {
  /** Id of the venue, as in the link. */
  @IsString() @MaxLength(64) vendor: string;
  /** The link's `signature`. */
  @IsString() @MaxLength(100) signature: string;
}

/** Sent by the page that the link in a message opens. */
export class RatingInput extends RatingLinkQuery {
  /** Id of the booking, as in the link. */
  @IsId() id: string;
  /** 1 (poor) to 5 (excellent). */
  @IsInt() @Min(LOWEST_RATING) @Max(HIGHEST_RATING) rating: number;
  /** Up to 2,000 characters; left out or empty: none. */
  @MayBeLeftOut() @IsString() @MultiLine() @MaxLength(2_000) comment?: string;
}

/** What the guest is asked to rate, and any answer so far. */
export class RatingOutput {
  /** Id of the booking. */
  booking: string;
  /** Name of the service, in the language of the request. */
  service: string;
  /** Day of the visit, `yyyy-mm-dd`. */
  date: string;
  /** Minutes from midnight. */
  start: number;
  /** 1 to 5; absent while the guest has not rated. */
  rating?: number;
  comment?: string;
  /** False once it was too long ago: nothing can be changed any more. */
  open: boolean;
}

export class ReviewsQuery extends PageQuery {
  /** Only with this rating, 1 to 5. */
  @MayBeLeftOut()
  @Type(() => Number)
  @IsInt()
  @Min(LOWEST_RATING)
  @Max(HIGHEST_RATING)
  rating?: number;
}

/** A guest's review of a booking. */
export class ReviewOutput {
  _id: string;
  /** Id of the booking. */
  booking: string;
  /** Id of the guest. */
  customerId: string;
  /** First and last name; empty once the guest has been erased. */
  guest: string;
  /** Name of the service; empty if it no longer exists. */
  service: string;
  /** Day of the visit, `yyyy-mm-dd`. */
  date: string;
  /** 1 to 5. */
  rating: number;
  comment?: string;
  /** ISO instant at which the guest last said so. */
  ratedAt: string;
}

/** A request and the guest's answer, as part of their own data. */
export class OwnReview {
  /** Name of the service; empty if it no longer exists. */
  service: string;
  /** Day of the visit, `yyyy-mm-dd`. */
  date: string;
  /** 1 to 5; absent while the guest has not answered. */
  rating?: number;
  comment?: string;
  /** ISO instant at which the guest last said so. */
  ratedAt?: string;
}

export class ReviewsPageOutput {
  /** Latest visits first. */
  items: ReviewOutput[];
  /** Sent as `cursor` for the next page; absent on the last. */
  nextCursor?: string;
}

/** Number of reviews with this rating. */
export class RatingCountOutput {
  /** 1 to 5. */
  rating: number;
  count: number;
}

export class ReviewSummaryOutput {
  /** Counts of all ratings, the highest first. */
  ratings: RatingCountOutput[];
  /** How many there are. */
  count: number;
  /** Mean of all ratings, to two decimals; absent without any. */
  @ApiProperty({ format: 'double' }) average?: number;
}

/** What guests think of a service. */
export class ServiceRatingOutput {
  /** Id of the service. */
  _id: string;
  /** How many guests rated it. */
  count: number;
  /** Mean of their ratings, to one decimal. */
  @ApiProperty({ format: 'double' }) average: number;
}

export interface ReviewNames {
  readonly guest: string;
  readonly service: string;
}

export function toReviewOutput(review: Review, names: ReviewNames): ReviewOutput {
  return {
    _id: review._id.toHexString(),
    booking: review._booking.toHexString(),
    customerId: review._customer.toHexString(),
    ...names,
    date: review.date,
    rating: review.rating ?? LOWEST_RATING,
    ...(review.comment ? { comment: review.comment } : {}),
    ratedAt: (review.ratedAt ?? review.askedAt).toISOString(),
  };
}

import { toStart } from '@atrium/rules/calendar/calendar-date';
import { isReviewOpen, RATINGS_TO_SHOW, ratings } from '@atrium/rules/guests/review-request';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ownId } from '../../common/context/own-id';
import type { CallContext, RequestContext } from '../../common/context/request-context';
import { guestDocuments } from '../../common/database/guest-belongings';
import { SharedReads } from '../../common/database/shared-reads';
import { AppError, NotFoundError, RuleError } from '../../common/errors/app-error';
import { everyItem } from '../../common/http/validation/every-item';
import { present } from '../../common/present';
import { Transactions } from '../../common/transactions/transactions';
import { type MailedBooking, MailedBookingsService } from '../bookings/public';
import { CustomersService, GuestBelongingsService } from '../customers/public';
import { ServicesService } from '../services/public';
import { VendorsService } from '../vendors/public';
import type { Review } from './review.schema';
import { ReviewLinks } from './review-links';
import {
  OwnReview,
  type RatingInput,
  type RatingLinkQuery,
  type RatingOutput,
  type ReviewSummaryOutput,
  type ReviewsPageOutput,
  type ReviewsQuery,
  type ServiceRatingOutput,
  toReviewOutput,
} from './reviews.dto';
import { ReviewsRepository } from './reviews.repository';

/** How long a new rating may be missing from what guests read, in milliseconds. */
const RATINGS_READ_FOR_MS = 60_000;

/** Rows per read. */
const BATCH = 100;

/** Guests' reviews of their visits. */
@Injectable()
export class ReviewsService implements OnModuleInit {
  /** Every look at a catalogue asks. */
  private readonly ratings = new SharedReads<ServiceRatingOutput[]>(RATINGS_READ_FOR_MS);

  // eight: a review belongs to a visit, its guest and its service
  constructor(
    private readonly transactions: Transactions,
    private readonly reviews: ReviewsRepository,
    private readonly links: ReviewLinks,
    private readonly bookings: MailedBookingsService,
    private readonly customers: CustomersService,
    private readonly services: ServicesService,
    private readonly vendors: VendorsService,
    private readonly belongings: GuestBelongingsService,
  ) {}

  /** Ratings stay when a guest is erased, their words do not; both move when guests are merged. */
  onModuleInit(): void {
    this.customers.registerErasureListener(async (tx, { _id }) => {
      await this.reviews.updateEach(tx, { _customer: _id }, { $unset: { comment: 1 } });
    });
    this.belongings.register(guestDocuments('reviews', this.reviews, '_customer'));
  }

  /** The booking a link asks about. @throws {AppError} 403 RATING_LINK_INVALID */
  async show(call: CallContext, id: string, link: RatingLinkQuery): Promise<RatingOutput> {
    const { ctx, review, mailed } = await this.open(call, id, link);
    return toRating(review, mailed, ctx.now);
  }

  /**
   * From a link, after a confirming click. Repeating the same rating does no harm; a different one
   * replaces it.
   * @throws {AppError} 403 RATING_LINK_INVALID
   * @throws {RuleError} RATING_CLOSED
   */
  async rate(call: CallContext, { id, ...input }: RatingInput): Promise<RatingOutput> {
    const { ctx, mailed } = await this.open(call, id, input);
    const { guest } = mailed;
    const actor = {
      kind: 'guest',
      id: guest._id.toHexString(),
      name: `${guest.firstname} ${guest.lastname}`.trim(),
    } as const;
    return this.transactions.run({ ...ctx, actor }, async (tx) => {
      const before = await this.reviews.ofBooking(tx, id);
      if (!before) throw refused();
      if (!isReviewOpen(before.askedAt.getTime(), tx.now.getTime())) {
        throw new RuleError('RATING_CLOSED');
      }
      const { rating } = input;
      const comment = input.comment?.trim();
      if (before.rating === rating && (before.comment ?? '') === (comment ?? '')) {
        return toRating(before, mailed, tx.now);
      }
      const after = await this.reviews.update(tx, before._id, {
        $set: { rating, ratedAt: tx.now, ...(comment ? { comment } : {}) },
        ...(comment ? {} : { $unset: { comment: 1 } }),
      });
      const visit = { _service: before._service, start: toStart(before.date) };
      tx.audit({
        action: before.rating ? 'review.changed' : 'review.given',
        entity: 'booking',
        entityId: before._booking,
        customerId: before._customer,
        before: { ...visit, ...said(before) },
        after: { ...visit, ...said(after) },
      });
      return toRating(after, mailed, tx.now);
    });
  }

  /** Guests' answers, latest visits first. */
  async page(ctx: RequestContext, { rating, ...page }: ReviewsQuery): Promise<ReviewsPageOutput> {
    const { items, nextCursor } = await this.reviews.answered(ctx, { rating }, page);
    const [guests, services] = await Promise.all([
      this.customers.namesOf(
        ctx,
        items.map(({ _customer }) => _customer),
      ),
      this.services.byIds(
        ctx,
        items.map(({ _service }) => _service),
      ),
    ]);
    return {
      items: items.map((review) => {
        const guest = guests.get(review._customer.toHexString());
        return toReviewOutput(review, {
          guest: guest ? `${guest.firstname} ${guest.lastname}`.trim() : '',
          service: services.get(review._service.toHexString())?.name ?? '',
        });
      }),
      ...(nextCursor ? { nextCursor } : {}),
    };
  }

  /** All requests to and answers from the signed-in guest, latest first. */
  async *everyOwn(ctx: RequestContext): AsyncGenerator<OwnReview> {
    const guest = ownId(ctx);
    const services = new Map(
      (await this.services.list(ctx)).map((one) => [one._id.toHexString(), one]),
    );
    const all = everyItem((from) => this.reviews.ofGuest(ctx, guest, { limit: BATCH, ...from }));
    for await (const { _service, date, rating, comment, ratedAt } of all) {
      yield {
        service: services.get(_service.toHexString())?.name ?? '',
        date,
        ...present({ rating, comment, ratedAt: ratedAt?.toISOString() }),
      };
    }
  }

  /** The distribution of all ratings. */
  async summary(ctx: RequestContext): Promise<ReviewSummaryOutput> {
    const counted = new Map((await this.reviews.counts(ctx)).map(({ _id, count }) => [_id, count]));
    const all = [...ratings]
      .reverse()
      .map((rating) => ({ rating, count: counted.get(rating) ?? 0 }));
    const count = all.reduce((sum, one) => sum + one.count, 0);
    const points = all.reduce((sum, one) => sum + one.rating * one.count, 0);
    return {
      ratings: all,
      count,
      ...(count > 0 ? { average: Math.round((100 * points) / count) / 100 } : {}),
    };
  }

  /**
   * How the guests of a venue rate its services, once enough of them have.
   * @param vendorId slug or id
   * @throws {NotFoundError} VENDOR_NOT_FOUND
   */
  async ofServices(call: CallContext, vendorId: string): Promise<ServiceRatingOutput[]> {
    const { ctx } = await this.vendors.enter(call, vendorId);
    return this.ratings.read(ctx.vendorId, async () => {
      const rated = await this.reviews.ofServices(ctx, RATINGS_TO_SHOW);
      return rated.map(({ _id, count, average }) => ({
        _id: _id.toHexString(),
        count,
        average: Math.round(10 * average) / 10,
      }));
    });
  }

  private async open(
    call: CallContext,
    id: string,
    { vendor, signature }: RatingLinkQuery,
  ): Promise<{ ctx: RequestContext; review: Review; mailed: MailedBooking }> {
    try {
      const { ctx } = await this.vendors.enter(call, vendor);
      if (!this.links.isRight(ctx.vendorId, id, signature)) throw refused();
      const [review, mailed] = await Promise.all([
        this.reviews.ofBooking(ctx, id),
        this.bookings.get(ctx, id, ctx.language),
      ]);
      if (!review) throw refused();
      return { ctx, review, mailed };
    } catch (error) {
      // an invalid link must not reveal what exists
      throw error instanceof NotFoundError ? refused() : error;
    }
  }
}

const refused = (): AppError => new AppError(403, 'RATING_LINK_INVALID');

const said = ({ rating, comment }: Review) => ({
  ...(rating ? { rating } : {}),
  ...(comment ? { comment } : {}),
});

const toRating = (review: Review, { vars }: MailedBooking, now: Date): RatingOutput => ({
  booking: review._booking.toHexString(),
  service: vars.service,
  date: review.date,
  start: vars.start,
  ...(review.rating ? { rating: review.rating } : {}),
  ...(review.comment ? { comment: review.comment } : {}),
  open: isReviewOpen(review.askedAt.getTime(), now.getTime()),
});

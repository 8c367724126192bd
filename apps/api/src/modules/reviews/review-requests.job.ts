import { bookingsToReview, dayToReview } from '@atrium/rules/review-request';
import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { type RequestContext, systemContext } from '../../common/context/request-context';
import { NotFoundError } from '../../common/errors/app-error';
import { ScheduledJobs } from '../../common/jobs/scheduled-jobs';
import { Transactions } from '../../common/transactions/transactions';
import { MailedBookingsService, type UsedBooking } from '../bookings/public';
import { CustomersService } from '../customers/public';
import { MessagesService } from '../messages/public';
import { NoticesService } from '../notices/public';
import { type Vendor, VendorsService } from '../vendors/public';
import { ReviewLinks } from './review-links';
import { ReviewsRepository } from './reviews.repository';

export const REVIEW_REQUESTS_JOB = 'review-requests';
const EVERY_MS = 60_000;

/**
 * Asks guests for a review around noon on the day after, at venues that want it. Runs every minute,
 * since noon differs between venues; each day of a venue is handled once. See
 * docs/domain/messages.md.
 */
@Injectable()
export class ReviewRequestsJob {
  private readonly logger = new Logger(ReviewRequestsJob.name);

  constructor(
    private readonly vendors: VendorsService,
    private readonly bookings: MailedBookingsService,
    private readonly customers: CustomersService,
    private readonly reviews: ReviewsRepository,
    private readonly messages: MessagesService,
    private readonly links: ReviewLinks,
    private readonly transactions: Transactions,
    private readonly notices: NoticesService,
    private readonly jobs: ScheduledJobs,
  ) {}

  @Interval(EVERY_MS)
  onTime(): Promise<void> {
    return this.jobs.due(REVIEW_REQUESTS_JOB, EVERY_MS, (now) => this.run(now));
  }

  /** Returns how many guests were asked. A failure at one venue does not stop the others. */
  async run(now: Date): Promise<number> {
    let asked = 0;
    for await (const vendor of this.vendors.each()) {
      if (!vendor.reviewRequests) continue;
      const vendorId = vendor._id.toHexString();
      try {
        asked += await this.ofVendor(vendor, now);
      } catch (error) {
        this.logger.error({ err: error, vendorId }, 'guests were not asked how it was');
        await this.notices.raise(vendorId, now, { kind: 'jobFailed', detail: REVIEW_REQUESTS_JOB });
      }
    }
    return asked;
  }

  private async ofVendor({ _id, timezone }: Vendor, now: Date): Promise<number> {
    const date = dayToReview(now.getTime(), timezone);
    const ctx = systemContext(_id.toHexString(), REVIEW_REQUESTS_JOB, now);
    if (!date || (await this.reviews.isRoundDone(ctx, date))) return 0;
    const used = await this.bookings.usedOn(ctx, date);
    const chosen = bookingsToReview(
      used.map((booking) => ({ ...booking, guest: booking._customer?.toHexString() })),
    );
    const known = await this.reviews.askedAbout(
      ctx,
      chosen.map((booking) => booking._id),
    );
    let asked = 0;
    for (const booking of chosen) {
      if (known.has(booking._id.toHexString())) continue;
      if (await this.ask(ctx, booking, date)) asked += 1;
    }
    await this.reviews.finishRound(ctx, date, now);
    return asked;
  }

  /** False for a guest who is gone or has no address. */
  private async ask(ctx: RequestContext, { _id }: UsedBooking, date: string): Promise<boolean> {
    const mailed = await this.bookings.get(ctx, _id).catch((error: unknown) => {
      if (error instanceof NotFoundError) return undefined;
      throw error;
    });
    if (!mailed?.guest.email) return false;
    const { booking, guest, vars } = mailed;
    return this.transactions.run(ctx, async (tx) => {
      const _customer = await this.customers.claim(tx, guest._id);
      await this.reviews.insert(tx, {
        _booking: booking._id,
        _customer,
        _service: booking._service,
        date,
        askedAt: tx.now,
      });
      await this.messages.enqueue(tx, {
        template: 'reviewRequest',
        vars: { ...vars, rateLinks: this.links.of(tx.vendorId, booking._id.toHexString()) },
        marketing: true,
        to: {
          email: guest.email,
          firstname: guest.firstname,
          lastname: guest.lastname,
          language: guest.languageCode,
          customerId: _customer,
        },
        entity: { type: 'booking', id: booking._id },
      });
      return true;
    });
  }
}

import { bookingsToReview, dayToReview } from '@atrium/rules/guests/review-request';
import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Clock } from '../../common/clock/clock';
import { type RequestContext, systemContext } from '../../common/context/request-context';
import { NotFoundError } from '../../common/errors/app-error';
import { type Failure, type Job, type JobHandler, vendorOf } from '../../common/queue/job';
import { HandlesJobs } from '../../common/queue/job-handlers';
import { Queue } from '../../common/queue/queue';
import { PermanentFailure } from '../../common/queue/retry-pauses';
import { Transactions } from '../../common/transactions/transactions';
import { MailedBookingsService, type UsedBooking } from '../bookings/public';
import { CustomersService } from '../customers/public';
import { MessagesService } from '../messages/public';
import { NoticesService } from '../notices/public';
import { VendorsService } from '../vendors/public';
import { ReviewLinks } from './review-links';
import { ReviewsRepository } from './reviews.repository';

const kind = 'review-requests';
/** Longer than a day, so that the guests of a day are asked once. */
const KEPT_MS = 2 * 24 * 60 * 60_000;

/** The day of use that guests are asked about, yyyy-mm-dd. */
type Payload = Readonly<{ date: string }>;

/**
 * Asks guests for a review around noon on the day after, at venues that want it. Ticks often, since
 * noon differs between venues; each day of a venue is one job. See docs/domain/messages.md.
 */
@HandlesJobs()
@Injectable()
export class ReviewRequestsJob implements JobHandler<Payload> {
  readonly kind = kind;
  readonly retryMinutes = [1, 5, 15, 60];
  readonly keepDoneMs = KEPT_MS;

  // ten: a nightly job that mails, with whom it may mail and why not
  constructor(
    private readonly vendors: VendorsService,
    private readonly bookings: MailedBookingsService,
    private readonly customers: CustomersService,
    private readonly reviews: ReviewsRepository,
    private readonly messages: MessagesService,
    private readonly links: ReviewLinks,
    private readonly transactions: Transactions,
    private readonly notices: NoticesService,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  @Cron(CronExpression.EVERY_MINUTE)
  async tick(): Promise<void> {
    const now = this.clock.now().getTime();
    for await (const { _id, timezone, reviewRequests } of this.vendors.each()) {
      const date = reviewRequests ? dayToReview(now, timezone) : undefined;
      if (!date) continue;
      const vendorId = _id.toHexString();
      await this.queue.addOnce({
        kind,
        vendorId,
        key: `${kind}|${date}|${vendorId}`,
        payload: { date },
      });
    }
  }

  /** Answers how many guests were asked. */
  async run(job: Job<Payload>): Promise<number> {
    const { attempts, signal } = job;
    const { date } = job.payload;
    const vendorId = vendorOf(job);
    const { timezone, reviewRequests } = await this.vendors.resolve(vendorId);
    if (!reviewRequests) return 0;
    const now = this.clock.now();
    if (dayToReview(now.getTime(), timezone) !== date) {
      if (attempts > 1) throw new PermanentFailure('The hours in which guests are asked are over.');
      return 0;
    }
    const ctx = systemContext(vendorId, kind, now);
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
      signal.throwIfAborted();
      if (known.has(booking._id.toHexString())) continue;
      if (await this.ask(ctx, booking, date)) asked += 1;
    }
    return asked;
  }

  async failed(job: Job<Payload>, { retryAt }: Failure): Promise<void> {
    if (retryAt) return;
    await this.notices.raise(vendorOf(job), this.clock.now(), { kind: 'jobFailed', detail: kind });
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
          phone: guest.phone,
          language: guest.languageCode,
          customerId: _customer,
        },
        entity: { type: 'booking', id: booking._id },
      });
      return true;
    });
  }
}

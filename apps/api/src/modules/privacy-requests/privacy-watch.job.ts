import { addDays } from '@atrium/rules/calendar/calendar-date';
import { NEARLY_DUE_DAYS } from '@atrium/rules/guests/privacy-request';
import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Clock } from '../../common/clock/clock';
import { type RequestContext, systemContext } from '../../common/context/request-context';
import { type Job, type JobHandler, vendorOf } from '../../common/queue/job';
import { HandlesJobs } from '../../common/queue/job-handlers';
import { nightlyFrom, nightlyKey, SCHEDULE_ZONE } from '../../common/queue/nightly';
import { Queue } from '../../common/queue/queue';
import { Transactions } from '../../common/transactions/transactions';
import { NoticesService } from '../notices/public';
import { VendorsService } from '../vendors/public';
import { moved } from './moved-request';
import { PrivacyIntake } from './privacy-intake';
import { PrivacyRequestsRepository } from './privacy-requests.repository';

const kind = 'watch-privacy-requests';
/** So that each night's work is done once. */
const KEPT_MS = 2 * 24 * 60 * 60_000;
const BATCH = 200;

/** Every night: tells staff what is nearly due or late, and closes what nobody confirmed. */
@HandlesJobs()
@Injectable()
export class PrivacyWatch implements JobHandler {
  readonly kind = kind;
  readonly retryMinutes = [5, 30, 120];
  readonly keepDoneMs = KEPT_MS;

  // seven: a nightly job over the requests of each venue, which raises notices
  constructor(
    private readonly vendors: VendorsService,
    private readonly requests: PrivacyRequestsRepository,
    private readonly intake: PrivacyIntake,
    private readonly transactions: Transactions,
    private readonly notices: NoticesService,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  @Cron(nightlyFrom(3), SCHEDULE_ZONE)
  async nightly(): Promise<void> {
    for await (const { _id } of this.vendors.each()) {
      const vendorId = _id.toHexString();
      await this.queue.addOnce({
        ...{ kind, vendorId, key: nightlyKey(kind, this.clock.now(), vendorId) },
      });
    }
  }

  async run(job: Pick<Job, 'vendorId' | 'kind'>): Promise<void> {
    const vendorId = vendorOf(job);
    const now = this.clock.now();
    const ctx = systemContext(vendorId, kind, now);
    while ((await this.lapse(ctx)) === BATCH);
    const until = addDays(await this.intake.today(ctx), NEARLY_DUE_DAYS);
    const times = await this.requests.countDueBy(ctx, until);
    if (times > 0) await this.notices.raise(vendorId, now, { kind: 'privacyDue', times });
  }

  private lapse(ctx: RequestContext): Promise<number> {
    return this.transactions.run(ctx, async (tx) => {
      const over = await this.requests.overdueLinks(tx, tx.now, BATCH);
      for (const request of over) {
        await this.requests.updateVersioned(tx, request._id, undefined, {
          $set: { state: moved(request, 'lapse'), closedAt: tx.now },
          $unset: { linkHash: 1, linkUntil: 1 },
        });
      }
      return over.length;
    });
  }
}

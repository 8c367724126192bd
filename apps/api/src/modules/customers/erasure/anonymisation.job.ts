import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import type { Types } from 'mongoose';
import { Clock } from '../../../common/clock/clock';
import { type RequestContext, systemContext } from '../../../common/context/request-context';
import { AppError } from '../../../common/errors/app-error';
import { type Failure, type Job, type JobHandler, vendorOf } from '../../../common/queue/job';
import { HandlesJobs } from '../../../common/queue/job-handlers';
import { nightlyFrom, nightlyKey, SCHEDULE_ZONE } from '../../../common/queue/nightly';
import { Queue } from '../../../common/queue/queue';
import { Transactions } from '../../../common/transactions/transactions';
import { NoticesService } from '../../notices/public';
import { VendorsService } from '../../vendors/public';
import type { Customer } from '../customer.schema';
import { CustomersRepository } from '../customers.repository';
import type { DryRunInput } from './anonymisation.dto';
import { AnonymisationCandidates, type LookedAt } from './anonymisation-candidates';
import { AnonymisationRunsRepository } from './anonymisation-runs.repository';
import { GuestEraser } from './guest-eraser';

const kind = 'anonymise-guests';
/** Longer than a night, so that each night's work is done once. */
const KEPT_MS = 2 * 24 * 60 * 60_000;

type Payload = Readonly<{ dryRun?: boolean; afterMonths?: number; by?: string }>;

/**
 * Anonymises guests the venue no longer needs, every night at each venue that wants it; the venue's
 * figures stay. See docs/domain/guests-and-privacy.md.
 */
@HandlesJobs()
@Injectable()
export class AnonymisationJob implements JobHandler<Payload> {
  readonly kind = kind;
  readonly retryMinutes = [5, 30, 120];
  readonly keepDoneMs = KEPT_MS;
  private readonly logger = new Logger(AnonymisationJob.name);

  // nine: a nightly job with candidates, a receipt for each run, and notices
  constructor(
    private readonly vendors: VendorsService,
    private readonly candidates: AnonymisationCandidates,
    private readonly runs: AnonymisationRunsRepository,
    private readonly customers: CustomersRepository,
    private readonly eraser: GuestEraser,
    private readonly notices: NoticesService,
    private readonly transactions: Transactions,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  @Cron(nightlyFrom(2), SCHEDULE_ZONE)
  async nightly(): Promise<void> {
    for await (const { _id, anonymiseAfterMonths } of this.vendors.each()) {
      if (!anonymiseAfterMonths) continue;
      const vendorId = _id.toHexString();
      const key = nightlyKey(kind, this.clock.now(), vendorId);
      await this.queue.addOnce({ kind, vendorId, key });
    }
  }

  /** Has a run count who would be anonymised now, and change nothing. */
  async tryOut(ctx: RequestContext, { afterMonths }: DryRunInput): Promise<null> {
    const by = ctx.actor.kind === 'staff' ? ctx.actor.name : undefined;
    const { vendorId } = ctx;
    const payload = { dryRun: true, afterMonths, ...(by ? { by } : {}) } satisfies Payload;
    return this.transactions.run(ctx, async (tx) => {
      await this.queue.add(tx, { kind, vendorId, payload });
      return null;
    });
  }

  /** Answers how many guests were anonymised, or would be; the receipt has the rest. */
  async run(job: Pick<Job<Payload>, 'kind' | 'vendorId' | 'payload' | 'signal'>): Promise<number> {
    const vendorId = vendorOf(job);
    const { dryRun = false, afterMonths: tried, by } = job.payload;
    const now = this.clock.now();
    const ctx = systemContext(vendorId, kind, now);
    const terms = await this.candidates.terms(ctx, tried);
    if (!terms) return 0;
    const counted = { lookedAt: 0, anonymised: 0, active: 0, refused: 0 };
    let last: Types.ObjectId | undefined;
    do {
      job.signal.throwIfAborted();
      const found: LookedAt = await this.candidates.next(ctx, terms, last);
      counted.lookedAt += found.old;
      counted.active += found.old - found.guests.length;
      for (const guest of found.guests) {
        const isDone = dryRun || (await this.anonymise(ctx, guest));
        counted[isDone ? 'anonymised' : 'refused'] += 1;
      }
      last = found.last;
    } while (last);
    const { afterMonths, since } = terms;
    const eternal = await this.customers.countEternal(ctx);
    await this.runs.insertNew(ctx, {
      ...{ at: now, dryRun, ...(by ? { by } : {}), afterMonths, since, ...counted, eternal },
    });
    this.logger.log({ vendorId, dryRun, ...counted }, 'guests anonymised');
    return counted.anonymised;
  }

  async failed(job: Job<Payload>, { retryAt }: Failure): Promise<void> {
    if (retryAt) return;
    await this.notices.raise(vendorOf(job), this.clock.now(), { kind: 'jobFailed', detail: kind });
  }

  /** False for a guest who must be kept after all, e.g. one who booked after the list was read. */
  private async anonymise(ctx: RequestContext, { _id }: Customer): Promise<boolean> {
    try {
      await this.eraser.erase(ctx, _id.toHexString());
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  }
}

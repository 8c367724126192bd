import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { ScheduledJobs } from '../../../common/jobs/scheduled-jobs';
import { type Ledger, longExpired, SlotHolds } from '../../capacity/public';
import { WaitingListService } from './waiting-list.service';

const EVERY_MS = 30_000;
const MAX_LEDGERS = 500;

/**
 * Serves the waiting lists that nobody else does: where a hold expired, which no process notices, or where
 * the process that freed places died before it promoted and left them kept for the list.
 */
@Injectable()
export class WaitingListJob {
  constructor(
    private readonly holds: SlotHolds,
    private readonly waitingList: WaitingListService,
    private readonly jobs: ScheduledJobs,
  ) {}

  @Interval(EVERY_MS)
  onTime(): Promise<void> {
    return this.jobs.due('waiting-list', EVERY_MS, (now) => this.run(now));
  }

  /** Answers how many ledgers had an expired hold. */
  async run(now: Date): Promise<number> {
    const ledgers = await this.holds.expired(now, MAX_LEDGERS);
    for (const ledger of ledgers) await this.serve(ledger, now);
    return ledgers.length;
  }

  private async serve(ledger: Ledger, now: Date): Promise<void> {
    const vendorId = ledger._vendor.toHexString();
    const expired = ledger.holds.filter(({ exp }) => exp.getTime() <= now.getTime());
    const slots = [...new Set(expired.map(({ t }) => t))].map((t) => ({
      serviceId: ledger._service,
      date: ledger.date,
      t,
    }));
    const served = await this.waitingList.serve({ vendorId, now }, slots);
    // expired holds are all that shows a list nobody could serve
    const until = served ? now : longExpired(now);
    await this.holds.dropExpired({ vendorId }, ledger._id, until);
  }
}

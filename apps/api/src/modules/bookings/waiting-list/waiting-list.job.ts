import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { ScheduledJobs } from '../../../common/jobs/scheduled-jobs';
import { type Ledger, LedgerStore, longExpired } from '../../capacity/public';
import { WaitingListService } from './waiting-list.service';

const EVERY_MS = 30_000;
const LEDGERS_A_RUN = 500;

/**
 * Serves waiting lists that nobody served: a hold ran out, which needs no process to happen; or the
 * process that cancelled died before it promoted, leaving the places kept for the list.
 */
@Injectable()
export class WaitingListJob {
  constructor(
    private readonly ledgers: LedgerStore,
    private readonly waitingList: WaitingListService,
    private readonly jobs: ScheduledJobs,
  ) {}

  @Interval(EVERY_MS)
  onTime(): Promise<void> {
    return this.jobs.due('waiting-list', EVERY_MS, (now) => this.run(now));
  }

  /** Answers how many ledgers had something run out. */
  async run(now: Date): Promise<number> {
    const ledgers = await this.ledgers.withExpiredHolds(now, LEDGERS_A_RUN);
    for (const ledger of ledgers) await this.serve(ledger, now);
    return ledgers.length;
  }

  private async serve(ledger: Ledger, now: Date): Promise<void> {
    const vendorId = ledger._vendor.toHexString();
    const expired = ledger.holds.filter(({ exp }) => exp.getTime() <= now.getTime());
    const slots = [...new Set(expired.map(({ t }) => t))].map((t) => ({
      serviceId: ledger._service,
      start: new Date(`${ledger.date}T00:00:00Z`),
      t,
    }));
    const served = await this.waitingList.serve({ vendorId, now }, slots);
    // what ran out is all there is to see of whom nobody could serve
    const until = served ? now : longExpired(now);
    await this.ledgers.dropExpired({ vendorId }, ledger._id, until);
  }
}

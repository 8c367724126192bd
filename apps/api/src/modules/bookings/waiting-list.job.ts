import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../../common/clock/clock';
import { JobLeases } from '../../common/jobs/job-leases';
import { Config } from '../../config/config';
import type { Ledger } from './engine/ledger.schema';
import { LedgerStore } from './engine/ledger-store';
import { WaitingListService } from './waiting-list.service';

const EVERY_MS = 30_000;
const LEDGERS_A_RUN = 500;

/**
 * Serves waiting lists that nobody served: a hold ran out, which needs no process to happen; or the
 * process that cancelled died before it promoted, leaving the places kept for the list.
 */
@Injectable()
export class WaitingListJob {
  private readonly logger = new Logger(WaitingListJob.name);

  constructor(
    private readonly ledgers: LedgerStore,
    private readonly waitingList: WaitingListService,
    private readonly leases: JobLeases,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  @Interval(EVERY_MS)
  async onTime(): Promise<void> {
    if (!this.config.env.JOBS_ENABLED) return;
    const now = this.clock.now();
    const until = new Date(now.getTime() + EVERY_MS - 1_000);
    try {
      await this.leases.run('waiting-list', { now, until }, () => this.run(now));
    } catch (error) {
      this.logger.error({ err: error }, 'the waiting lists were not looked at');
    }
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
    await this.waitingList.serve({ vendorId, now }, slots);
    await this.ledgers.dropExpired({ vendorId }, ledger._id, now);
  }
}

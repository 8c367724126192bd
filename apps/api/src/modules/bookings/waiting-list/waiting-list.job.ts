import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../../../common/clock/clock';
import type { RequestContext } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import { type Job, type JobHandler, vendorOf } from '../../../common/queue/job';
import { HandlesJobs } from '../../../common/queue/job-handlers';
import { Queue } from '../../../common/queue/queue';
import { heldTables, LedgerReader, longExpired, SlotHolds } from '../../capacity/public';
import { WaitingListService } from './waiting-list.service';
import type { TablesCall } from './waiting-list-calls';

const kind = 'serve-waiting-list' as const;
const EVERY_MS = 30_000;
const MAX_LEDGERS = 500;

/** What there is to serve: the expired holds of a ledger, or whoever waits for a table. */
type Payload = Readonly<{ ledger: string }> | TablesCall;

/**
 * Serves the waiting lists for tables that got free, and those that nothing else triggers: a hold expires
 * without anybody noticing, or a process dies between freeing places and promoting.
 */
@HandlesJobs()
@Injectable()
export class WaitingListJob implements JobHandler<Payload> {
  readonly kind = kind;
  readonly concurrency = 2;
  /** The first ones soon, because guests are waiting. */
  readonly retryMinutes = [0.5, 0.5, 1, 5, 15, 60, 240, 720];

  constructor(
    private readonly holds: SlotHolds,
    private readonly ledgers: LedgerReader,
    private readonly waitingList: WaitingListService,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  @Interval(EVERY_MS)
  async tick(): Promise<void> {
    const ledgers = await this.holds.expired(this.clock.now(), MAX_LEDGERS);
    const jobs = ledgers.map(({ _id, _vendor }) => ({
      kind,
      vendorId: _vendor.toHexString(),
      key: `${kind}|${_id}`,
      payload: { ledger: _id },
    }));
    await this.queue.addOnce(...jobs);
  }

  async run(job: Job<Payload>): Promise<void> {
    const ctx = { vendorId: vendorOf(job), now: this.clock.now() };
    const { payload } = job;
    if ('ledger' in payload) return this.serveExpired(ctx, payload.ledger);
    if ('since' in payload) return this.waitingList.promoteSince(ctx, payload.since);
    const except = payload.except.map(objectId);
    return this.waitingList.promoteAt(ctx, payload.times, except);
  }

  private async serveExpired(
    { vendorId, now }: Pick<RequestContext, 'vendorId' | 'now'>,
    ledgerId: string,
  ): Promise<void> {
    const ledger = await this.ledgers.find({ vendorId }, ledgerId);
    if (!ledger) return;
    const expired = ledger.holds.filter(({ exp }) => exp.getTime() <= now.getTime());
    const slots = [...new Set(expired.map(({ t }) => t))].map((t) => ({
      serviceId: ledger._service,
      date: ledger.date,
      t,
    }));
    try {
      await this.waitingList.promoteFrom({ vendorId, now }, slots);
      const tables = expired.flatMap((hold) => heldTables(hold, ledger.date));
      await this.waitingList.promoteAt({ vendorId, now }, tables);
    } catch (error) {
      // keep recently expired holds: only they show that this list still needs serving
      await this.holds.dropExpired({ vendorId }, ledger._id, longExpired(now));
      throw error;
    }
    await this.holds.dropExpired({ vendorId }, ledger._id, now);
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { Types } from 'mongoose';
import { Clock } from '../../../common/clock/clock';
import { systemContext } from '../../../common/context/request-context';
import { ScheduledJobs } from '../../../common/jobs/scheduled-jobs';
import { Transactions } from '../../../common/transactions/transactions';
import { CustomersRepository } from '../customers.repository';
import { GuestBelongingsService } from './guest-belongings.service';
import type { GuestMerge, MovedDocuments } from './guest-merge.schema';
import { GuestMergesRepository } from './guest-merges.repository';

/**
 * How long something may still arrive at the hidden guest, in milliseconds. A booking re-reads its
 * guest in the transaction if it read it more than 16 s ago; MongoDB ends a transaction after 60 s
 * and checks every 30 s.
 */
export const SETTLES_MS = 3 * 60_000;
/**
 * When to check after a merge, in milliseconds; most of what was in flight arrives within moments.
 */
const LOOKS_AFTER_MS = [0, 100, 400, 1_500];
const EVERY_MS = 30_000;
const MERGES_A_RUN = 200;

/**
 * Moves what arrives at a guest just after a merge. New bookings share transactions and do not
 * write their guest, to save a write each, so one that read its guest before the merge may be
 * written after it. Checks as soon as the merge is durable, and by a job for as long as anything
 * older can still commit. See docs/adr/0005-new-bookings-do-not-write-their-guest.md.
 */
@Injectable()
export class MergeSettling implements BeforeApplicationShutdown {
  private readonly logger = new Logger(MergeSettling.name);
  private readonly running = new Set<Promise<void>>();
  private isEnding = false;

  constructor(
    private readonly transactions: Transactions,
    private readonly customers: CustomersRepository,
    private readonly merges: GuestMergesRepository,
    private readonly belongings: GuestBelongingsService,
    private readonly jobs: ScheduledJobs,
    private readonly clock: Clock,
  ) {}

  /** On shutdown, the job in another process takes over. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isEnding = true;
    await this.settled();
  }

  /** Until this process looks after no merge. */
  async settled(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }

  /** Looks after a merge that has just been made, in the background. */
  begin(vendorId: string, merge: Types.ObjectId): void {
    const task = this.lookAfter(vendorId, merge).finally(() => this.running.delete(task));
    this.running.add(task);
  }

  @Interval(EVERY_MS)
  onTime(): Promise<void> {
    return this.jobs.due('settle-merges', EVERY_MS, (now) => this.run(now));
  }

  /** Every merge that is not over. Answers how many documents were brought along. */
  async run(now: Date): Promise<number> {
    let moved = 0;
    for (const merge of await this.merges.unsettled(MERGES_A_RUN)) {
      const vendorId = merge._vendor.toHexString();
      moved += await this.settle(vendorId, merge._id, now);
      const isOver = merge.settlesUntil && merge.settlesUntil <= now;
      if (isOver) {
        await this.merges.update({ vendorId }, merge._id, { $unset: { settlesUntil: 1 } });
      }
    }
    return moved;
  }

  /** Never throws: the job catches what is missed here. */
  private async lookAfter(vendorId: string, merge: Types.ObjectId): Promise<void> {
    for (const pause of LOOKS_AFTER_MS) {
      await sleep(pause);
      if (this.isEnding) return;
      try {
        await this.settle(vendorId, merge, this.clock.now());
      } catch (error) {
        this.logger.error({ err: error, vendorId, merge }, 'a merge was not looked after');
      }
    }
  }

  /**
   * Moves the hidden guest's things to the kept guest; undoing the merge moves them back with the
   * rest.
   */
  private async settle(vendorId: string, id: Types.ObjectId, now: Date): Promise<number> {
    const scope = { vendorId };
    const merge = await this.merges.findOne(scope, { _id: id, undoneAt: { $exists: false } });
    if (!merge || !(await this.hasAny(vendorId, merge.merged))) return 0;
    return this.transactions.run(systemContext(vendorId, 'settle-merges', now), async (tx) => {
      const { merged, moved, undoneAt } = await this.merges.get(tx, id);
      const to = await this.customers.current(tx, merged);
      if (undoneAt || to.equals(merged)) return 0;
      let late: MovedDocuments[] = [];
      for (const { kind, move } of this.belongings.all) {
        late = [...late, { kind, ids: await move(tx, merged, to) }];
      }
      const count = late.reduce((sum, { ids }) => sum + ids.length, 0);
      if (count > 0) await this.merges.update(tx, id, { $set: { moved: together(moved, late) } });
      return count;
    });
  }

  private async hasAny(vendorId: string, guest: Types.ObjectId): Promise<boolean> {
    const counts = await Promise.all(
      this.belongings.all.map(({ count }) => count({ vendorId }, guest)),
    );
    return counts.some((count) => count > 0);
  }
}

function together(
  moved: GuestMerge['moved'],
  late: readonly MovedDocuments[],
): readonly MovedDocuments[] {
  const kinds = [...new Set([...moved, ...late].map(({ kind }) => kind))];
  return kinds
    .map((kind) => ({
      kind,
      ids: [...moved, ...late].filter((one) => one.kind === kind).flatMap(({ ids }) => ids),
    }))
    .filter(({ ids }) => ids.length > 0);
}

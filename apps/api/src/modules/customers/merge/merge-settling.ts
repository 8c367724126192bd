import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { Clock } from '../../../common/clock/clock';
import { systemContext } from '../../../common/context/request-context';
import { type Job, type JobHandler, vendorOf } from '../../../common/queue/job';
import { HandlesJobs } from '../../../common/queue/job-handlers';
import { Queue } from '../../../common/queue/queue';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import { CustomersRepository } from '../customers.repository';
import { GuestBelongingsService } from './guest-belongings.service';
import type { GuestMerge, MovedDocuments } from './guest-merge.schema';
import { GuestMergesRepository } from './guest-merges.repository';

const kind = 'settle-merge' as const;
/**
 * How long something may still arrive at the hidden guest, in milliseconds. A booking re-reads its
 * guest in the transaction if it read it more than 16 s ago; MongoDB ends a transaction after 60 s
 * and checks every 30 s.
 */
export const SETTLES_MS = 3 * 60_000;
/** When to check after a merge, in milliseconds; most of what was in flight arrives within moments. */
const CHECKS_AFTER_MS = [0, 1_000, 5_000, 30_000, 60_000, SETTLES_MS] as const;

type Payload = Readonly<{ merge: Types.ObjectId }>;

/**
 * Moves what arrives at a guest just after a merge. New bookings share transactions and do not
 * write their guest, to save a write each, so one that read its guest before the merge may be
 * written after it. Checks as soon as the merge is durable, and again for as long as anything older
 * can still commit. See docs/adr/0005-new-bookings-do-not-write-their-guest.md.
 */
@HandlesJobs()
@Injectable()
export class MergeSettling implements JobHandler<Payload> {
  readonly kind = kind;

  constructor(
    private readonly transactions: Transactions,
    private readonly customers: CustomersRepository,
    private readonly merges: GuestMergesRepository,
    private readonly belongings: GuestBelongingsService,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  /** In the transaction of the merge. */
  begin(tx: Transaction, merge: Types.ObjectId): Promise<void> {
    const checks = CHECKS_AFTER_MS.map((ms) => ({
      kind,
      vendorId: tx.vendorId,
      payload: { merge },
      dueAt: new Date(tx.now.getTime() + ms),
    }));
    return this.queue.add(tx, ...checks);
  }

  /** Returns how many documents were moved. */
  run(job: Job<Payload>): Promise<number> {
    return this.settle(vendorOf(job), job.payload.merge, this.clock.now());
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

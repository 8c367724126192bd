import { may } from '@atrium/rules/access/access-levels';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../common/context/request-context';
import { clientId } from '../../common/database/object-id';
import { ParkedJobs } from '../../common/queue/parked-jobs';
import type { ParkedScope } from '../../common/queue/queue-store';
import { Transactions } from '../../common/transactions/transactions';
import { type ParkedJobOutput, toParkedJobOutput } from './parked-jobs.dto';

const SHOWN = 100;

/** What the queue gave up, for the staff of the venue it concerns. */
@Injectable()
export class ParkedJobsService {
  constructor(
    private readonly parked: ParkedJobs,
    private readonly transactions: Transactions,
  ) {}

  /** The latest first, at most 100. */
  async list(ctx: RequestContext): Promise<ParkedJobOutput[]> {
    return (await this.parked.list(scopeOf(ctx), SHOWN)).map(toParkedJobOutput);
  }

  /**
   * Puts a job back into the queue with all its tries.
   * @throws {NotFoundError} when it is not parked any more
   * @throws {RuleError} when its kind refuses another try, e.g. MESSAGE_LINK_OVER
   */
  retry(ctx: RequestContext, id: string): Promise<null> {
    return this.transactions.run(ctx, async (tx) => {
      const { _id, kind } = await this.parked.retry(tx, scopeOf(ctx), clientId(id));
      tx.audit({ action: 'job.retried', entity: 'job', entityId: _id, after: { kind } });
      return null;
    });
  }

  /** @throws {NotFoundError} when it is not parked any more */
  remove(ctx: RequestContext, id: string): Promise<null> {
    return this.transactions.run(ctx, async (tx) => {
      const { _id, kind } = await this.parked.remove(tx, scopeOf(ctx), clientId(id));
      tx.audit({ action: 'job.removed', entity: 'job', entityId: _id, before: { kind } });
      return null;
    });
  }
}

/** Whoever looks after every venue looks after the installation, too. */
function scopeOf({ vendorId, actor }: RequestContext): ParkedScope {
  const installation = actor.kind === 'staff' && may(actor.level, 'vendors.editAny');
  return { vendorId, installation };
}

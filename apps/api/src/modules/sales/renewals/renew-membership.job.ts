import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { Clock } from '../../../common/clock/clock';
import { systemContext } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import { type Failure, type Job, type JobHandler, vendorOf } from '../../../common/queue/job';
import { HandlesJobs } from '../../../common/queue/job-handlers';
import { Queue } from '../../../common/queue/queue';
import type { Transaction } from '../../../common/transactions/transaction';
import { NoticesService } from '../../notices/public';
import { RenewalNights } from './renewal-nights';

const kind = 'renew-membership';

type Payload = Readonly<{ membership: string }>;

/** What is to be done about one membership that is renewed. One that fails keeps no other from it. */
@HandlesJobs()
@Injectable()
export class RenewMembership implements JobHandler<Payload> {
  readonly kind = kind;
  readonly retryMinutes = [5, 30, 120];

  constructor(
    private readonly nights: RenewalNights,
    private readonly notices: NoticesService,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  /** Each once, until it is done. */
  add(vendorId: string, memberships: readonly Types.ObjectId[]): Promise<void> {
    return this.queue.addOnce(
      ...memberships.map((_id) => ({
        ...({ kind, vendorId, key: `${kind}|${_id.toHexString()}` } as const),
        payload: { membership: _id.toHexString() } satisfies Payload,
      })),
    );
  }

  /** Now, once the caller's transaction has committed: it need not wait for the night. */
  plan(tx: Transaction, _id: Types.ObjectId): Promise<void> {
    const payload: Payload = { membership: _id.toHexString() };
    return this.queue.add(tx, { kind, vendorId: tx.vendorId, payload });
  }

  async run(job: Job<Payload>): Promise<void> {
    const ctx = systemContext(vendorOf(job), kind, this.clock.now());
    await this.nights.run(ctx, objectId(job.payload.membership));
  }

  async failed(job: Job<Payload>, { retryAt }: Failure): Promise<void> {
    if (retryAt) return;
    const entityId = objectId(job.payload.membership);
    const facts = { kind: 'jobFailed', detail: kind, entityId } as const;
    await this.notices.raise(vendorOf(job), this.clock.now(), facts);
  }
}

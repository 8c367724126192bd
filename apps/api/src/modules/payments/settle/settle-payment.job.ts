import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../../../common/clock/clock';
import { systemContext } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import { type Failure, type Job, type JobHandler, vendorOf } from '../../../common/queue/job';
import { HandlesJobs } from '../../../common/queue/job-handlers';
import { Queue } from '../../../common/queue/queue';
import { NoticesService } from '../../notices/public';
import { PaymentsRepository } from '../payments.repository';
import { SettlePayment } from './settle-payment';

const kind = 'settle-payment' as const;
const EVERY_MS = 60_000;
/** Long enough for the provider's own message to have come, so that most are settled by that. */
const UNTOUCHED_MS = 60_000;

type Payload = Readonly<{ payment: string }>;

/**
 * Settles payments: when the provider has a message about one, and all that are under way every minute. So a
 * message that never comes delays a payment, and a process that dies between two steps leaves none half done.
 */
@HandlesJobs()
@Injectable()
export class SettlePaymentJob implements JobHandler<Payload> {
  readonly kind = kind;
  readonly concurrency = 4;
  /** The first retries come soon, because a guest is waiting. */
  readonly retryMinutes = [0.1, 0.5, 1, 5, 15, 60, 240, 720];

  constructor(
    private readonly payments: PaymentsRepository,
    private readonly settlePayment: SettlePayment,
    private readonly notices: NoticesService,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  @Interval(EVERY_MS)
  async reconcile(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - UNTOUCHED_MS);
    for await (const { _id, _vendor } of this.payments.openSince(before)) {
      await this.add(_vendor.toHexString(), _id.toHexString(), 'reconcile');
    }
  }

  /** @param occasion a second one is not added while the first is to be done */
  add(vendorId: string, payment: string, occasion: string): Promise<void> {
    const key = `${kind}|${payment}|${occasion}`;
    return this.queue.addOnce({ kind, vendorId, key, payload: { payment } });
  }

  async run(job: Job<Payload>): Promise<void> {
    const { payment } = job.payload;
    const vendorId = vendorOf(job);
    // an account of the provider may serve another installation as well, and tells us of its payments too
    if (!(await this.payments.findOne({ vendorId }, { _id: objectId(payment) }))) return;
    const settled = await this.settlePayment.settle(
      systemContext(vendorId, kind, this.clock.now()),
      payment,
    );
    if (settled.state === 'failed') await this.tellStaff(vendorId, payment);
  }

  async failed(job: Job<Payload>, { retryAt }: Failure): Promise<void> {
    if (!retryAt) await this.tellStaff(vendorOf(job), job.payload.payment);
  }

  private tellStaff(vendorId: string, payment: string): Promise<void> {
    const facts = { kind: 'jobFailed', detail: kind, entityId: objectId(payment) } as const;
    return this.notices.raise(vendorId, this.clock.now(), facts);
  }
}

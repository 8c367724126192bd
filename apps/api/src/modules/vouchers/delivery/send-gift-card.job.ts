import { toInstant, venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock/clock';
import { systemContext } from '../../../common/context/request-context';
import { type Job, type JobHandler, vendorOf } from '../../../common/queue/job';
import { HandlesJobs } from '../../../common/queue/job-handlers';
import { Queue } from '../../../common/queue/queue';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import { VendorsService } from '../../vendors/public';
import type { Voucher } from '../store/voucher.schema';
import { VouchersRepository } from '../store/vouchers.repository';
import { GiftCardMail } from './gift-card-mail';

const kind = 'send-gift-card';

/** When in the morning one is sent that was bought for a later day: minutes from the venue's midnight. */
const SENT_AT = 9 * 60;

type Payload = Readonly<{ voucher: string }>;

/** Sends gift cards on their day. */
@HandlesJobs()
@Injectable()
export class SendGiftCard implements JobHandler<Payload> {
  readonly kind = kind;

  constructor(
    private readonly vouchers: VouchersRepository,
    private readonly mail: GiftCardMail,
    private readonly vendors: VendorsService,
    private readonly transactions: Transactions,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  /** Today's is sent at once. */
  async plan(tx: Transaction, { _id, sendOn }: Voucher): Promise<void> {
    const { timezone } = await this.vendors.current(tx);
    const isLater = sendOn > venueTimeOf(tx.now.getTime(), timezone).date;
    await this.queue.add(tx, {
      ...{ kind, vendorId: tx.vendorId },
      payload: { voucher: _id.toHexString() } satisfies Payload,
      ...(isLater ? { dueAt: new Date(toInstant(sendOn, SENT_AT, timezone)) } : {}),
    });
  }

  async run(job: Job<Payload>): Promise<void> {
    const ctx = systemContext(vendorOf(job), kind, this.clock.now());
    await this.transactions.run(ctx, async (tx) => {
      const voucher = await this.vouchers.get(tx, job.payload.voucher);
      // blocked, refunded or already sent meanwhile
      if (voucher.mark !== 'active' || voucher.sentAt) return null;
      await this.mail.send(tx, voucher);
      await this.vouchers.update(tx, voucher._id, {
        $set: { sentAt: tx.now },
        $inc: { version: 1 },
      });
      return null;
    });
  }
}

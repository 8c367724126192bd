import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { Clock } from '../../../common/clock/clock';
import { systemContext } from '../../../common/context/request-context';
import { type Job, type JobHandler, vendorOf } from '../../../common/queue/job';
import { HandlesJobs } from '../../../common/queue/job-handlers';
import { Queue } from '../../../common/queue/queue';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import { CustomersService } from '../../customers/public';
import { MessagesService } from '../../messages/public';
import { PaymentsService } from '../../payments/public';

const kind = 'remind-of-sale';

/** Most buyers have paid by then. */
const REMIND_AFTER_MS = 5 * 60_000;

type Payload = Readonly<{ payment: string }>;

/** Mails visitors who have not paid yet the way back to the payment: who closed the page has no other. */
@HandlesJobs()
@Injectable()
export class SaleReminder implements JobHandler<Payload> {
  readonly kind = kind;
  /** Soon or never: the payment expires after half an hour. */
  readonly retryMinutes = [1, 5];

  constructor(
    private readonly payments: PaymentsService,
    private readonly customers: CustomersService,
    private readonly messages: MessagesService,
    private readonly transactions: Transactions,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  plan(tx: Transaction, payment: Types.ObjectId): Promise<void> {
    const { vendorId } = tx;
    return this.queue.add(tx, {
      ...{ kind, vendorId, payload: { payment: payment.toHexString() } satisfies Payload },
      dueAt: new Date(tx.now.getTime() + REMIND_AFTER_MS),
    });
  }

  async run(job: Job<Payload>): Promise<void> {
    const ctx = systemContext(vendorOf(job), kind, this.clock.now());
    const payment = await this.payments.get(ctx, job.payload.payment);
    const { state, amount, currency, description: about, expiresAt: payUntil } = payment;
    const { returnUrl: link } = payment;
    if (!link || state !== 'begun' || payment.remindedAt || payUntil <= ctx.now) return;
    const guest = await this.customers.findOrErased(ctx, payment._customer);
    if (!guest?.email) return;
    const { _id, email, firstname, lastname } = guest;
    await this.transactions.run(ctx, async (tx) => {
      await this.payments.noteReminder(tx, payment);
      await this.messages.enqueue(tx, {
        template: 'paymentRequest',
        vars: { about, amount, currency, payUntil, link },
        to: { email, firstname, lastname, language: payment.language, customerId: _id },
        entity: { type: 'customer', id: _id },
        notAfter: payUntil,
      });
      return null;
    });
  }
}

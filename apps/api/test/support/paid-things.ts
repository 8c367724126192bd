import { Types } from 'mongoose';
import { systemContext } from '../../src/common/context/request-context';
import type { Transaction } from '../../src/common/transactions/transaction';
import { Transactions } from '../../src/common/transactions/transactions';
import type { Payment } from '../../src/modules/payments/payment.schema';
import { PaymentsService } from '../../src/modules/payments/payments.service';
import { PaymentProvider } from '../../src/modules/payments/provider/payment-provider';
import { PaidThings, PlaceGoneError } from '../../src/modules/payments/settle/paid-things';
import { SettlePayment } from '../../src/modules/payments/settle/settle-payment';
import { SettlePaymentJob } from '../../src/modules/payments/settle/settle-payment.job';
import { newVendor } from './new-vendor';
import type { TestApp } from './test-app';

const MADE = 'thingsOfTests';

const LEFT = 'thingsLeftOfTests';

/** A venue that sells things of which there may be none left. */
export class PaidScene {
  isGone = false;
  readonly told: string[] = [];

  private constructor(
    readonly app: TestApp,
    readonly vendorId: Types.ObjectId,
  ) {}

  /** @param places how many there are */
  static async open(app: TestApp, places = 1_000): Promise<PaidScene> {
    const scene = new PaidScene(app, await newVendor(app));
    await app.connection.createCollection(MADE).catch(() => undefined);
    await app.connection.collection(LEFT).insertOne({ _id: scene.vendorId, places });
    app.nest.get(PaidThings).register({
      kind: 'voucher',
      make: async (ctx, payment, whenMade) => {
        if (scene.isGone) throw new PlaceGoneError();
        await app.nest.get(Transactions).run(ctx, async (tx) => {
          const { session } = tx;
          const { matchedCount } = await app.connection
            .collection(LEFT)
            .updateOne(
              { _id: scene.vendorId, places: { $gt: 0 } },
              { $inc: { places: -1 } },
              { session },
            );
          if (matchedCount === 0) throw new PlaceGoneError();
          await app.connection
            .collection(MADE)
            .insertOne({ payment: payment._id, of: payment.about._id }, { session });
          await whenMade(tx);
          return null;
        });
      },
      tellGone: async (_tx: Transaction, payment: Payment) => {
        scene.told.push(payment._id.toHexString());
      },
    });
    return scene;
  }

  get ctx() {
    return systemContext(this.vendorId.toHexString(), 'test', this.app.clock.now());
  }

  get provider() {
    return this.app.nest.get(PaymentProvider);
  }

  /** A guest is shown the provider's page. */
  async begin(change: Partial<Payment> = {}): Promise<Payment> {
    const payments = this.app.nest.get(PaymentsService);
    const payment = await this.app.nest.get(Transactions).run(this.ctx, (tx) =>
      payments.add(tx, {
        _customer: new Types.ObjectId(),
        about: { kind: 'voucher', _id: new Types.ObjectId() },
        hold: new Types.ObjectId().toHexString(),
        order: { comment: 'window seat' },
        amount: 45_000,
        currency: 'NOK',
        description: 'Gift card',
        returnUrl: 'http://localhost:3000/payment_success',
        expiresAt: new Date(this.app.clock.now().getTime() + 30 * 60_000),
        ...change,
      }),
    );
    return this.settle(payment._id);
  }

  settle(id: Types.ObjectId): Promise<Payment> {
    return this.app.nest.get(SettlePayment).settle(this.ctx, id);
  }

  /** What happens every minute, and what follows. */
  async reconcile(): Promise<void> {
    await this.app.nest.get(SettlePaymentJob).reconcile();
    await this.app.work('settle-payment');
  }

  /** What the guest does on the sandbox's page. */
  act(payment: Payment, act: string, notice = 'now') {
    return this.app
      .visitor()
      .post(`/sandbox/payments/${payment.reference}/${act}?notice=${notice}`);
  }

  /** Messages that are due, and what they lead to. */
  async deliver(): Promise<void> {
    await this.app.work('send-sandbox-notice', 'settle-payment');
  }

  payment(id: Types.ObjectId): Promise<Payment> {
    return this.app.nest.get(PaymentsService).get(this.ctx, id);
  }

  async entries(payment: Payment): Promise<[string, number][]> {
    const entries = await this.app.connection
      .collection('moneyEntries')
      .find({ _vendor: this.vendorId, _payment: payment._id })
      .sort({ at: 1, _id: 1 })
      .toArray();
    return entries.map(({ kind, amount }) => [kind, amount]);
  }

  made(payment: Payment): Promise<number> {
    return this.app.connection.collection(MADE).countDocuments({ payment: payment._id });
  }
}

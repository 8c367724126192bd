import { Types } from 'mongoose';
import { systemContext } from '../../../src/common/context/request-context';
import type { Transaction } from '../../../src/common/transactions/transaction';
import { Transactions } from '../../../src/common/transactions/transactions';
import type { Mandate } from '../../../src/modules/payments/cards/mandate.schema';
import { SavedCards } from '../../../src/modules/payments/cards/saved-cards';
import type { Payment } from '../../../src/modules/payments/payment.schema';
import { PaymentsService } from '../../../src/modules/payments/payments.service';
import { PaymentProvider } from '../../../src/modules/payments/provider/payment-provider';
import {
  type PaidThing,
  PaidThings,
  PlaceGoneError,
} from '../../../src/modules/payments/settle/paid-things';
import { SettlePayment } from '../../../src/modules/payments/settle/settle-payment';
import { SettlePaymentJob } from '../../../src/modules/payments/settle/settle-payment.job';
import { newVendor } from '../new-vendor';
import type { TestApp } from '../test-app';

const MADE = 'testThings';

const LEFT = 'testThingsLeft';

/** A venue that sells things of which there may be none left. */
export class PaidScene {
  isGone = false;
  readonly told: string[] = [];
  readonly refusals: string[] = [];

  private constructor(
    readonly app: TestApp,
    readonly vendorId: Types.ObjectId,
  ) {}

  /** @param places how many there are */
  static async open(app: TestApp, places = 1_000): Promise<PaidScene> {
    const scene = new PaidScene(app, await newVendor(app));
    await app.connection.createCollection(MADE).catch(() => undefined);
    await app.connection.collection(LEFT).insertOne({ _id: scene.vendorId, places });
    for (const kind of ['voucher', 'renewal'] as const) scene.sell(kind);
    return scene;
  }

  /** Of this venue only: the application is shared, and others sell real ones. */
  private sell(kind: 'voucher' | 'renewal'): void {
    const { app, vendorId } = this;
    const things = app.nest.get(PaidThings);
    const others = thingOf(things, kind);
    const isOwn = (scope: { vendorId: string }) => scope.vendorId === vendorId.toHexString();
    things.register({
      kind,
      make: async (ctx, payment, whenMade) => {
        if (!isOwn(ctx)) return others?.make(ctx, payment, whenMade);
        if (this.isGone) throw new PlaceGoneError();
        await app.nest.get(Transactions).run(ctx, async (tx) => {
          const { session } = tx;
          const { matchedCount } = await app.connection
            .collection(LEFT)
            .updateOne(
              { _id: vendorId, places: { $gt: 0 } },
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
      tellGone: async (tx: Transaction, payment: Payment) => {
        if (isOwn(tx)) this.told.push(payment._id.toHexString());
        else await others?.tellGone(tx, payment);
      },
      letGo: async (tx: Transaction, payment: Payment) => {
        if (!isOwn(tx)) await others?.letGo?.(tx, payment);
        else if (payment.refusal) this.refusals.push(payment.refusal);
      },
      refunding: async (tx: Transaction, payment: Payment, amount: number) => {
        if (!isOwn(tx)) await others?.refunding?.(tx, payment, amount);
      },
    });
  }

  get ctx() {
    return systemContext(this.vendorId.toHexString(), 'test', this.app.clock.now());
  }

  get provider() {
    return this.app.nest.get(PaymentProvider);
  }

  /** A guest is shown the provider's page. */
  async begin({ returnUrl, ...change }: Partial<Payment> = {}): Promise<Payment> {
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
        returnUrl: returnUrl ?? 'http://localhost:3000/payment_success',
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

  /** What the guest does on the sandbox's page. @param card what it does when it is charged later */
  act(payment: Payment, act: string, notice = 'now', card = 'takes') {
    return this.app
      .visitor()
      .post(`/sandbox/payments/${payment.reference}/${act}?notice=${notice}&card=${card}`);
  }

  /** A guest has given a card, and paid with it unless the amount is 0. */
  async cardGiven(card: string, change: Partial<Payment> = {}): Promise<Mandate> {
    const keeps = { purpose: 'renewal', text: 'NOK 450 a year', textVersion: '1' } as const;
    const payment = await this.begin({ keeps, amount: 0, ...change });
    await this.act(payment, 'pay', 'never', card).expect(303);
    await this.settle(payment._id);
    const mandate = await this.app.nest.get(SavedCards).ofPayment(this.ctx, payment._id);
    if (!mandate) throw new Error('no card was kept');
    return mandate;
  }

  /** Writes down that an amount is to be taken from it. */
  charge(mandate: Mandate, hold = new Types.ObjectId().toHexString()): Promise<Payment> {
    const cards = this.app.nest.get(SavedCards);
    return this.app.nest.get(Transactions).run(this.ctx, (tx) =>
      cards.charge(tx, mandate, {
        ...{ hold, purpose: 'renewal', amount: 45_000, currency: 'NOK', language: 'en' },
        ...{ description: 'Membership', about: { kind: 'voucher', _id: new Types.ObjectId() } },
      }),
    );
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

function thingOf(things: PaidThings, kind: 'voucher' | 'renewal'): PaidThing | undefined {
  const about = { kind: 'voucher', _id: new Types.ObjectId() } as const;
  try {
    return things.of(kind === 'renewal' ? { about, purpose: kind } : { about });
  } catch {
    return undefined;
  }
}

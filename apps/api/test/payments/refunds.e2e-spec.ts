import { AppError } from '../../src/common/errors/app-error';
import { Transactions } from '../../src/common/transactions/transactions';
import type { Payment } from '../../src/modules/payments/payment.schema';
import { PaymentMovedError } from '../../src/modules/payments/payments.service';
import { ProviderRefusedError } from '../../src/modules/payments/provider/payment-provider';
import { AskRefund } from '../../src/modules/payments/settle/ask-refund';
import { TestApp } from '../support/test-app';
import { PaidScene } from '../support/things/paid-things';

describe('a refund', () => {
  let app: TestApp;
  let scene: PaidScene;

  beforeAll(async () => {
    app = await TestApp.start();
    scene = await PaidScene.open(app);
  });
  afterAll(() => app.stop());
  afterEach(() => jest.restoreAllMocks());

  const taken = async (): Promise<Payment> => {
    const payment = await scene.begin();
    await scene.act(payment, 'pay', 'never').expect(303);
    return scene.settle(payment._id);
  };
  const ask = (payment: Payment, amount: number) =>
    app.nest
      .get(Transactions)
      .run(scene.ctx, (tx) =>
        app.nest.get(AskRefund).ask(tx, payment, { amount, cause: 'staffDecided', reason: 'Ill' }),
      );
  const refused = async (work: Promise<unknown>): Promise<string> => {
    const error = await work.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (error instanceof AppError) return error.code;
    if (error instanceof PaymentMovedError) return error.name;
    throw new Error('it was not refused', { cause: error });
  };
  const returned = async (payment: Payment) =>
    (await scene.entries(payment)).filter(([kind]) => kind === 'refunded').map(([, sum]) => sum);
  const statesOf = async (payment: Payment) =>
    (await scene.payment(payment._id)).refunds.map(({ state }) => state);

  it('is asked of the provider after it was written down, and is in the ledger once', async () => {
    const payment = await taken();
    const asked = await ask(payment, 20_000);
    expect(asked).toMatchObject({ isOpen: true, refunds: [{ state: 'asked', amount: 20_000 }] });
    expect(await returned(payment)).toEqual([]);
    await app.work('settle-payment');
    await scene.settle(payment._id);
    expect(await returned(payment)).toEqual([20_000]);
    expect(await scene.payment(payment._id)).toMatchObject({ state: 'settled', isOpen: false });
  });

  it('cannot be more than what is left', async () => {
    const payment = await taken();
    expect(await refused(ask(payment, 45_001))).toBe('REFUND_TOO_HIGH');
    const once = await ask(payment, 30_000);
    expect(await refused(ask(once, 15_001))).toBe('REFUND_TOO_HIGH');
    await ask(once, 15_000);
    await app.work('settle-payment');
    expect(await returned(payment)).toEqual([30_000, 15_000]);
  });

  it.each([0, -1, 0.5])('cannot be %d', async (amount) => {
    expect(await refused(ask(await taken(), amount))).toBe('REFUND_TOO_HIGH');
  });

  it('asked by two people at once is one', async () => {
    const payment = await taken();
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => ask(payment, 30_000)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await app.work('settle-payment');
    expect(await returned(payment)).toEqual([30_000]);
  });

  it('that the provider made without answering is found by the repeat', async () => {
    const payment = await taken();
    await app.connection
      .collection('sandboxPayments')
      .updateOne({ _id: payment._id }, { $set: { silentCalls: 1 } });
    await ask(payment, 45_000);
    await app.work('settle-payment');
    expect(await statesOf(payment)).toEqual(['asked']);
    app.clock.advance({ minutes: 2 });
    await scene.reconcile();
    expect(await statesOf(payment)).toEqual(['done']);
    expect(await returned(payment)).toEqual([45_000]);
    const book = await app.connection.collection('sandboxPayments').findOne({ _id: payment._id });
    expect(book?.refunds).toHaveLength(1);
  });

  it('that the provider refuses has returned nothing, and can be asked for again', async () => {
    const payment = await taken();
    jest.spyOn(scene.provider, 'refund').mockRejectedValueOnce(new ProviderRefusedError('no'));
    await ask(payment, 45_000);
    await app.work('settle-payment');
    expect(await statesOf(payment)).toEqual(['refused']);
    expect(await returned(payment)).toEqual([]);
    await ask(await scene.payment(payment._id), 45_000);
    await app.work('settle-payment');
    expect(await returned(payment)).toEqual([45_000]);
  });

  it('is not made of what has not been taken', async () => {
    expect(await refused(ask(await scene.begin(), 100))).toBe('PAYMENT_NOT_TAKEN');
  });
});

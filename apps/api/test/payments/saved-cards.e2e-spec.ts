import type { Types } from 'mongoose';
import { newGuest } from '../../src/modules/bookings/testing/service.factory';
import type { Payment } from '../../src/modules/payments/payment.schema';
import {
  PaymentProvider,
  ProviderUnclearError,
} from '../../src/modules/payments/provider/payment-provider';
import { TestApp } from '../support/test-app';
import { PaidScene } from '../support/things/paid-things';

describe('a card that is kept', () => {
  let app: TestApp;
  let scene: PaidScene;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set('2026-06-15T09:00:00Z');
    scene = await PaidScene.open(app);
  });
  afterEach(() => jest.restoreAllMocks());

  const taken = [
    ['authorised', 45_000],
    ['captured', 45_000],
  ];
  const expectTakenOnce = async (payment: Payment) => {
    expect(await scene.payment(payment._id)).toMatchObject({ state: 'settled', isOpen: false });
    expect(await scene.entries(payment)).toEqual(taken);
    expect(await scene.made(payment)).toBe(1);
  };
  const sandboxBook = (_id: Types.ObjectId) =>
    app.connection.collection('sandboxPayments').findOne({ _id });

  it('is known by what tells it from others, and what was agreed to', async () => {
    const mandate = await scene.cardGiven('takes');
    expect(mandate).toMatchObject({
      ...{ brand: 'visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2034 },
      ...{ purpose: 'renewal', text: 'NOK 450 a year', textVersion: '1', provider: 'sandbox' },
      agreedAt: app.clock.now(),
    });
    const payment = await scene.payment(mandate._payment);
    expect(payment).toMatchObject({ state: 'settled', amount: 0 });
    expect(await scene.entries(payment)).toEqual([]);
    expect(await scene.made(payment)).toBe(1);
  });

  it('is kept as it is paid with, and told so on the page', async () => {
    const keeps = { purpose: 'renewal', text: 'NOK 450 a year', textVersion: '1' } as const;
    const payment = await scene.begin({ keeps });
    const { text } = await app.visitor().get(`/sandbox/payments/${payment.reference}`).expect(200);
    expect(text).toContain('NOK 450 a year');
    expect(text).toContain('Its bank declines it later');
    await scene.act(payment, 'pay', 'twice').expect(303);
    await scene.deliver();
    await expectTakenOnce(payment);
    const kept = { _vendor: scene.vendorId, _payment: payment._id };
    expect(await app.connection.collection('mandates').countDocuments(kept)).toBe(1);
  });

  it('is forgotten when what it was given for is gone', async () => {
    const keeps = { purpose: 'renewal', text: 'NOK 450 a year', textVersion: '1' } as const;
    const payment = await scene.begin({ keeps, amount: 0 });
    await scene.act(payment, 'pay', 'never').expect(303);
    scene.isGone = true;
    expect(await scene.settle(payment._id)).toMatchObject({ state: 'undone' });
    await app.work('forget-card');
    expect(await sandboxBook(payment._id)).toMatchObject({ card: { isForgotten: true } });
  });

  it('is charged without its guest: reserved, then taken', async () => {
    const payment = await scene.charge(await scene.cardGiven('takes'));
    expect(payment.state).toBe('held');
    await app.work('settle-payment');
    await expectTakenOnce(payment);
    await app
      .visitor()
      .get(`/sandbox/payments/sandbox_${scene.vendorId}_${payment._id}`)
      .expect(404);
  });

  it.each([
    ['declines', 'declined'],
    ['needsGuest', 'needsGuest'],
  ])('and %s takes nothing, and says why', async (card, refusal) => {
    const payment = await scene.charge(await scene.cardGiven(card));
    expect(await scene.settle(payment._id)).toMatchObject({
      ...{ state: 'undone', isOpen: false, refusal },
    });
    expect(scene.refusals).toEqual([refusal]);
    expect(await scene.entries(payment)).toEqual([]);
    expect(await scene.made(payment)).toBe(0);
  });

  it('is charged once when the provider did it and did not answer', async () => {
    const payment = await scene.charge(await scene.cardGiven('isSilent'));
    await expect(scene.settle(payment._id)).rejects.toThrow(ProviderUnclearError);
    expect((await scene.payment(payment._id)).state).toBe('held');
    await expect(scene.settle(payment._id)).rejects.toThrow(ProviderUnclearError);
    app.clock.advance({ minutes: 2 });
    await scene.reconcile();
    await expectTakenOnce(payment);
  });

  it('is charged once by eight at the same time, and where a process died after asking', async () => {
    const mandate = await scene.cardGiven('takes');
    const provider = app.nest.get(PaymentProvider);
    const real = provider.charge.bind(provider);
    jest.spyOn(provider, 'charge').mockImplementationOnce(async (...asked) => {
      await real(...asked);
      throw new ProviderUnclearError('killed');
    });
    const payment = await scene.charge(mandate);
    await scene.settle(payment._id).catch(() => undefined);
    await Promise.all(Array.from({ length: 8 }, () => scene.settle(payment._id)));
    await expectTakenOnce(payment);
  });

  it('is charged for one thing at a time', async () => {
    const mandate = await scene.cardGiven('takes');
    await scene.charge(mandate, 'fee-1');
    await expect(scene.charge(mandate, 'fee-1')).rejects.toMatchObject({ code: 11000 });
  });

  it('gives back what it reserved for something that is gone', async () => {
    const mandate = await scene.cardGiven('takes');
    scene.isGone = true;
    const payment = await scene.charge(mandate);
    expect(await scene.settle(payment._id)).toMatchObject({ state: 'undone' });
    expect(await scene.entries(payment)).toEqual([
      ['authorised', 45_000],
      ['released', 45_000],
    ]);
    expect(scene.told).toEqual([payment._id.toHexString()]);
  });

  it('is forgotten with its guest, and takes nothing from then on', async () => {
    const _customer = await newGuest(app.connection, scene.vendorId);
    const mandate = await scene.cardGiven('takes', { _customer });
    await app
      .staff(scene.vendorId, 3)
      .delete('/api/admin/delete_customer', { userId: _customer.toHexString() })
      .expect(200);
    await app.work('forget-card');
    expect(await sandboxBook(mandate._payment)).toMatchObject({ card: { isForgotten: true } });
    const kept = await app.connection.collection('mandates').findOne({ _id: mandate._id });
    expect(kept).toMatchObject({ revokedAt: app.clock.now() });
    await expect(scene.charge({ ...mandate, revokedAt: app.clock.now() })).rejects.toMatchObject({
      code: 'CARD_REVOKED',
    });
    // one that was written down before it was revoked is refused by the provider
    const payment = await scene.charge(mandate);
    expect(await scene.settle(payment._id)).toMatchObject({ refusal: 'declined' });
  });
});

import { Types } from 'mongoose';
import { newGuest } from '../../src/modules/bookings/testing/service.factory';
import type { Payment } from '../../src/modules/payments/payment.schema';
import {
  PaymentProvider,
  ProviderUnclearError,
} from '../../src/modules/payments/provider/payment-provider';
import { SandboxProvider } from '../../src/modules/payments/provider/sandbox/sandbox-provider';
import { TestApp } from '../support/test-app';
import { PaidScene } from '../support/things/paid-things';

describe('a payment', () => {
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
  const returned = [
    ['authorised', 45_000],
    ['released', 45_000],
  ];
  const expectSettledOnce = async (payment: Payment) => {
    expect(await scene.payment(payment._id)).toMatchObject({ state: 'settled', isOpen: false });
    expect(await scene.entries(payment)).toEqual(taken);
    expect(await scene.made(payment)).toBe(1);
  };

  it('is booked and taken once the guest has paid', async () => {
    const payment = await scene.begin();
    expect(payment).toMatchObject({ state: 'begun', isOpen: true });
    expect(payment.url).toContain(`/sandbox/payments/${payment.reference}`);
    const { headers } = await scene.act(payment, 'pay').expect(303);
    expect(headers.location).toBe(payment.returnUrl);
    await scene.deliver();
    await expectSettledOnce(payment);
    expect(await scene.payment(payment._id)).not.toHaveProperty('order');
  });

  it('is the same when the guest comes back before the message, which then changes nothing', async () => {
    const payment = await scene.begin();
    await scene.act(payment, 'pay', 'late').expect(303);
    expect((await scene.settle(payment._id)).state).toBe('settled');
    app.clock.advance({ minutes: 5 });
    await scene.deliver();
    await expectSettledOnce(payment);
  });

  it.each(['late', 'twice', 'outOfOrder'])('is the same when messages come %s', async (manner) => {
    const payment = await scene.begin();
    await scene.act(payment, 'pay', manner).expect(303);
    await scene.deliver();
    app.clock.advance({ minutes: 2 });
    await scene.deliver();
    await expectSettledOnce(payment);
  });

  it('is found by the next look at all of them when no message ever comes', async () => {
    const payment = await scene.begin();
    await scene.act(payment, 'pay', 'never').expect(303);
    await scene.deliver();
    expect((await scene.payment(payment._id)).state).toBe('begun');
    app.clock.advance({ minutes: 2 });
    await scene.reconcile();
    await expectSettledOnce(payment);
  });

  it('can be tried again after a card was declined', async () => {
    const payment = await scene.begin();
    const { headers } = await scene.act(payment, 'decline').expect(303);
    const { text } = await app.visitor().get(`${headers.location}`).expect(200);
    expect(text).toContain('The card was declined');
    expect((await scene.settle(payment._id)).state).toBe('begun');
    await scene.act(payment, 'pay').expect(303);
    await scene.deliver();
    await expectSettledOnce(payment);
  });

  it('takes nothing from a guest who leaves, and ends with its time', async () => {
    const payment = await scene.begin();
    await scene.act(payment, 'leave').expect(303);
    app.clock.advance({ minutes: 30 });
    await scene.reconcile();
    const undone = await scene.payment(payment._id);
    expect(undone).toMatchObject({ state: 'undone', isOpen: false });
    for (const field of ['order', 'hold', 'url']) expect(undone).not.toHaveProperty(field);
    expect(await scene.entries(payment)).toEqual([]);
    await scene.act(payment, 'pay').expect(303);
    const { text } = await app.visitor().get(`/sandbox/payments/${payment.reference}`).expect(200);
    expect(text).toContain('This payment is closed');
    expect((await scene.payment(payment._id)).state).toBe('undone');
  });

  it('is not lost when the guest paid in the last moment and its time is over when that is seen', async () => {
    const payment = await scene.begin();
    app.clock.advance({ minutes: 29 });
    await scene.act(payment, 'pay', 'never').expect(303);
    app.clock.advance({ minutes: 10 });
    await scene.reconcile();
    await expectSettledOnce(payment);
  });

  it('goes back by itself when the place is gone, and both are told once', async () => {
    const payment = await scene.begin();
    await scene.act(payment, 'pay', 'twice').expect(303);
    scene.isGone = true;
    await scene.deliver();
    app.clock.advance({ minutes: 2 });
    await scene.deliver();
    expect((await scene.payment(payment._id)).state).toBe('undone');
    expect(await scene.entries(payment)).toEqual(returned);
    expect(await scene.made(payment)).toBe(0);
    expect(scene.told).toEqual([payment._id.toHexString()]);
    const { state } = await scene.provider.look(scene.ctx, `${payment.reference}`);
    expect(state).toBe('closed');
  });

  it('is taken once when the provider took it and did not answer', async () => {
    const payment = await scene.begin();
    await scene.act(payment, 'payInSilence').expect(303);
    await scene.deliver();
    expect((await scene.payment(payment._id)).state).toBe('booked');
    app.clock.advance({ minutes: 2 });
    await scene.deliver();
    app.clock.advance({ minutes: 2 });
    await scene.deliver();
    await expectSettledOnce(payment);
  });

  it('is failed, and staff are told, when the amount is no longer reserved', async () => {
    const payment = await scene.begin();
    await scene.act(payment, 'pay', 'never').expect(303);
    const provider = app.nest.get(PaymentProvider);
    jest.spyOn(provider, 'capture').mockImplementationOnce(async (scope, reference) => {
      await provider.close(scope, reference);
      return provider.capture(scope, reference);
    });
    app.clock.advance({ minutes: 2 });
    await scene.reconcile();
    expect((await scene.payment(payment._id)).state).toBe('failed');
    expect(await scene.entries(payment)).toEqual(returned);
    const notices = app.connection.collection('notices').find({ entityId: payment._id });
    expect(await notices.toArray()).toHaveLength(1);
  });

  it('of another amount than was shown is left alone', async () => {
    const payment = await scene.begin();
    await scene.act(payment, 'pay', 'never').expect(303);
    await app.connection
      .collection('sandboxPayments')
      .updateOne({ _id: payment._id }, { $set: { amount: 4_500 } });
    await expect(scene.settle(payment._id)).rejects.toThrow(payment.reference);
    expect((await scene.payment(payment._id)).state).toBe('begun');
  });

  it.each(['open', 'look', 'capture'] as const)(
    'goes on where a process died after asking the provider to %s',
    async (call) => {
      const provider = app.nest.get(PaymentProvider);
      const real = provider[call].bind(provider) as (...all: unknown[]) => Promise<never>;
      let isDead = false;
      jest.spyOn(provider, call).mockImplementation(async (...all: unknown[]) => {
        const answer = await real(...all);
        if (isDead) return answer;
        isDead = true;
        throw new ProviderUnclearError('killed');
      });
      const payment = await scene.begin().catch(async () => {
        const [only] = await app.connection
          .collection<Payment>('payments')
          .find({ _vendor: scene.vendorId })
          .toArray();
        if (!only) throw new Error('nothing was written');
        return scene.settle(only._id);
      });
      await scene.act(payment, 'pay', 'never').expect(303);
      app.clock.advance({ minutes: 2 });
      await scene.settle(payment._id).catch(() => undefined);
      await scene.settle(payment._id);
      await expectSettledOnce(payment);
    },
  );

  it('is settled once by eight at the same time', async () => {
    const payment = await scene.begin();
    await scene.act(payment, 'pay', 'never').expect(303);
    await Promise.all(Array.from({ length: 8 }, () => scene.settle(payment._id)));
    await expectSettledOnce(payment);
  });

  it('is one for what is held, whoever asks again', async () => {
    const payment = await scene.begin({ hold: 'h1' });
    await expect(scene.begin({ hold: 'h1' })).rejects.toMatchObject({ code: 11000 });
    app.clock.advance({ minutes: 31 });
    await scene.reconcile();
    expect((await scene.begin({ hold: 'h1' }))._id).not.toEqual(payment._id);
  });
});

describe('a message of the provider', () => {
  let app: TestApp;
  let scene: PaidScene;

  beforeAll(async () => {
    app = await TestApp.start();
    scene = await PaidScene.open(app);
  });
  afterAll(() => app.stop());

  const send = (body: Buffer, signature: string) =>
    app
      .visitor()
      .post('/api/v1/payment/notices')
      .set('content-type', 'application/json')
      .set('stripe-signature', signature)
      .send(body.toString('utf8'));
  const signed = (payment: Payment) =>
    app.nest
      .get(SandboxProvider)
      .notice(
        { vendorId: scene.vendorId.toHexString(), paymentId: payment._id.toHexString() },
        'authorised',
      );

  it('settles what it is about', async () => {
    const payment = await scene.begin();
    await scene.act(payment, 'pay', 'never').expect(303);
    const { body, signature } = signed(payment);
    await send(body, signature).expect(200);
    await send(body, signature).expect(200);
    await app.work('settle-payment');
    expect((await scene.payment(payment._id)).state).toBe('settled');
  });

  it('cannot say that something was paid: it only has us ask', async () => {
    const payment = await scene.begin();
    const { body, signature } = signed(payment);
    await send(body, signature).expect(200);
    await app.work('settle-payment');
    expect((await scene.payment(payment._id)).state).toBe('begun');
  });

  it('about a payment of another installation is passed over', async () => {
    const unknown = {
      vendorId: scene.vendorId.toHexString(),
      paymentId: `${new Types.ObjectId()}`,
    };
    const ids = [unknown, { ...unknown, vendorId: 'staging' }, { ...unknown, paymentId: '7' }];
    for (const about of ids) {
      const { body, signature } = app.nest.get(SandboxProvider).notice(about, 'authorised');
      await send(body, signature).expect(200);
    }
    await app.work('settle-payment');
    const kept = { kind: 'settle-payment', _vendor: scene.vendorId };
    expect(await app.connection.collection('queuedJobs').countDocuments(kept)).toBe(0);
  });

  it('is refused without its signature, with that of another, and when it is old', async () => {
    const payment = await scene.begin();
    const { body, signature } = signed(payment);
    const other = Buffer.from(body.toString('utf8').replace('authorised', 'authorized'));
    for (const [sent, by] of [
      [body, ''],
      [body, `${signature.slice(0, -2)}AA`],
      [other, signature],
    ] as const) {
      const { body: answer } = await send(sent, by).expect(400);
      expect(answer.code).toBe('PAYMENT_NOTICE_REFUSED');
    }
    app.clock.advance({ minutes: 6 });
    await send(body, signature).expect(400);
  });
});

describe('the page of the sandbox', () => {
  let app: TestApp;
  let scene: PaidScene;

  beforeAll(async () => {
    app = await TestApp.start();
    scene = await PaidScene.open(app);
  });
  afterAll(() => app.stop());

  it('says that it is one, what is paid and how much, and runs no script', async () => {
    const payment = await scene.begin({ description: 'Dinner <b>for two</b>' });
    const { text, headers } = await app
      .visitor()
      .get(`/sandbox/payments/${payment.reference}`)
      .expect(200);
    expect(text).toContain('This is a sandbox');
    expect(text).toContain('Dinner &lt;b&gt;for two&lt;/b&gt;');
    expect(text.replace(/\s/g, ' ')).toMatch(/NOK 450\b(?!\.)/);
    expect(text).not.toContain('<script');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('asks to confirm, as 3-D Secure does', async () => {
    const payment = await scene.begin();
    const { text } = await app
      .visitor()
      .post(`/sandbox/payments/${payment.reference}/confirm`)
      .expect(201);
    expect(text).toContain('whether it is you');
  });

  it.each(['sandbox_1', `sandbox_${'0'.repeat(24)}_${'0'.repeat(24)}`])(
    'is not there for %s',
    async (reference) => {
      await app.visitor().get(`/sandbox/payments/${reference}`).expect(404);
      await app.visitor().post(`/sandbox/payments/${reference}/pay`).expect(404);
    },
  );

  it('knows no other act', async () => {
    const payment = await scene.begin();
    await scene.act(payment, 'refund').expect(404);
  });
});

describe('a guest who pays', () => {
  let app: TestApp;
  let scene: PaidScene;

  beforeAll(async () => {
    app = await TestApp.start();
    scene = await PaidScene.open(app);
  });
  afterAll(() => app.stop());

  const erase = (id: Types.ObjectId) =>
    app.staff(scene.vendorId, 3).delete('/api/admin/delete_customer', { userId: id.toHexString() });

  it('is not erased before the payment has come to its end; then the amount stays', async () => {
    const _customer = await newGuest(app.connection, scene.vendorId);
    const payment = await scene.begin({ _customer });
    const { body } = await erase(_customer).expect(409);
    expect(body.code).toBe('GUEST_HAS_BOOKINGS');
    await scene.act(payment, 'pay').expect(303);
    await scene.deliver();
    await app.connection
      .collection('payments')
      .updateOne(
        { _id: payment._id },
        { $set: { refunds: [{ amount: 100, state: 'done', reason: 'Kari was ill' }] } },
      );
    await erase(_customer).expect(200);
    const kept = await scene.payment(payment._id);
    expect(kept).toMatchObject({ state: 'settled', amount: 45_000, refunds: [{ amount: 100 }] });
    expect(JSON.stringify(kept)).not.toMatch(/Kari|window seat/);
  });

  it('takes their payments along when two records become one', async () => {
    const [kept, merged] = [
      await newGuest(app.connection, scene.vendorId),
      await newGuest(app.connection, scene.vendorId),
    ];
    const payment = await scene.begin({ _customer: merged });
    await app
      .staff(scene.vendorId, 2)
      .post('/api/v1/admin/customers/merge', {
        kept: kept.toHexString(),
        merged: merged.toHexString(),
      })
      .expect(201);
    expect((await scene.payment(payment._id))._customer).toEqual(kept);
    await scene.act(payment, 'pay').expect(303);
    await scene.deliver();
    expect((await scene.payment(payment._id)).state).toBe('settled');
  });
});

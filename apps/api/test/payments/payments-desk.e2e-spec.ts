import type { Level } from '../../src/common/context/request-context';
import type { Payment } from '../../src/modules/payments/payment.schema';
import { ProviderRefusedError } from '../../src/modules/payments/provider/payment-provider';
import { newVendor } from '../support/new-vendor';
import { MONDAY, TestApp } from '../support/test-app';
import { newGuest } from '../support/things/accounts';
import { PaidScene } from '../support/things/paid-things';

const PAYMENTS = '/api/v1/admin/payments';
const TODAY = MONDAY.slice(0, 10);
const PERIOD = `from=${TODAY}&until=${TODAY}`;

describe('payments at the desk', () => {
  let app: TestApp;
  let scene: PaidScene;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set(MONDAY);
    scene = await PaidScene.open(app);
  });
  afterEach(() => jest.restoreAllMocks());

  const staff = (level: Level = 2) => app.staff(scene.vendorId, level);
  const taken = async (change: Partial<Payment> = {}): Promise<Payment> => {
    const payment = await scene.begin(change);
    await scene.act(payment, 'pay', 'never').expect(303);
    return scene.settle(payment._id);
  };
  /** What was booked, and could not be taken. */
  const notCollected = async (): Promise<Payment> => {
    const payment = await scene.begin();
    await scene.act(payment, 'pay', 'never').expect(303);
    jest.spyOn(scene.provider, 'capture').mockRejectedValueOnce(new ProviderRefusedError('no'));
    await scene.settle(payment._id);
    return scene.payment(payment._id);
  };
  const list = async (query = PERIOD) =>
    (await staff().get(`${PAYMENTS}?${query}`).expect(200)).body.data;
  const refund = (payment: Payment, amount: number, level: Level = 2) =>
    staff(level).post(`${PAYMENTS}/${payment._id}/refunds`, {
      ...{ amount, reason: 'The sauna was cold', version: payment.version },
    });
  const cases = async (): Promise<string[]> =>
    (await staff().get(`${PAYMENTS}/cases`).expect(200)).body.data.map(
      ({ openCase }: { openCase: string }) => openCase,
    );

  it('are listed with their guest, the latest first, page by page', async () => {
    const guest = await newGuest(app, scene.vendorId, { firstname: 'Kari', lastname: 'Nordmann' });
    const first = await scene.begin({ _customer: guest._id });
    app.clock.advance({ minutes: 1 });
    const second = await taken();
    const { items, nextCursor } = await list(`${PERIOD}&limit=1`);
    expect(items).toMatchObject([{ _id: second._id.toHexString(), state: 'paid', guest: '' }]);
    expect(await list(`${PERIOD}&limit=1&cursor=${nextCursor}`)).toEqual({
      items: [
        expect.objectContaining({
          _id: first._id.toHexString(),
          ...{ state: 'waiting', guest: 'Kari Nordmann', amount: 45_000, currency: 'NOK' },
        }),
      ],
    });
  });

  it('are narrowed down by state, provider, guest and the venue’s day', async () => {
    const payment = await taken();
    await scene.begin();
    const counts = async (query: string) => (await list(`${PERIOD}&${query}`)).items.length;
    expect(await counts('state=paid')).toBe(1);
    expect(await counts('state=waiting')).toBe(1);
    expect(await counts('state=refunded')).toBe(0);
    expect(await counts('provider=stripe')).toBe(0);
    expect(await counts(`customer=${payment._customer}`)).toBe(1);
    await refund(payment, 100).expect(200);
    expect(await counts('state=paid')).toBe(0);
    expect(await counts('state=refunded')).toBe(1);
    // half past midnight in Oslo is still the day before in UTC
    app.clock.set(`${TODAY}T22:30:00Z`);
    await scene.begin();
    expect((await list()).items).toHaveLength(2);
  });

  it('a period that ends before it begins, or is too long, is refused', async () => {
    const refused = (query: string) => staff().get(`${PAYMENTS}?${query}`).expect(422);
    expect((await refused('from=2026-06-02&until=2026-06-01')).body.code).toBe('INVALID_PERIOD');
    expect((await refused('from=2025-01-01&until=2026-06-01')).body.code).toBe('PERIOD_TOO_LONG');
  });

  it('come to sums by currency, and by day what a provider took and returned', async () => {
    const payment = await taken();
    await taken({ currency: 'EUR', amount: 5_000 });
    await scene.begin();
    await refund(payment, 20_000).expect(200);
    app.clock.advance({ days: 1 });
    await app.work('settle-payment');
    const { body } = await staff().get(`${PAYMENTS}/totals?${PERIOD}`).expect(200);
    expect(body.data).toEqual([
      { currency: 'EUR', payments: 1, captured: 5_000, refunded: 0, byGiftCard: 0 },
      { currency: 'NOK', payments: 2, captured: 45_000, refunded: 20_000, byGiftCard: 0 },
    ]);
    const days = await staff()
      .get(`${PAYMENTS}/settlement?from=${TODAY}&until=2026-12-31`)
      .expect(200);
    const provider = 'sandbox';
    expect(days.body.data).toEqual([
      expect.objectContaining({ currency: 'NOK', provider, captured: 0, refunded: 20_000 }),
      { date: TODAY, currency: 'EUR', provider, captured: 5_000, refunded: 0 },
      { date: TODAY, currency: 'NOK', provider, captured: 45_000, refunded: 0 },
    ]);
    expect(days.body.data[0].date > TODAY).toBe(true);
  });

  it('are saved as a file by those who may export', async () => {
    await taken();
    await staff(2).get(`${PAYMENTS}.csv?${PERIOD}`).expect(403);
    const { text } = await staff(3).get(`${PAYMENTS}.csv?${PERIOD}`).expect(200);
    const [head, row, ...rest] = text.trim().split('\r\n');
    expect(head).toContain('paymentId,createdAt,state,guest,description,amount');
    expect(row).toContain(',paid,,Gift card,450,0,NOK,sandbox,');
    expect(rest).toEqual([]);
  });

  it('are shown with every entry of the ledger, and who made it', async () => {
    const payment = await taken();
    await refund(payment, 100).expect(200);
    await app.work('settle-payment');
    const { body } = await staff(1).get(`${PAYMENTS}/${payment._id}`).expect(200);
    expect(body.data).toMatchObject({
      ...{ state: 'refunded', refunded: 100, returning: 0, left: 44_900 },
      entries: [
        { kind: 'authorised', amount: 45_000 },
        { kind: 'captured', amount: 45_000 },
        { kind: 'refunded', amount: 100, by: 'system' },
      ],
      refunds: [{ amount: 100, state: 'done', reason: 'The sauna was cold' }],
    });
  });

  describe('a refund', () => {
    it('is asked for by administrators, and is in the audit log with its reason', async () => {
      const payment = await taken();
      expect((await refund(payment, 100, 1)).status).toBe(403);
      const { body } = await refund(payment, 20_000).expect(200);
      expect(body.data).toMatchObject({ returning: 20_000, refunded: 0, left: 25_000 });
      const log = await app.connection
        .collection('audit')
        .findOne({ entityId: payment._id, action: 'payment.refunded' });
      expect(log).toMatchObject({ after: { amount: 20_000 }, reason: 'The sauna was cold' });
    });

    it('above the limit of the venue is a system owner’s, in parts as well', async () => {
      await app.connection
        .collection('vendors')
        .updateOne({ _id: scene.vendorId }, { $set: { refundLimit: 20_000 } });
      const payment = await taken();
      expect((await refund(payment, 20_001).expect(403)).body.code).toBe('REFUND_ABOVE_LIMIT');
      await refund(payment, 15_000).expect(200);
      const again = await scene.payment(payment._id);
      expect((await refund(again, 5_001).expect(403)).body.code).toBe('REFUND_ABOVE_LIMIT');
      await refund(again, 30_000, 3).expect(200);
    });

    it('of what somebody else has changed meanwhile is refused', async () => {
      const payment = await taken();
      await refund(payment, 100).expect(200);
      expect((await refund(payment, 100).expect(409)).body.code).toBe('STALE_VERSION');
    });

    it('is no more than what is left, and none of what was not taken', async () => {
      const payment = await taken();
      expect((await refund(payment, 45_001).expect(422)).body.code).toBe('REFUND_TOO_HIGH');
      const open = await scene.begin();
      expect((await refund(open, 100).expect(409)).body.code).toBe('PAYMENT_NOT_TAKEN');
    });
  });

  it('what nobody told us of is found by asking the provider', async () => {
    const payment = await scene.begin();
    await scene.act(payment, 'pay', 'never').expect(303);
    const { body } = await staff(1).post(`${PAYMENTS}/${payment._id}/settle`, {}).expect(200);
    expect(body.data).toMatchObject({ state: 'paid', left: 45_000 });
    expect(await scene.made(payment)).toBe(1);
  });

  it('a provider that does not answer is told as such, and nothing is lost', async () => {
    const payment = await scene.begin();
    await scene.act(payment, 'payInSilence', 'never').expect(303);
    const settle = () => staff().post(`${PAYMENTS}/${payment._id}/settle`, {});
    expect((await settle().expect(503)).body.code).toBe('PAYMENT_PROVIDER_SILENT');
    await settle().expect(503);
    expect((await settle().expect(200)).body.data.state).toBe('paid');
  });

  describe('what needs staff', () => {
    it('is what could not be taken, until they say what became of it', async () => {
      const payment = await notCollected();
      expect(await cases()).toEqual(['notCollected']);
      const close = (level: Level) =>
        staff(level).post(`${PAYMENTS}/${payment._id}/close`, {
          ...{ outcome: 'writtenOff', reason: 'Not worth it', version: payment.version },
        });
      await close(1).expect(403);
      const { body } = await close(2).expect(200);
      expect(body.data).toMatchObject({ outcome: { kind: 'writtenOff', reason: 'Not worth it' } });
      expect(body.data.openCase).toBeUndefined();
      expect(await cases()).toEqual([]);
      expect(await scene.entries(payment)).toContainEqual(['writeOff', 45_000]);
    });

    it('is a refund that the provider refused', async () => {
      const payment = await taken();
      jest.spyOn(scene.provider, 'refund').mockRejectedValueOnce(new ProviderRefusedError('no'));
      await refund(payment, 100).expect(200);
      await scene.settle(payment._id);
      expect(await cases()).toEqual(['refundRefused']);
      const { version } = await scene.payment(payment._id);
      const close = (outcome: string) =>
        staff().post(`${PAYMENTS}/${payment._id}/close`, { outcome, reason: 'Cash', version });
      // the guest is to get it: there is nothing to write off
      expect((await close('writtenOff').expect(409)).body.code).toBe('PAYMENT_CASE_CLOSED');
      await close('atDesk').expect(200);
      expect(await cases()).toEqual([]);
    });

    it('is what takes too long, and nothing that is only under way', async () => {
      await scene.begin();
      expect(await cases()).toEqual([]);
      app.clock.advance({ minutes: 41 });
      expect(await cases()).toEqual(['takesLong']);
      await scene.reconcile();
      expect(await cases()).toEqual([]);
    });

    it('of a payment without a case there is nothing to close', async () => {
      const payment = await taken();
      const { body } = await staff()
        .post(`${PAYMENTS}/${payment._id}/close`, {
          ...{ outcome: 'atDesk', reason: 'Why not', version: payment.version },
        })
        .expect(409);
      expect(body.code).toBe('PAYMENT_CASE_CLOSED');
    });
  });

  it('what staff wrote is gone once the guest is erased', async () => {
    const guest = await newGuest(app, scene.vendorId, {});
    const payment = await taken({ _customer: guest._id });
    await refund(payment, 100).expect(200);
    await app.work('settle-payment');
    await app
      .staff(scene.vendorId, 3)
      .delete('/api/admin/delete_customer', { userId: guest._id.toHexString() })
      .expect(200);
    const { body } = await staff().get(`${PAYMENTS}/${payment._id}`).expect(200);
    expect(body.data).toMatchObject({ guest: '', refunds: [{ amount: 100 }] });
    expect(body.data.refunds[0].reason).toBeUndefined();
  });

  it('another venue sees none of it', async () => {
    const payment = await taken();
    const stranger = app.staff(await newVendor(app), 3);
    await stranger.get(`${PAYMENTS}/${payment._id}`).expect(404);
    expect((await stranger.get(`${PAYMENTS}?${PERIOD}`).expect(200)).body.data.items).toEqual([]);
  });
});

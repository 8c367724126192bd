import { SettlePaymentJob } from '../../src/modules/payments/settle/settle-payment.job';
import { BookingScene } from '../support/scenes/booking-scene';
import { GIFT_CARDS, VOUCHERS, VoucherScene } from '../support/scenes/voucher-scene';
import { TestApp } from '../support/test-app';
import { anEmail, newestMail } from '../support/things/accounts';

const ORDER = 'b'.repeat(32);

describe('gift cards that visitors buy', () => {
  let app: TestApp;
  let venue: VoucherScene;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set('2026-06-15T09:00:00Z');
    venue = new VoucherScene(app, await BookingScene.open(app));
  });

  const order = (change: object = {}) => ({
    ...{ vendor: venue.vendor, order: ORDER, amount: 100_000 },
    buyer: { firstname: 'Ada', lastname: 'Lovelace', email: 'ada@example.com' },
    recipient: { name: 'Kari Nordmann', email: 'kari@example.com' },
    greeting: 'Happy birthday!\n\nSee you soon',
    ...change,
  });
  const buy = (change: object = {}) => app.visitor().post(GIFT_CARDS, order(change));
  const look = (bought: { _id: string; signature: string }, signature = bought.signature) =>
    app
      .visitor()
      .call('post', `${GIFT_CARDS}/${bought._id}?vendor=${venue.vendor}`)
      .set('x-payment-signature', signature);
  const act = async ({ url = '' }: { url?: string }, what: string) => {
    await app
      .visitor()
      .post(`${new URL(url).pathname}/${what}?notice=never`)
      .expect(303);
  };
  const bought = async (change: object = {}) => {
    const { body } = await buy(change).expect(201);
    await act(body.data, 'pay');
    return (await look(body.data).expect(200)).body.data;
  };
  const listed = async (query = '') =>
    (await venue.scene.staff(1).get(`${VOUCHERS}${query}`).expect(200)).body.data.items;
  const mailsTo = (to: string) =>
    app.connection.collection('messages').find({ _vendor: venue.scene.vendorId, to }).toArray();

  it('are offered as the venue says', async () => {
    const offer = async () =>
      (await app.visitor().get(`${GIFT_CARDS}/offer/${venue.vendor}`).expect(200)).body.data;
    expect(await offer()).toMatchObject({ onSale: false });
    expect((await buy().expect(422)).body.code).toBe('VOUCHERS_NOT_SOLD');
    await venue.sell({ amounts: [100_000, 50_000], least: 20_000, most: 300_000 });
    expect(await offer()).toEqual({
      ...{ onSale: true, amounts: [50_000, 100_000], least: 20_000, most: 300_000 },
      ...{ validMonths: 24, currency: 'NOK', today: '2026-06-15' },
    });
    expect((await buy({ amount: 19_999 }).expect(422)).body.code).toBe('VOUCHER_AMOUNT');
    expect((await buy({ sendOn: '2026-06-14' }).expect(422)).body.code).toBe('INVALID_DATE');
    await buy({ amount: 20_000 }).expect(201);
    await app.visitor().get(`${GIFT_CARDS}/offer/nowhere`).expect(404);
  });

  it('can be used, and are sent, once their price has been taken', async () => {
    await venue.sell();
    const { body } = await buy().expect(201);
    expect(body.data).toMatchObject({ state: 'open', amount: 100_000, currency: 'NOK' });
    expect(await listed()).toEqual([]);
    expect((await look(body.data, 'x'.repeat(43)).expect(403)).body.code).toBe(
      'PAYMENT_LINK_INVALID',
    );
    await act(body.data, 'pay');
    expect((await look(body.data).expect(200)).body.data).toMatchObject({
      ...{ state: 'sold', recipient: 'Kari Nordmann', sendOn: '2026-06-15' },
    });
    const [card] = await listed();
    expect(card).toMatchObject({
      ...{ state: 'usable', amount: 100_000, remaining: 100_000, validUntil: '2028-06-15' },
      buyer: { name: 'Ada Lovelace', email: 'ada@example.com' },
    });
    await app.work('send-gift-card');
    const [mail] = await mailsTo('kari@example.com');
    const code = await venue.codeOf(card._id);
    expect(mail).toMatchObject({ template: 'giftCard', attachment: { kind: 'giftCard' } });
    expect(mail?.text).toContain('Happy birthday!');
    expect(JSON.stringify(mail)).not.toContain(code.slice(0, 9));
    expect(JSON.stringify(await listed())).not.toContain(code.slice(0, 9));
    // the receipt has no tax, and says why
    const [receipt] = await app.connection
      .collection('receipts')
      .find({ _vendor: venue.scene.vendorId })
      .toArray();
    expect(receipt).toMatchObject({ amount: 100_000, about: { kind: 'voucher' } });
    expect(receipt).not.toHaveProperty('tax');
    expect(await newestMail(app, 'ada@example.com')).toMatchObject({ template: 'paymentReceived' });
  });

  it('are paid once, however often the order is sent', async () => {
    await venue.sell();
    const answers = await Promise.all([buy(), buy(), buy()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
    const other = (await buy({ amount: 50_000 }).expect(201)).body.data;
    expect(other._id).not.toBe(answers[0]?.body.data._id);
  });

  it('are not there when nobody pays', async () => {
    await venue.sell();
    const { body } = await buy().expect(201);
    app.clock.advance({ minutes: 31 });
    await app.nest.get(SettlePaymentJob).reconcile();
    await app.work('settle-payment');
    expect((await look(body.data).expect(200)).body.data.state).toBe('ended');
    expect(await listed()).toEqual([]);
  });

  it('wait for their day, and come in its morning at the venue', async () => {
    await venue.sell();
    const to = anEmail();
    await bought({ sendOn: '2026-06-20', recipient: { name: 'Kari', email: to } });
    await app.work('send-gift-card');
    expect(await mailsTo(to)).toEqual([]);
    app.clock.set('2026-06-20T06:59:00Z');
    await app.work('send-gift-card');
    expect(await mailsTo(to)).toEqual([]);
    app.clock.set('2026-06-20T07:00:00Z');
    await app.work('send-gift-card');
    expect(await mailsTo(to)).toHaveLength(1);
    const [card] = await listed();
    expect(card).toMatchObject({ validUntil: '2028-06-20', sentAt: '2026-06-20T07:00:00.000Z' });
  });

  it('cannot be used any more once their price went back, and keep it when they were used', async () => {
    await venue.sell();
    const { _id } = await bought();
    const [card] = await listed();
    const staff = venue.scene.staff(3);
    const refund = async (amount: number) => {
      const { body } = await staff.get(`/api/v1/admin/payments/${_id}`).expect(200);
      const { version } = body.data;
      const path = `/api/v1/admin/payments/${_id}/refunds`;
      return staff.post(path, { amount, reason: 'Changed her mind', version });
    };
    expect((await refund(40_000)).status).toBe(200);
    expect(await venue.remaining(card._id)).toBe(60_000);
    const booking = await venue.scene.guest().then((guest) => guest.book());
    const use = { kind: 'booking', id: booking.body.data._id, token: venue.tokenOf(card._id) };
    await venue.scene
      .staff(1)
      .post(`${VOUCHERS}/uses`, { ...use, amount: 10_000 })
      .expect(201);
    const refused = await refund(60_000);
    expect([refused.status, refused.body.code]).toEqual([409, 'VOUCHER_TOO_LITTLE']);
    expect((await refund(50_000)).status).toBe(200);
    await app.work('settle-payment');
    expect((await listed())[0]).toMatchObject({ remaining: 0, state: 'blocked' });
    await venue.expectRecounted();
  });

  it('forget who gave and who got them, and stay usable', async () => {
    await venue.sell();
    await bought();
    const buyer = await app.connection
      .collection('customers')
      .findOne({ _vendor: venue.scene.vendorId, email: 'ada@example.com' });
    await venue.scene
      .staff(3)
      .call('delete', '/api/admin/delete_customer', { userId: buyer?._id.toHexString() })
      .expect(200);
    const [card] = await listed();
    expect(card).toMatchObject({ state: 'usable', recipient: { name: 'Kari Nordmann' } });
    expect(card).not.toHaveProperty('buyer');
    expect(card).not.toHaveProperty('greeting');
  });
});

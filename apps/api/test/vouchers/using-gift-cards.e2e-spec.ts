import type { GuestPayment } from '../../src/modules/bookings/prepaid/prepaid.dto';
import { type BookingGuest, DAY } from '../support/scenes/booking-scene';
import { PrepaidScene } from '../support/scenes/prepaid-scene';
import { GIFT_CARDS, VOUCHERS, VoucherScene } from '../support/scenes/voucher-scene';
import { TestApp } from '../support/test-app';
import { anEmail } from '../support/things/accounts';

const DUE = 12_500;
const taxRates = [{ basisPoints: 2_500, from: '2020-01-01' }];

describe('gift cards that pay', () => {
  let app: TestApp;
  let venue: PrepaidScene;
  let cards: VoucherScene;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set('2026-06-15T09:00:00Z');
    venue = await PrepaidScene.open(app, { taxRates });
    cards = new VoucherScene(app, venue.scene);
  });

  const begin = async (guest: BookingGuest, token: string, byVoucher: number, rest: number) => {
    const holdId = await venue.hold(guest);
    const voucher = { token, amount: byVoucher };
    return await venue.begin(guest, { holdId, amount: rest, voucher });
  };
  const begun = async (guest: BookingGuest, token: string, byVoucher: number, rest: number) => {
    const { status, body } = await begin(guest, token, byVoucher, rest);
    expect([status, body.code]).toEqual([201, undefined]);
    return body.data;
  };
  const of = (collection: string) =>
    app.connection.collection(collection).find({ _vendor: venue.scene.vendorId }).toArray();
  const money = async (booking: string) => {
    const path = `/api/v1/admin/money/booking/${booking}`;
    return (await venue.scene.staff(1).get(path).expect(200)).body.data;
  };
  const cancel = (guest: BookingGuest, { booking = '' }: GuestPayment) =>
    guest.session.call('delete', `/api/v1/hub/activity/${booking}`).expect(200);

  it('says what is left to whoever has the code, and counts wrong ones', async () => {
    const { code } = await cards.issued(50_000);
    const ask = (typed: string) =>
      app.visitor().post(`${GIFT_CARDS}/balance`, { vendor: cards.vendor, code: typed });
    const { body } = await ask(code.toLowerCase().replaceAll('-', ' ')).expect(200);
    expect(body.data).toMatchObject({ remaining: 50_000, currency: 'NOK', ending: code.slice(-4) });
    expect((await ask('K7M2-Q9XP-3HTR-WZ8N').expect(404)).body.code).toBe('VOUCHER_NOT_FOUND');
    const { headers } = await ask('nonsense').expect(404);
    expect(headers['ratelimit-policy']).toContain('"voucher"');
  });

  it('all of it: the booking is made at once, and asks for nothing else', async () => {
    const { id, token } = await cards.issued(50_000);
    const guest = await venue.scene.guest();
    const booked = await begun(guest, token, DUE, 0);
    expect(booked).toMatchObject({ state: 'booked', booking: expect.any(String) });
    expect(booked).not.toHaveProperty('url');
    expect(await venue.scene.sold()).toEqual({ ledger: 2, bookings: 2 });
    expect(await cards.remaining(id)).toBe(50_000 - DUE);
    expect(await money(booked.booking)).toMatchObject({ total: 50_000, paid: DUE, owed: 37_500 });
    expect(await venue.entries()).toEqual([
      ['authorised', DUE],
      ['captured', DUE],
    ]);
    // its tax is that of what it pays for
    expect(await of('receipts')).toMatchObject([
      { amount: DUE, tax: { basisPoints: 2_500, net: 10_000, tax: 2_500 } },
    ]);
    await cards.expectRecounted();
  });

  it('some of it: the rest is paid by card, and both are there', async () => {
    const { id, token } = await cards.issued(5_000);
    const guest = await venue.scene.guest();
    const payment = await begun(guest, token, 5_000, 7_500);
    expect(payment).toMatchObject({ state: 'open', amount: 7_500 });
    expect(await cards.remaining(id)).toBe(0);
    expect(await venue.entries()).toEqual([]);
    await venue.act(payment, 'pay');
    const paid = await venue.look(guest, payment);
    expect(paid.state).toBe('booked');
    expect(await money(paid.booking ?? '')).toMatchObject({ paid: DUE, owed: 37_500 });
    // what goes back goes to the card first
    await cancel(guest, paid);
    await venue.reconcile();
    expect(await cards.remaining(id)).toBe(5_000);
    const refunds = (await of('payments')).map(({ provider, refunds: [refund] }) => [
      provider,
      refund?.amount,
      refund?.state,
    ]);
    expect(refunds.toSorted()).toEqual([
      ['sandbox', 7_500, 'done'],
      ['voucher', 5_000, 'done'],
    ]);
    expect((await money(paid.booking ?? '')).paid).toBe(0);
    await cards.expectRecounted();
  });

  it('gives back what was set aside when the guest does not pay the rest', async () => {
    const { id, token } = await cards.issued(5_000);
    const guest = await venue.scene.guest();
    const ended = await begun(guest, token, 5_000, 7_500);
    await guest.session.call('delete', `/api/v1/hub/payments/${ended._id}`).expect(200);
    expect(await cards.remaining(id)).toBe(5_000);
    await begun(guest, token, 5_000, 7_500);
    expect(await cards.remaining(id)).toBe(0);
    app.clock.advance({ minutes: 31 });
    await venue.reconcile();
    expect(await cards.remaining(id)).toBe(5_000);
    expect(await venue.entries()).toEqual([]);
    await cards.expectRecounted();
  });

  it('gives it back when the place is gone by then', async () => {
    const { id, token } = await cards.issued(5_000);
    const guest = await venue.scene.guest();
    const payment = await begun(guest, token, 5_000, 7_500);
    await app.connection.collection('services').deleteOne({ _id: venue.scene.serviceId });
    await venue.act(payment, 'pay');
    expect((await venue.look(guest, payment)).state).toBe('returned');
    expect(await cards.remaining(id)).toBe(5_000);
    await cards.expectRecounted();
  });

  it('never pays more than what is due, or than it has', async () => {
    const { token } = await cards.issued(5_000);
    const guest = await venue.scene.guest();
    const refusal = async (byVoucher: number, rest: number) => {
      const { status, body } = await begin(guest, token, byVoucher, rest);
      return [status, body.code];
    };
    expect(await refusal(5_000, 7_499)).toEqual([409, 'PRICE_CHANGED']);
    expect(await refusal(5_001, 7_499)).toEqual([409, 'VOUCHER_TOO_LITTLE']);
    expect(await refusal(DUE, 0)).toEqual([409, 'VOUCHER_TOO_LITTLE']);
    expect(await venue.scene.sold()).toEqual({ ledger: 0, bookings: 0 });
    const forged = await begin(guest, `${'a'.repeat(24)}-${'b'.repeat(43)}`, DUE, 0);
    expect([forged.status, forged.body.code]).toEqual([404, 'VOUCHER_NOT_FOUND']);
    await cards.expectRecounted();
  });

  it('pays without an account, for a guest who is new', async () => {
    const { token } = await cards.issued(50_000);
    const visitor = 'c'.repeat(32);
    const draft = venue.scene.draft(undefined, { participants: 2 });
    const held = await app
      .visitor()
      .post('/api/v1/open_booking/holds', { ...draft, visitor })
      .expect(201);
    const { body } = await app
      .visitor()
      .post('/api/v1/payment', {
        ...{ ...draft, visitor, holdId: held.body.data.holdId, amount: 0 },
        voucher: { token, amount: DUE },
        guest: { firstname: 'Ada', lastname: 'Lovelace', email: anEmail() },
      })
      .expect(201);
    expect(body.data).toMatchObject({ state: 'booked', bookingSignature: expect.any(String) });
    expect((await of('messages')).map(({ template }) => template)).toContain('bookingConfirmation');
  });

  it('is one booking, however often it is sent at the same moment', async () => {
    const { id, token } = await cards.issued(50_000);
    const guest = await venue.scene.guest();
    const holdId = await venue.hold(guest);
    const voucher = { token, amount: DUE };
    const answers = await Promise.all(
      [1, 2, 3].map(() => venue.begin(guest, { holdId, amount: 0, voucher })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.data.booking)).size).toBe(1);
    expect(await cards.remaining(id)).toBe(50_000 - DUE);
  });

  it('pays at the desk what is owed, and no more', async () => {
    const plain = await PrepaidScene.open(app, { prepayment: 'none', taxRates });
    const desk = new VoucherScene(app, plain.scene);
    const { id, code } = await desk.issued(60_000);
    const guest = await plain.scene.guest();
    const booking = (await guest.book({ participants: 2 })).body.data._id;
    const staff = plain.scene.staff(1);
    const { body } = await staff.post(`${VOUCHERS}/balance`, { code }).expect(200);
    const { token } = body.data;
    const use = (amount: number) =>
      staff.post(`${VOUCHERS}/uses`, { kind: 'booking', id: booking, token, amount });
    expect((await use(50_001).expect(422)).body.code).toBe('MORE_THAN_OWED');
    expect((await use(50_000).expect(201)).body.data).toMatchObject({ remaining: 10_000 });
    const path = `/api/v1/admin/money/booking/${booking}`;
    const paid = (await staff.get(path).expect(200)).body.data;
    expect(paid).toMatchObject({ paid: 50_000, owed: 0, payments: [{ provider: 'voucher' }] });
    const shown = (await staff.get(`${VOUCHERS}/${id}`).expect(200)).body.data;
    expect(shown.uses).toMatchObject([{ kind: 'used', amount: 50_000, by: 'staff' }]);
    // what came in by card and what a gift card paid are told apart
    const period = 'from=2026-06-15&until=2026-06-15';
    const totals = await staff.get(`/api/v1/admin/payments/totals?${period}`).expect(200);
    expect(totals.body.data).toEqual([
      { currency: 'NOK', payments: 1, captured: 0, refunded: 0, byGiftCard: 50_000 },
    ]);
    const days = await staff.get(`/api/v1/admin/payments/settlement?${period}`).expect(200);
    expect(days.body.data).toMatchObject([{ provider: 'voucher', captured: 50_000 }]);
  });

  it('pays only what there is, of forty uses at the same moment', async () => {
    const plain = await PrepaidScene.open(app, { prepayment: 'none', capacity: 100 });
    const desk = new VoucherScene(app, plain.scene);
    const { id, token } = await desk.issued(100_000);
    const bookings: string[] = [];
    for (let count = 0; count < 40; count += 1) {
      const guest = await plain.scene.guest();
      bookings.push((await guest.book()).body.data._id);
    }
    const staff = plain.scene.staff(1);
    const answers = await Promise.all(
      bookings.map((booking) =>
        staff.post(`${VOUCHERS}/uses`, { kind: 'booking', id: booking, token, amount: 15_000 }),
      ),
    );
    const done = answers.filter(({ status }) => status === 201);
    expect(done).toHaveLength(6);
    for (const { status, body } of answers) {
      if (status !== 201) expect([status, body.code]).toEqual([409, 'VOUCHER_TOO_LITTLE']);
    }
    expect(await desk.remaining(id)).toBe(10_000);
    await desk.expectRecounted();
  });

  it('does not pay for the same twice, of two cards at the same moment', async () => {
    const plain = await PrepaidScene.open(app, { prepayment: 'none' });
    const desk = new VoucherScene(app, plain.scene);
    const two = [await desk.issued(25_000), await desk.issued(25_000)];
    const booking = (await (await plain.scene.guest()).book()).body.data._id;
    const answers = await Promise.all(
      two.map(({ token }) =>
        plain.scene
          .staff(1)
          .post(`${VOUCHERS}/uses`, { kind: 'booking', id: booking, token, amount: 25_000 }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    await desk.expectRecounted();
  });

  it('is usable for thirty days more when something goes back onto one that has ended', async () => {
    const { id, token } = await cards.issued(50_000, { validUntil: DAY });
    const guest = await venue.scene.guest();
    const booked = await begun(guest, token, DUE, 0);
    app.clock.set('2026-06-16T09:00:00Z');
    await cancel(guest, booked);
    const { data } = (await venue.scene.staff(1).get(`${VOUCHERS}/${id}`).expect(200)).body;
    expect(data).toMatchObject({ remaining: 50_000, validUntil: '2026-07-16' });
  });
});

describe('gift cards at the desk', () => {
  let app: TestApp;
  let cards: VoucherScene;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set('2026-06-15T09:00:00Z');
    cards = new VoucherScene(app, (await PrepaidScene.open(app)).scene);
  });
  const listed = async (query: string) =>
    (await cards.scene.staff(1).get(`${VOUCHERS}${query}`).expect(200)).body.data.items;

  it('are found by the end of the code, by name, email and state', async () => {
    const { id, code, recipient } = await cards.issued(50_000);
    await cards.issued(20_000, { recipient: { name: 'Ola Dunk', email: 'ola@example.com' } });
    const found = async (query: string) =>
      (await listed(query)).map(({ _id }: { _id: string }) => _id);
    for (const search of [code.slice(-4).toLowerCase(), 'nordm', recipient.email.slice(0, 12)]) {
      expect(await found(`?search=${encodeURIComponent(search)}`)).toEqual([id]);
    }
    expect(await found('?search=.*')).toEqual([]);
    expect(await found('?state=usable')).toHaveLength(2);
    expect(await found('?state=blocked')).toEqual([]);
    const { body } = await cards.scene.staff(1).get(`${VOUCHERS}?limit=1`).expect(200);
    const next = await found(`?limit=1&cursor=${body.data.nextCursor}`);
    expect(next).toEqual([id]);
  });

  it('can be blocked, used again, extended and sent again, with a trace', async () => {
    const { id, code, recipient } = await cards.issued(50_000);
    const staff = cards.scene.staff(2);
    await app.work('send-gift-card');
    const version = async () => (await staff.get(`${VOUCHERS}/${id}`)).body.data.version;
    const block = async (blocked: boolean) =>
      staff
        .post(`${VOUCHERS}/${id}/block`, { blocked, reason: 'Lost', version: await version() })
        .expect(200);
    await block(true);
    const balance = () => staff.post(`${VOUCHERS}/balance`, { code });
    expect((await balance().expect(422)).body.code).toBe('VOUCHER_BLOCKED');
    expect((await staff.post(`${VOUCHERS}/${id}/send`).expect(409)).body.code).toBe(
      'VOUCHER_NOT_SENDABLE',
    );
    await block(false);
    await balance().expect(200);
    const extended = { validUntil: '2030-01-01', version: await version() };
    const { body } = await staff.post(`${VOUCHERS}/${id}/extend`, extended).expect(200);
    expect(body.data).toMatchObject({ validUntil: '2030-01-01', state: 'usable' });
    await staff.post(`${VOUCHERS}/${id}/send`).expect(200);
    const sent = app.connection.collection('messages').find({ to: recipient.email }).toArray();
    expect(await sent).toHaveLength(2);
    const log = await app.connection.collection('audit').find({ entity: 'voucher' }).toArray();
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        ...['voucher.issued', 'voucher.blocked', 'voucher.unblocked'],
        ...['voucher.extended', 'voucher.sent'],
      ]),
    );
  });

  it('end on their last day', async () => {
    const { code } = await cards.issued(50_000, { validUntil: '2026-06-16' });
    const balance = () => cards.scene.staff(1).post(`${VOUCHERS}/balance`, { code });
    app.clock.set('2026-06-16T20:00:00Z');
    await balance().expect(200);
    app.clock.set('2026-06-17T08:00:00Z');
    expect((await balance().expect(422)).body.code).toBe('VOUCHER_EXPIRED');
    expect(await listed('?state=expired')).toHaveLength(1);
  });

  it('are issued, blocked and put on sale by administrators alone', async () => {
    const { id } = await cards.issued(50_000);
    const staff = cards.scene.staff(1);
    const recipient = { name: 'Kari', email: 'kari@example.com' };
    await staff.post(VOUCHERS, { amount: 1, recipient, reason: 'x' }).expect(403);
    await staff
      .post(`${VOUCHERS}/${id}/block`, { blocked: true, reason: 'x', version: 0 })
      .expect(403);
    await staff
      .post(`${VOUCHERS}/${id}/extend`, { validUntil: '2030-01-01', version: 0 })
      .expect(403);
    const settings = { onSale: true, amounts: [], version: 0 };
    await staff.put('/api/v1/admin/voucherSettings', settings).expect(403);
    const { body } = await cards.scene
      .staff(2)
      .put('/api/v1/admin/voucherSettings', settings)
      .expect(422);
    expect(body.code).toBe('VOUCHER_AMOUNTS');
  });
});

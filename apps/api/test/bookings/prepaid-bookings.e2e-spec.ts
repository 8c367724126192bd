import { DAY, TEN } from '../support/scenes/booking-scene';
import { PrepaidScene } from '../support/scenes/prepaid-scene';
import { TestApp } from '../support/test-app';

describe('a booking that is paid for as it is made', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clock.set('2026-06-15T09:00:00Z'));

  const taken = [
    ['authorised', 12_500],
    ['captured', 12_500],
  ];
  const returned = [
    ['authorised', 12_500],
    ['released', 12_500],
  ];

  it('is made once the guest has paid, under the terms that they were shown', async () => {
    const cancellationTerms = [{ hours: 48, basisPoints: 0 }];
    const venue = await PrepaidScene.open(app, { cancellationTerms });
    const guest = await venue.scene.guest();
    const payment = await venue.begun(guest);
    expect(payment).toMatchObject({ state: 'open', amount: 12_500, currency: 'NOK' });
    expect(payment.description).toContain('Yoga');
    expect(await venue.scene.sold()).toEqual({ ledger: 0, bookings: 0 });
    await venue.act(payment, 'pay');
    const booked = await venue.look(guest, payment);
    expect(booked).toMatchObject({ state: 'booked' });
    expect(booked).not.toHaveProperty('url');
    expect(await venue.scene.sold()).toEqual({ ledger: 2, bookings: 2 });
    expect(await venue.entries()).toEqual(taken);
    const { body } = await guest.session
      .get(`/api/v1/hub/reservation/${booked.booking}`)
      .expect(200);
    expect(body.data).toMatchObject({
      participants: 2,
      terms: { prepayment: 'required', cancellation: cancellationTerms },
    });
    const mails = app.connection.collection('messages').find({ 'entity.id': { $exists: true } });
    expect((await mails.toArray()).map(({ template }) => template)).toContain(
      'bookingConfirmation',
    );
  });

  it('keeps its place beyond the time of a hold, and while the guest looks at other times', async () => {
    const venue = await PrepaidScene.open(app, { capacity: 2 });
    const guest = await venue.scene.guest();
    const payment = await venue.begun(guest);
    const { body } = await guest.session
      .post('/api/v1/hub/holds', {
        _service: venue.scene.serviceId.toHexString(),
        ...{ date: '2026-06-20', timeindex: TEN, participants: 2 },
      })
      .expect(201);
    expect(body.data.holdId).not.toBe(payment.holdId);
    await guest.session.delete(`/api/v1/hub/holds/${payment.holdId}`).expect(200);
    app.clock.advance({ minutes: 25 });
    expect(await venue.scene.available()).toBe(0);
    await venue.act(payment, 'pay');
    expect((await venue.look(guest, payment)).state).toBe('booked');
  });

  it('is one payment in two tabs, after Back, and with a hold asked for again', async () => {
    const venue = await PrepaidScene.open(app);
    const guest = await venue.scene.guest();
    const payment = await venue.begun(guest);
    const { body } = await venue.begin(guest, { holdId: payment.holdId }).expect(201);
    expect(body.data).toMatchObject({ _id: payment._id, url: payment.url });
    expect(await venue.hold(guest)).toBe(payment.holdId);
    await venue.act(payment, 'pay');
    const [one, two] = await Promise.all([venue.look(guest, payment), venue.look(guest, payment)]);
    expect(one.booking).toBe(two.booking);
    const again = await venue.begin(guest, { holdId: payment.holdId }).expect(201);
    expect(again.body.data).toMatchObject({ state: 'booked', booking: one.booking });
    expect(await venue.scene.sold()).toEqual({ ledger: 2, bookings: 2 });
    expect(await venue.entries()).toEqual(taken);
  });

  it('is not booked beside its payment', async () => {
    const venue = await PrepaidScene.open(app, { prepayment: 'optional' });
    const guest = await venue.scene.guest();
    const payment = await venue.begun(guest);
    const draft = { participants: 2, holdId: payment.holdId };
    const { body } = await guest.book(draft).expect(409);
    expect(body.code).toBe('PAYMENT_BEGUN');
    const ended = await guest.session.delete(`/api/v1/hub/payments/${payment._id}`).expect(200);
    expect(ended.body.data.state).toBe('ended');
    await guest.book(draft).expect(201);
    expect(await venue.scene.sold()).toEqual({ ledger: 2, bookings: 2 });
    expect(await venue.entries()).toEqual([]);
  });

  it('may be declined, and paid with another card', async () => {
    const venue = await PrepaidScene.open(app);
    const guest = await venue.scene.guest();
    const payment = await venue.begun(guest);
    await venue.act(payment, 'decline');
    expect((await venue.look(guest, payment)).state).toBe('open');
    await venue.act(payment, 'pay');
    expect((await venue.look(guest, payment)).state).toBe('booked');
  });

  it('6, 50: goes back by itself when the place went to somebody else, and both are told', async () => {
    const venue = await PrepaidScene.open(app, { capacity: 2 });
    const guest = await venue.scene.guest();
    const payment = await venue.begun(guest);
    await app.connection
      .collection('ledgers')
      .updateOne({ _service: venue.scene.serviceId }, { $set: { holds: [] } });
    await venue.scene
      .staff()
      .post('/api/admin/newBooking', venue.scene.draft(await venue.scene.guest()))
      .expect(201);
    await venue.act(payment, 'pay', 'twice');
    expect((await venue.look(guest, payment)).state).toBe('returned');
    await app.work('send-sandbox-notice', 'settle-payment');
    expect(await venue.scene.sold()).toEqual({ ledger: 1, bookings: 1 });
    expect(await venue.entries()).toEqual(returned);
    const of = { _vendor: venue.scene.vendorId };
    const mails = app.connection.collection('messages').find({ ...of, template: 'freeText' });
    const [mail, ...others] = await mails.toArray();
    expect(mail?.subject).toContain('on its way back');
    expect(others).toEqual([]);
    const notices = await app.connection.collection('notices').find(of).toArray();
    expect(notices.map(({ kind, count }) => [kind, count])).toEqual([['paymentReturned', 1]]);
  });

  it('6: is made all the same where its hold ran out and there is room', async () => {
    const venue = await PrepaidScene.open(app);
    const guest = await venue.scene.guest();
    const payment = await venue.begun(guest);
    await venue.act(payment, 'pay');
    app.clock.advance({ minutes: 60 });
    await venue.reconcile();
    expect((await venue.look(guest, payment)).state).toBe('booked');
    expect(await venue.entries()).toEqual(taken);
  });

  it('lets go of its place when nobody paid in time', async () => {
    const venue = await PrepaidScene.open(app, { capacity: 2 });
    const guest = await venue.scene.guest();
    const payment = await venue.begun(guest);
    app.clock.advance({ minutes: 31 });
    await venue.reconcile();
    expect((await venue.look(guest, payment)).state).toBe('ended');
    expect(await venue.scene.available()).toBe(2);
  });

  it('56: asks again when the price has changed, and takes what was shown when it changes later', async () => {
    const venue = await PrepaidScene.open(app);
    const guest = await venue.scene.guest();
    const holdId = await venue.hold(guest);
    const { body } = await venue.begin(guest, { holdId, amount: 12_000 }).expect(409);
    expect(body).toMatchObject({ code: 'PRICE_CHANGED', data: { amount: 12_500 } });
    const payment = (await venue.begin(guest, { holdId }).expect(201)).body.data;
    await app.connection
      .collection('services')
      .updateOne({ _id: venue.scene.serviceId }, { $set: { price: 90_000 } });
    await venue.act(payment, 'pay');
    const { booking } = await venue.look(guest, payment);
    const { body: kept } = await guest.session
      .get(`/api/v1/hub/reservation/${booking}`)
      .expect(200);
    expect(kept.data.terms.price).toBe(25_000);
    expect(await venue.entries()).toEqual(taken);
  });

  it('ends the first payment when the guest changes what they book', async () => {
    const venue = await PrepaidScene.open(app);
    const guest = await venue.scene.guest();
    const first = await venue.begun(guest);
    const changed = { holdId: first.holdId, comment: 'By the window' };
    const second = (await venue.begin(guest, changed).expect(201)).body.data;
    expect((await venue.look(guest, first)).state).toBe('ended');
    await venue.act(second, 'pay');
    expect((await venue.look(guest, second)).state).toBe('booked');
    expect(await venue.scene.sold()).toEqual({ ledger: 2, bookings: 2 });
    expect(await venue.entries()).toEqual(taken);
  });

  it.each([
    ['a season', { from: '2026-06-01', until: DAY }, 2],
    ['a party', { minParticipants: 3 }, 3],
  ])('is prepaid by %s', async (_, when, participants) => {
    const exception = {
      ...when,
      prepayment: 'required',
      prepaidPart: { kind: 'perHead', amount: 7_000 },
    };
    const venue = await PrepaidScene.open(app, {
      prepayment: 'none',
      prepaymentExceptions: [exception],
    });
    const guest = await venue.scene.guest();
    const { body } = await guest.book({ participants }).expect(422);
    expect(body.code).toBe('PREPAYMENT_REQUIRED');
    const payment = await venue.begun(guest, { participants, amount: 7_000 * participants });
    expect(payment.amount).toBe(7_000 * participants);
  });

  it('needs a hold of the guest’s own, of this time and for all of them', async () => {
    const venue = await PrepaidScene.open(app);
    const [guest, other] = [await venue.scene.guest(), await venue.scene.guest()];
    const holdId = await venue.hold(guest);
    const refused = async (who: typeof guest, change: object) => {
      const { body } = await venue.begin(who, { holdId, ...change }).expect(409);
      expect(body.code).toBe('HOLD_EXPIRED');
    };
    await refused(other, {});
    await refused(guest, { participants: 3, amount: 18_750 });
    app.clock.advance({ minutes: 11 });
    await refused(guest, {});
  });

  it('has nothing to pay where nothing is prepaid', async () => {
    const venue = await PrepaidScene.open(app, { prepayment: 'none' });
    const guest = await venue.scene.guest();
    const holdId = await venue.hold(guest);
    const { body } = await venue.begin(guest, { holdId }).expect(422);
    expect(body.code).toBe('NOTHING_TO_PREPAY');
  });

  it('is nobody else’s to see or to end', async () => {
    const venue = await PrepaidScene.open(app);
    const [guest, other] = [await venue.scene.guest(), await venue.scene.guest()];
    const payment = await venue.begun(guest);
    const abroad = await (await PrepaidScene.open(app)).scene.guest();
    await abroad.session.post(`/api/v1/hub/payments/${payment._id}`).expect(404);
    await abroad.session.delete(`/api/v1/hub/payments/${payment._id}`).expect(404);
    await other.session.post(`/api/v1/hub/payments/${payment._id}`).expect(404);
    await other.session.delete(`/api/v1/hub/payments/${payment._id}`).expect(404);
    await app.visitor().post(`/api/v1/hub/payments/${payment._id}`).expect(401);
    expect((await venue.look(guest, payment)).state).toBe('open');
  });
});

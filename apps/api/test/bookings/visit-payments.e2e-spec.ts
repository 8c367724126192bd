import type { VisitPayment } from '../../src/modules/bookings/open/visit-payment.dto';
import { DAY, type Draft, TEN } from '../support/scenes/booking-scene';
import { PrepaidScene } from '../support/scenes/prepaid-scene';
import { TestApp } from '../support/test-app';
import { anEmail, newestMail } from '../support/things/accounts';

const VISITOR = 'a'.repeat(32);
const PAYMENT = '/api/v1/payment';
const ada = (change: object = {}) => ({
  ...{ firstname: 'Ada', lastname: 'Lovelace', email: anEmail() },
  ...change,
});

describe('a booking without an account that is paid for as it is made', () => {
  let app: TestApp;
  let venue: PrepaidScene;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set('2026-06-15T09:00:00Z');
    venue = await PrepaidScene.open(app);
  });

  const hold = async (draft: Draft = {}, visitor = VISITOR): Promise<string> => {
    const input = { ...venue.scene.draft(undefined, { participants: 2, ...draft }), visitor };
    const { body } = await app.visitor().post('/api/v1/open_booking/holds', input).expect(201);
    return body.data.holdId;
  };
  const begin = (guest: object, change: Draft & { holdId: string; amount?: number }) => {
    const draft = venue.scene.draft(undefined, { participants: 2, ...change });
    return app.visitor().post(PAYMENT, { amount: 12_500, visitor: VISITOR, ...draft, guest });
  };
  const begun = async (guest: object, change: Draft = {}): Promise<VisitPayment> => {
    const holdId = await hold(change);
    return (await begin(guest, { ...change, holdId }).expect(201)).body.data;
  };
  const call = (
    method: 'post' | 'delete',
    { _id, signature }: { _id: string; signature: string },
    vendor = venue.scene.vendorId.toHexString(),
  ) =>
    app
      .visitor()
      .call(method, `${PAYMENT}/${_id}?vendor=${vendor}`)
      .set('x-payment-signature', signature);
  const look = async (payment: VisitPayment): Promise<VisitPayment> =>
    (await call('post', payment).expect(200)).body.data;
  const linked = (method: 'get' | 'delete', { booking, bookingSignature = '' }: VisitPayment) =>
    app
      .visitor()
      .call(method, `/api/v1/linked_booking/${booking}?vendor=${venue.scene.vendorId}`)
      .set('x-booking-signature', bookingSignature);
  const of = (collection: string) =>
    app.connection.collection(collection).find({ _vendor: venue.scene.vendorId }).toArray();
  const confirmation = async (email: string) => {
    const mails = await of('messages');
    const found = mails.find(
      ({ to, template }) => to === email && template === 'bookingConfirmation',
    );
    if (!found) throw new Error(`${email} was told nothing`);
    return found;
  };

  it('is made once the visitor has paid, and is theirs by its link', async () => {
    const guest = ada();
    const payment = await begun(guest);
    expect(payment).toMatchObject({ state: 'open', amount: 12_500, currency: 'NOK' });
    expect(await venue.scene.sold()).toEqual({ ledger: 0, bookings: 0 });
    await venue.act(payment, 'pay');
    const paid = await look(payment);
    expect(paid).toMatchObject({ state: 'booked', booking: expect.any(String) });
    expect(await venue.scene.sold()).toEqual({ ledger: 2, bookings: 2 });
    const [booking] = await of('bookings');
    const [customer] = await of('customers');
    expect(booking).toMatchObject({ withoutAccount: true, _customer: customer?._id });
    expect(customer).toMatchObject({ firstname: 'Ada', email: guest.email });
    const { body } = await linked('get', paid).expect(200);
    expect(body.data).toMatchObject({ participants: 2, prepaid: { paid: 12_500 } });
    const { text } = await confirmation(guest.email);
    expect(text).toContain(`/open_booking/${paid.booking}?`);
    expect(text).toContain(`#${paid.bookingSignature}`);
    // cancelled in time, it goes back
    await linked('delete', paid).expect(200);
    await venue.reconcile();
    expect(await venue.entries()).toEqual([
      ['authorised', 12_500],
      ['captured', 12_500],
      ['refunded', 12_500],
    ]);
  });

  it('leads back to its own page, which no log has the way into', async () => {
    const payment = await begun(ada());
    const { pathname } = new URL(payment.url ?? '');
    const { headers } = await app.visitor().post(`${pathname}/leave`).expect(303);
    const back = new URL(headers.location ?? '');
    expect(back.pathname).toBe('/payment_success');
    expect(Object.fromEntries(back.searchParams)).toEqual({
      ...{ payment: payment._id, vendor: `venue-${venue.scene.vendorId}` },
      ...{ service: venue.scene.serviceId.toHexString(), date: DAY, time: String(TEN) },
    });
    expect(back.hash).toBe(`#${payment.signature}`);
  });

  it('is one payment when asked for again, and may be paid with another card', async () => {
    const guest = ada();
    const holdId = await hold();
    const one = (await begin(guest, { holdId }).expect(201)).body.data;
    const again = (await begin(guest, { holdId }).expect(201)).body.data;
    expect(again).toMatchObject({ _id: one._id, url: one.url });
    await venue.act(one, 'decline');
    expect((await look(one)).state).toBe('open');
    await venue.act(one, 'pay');
    const [first, second] = await Promise.all([look(one), look(one)]);
    expect(first.booking).toBe(second.booking);
    expect(await venue.scene.sold()).toEqual({ ledger: 2, bookings: 2 });
  });

  it('is another payment once somebody else is named', async () => {
    const holdId = await hold();
    const one = (await begin(ada(), { holdId }).expect(201)).body.data;
    const other = ada({ firstname: 'Grace' });
    const two = (await begin(other, { holdId }).expect(201)).body.data;
    expect(two._id).not.toBe(one._id);
    expect((await look(one)).state).toBe('ended');
    await venue.act(two, 'pay');
    expect((await look(two)).state).toBe('booked');
    await confirmation(other.email);
  });

  it('mails the way back once to who has not paid after five minutes, and to nobody else', async () => {
    const [slow, quick] = [ada(), ada()];
    const open = await begun(slow);
    const paid = await begun(quick, { date: '2026-06-20' });
    await venue.act(paid, 'pay');
    await look(paid);
    app.clock.advance({ minutes: 4 });
    await app.work('remind-of-payment');
    const reminders = async () =>
      (await of('messages')).filter(({ template }) => template === 'paymentRequest');
    expect(await reminders()).toEqual([]);
    app.clock.advance({ minutes: 2 });
    await app.work('remind-of-payment');
    expect((await reminders()).map(({ to }) => to)).toEqual([slow.email]);
    const { text } = await newestMail(app, slow.email);
    const [link = ''] = /http\S+\/payment\?\S+/.exec(text) ?? [];
    const { searchParams, hash } = new URL(link);
    expect([searchParams.get('payment'), hash]).toEqual([open._id, `#${open.signature}`]);
    await venue.act(open, 'pay');
    expect((await look(open)).state).toBe('booked');
  });

  it('lets go of the place when nobody pays, and is the visitor’s again when they end it', async () => {
    const payment = await begun(ada());
    const { body } = await call('delete', payment).expect(200);
    expect(body.data.state).toBe('ended');
    const other = await begun(ada());
    app.clock.advance({ minutes: 31 });
    await venue.reconcile();
    expect((await look(other)).state).toBe('ended');
    expect(await venue.scene.sold()).toEqual({ ledger: 0, bookings: 0 });
    expect(await venue.entries()).toEqual([]);
  });

  it('books for the guest who has the email, and neither shows nor changes anything of theirs', async () => {
    const email = anEmail();
    const known = await venue.scene.guest({
      ...{ firstname: 'Ingeborg', lastname: 'Hemmelig', email, allergies: 'Nuts' },
    });
    const before = await of('customers');
    const payment = await begun(ada({ email }));
    await venue.act(payment, 'pay');
    const paid = await look(payment);
    for (const secret of ['Ingeborg', 'Hemmelig', 'Nuts', known.id.toHexString()]) {
      expect(JSON.stringify([payment, paid])).not.toContain(secret);
    }
    // counted for who merges guests meanwhile
    expect(await of('customers')).toEqual([{ ...before[0], claims: 1 }]);
    const [booking] = await of('bookings');
    expect(booking?._customer).toEqual(known.id);
    expect(booking?.internalComment).toContain('Ada Lovelace');
  });

  it('may be prepaid or not where the venue leaves the choice', async () => {
    venue = await PrepaidScene.open(app, { prepayment: 'optional' });
    const paid = await begun(ada());
    await venue.act(paid, 'pay');
    expect((await look(paid)).state).toBe('booked');
    const draft = venue.scene.draft(undefined, { participants: 2 });
    await app
      .visitor()
      .post('/api/v1/open_booking', { ...draft, guest: ada() })
      .expect(201);
    // what is being paid for is not booked beside its payment
    const holdId = await hold();
    const guest = ada();
    await begin(guest, { holdId }).expect(201);
    const beside = { ...draft, guest, holdId, visitor: VISITOR };
    const { body } = await app.visitor().post('/api/v1/open_booking', beside).expect(409);
    expect(body.code).toBe('PAYMENT_BEGUN');
  });

  it('asks for the amount that was shown, of a hold that is the visitor’s', async () => {
    const holdId = await hold();
    const changed = await begin(ada(), { holdId, amount: 100 }).expect(409);
    expect(changed.body).toMatchObject({ code: 'PRICE_CHANGED', data: { amount: 12_500 } });
    const draft = { ...venue.scene.draft(undefined, { participants: 2 }), amount: 12_500 };
    const stranger = { ...draft, holdId, visitor: 'b'.repeat(32), guest: ada() };
    const refused = await app.visitor().post(PAYMENT, stranger).expect(409);
    expect(refused.body.code).toBe('HOLD_EXPIRED');
    await app
      .visitor()
      .post(PAYMENT, { ...draft, visitor: VISITOR, guest: ada() })
      .expect(409);
    expect(await of('customers')).toEqual([]);
    expect(await of('payments')).toEqual([]);
  });

  it.each([
    ['without a guest', { guest: undefined }],
    ['without a visitor', { visitor: undefined }],
    ['with a wrong email', { guest: { firstname: 'Ada', lastname: 'L', email: 'ada' } }],
    ['with companions', { companions: [{ name: 'Per' }] }],
    ['with a membership', { _membership: 'a'.repeat(24) }],
    ['for less than nothing', { amount: -1 }],
  ])('is refused %s', async (_, change) => {
    const draft = venue.scene.draft(undefined, { participants: 2 });
    const input = { ...draft, amount: 12_500, visitor: VISITOR, guest: ada(), ...change };
    await app.visitor().post(PAYMENT, input).expect(400);
  });

  it('sends at most twenty mails in a quarter of an hour to one mailbox', async () => {
    const guest = ada();
    const holdId = await hold();
    for (let i = 0; i < 20; i++) await begin(guest, { holdId, amount: 1 }).expect(409);
    await begin(guest, { holdId }).expect(429);
    await begin(ada(), { holdId }).expect(201);
  });

  it('is nobody else’s to see or to end, nor at another venue', async () => {
    const [one, other] = [await begun(ada()), await begun(ada(), { date: '2026-06-20' })];
    const elsewhere = await PrepaidScene.open(app);
    const theirs = elsewhere.scene.vendorId.toHexString();
    for (const method of ['post', 'delete'] as const) {
      for (const signature of [other.signature, '', 'x']) {
        const { body } = await call(method, { ...one, signature }).expect(403);
        expect(body.code).toBe('PAYMENT_LINK_INVALID');
      }
      await call(method, one, theirs).expect(403);
      await call(method, one, 'no-such-venue').expect(404);
      await call(method, { ...one, _id: 'x' }).expect(403);
    }
    expect((await look(one)).state).toBe('open');
    // a guest of the venue has no say in it either
    const guest = await venue.scene.guest();
    await guest.session.post(`/api/v1/hub/payments/${one._id}`).expect(404);
  });

  it('is taken only where the venue has open booking', async () => {
    const { scene } = await PrepaidScene.open(app);
    await app.connection
      .collection('vendors')
      .updateOne({ _id: scene.vendorId }, { $set: { 'modules.openBooking': false } });
    const draft = { ...scene.draft(undefined), amount: 100, visitor: VISITOR, guest: ada() };
    const { body } = await app.visitor().post(PAYMENT, draft).expect(403);
    expect(body.code).toBe('MODULE_OFF');
  });
});

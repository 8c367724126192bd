import type { VisitPayment } from '../../src/modules/bookings/open/visit-payment.dto';
import type { GuestPayment } from '../../src/modules/bookings/prepaid/prepaid.dto';
import { type BookingGuest, TEN } from '../support/scenes/booking-scene';
import { PrepaidScene } from '../support/scenes/prepaid-scene';
import { TestApp } from '../support/test-app';
import { anEmail } from '../support/things/accounts';

/** A week after the day that most tests book. */
const LATER = '2026-06-26';
const HALF_FROM_48_HOURS = [
  { hours: 48, basisPoints: 0 },
  { hours: 24, basisPoints: 5_000 },
];

/** NOK 250 a head, a quarter in advance, ten places, free until 48 hours before Friday at 10:00. */
describe('a prepaid booking that becomes larger or smaller', () => {
  let app: TestApp;
  let venue: PrepaidScene;
  let guest: BookingGuest;
  let booking: string;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  /** For two, of whose NOK 500 they have paid NOK 125. */
  beforeEach(async () => {
    app.clock.set('2026-06-15T09:00:00Z');
    venue = await PrepaidScene.open(app, { cancellationTerms: HALF_FROM_48_HOURS });
    guest = await venue.scene.guest();
    booking = `${(await venue.paid(guest)).booking}`;
  });

  const path = () => `/api/v1/hub/reservation/${booking}`;
  const change = (fields: object) => guest.session.put(path(), fields);
  const begin = (fields: object) => guest.session.post(`${path()}/payment`, fields);
  const begun = async (fields: object): Promise<GuestPayment> =>
    (await begin(fields).expect(201)).body.data;
  const shown = async () => (await guest.session.get(path()).expect(200)).body.data;
  const money = async () => {
    const { body } = await venue.scene.staff(1).get(`/api/v1/admin/money/booking/${booking}`);
    const { total, paid, owed } = body.data;
    return { total, paid, owed };
  };
  const refunded = async () => {
    await app.work('settle-payment');
    const entries = await venue.entries();
    return entries.filter(([kind]) => kind === 'refunded').map(([, amount]) => amount);
  };
  const mails = (subject: RegExp) =>
    app.connection
      .collection('messages')
      .find({ _vendor: venue.scene.vendorId, subject })
      .toArray();
  const four = { participants: 4, amount: 12_500 };

  describe('by its guest', () => {
    it('waits until what it adds is paid for, and keeps its places meanwhile', async () => {
      const { body } = await change({ participants: 4 }).expect(422);
      expect(body).toMatchObject({ code: 'CHANGE_MUST_BE_PAID', data: { amount: 12_500 } });
      const payment = await begun(four);
      expect(payment).toMatchObject({ state: 'open', amount: 12_500, forChange: true });
      expect(await shown()).toMatchObject({ participants: 2, prepaid: { paid: 12_500 } });
      expect(await venue.scene.available()).toBe(6);
      await venue.act(payment, 'pay');
      expect(await venue.look(guest, payment)).toMatchObject({ state: 'booked', booking });
      expect(await shown()).toMatchObject({ participants: 4, prepaid: { paid: 25_000 } });
      expect(await venue.scene.sold()).toEqual({ ledger: 4, bookings: 4 });
      expect(await venue.scene.available()).toBe(6);
      expect(await money()).toEqual({ total: 100_000, paid: 25_000, owed: 75_000 });
    });

    it('is told how much is prepaid of its terms', async () => {
      expect((await shown()).terms).toMatchObject({
        prepayment: 'required',
        prepaidPart: { kind: 'share', basisPoints: 2_500 },
      });
    });

    it('refuses an amount that was never shown, and one where nothing is due', async () => {
      const { body } = await begin({ participants: 4, amount: 12_400 }).expect(409);
      expect(body).toMatchObject({ code: 'PRICE_CHANGED', data: { amount: 12_500 } });
      const nothing = await begin({ comment: 'By the window', amount: 1 }).expect(422);
      expect(nothing.body.code).toBe('NOTHING_TO_PREPAY');
      await begin({ participants: 4 }).expect(400);
      const stale = await begin({ ...four, version: 7 }).expect(409);
      expect(stale.body.code).toBe('STALE_VERSION');
      await change({ comment: 'By the window' }).expect(200);
    });

    it('is one payment in two tabs, and another one for something else', async () => {
      const [one, two] = [await begun(four), await begun(four)];
      expect(two._id).toBe(one._id);
      const other = await begun({ participants: 3, amount: 6_250 });
      expect(other._id).not.toBe(one._id);
      expect(await venue.look(guest, one)).toMatchObject({ state: 'ended' });
      expect(await venue.scene.available()).toBe(7);
    });

    it('at the same moment in two tabs is one payment', async () => {
      const both = await Promise.all([begun(four), begun(four)]);
      expect(both[0]?._id).toBe(both[1]?._id);
      expect(await venue.scene.available()).toBe(6);
    });

    it('that nobody pays for stays as it was, and lets go of the places', async () => {
      const payment = await begun(four);
      await guest.session.delete(`/api/v1/hub/payments/${payment._id}`).expect(200);
      expect(await venue.look(guest, payment)).toMatchObject({ state: 'ended' });
      expect(await shown()).toMatchObject({ participants: 2 });
      expect(await venue.scene.available()).toBe(8);
    });

    it('is refused before anybody pays where there is no room', async () => {
      const { body } = await begin({ participants: 11, amount: 56_250 }).expect(409);
      expect(body.code).toBe('SLOT_FULL');
      expect(await venue.scene.available()).toBe(8);
    });

    it('that was cancelled meanwhile gives the payment back, and both are told', async () => {
      const payment = await begun(four);
      await guest.session.delete(`/api/v1/hub/activity/${booking}`).expect(200);
      await venue.act(payment, 'pay');
      expect(await venue.look(guest, payment)).toMatchObject({ state: 'returned' });
      expect(await venue.scene.sold()).toEqual({ ledger: 0, bookings: 0 });
      expect(await venue.scene.available()).toBe(10);
      await app.work('settle-payment');
      expect(await mails(/on its way back/)).toHaveLength(1);
      const notices = await app.connection
        .collection('notices')
        .countDocuments({ _vendor: venue.scene.vendorId, kind: 'paymentReturned' });
      expect(notices).toBe(1);
    });

    it('that staff have made as large meanwhile gives the payment back', async () => {
      const payment = await begun(four);
      await venue.scene
        .staff(1)
        .post('/api/admin/modifyBookings', { bookings: [{ _id: booking, participants: 4 }] })
        .expect(200);
      await venue.act(payment, 'pay');
      expect(await venue.look(guest, payment)).toMatchObject({ state: 'returned' });
      expect(await money()).toEqual({ total: 100_000, paid: 12_500, owed: 87_500 });
    });

    it('keeps what staff wrote meanwhile', async () => {
      const payment = await begun(four);
      await venue.scene
        .staff(1)
        .post('/api/admin/modifyBookings', { bookings: [{ _id: booking, roomNumber: '12' }] })
        .expect(200);
      await venue.act(payment, 'pay');
      expect(await venue.look(guest, payment)).toMatchObject({ state: 'booked' });
      const { body } = await venue.scene.staff(1).get(`/api/v1/admin/reservation/${booking}`);
      expect(body.data).toMatchObject({ participants: 4, roomNumber: '12' });
    });

    it('that is paid after the free time has ended is made all the same', async () => {
      app.clock.set('2026-06-17T07:59:00Z');
      const payment = await begun(four);
      app.clock.set('2026-06-17T08:05:00Z');
      await begin(four).expect(201);
      await venue.act(payment, 'pay');
      expect(await venue.look(guest, payment)).toMatchObject({ state: 'booked' });
      const { body } = await begin({ participants: 5, amount: 6_250 }).expect(422);
      expect(body.code).toBe('CANCELLATION_DEADLINE_PASSED');
    });

    it('to another day holds all of its party there', async () => {
      const payment = await begun({ ...four, date: LATER, timeindex: TEN });
      expect(await venue.scene.available()).toBe(8);
      expect(await venue.scene.available(LATER)).toBe(6);
      await venue.act(payment, 'pay');
      await venue.look(guest, payment);
      expect(await venue.scene.sold(LATER)).toEqual({ ledger: 4, bookings: 4 });
      expect(await venue.scene.available()).toBe(10);
    });

    it('gives back its share of the deposit where it becomes smaller, the newest first', async () => {
      const payment = await begun(four);
      await venue.act(payment, 'pay');
      await venue.look(guest, payment);
      await change({ participants: 1 }).expect(200);
      const back = await refunded();
      expect(back.sort((a, b) => a - b)).toEqual([6_250, 12_500]);
      expect(await money()).toEqual({ total: 25_000, paid: 6_250, owed: 18_750 });
    });

    it('is nobody else’s to pay for', async () => {
      const other = await venue.scene.guest();
      await other.session.post(`${path()}/payment`, four).expect(404);
      await app.visitor().post(`${path()}/payment`, four).expect(401);
      const theirs = await PrepaidScene.open(app);
      const stranger = await theirs.scene.guest();
      await stranger.session.post(`${path()}/payment`, four).expect(404);
    });
  });

  describe('by staff', () => {
    const modify = (fields: object) =>
      venue.scene
        .staff(1)
        .post('/api/admin/modifyBookings', { bookings: [{ _id: booking, ...fields }] });

    it('is larger at once: they are told what its guest would have paid first, and it is owed', async () => {
      const { body } = await modify({ participants: 4 }).expect(200);
      expect(body.data[0]).toMatchObject({ participants: 4, prepaymentDue: 12_500 });
      expect(await money()).toEqual({ total: 100_000, paid: 12_500, owed: 87_500 });
    });

    it.each([
      ['while that is free', '2026-06-15T09:00:00Z', 6_250],
      [
        'when cancelling costs more than was paid for the others',
        '2026-06-18T07:00:00Z',
        undefined,
      ],
    ])('gives back by the terms where it becomes smaller, %s', async (_, now, amount) => {
      app.clock.set(now);
      const { body } = await modify({ participants: 1 }).expect(200);
      expect(body.data[0].refunded).toBe(amount);
      expect(await refunded()).toEqual(amount ? [amount] : []);
    });
  });
});

describe('a booking that guests may prepay if they like', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
    app.clock.set('2026-06-15T09:00:00Z');
  });
  afterAll(() => app.stop());

  it('becomes larger at once; the rest is owed at the venue', async () => {
    const venue = await PrepaidScene.open(app, {
      prepayment: 'optional',
      prepaidPart: { kind: 'all' },
    });
    const guest = await venue.scene.guest();
    const { booking } = await venue.paid(guest, { amount: 50_000 });
    const path = `/api/v1/hub/reservation/${booking}`;
    await guest.session.put(path, { participants: 3 }).expect(200);
    const { body } = await venue.scene.staff(1).get(`/api/v1/admin/money/booking/${booking}`);
    expect(body.data).toMatchObject({ total: 75_000, paid: 50_000, owed: 25_000 });
    await guest.session.put(path, { participants: 1 }).expect(200);
    await app.work('settle-payment');
    expect((await venue.entries()).at(-1)).toEqual(['refunded', 25_000]);
  });
});

describe('a booking without an account that becomes larger', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
    app.clock.set('2026-06-15T09:00:00Z');
  });
  afterAll(() => app.stop());

  it('is paid for by its link, and by no other', async () => {
    const venue = await PrepaidScene.open(app);
    const vendor = venue.scene.vendorId.toHexString();
    const visitor = 'b'.repeat(32);
    const draft = { ...venue.scene.draft(undefined, { participants: 2 }), visitor };
    const held = await app.visitor().post('/api/v1/open_booking/holds', draft).expect(201);
    const guest = { firstname: 'Ada', lastname: 'Lovelace', email: anEmail() };
    const { holdId } = held.body.data;
    const paying = { ...draft, guest, holdId, amount: 12_500 };
    const look = async ({ _id, signature }: VisitPayment): Promise<VisitPayment> => {
      const { body } = await app
        .visitor()
        .call('post', `/api/v1/payment/${_id}?vendor=${vendor}`)
        .set('x-payment-signature', signature)
        .expect(200);
      return body.data;
    };
    const first: VisitPayment = (await app.visitor().post('/api/v1/payment', paying).expect(201))
      .body.data;
    await venue.act(first, 'pay');
    const { booking, bookingSignature = '' } = await look(first);

    const path = `/api/v1/linked_booking/${booking}`;
    const byLink = (
      method: 'get' | 'put' | 'post',
      tail: string,
      body: object,
      signature: string,
    ) =>
      app
        .visitor()
        .call(method, `${path}${tail}?vendor=${vendor}`, body)
        .set('x-booking-signature', signature);
    const four = { participants: 4, version: 0 };
    const refused = await byLink('put', '', four, bookingSignature).expect(422);
    expect(refused.body).toMatchObject({ code: 'CHANGE_MUST_BE_PAID', data: { amount: 12_500 } });
    const wanted = { ...four, amount: 12_500 };
    await byLink('post', '/payment', wanted, 'forged').expect(403);
    const { body } = await byLink('post', '/payment', wanted, bookingSignature).expect(201);
    const payment: VisitPayment = body.data;
    expect(payment).toMatchObject({ forChange: true, booking, bookingSignature });
    await venue.act(payment, 'pay');
    expect(await look(payment)).toMatchObject({ state: 'booked', booking });
    const { body: shown } = await byLink('get', '', {}, bookingSignature).expect(200);
    expect(shown.data).toMatchObject({ participants: 4, prepaid: { paid: 25_000 } });
  });
});

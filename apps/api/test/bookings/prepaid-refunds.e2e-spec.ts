import type { BookingGuest } from '../support/scenes/booking-scene';
import { PrepaidScene } from '../support/scenes/prepaid-scene';
import { TestApp } from '../support/test-app';

const HALF_FROM_48_HOURS = [
  { hours: 48, basisPoints: 0 },
  { hours: 24, basisPoints: 5_000 },
];

describe('a prepaid booking that is cancelled', () => {
  let app: TestApp;
  let venue: PrepaidScene;
  let guest: BookingGuest;
  let booking: string;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  /** For two on Friday at 10:00, NOK 500, all of it paid. */
  beforeEach(async () => {
    app.clock.set('2026-06-15T09:00:00Z');
    venue = await PrepaidScene.open(app, {
      prepaidPart: { kind: 'all' },
      cancellationTerms: HALF_FROM_48_HOURS,
    });
    guest = await venue.scene.guest();
    const paid = await venue.paid(guest, { amount: 50_000 });
    booking = `${paid.booking}`;
  });

  const refunded = async () => {
    await app.work('settle-payment');
    const entries = await venue.entries();
    return entries.filter(([kind]) => kind === 'refunded').map(([, amount]) => amount);
  };
  const shown = async () => {
    const { body } = await guest.session.get(`/api/v1/hub/reservation/${booking}`).expect(200);
    return body.data;
  };
  const status = async (rules: object) => {
    const { body } = await venue.scene
      .staff(2)
      .post('/api/booking/bookingStatus', { color: '#00aa00', ...rules })
      .expect(201);
    return body.data._id as string;
  };
  const cancel = () => guest.session.delete(`/api/v1/hub/activity/${booking}`);

  it.each([
    ['in time', '2026-06-17T08:00:00Z', 50_000],
    ['a moment too late', '2026-06-17T08:00:01Z', 25_000],
    ['at the end of the next step', '2026-06-18T08:00:00Z', 25_000],
  ])('gives back what the terms stored with it say, %s', async (_, now, amount) => {
    await app.connection
      .collection('services')
      .updateOne({ _id: venue.scene.serviceId }, { $set: { cancellationTerms: [] } });
    app.clock.set(now);
    expect((await shown()).prepaid).toEqual({ paid: 50_000, refund: amount });
    await cancel().expect(200);
    expect(await refunded()).toEqual([amount]);
    await cancel().expect(422);
    expect(await refunded()).toEqual([amount]);
  });

  it('gives nothing back after the last step', async () => {
    app.clock.set('2026-06-18T08:00:01Z');
    expect((await shown()).prepaid).toEqual({ paid: 50_000, refund: 0 });
    await cancel().expect(200);
    expect(await refunded()).toEqual([]);
  });

  it.each([
    ['byTerms', 25_000],
    ['all', 50_000],
    ['nothing', 0],
  ])('by staff gives back %s', async (refund, amount) => {
    app.clock.set('2026-06-18T07:00:00Z');
    const path = `/api/v1/admin/reservation/${booking}/cancel`;
    if (refund !== 'byTerms') await venue.scene.staff(1).post(path, { refund }).expect(403);
    await venue.scene.staff(2).post(path, { refund, reason: 'Storm' }).expect(200);
    expect(await refunded()).toEqual(amount ? [amount] : []);
  });

  it('shows staff what was paid, what the terms give back, and what went back', async () => {
    app.clock.set('2026-06-18T07:00:00Z');
    const path = `/api/v1/admin/reservation/${booking}`;
    const { body: before } = await venue.scene.staff(1).get(path).expect(200);
    expect(before.data.prepaid).toEqual({ paid: 50_000, refund: 25_000 });
    const { body } = await venue.scene.staff(1).post(`${path}/cancel`, {}).expect(200);
    expect(body.data.refunded).toBe(25_000);
  });

  it('above the venue’s limit is given back beyond its terms by a system owner only', async () => {
    const { body: own } = await venue.scene.staff(3).get('/api/v1/admin/vendor').expect(200);
    await venue.scene
      .staff(3)
      .put('/api/v1/admin/vendor', { refundLimit: 40_000, version: own.data.version })
      .expect(200);
    app.clock.set('2026-06-18T07:00:00Z');
    const path = `/api/v1/admin/reservation/${booking}/cancel`;
    const refused = await venue.scene.staff(2).post(path, { refund: 'all' }).expect(403);
    expect(refused.body.code).toBe('REFUND_ABOVE_LIMIT');
    await venue.scene.staff(3).post(path, { refund: 'all' }).expect(200);
    expect(await refunded()).toEqual([50_000]);
  });

  it('that a status ends gives back what the terms say, by whichever way it gets the status', async () => {
    app.clock.set('2026-06-18T07:00:00Z');
    const noShow = await status({ name: 'No-show', active: false });
    const path = `/api/v1/admin/reservation/${booking}/status`;
    const { body } = await venue.scene.staff(1).put(path, { _bookingStatus: noShow }).expect(200);
    expect(body.data).toMatchObject({ active: false, refunded: 25_000 });
    await venue.scene.staff(1).put(path, { _bookingStatus: noShow }).expect(200);
    await venue.scene.staff(1).post(`/api/v1/admin/reservation/${booking}/cancel`, {}).expect(200);
    expect(await refunded()).toEqual([25_000]);
  });

  it('that is changed to a status that ends it gives back as much', async () => {
    const noShow = await status({ name: 'No-show', active: false });
    await venue.scene
      .staff(2)
      .post('/api/admin/modifyBookings', { bookings: [{ _id: booking, _bookingStatus: noShow }] })
      .expect(200);
    expect(await refunded()).toEqual([50_000]);
  });

  it('on the waiting list keeps what was paid, and costs nothing to leave', async () => {
    app.clock.set('2026-06-18T07:00:00Z');
    const waits = await status({ name: 'Waits', isWaitingList: true });
    const path = `/api/v1/admin/reservation/${booking}`;
    const { body } = await venue.scene
      .staff(1)
      .put(`${path}/status`, { _bookingStatus: waits })
      .expect(200);
    expect(body.data.refunded).toBeUndefined();
    expect(await refunded()).toEqual([]);
    expect((await shown()).prepaid).toEqual({ paid: 50_000, refund: 50_000 });
    await cancel().expect(200);
    expect(await refunded()).toEqual([50_000]);
  });

  it('restored after its money went back is owed for again', async () => {
    const path = `/api/v1/admin/reservation/${booking}`;
    await venue.scene.staff(1).post(`${path}/cancel`, {}).expect(200);
    expect(await refunded()).toEqual([50_000]);
    await venue.scene.staff(1).post(`${path}/restore`, {}).expect(200);
    const { body } = await venue.scene.staff(1).get(`/api/v1/admin/money/booking/${booking}`);
    expect(body.data).toMatchObject({ total: 50_000, paid: 0, owed: 50_000 });
  });

  it('for fewer gives back what was paid for the others, as long as that is free', async () => {
    await guest.session.put(`/api/v1/hub/reservation/${booking}`, { participants: 1 }).expect(200);
    expect(await refunded()).toEqual([25_000]);
    app.clock.set('2026-06-17T08:00:01Z');
    expect(await shown()).toMatchObject({ canCancel: true, canChange: false });
    const later = { date: '2026-06-29', timeindex: 600 };
    const { body } = await guest.session
      .put(`/api/v1/hub/reservation/${booking}`, later)
      .expect(422);
    expect(body.code).toBe('CANCELLATION_DEADLINE_PASSED');
  });

  it('waits for money that is being taken before any of it goes back', async () => {
    const payments = app.connection.collection('payments');
    const takenBy = (state: string) =>
      payments.updateOne({ _vendor: venue.scene.vendorId }, { $set: { state } });
    const change = (fields: object) =>
      guest.session.put(`/api/v1/hub/reservation/${booking}`, fields);
    await takenBy('booked');
    for (const asked of [change({ participants: 1 }), cancel()]) {
      const { body } = await asked.expect(409);
      expect(body.code).toBe('PAYMENT_BEING_TAKEN');
    }
    expect((await shown()).participants).toBe(2);
    await change({ comment: 'By the window' }).expect(200);
    await takenBy('settled');
    await change({ participants: 1 }).expect(200);
    expect(await refunded()).toEqual([25_000]);
  });

  it('is not deleted while its money is there', async () => {
    const remove = () => venue.scene.staff(2).delete('/api/admin/deleteBooking', { booking });
    const { body } = await remove().expect(409);
    expect(body.code).toBe('BOOKING_PAID');
    await cancel().expect(200);
    await app.work('settle-payment');
    await remove().expect(200);
  });
});

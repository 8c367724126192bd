import { Types } from 'mongoose';
import { timeOfWeek } from '../../src/modules/bookings/testing/service.factory';
import type { Payment } from '../../src/modules/payments/payment.schema';
import { BookingScene, DAY } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';
import { newGuest } from '../support/things/accounts';
import { PaidScene } from '../support/things/paid-things';

describe('a guest at a glance', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start('2026-06-15T09:00:00Z');
  });
  afterAll(() => app.stop());

  it('has visits, no-shows, cancellations and what the visits were worth', async () => {
    const times = [600, 720, 840].map((start) => timeOfWeek(start, start + 120));
    const scene = await BookingScene.open(app, { service: { times } });
    const guest = await scene.guest();
    const path = `/api/v1/admin/guest-card-details/${guest.id.toHexString()}/figures`;
    const figures = async () => (await scene.staff().get(path).expect(200)).body.data;
    const nothing = { paid: [], toPay: [] };
    expect(await figures()).toEqual({
      ...{ visits: 0, noShows: 0, cancelled: 0, revenue: [] },
      ...nothing,
    });

    const { body: status } = await scene
      .staff(2)
      .post('/api/booking/bookingStatus', { name: 'Here', color: '#00aa00', hasArrived: true })
      .expect(201);
    const book = async (given: Record<string, unknown>) => {
      const draft = scene.draft(guest, given);
      const { body } = await scene.staff().post('/api/admin/newBooking', draft).expect(201);
      return body.data;
    };
    await book({ participants: 2, _bookingStatus: status.data._id });
    await book({ timeindex: 720 });
    const cancelled = await book({ timeindex: 840 });
    await scene
      .staff()
      .post(`/api/v1/admin/reservation/${cancelled._id}/cancel`, { version: cancelled.version })
      .expect(200);
    const visit = { visits: 1, cancelled: 1, lastVisit: DAY, ...nothing };
    const revenue = [{ amount: 50_000, currency: 'NOK' }];
    // nobody is missed before the booking is over
    expect(await figures()).toEqual({ ...visit, noShows: 0, revenue });
    app.clock.set('2026-06-20T09:00:00Z');
    expect(await figures()).toEqual({ ...visit, noShows: 1, revenue });
  });

  it('has what was paid online, less what was returned, and what links ask for', async () => {
    const scene = await PaidScene.open(app);
    const guest = await newGuest(app, scene.vendorId);
    const other = await newGuest(app, scene.vendorId);
    const path = `/api/v1/admin/guest-card-details/${guest._id.toHexString()}/figures`;
    const money = async () => {
      const { body } = await app.staff(scene.vendorId, 1).get(path).expect(200);
      return { paid: body.data.paid, toPay: body.data.toPay };
    };
    const pay = async (change: Partial<Payment>) => {
      const payment = await scene.begin(change);
      await scene.act(payment, 'pay', 'never').expect(303);
      await scene.settle(payment._id);
      return payment;
    };
    const returned = await pay({ _customer: guest._id, amount: 30_000 });
    await pay({ _customer: guest._id, amount: 45_000 });
    await pay({ _customer: guest._id, amount: 5_000, currency: 'EUR' });
    await pay({ _customer: other._id, amount: 99_000 });
    await scene.begin({ _customer: guest._id, amount: 70_000 });
    const euros = { amount: 5_000, currency: 'EUR' };
    expect(await money()).toEqual({
      paid: [euros, { amount: 75_000, currency: 'NOK' }],
      toPay: [],
    });

    await app
      .staff(scene.vendorId, 2)
      .post(`/api/v1/admin/payments/${returned._id.toHexString()}/refunds`, {
        ...{
          amount: 30_000,
          reason: 'A mistake',
          version: (await scene.payment(returned._id)).version,
        },
      })
      .expect(200);
    await scene.reconcile();
    await scene.settle(returned._id);
    const ask = (amount: number, change: object = {}) =>
      app.connection.collection('paymentRequests').insertOne({
        ...{ _vendor: scene.vendorId, _customer: guest._id, amount, currency: 'NOK' },
        ...{ about: { kind: 'booking', _id: new Types.ObjectId() }, description: 'Dinner' },
        ...{ state: 'open', expiresAt: new Date(app.clock.now().getTime() + 60_000), version: 0 },
        ...{ createdAt: app.clock.now(), ...change },
      });
    await ask(10_000);
    await ask(2_500);
    await ask(4_000, { state: 'withdrawn' });
    await ask(8_000, { state: 'paid' });
    await ask(6_000, { expiresAt: app.clock.now() });
    await ask(7_000, { _customer: other._id });
    await ask(3_000, { _vendor: new Types.ObjectId() });
    expect(await money()).toEqual({
      paid: [euros, { amount: 45_000, currency: 'NOK' }],
      toPay: [{ amount: 12_500, currency: 'NOK' }],
    });
  });

  it('is nobody who is not there', async () => {
    const scene = await BookingScene.open(app);
    const nobody = new Types.ObjectId().toHexString();
    await scene.staff().get(`/api/v1/admin/guest-card-details/${nobody}/figures`).expect(404);
  });
});

import type { Types } from 'mongoose';
import type { BookingGuest } from '../support/scenes/booking-scene';
import { PrepaidScene } from '../support/scenes/prepaid-scene';
import { TestApp } from '../support/test-app';

describe('receipts', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clock.set('2026-06-15T09:00:00Z'));

  const taxRates = [
    { basisPoints: 1_200, from: '2020-01-01' },
    { basisPoints: 2_500, from: '2026-06-16' },
  ];

  const stored = (_vendor: Types.ObjectId) =>
    app.connection.collection('receipts').find({ _vendor }).sort({ number: 1 }).toArray();
  const listed = async (guest: BookingGuest, about: string) => {
    const { body } = await guest.session.get(`/api/v1/hub/receipts?about=${about}`).expect(200);
    return body.data;
  };
  const paidFor = async (venue: PrepaidScene, guest: BookingGuest) => {
    const payment = await venue.paid(guest);
    return { id: payment._id, booking: payment.booking ?? '' };
  };
  const refund = async (venue: PrepaidScene, id: string, amount: number) => {
    const path = `/api/v1/admin/payments/${id}`;
    const { body } = await venue.scene.staff(2).get(path).expect(200);
    const { version } = body.data;
    const answer = await venue.scene
      .staff(2)
      .post(`${path}/refunds`, { amount, reason: 'Too loud', version });
    expect(answer.status).toBe(200);
    await app.work('settle-payment');
  };

  it('are made as money is taken and returned, with the tax of the day that was booked', async () => {
    const venue = await PrepaidScene.open(app, { taxRates });
    const guest = await venue.scene.guest();
    const { id, booking } = await paidFor(venue, guest);
    await refund(venue, id, 2_501);
    await refund(venue, id, 9_999);
    expect(await stored(venue.scene.vendorId)).toMatchObject([
      { number: 1, amount: 12_500, tax: { basisPoints: 2_500, net: 10_000, tax: 2_500 } },
      { number: 2, amount: 2_501, credits: 1, tax: { basisPoints: 2_500, net: 2_001, tax: 500 } },
      { number: 3, amount: 9_999, credits: 1, tax: { basisPoints: 2_500, net: 7_999, tax: 2_000 } },
    ]);
    const common = { _id: expect.any(String), currency: 'NOK', date: '2026-06-15' };
    expect(await listed(guest, booking)).toEqual([
      { ...common, number: 1, kind: 'receipt', amount: 12_500 },
      { ...common, number: 2, kind: 'creditNote', credits: 1, amount: 2_501 },
      { ...common, number: 3, kind: 'creditNote', credits: 1, amount: 9_999 },
    ]);
    const { body } = await venue.scene.staff(1).get(`/api/v1/admin/payments/${id}`).expect(200);
    expect(body.data.receipts).toEqual(await listed(guest, booking));
  });

  it('keep what they said, whatever becomes of the service', async () => {
    const venue = await PrepaidScene.open(app, { taxRates });
    const guest = await venue.scene.guest();
    const { id } = await paidFor(venue, guest);
    await app.connection
      .collection('services')
      .updateOne({ _id: venue.scene.serviceId }, { $set: { taxRates: [] } });
    await refund(venue, id, 12_500);
    const [, credit] = await stored(venue.scene.vendorId);
    expect(credit).toMatchObject({ tax: { basisPoints: 2_500, tax: 2_500 } });
  });

  it('say nothing of tax where the service has none', async () => {
    const venue = await PrepaidScene.open(app);
    await paidFor(venue, await venue.scene.guest());
    const [receipt] = await stored(venue.scene.vendorId);
    expect(receipt).toMatchObject({ number: 1 });
    expect(receipt).not.toHaveProperty('tax');
  });

  it('are one for each amount, however often and from how many places a payment is settled', async () => {
    const venue = await PrepaidScene.open(app);
    const guest = await venue.scene.guest();
    const payment = await venue.begun(guest);
    await venue.act(payment, 'pay');
    await Promise.all([1, 2, 3, 4].map(() => venue.look(guest, payment)));
    await venue.reconcile();
    expect(await stored(venue.scene.vendorId)).toHaveLength(1);
  });

  it('are not made of what was never taken', async () => {
    const venue = await PrepaidScene.open(app, { capacity: 2 });
    const guest = await venue.scene.guest();
    const payment = await venue.begun(guest);
    await app.connection.collection('capacityLedgers').deleteMany({});
    await app.connection.collection('services').deleteOne({ _id: venue.scene.serviceId });
    await venue.act(payment, 'pay');
    expect((await venue.look(guest, payment)).state).toBe('returned');
    expect(await stored(venue.scene.vendorId)).toEqual([]);
  });

  it('are PDFs for the guest who paid and for staff, and for nobody else', async () => {
    const venue = await PrepaidScene.open(app, { taxRates });
    const guest = await venue.scene.guest();
    const { booking } = await paidFor(venue, guest);
    const [{ _id }] = await listed(guest, booking);
    const own = `/api/v1/hub/receipts/${_id}/pdf`;
    const desk = `/api/v1/admin/receipts/${_id}/pdf`;
    for (const asked of [guest.session.get(own), venue.scene.staff(1).get(desk)]) {
      const { headers, body } = await asked.expect(200);
      expect(headers['content-type']).toBe('application/pdf');
      expect(headers['content-disposition']).toBe('attachment; filename="receipt-1.pdf"');
      expect(Buffer.isBuffer(body) && body.subarray(0, 5).toString()).toBe('%PDF-');
    }
    const stranger = await venue.scene.guest();
    await stranger.session.get(own).expect(404);
    expect(await listed(stranger, booking)).toEqual([]);
    await guest.session.get(desk).expect(403);
    await app.visitor().get(own).expect(401);
    const elsewhere = await PrepaidScene.open(app);
    await elsewhere.scene.staff(4).get(desk).expect(404);
    await guest.session.get('/api/v1/hub/receipts/nonsense/pdf').expect(404);
    await guest.session.get('/api/v1/hub/receipts?about=nonsense').expect(400);
  });
});

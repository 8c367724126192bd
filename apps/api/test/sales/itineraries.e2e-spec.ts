import { newService } from '../../src/modules/bookings/testing/service.factory';
import type { SalePayment } from '../../src/modules/sales/payments/sale.dto';
import { TEN } from '../support/scenes/booking-scene';
import { ada, anOrder, SALES, SaleScene } from '../support/scenes/sale-scene';
import { SpaDay } from '../support/scenes/spa-day';
import { TestApp } from '../support/test-app';

/** The therapists work on the Friday, which is the second day. */
const ARRIVAL = '2026-06-18';
const FRIDAY = '2026-06-19';

describe('the itinerary of a stay that was bought', () => {
  let app: TestApp;
  let day: SpaDay;
  let venue: string;
  let paid: SalePayment;
  let guest: ReturnType<typeof ada>;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set('2026-06-15T07:00:00Z');
    day = await SpaDay.open(app);
    const { vendorId } = day.scene;
    venue = vendorId.toHexString();
    const service = await newService(app.connection, vendorId, {});
    const input = {
      ...{ name: 'Weekend', nights: 2, price: 240_000, online: true },
      services: [{ _service: service.toHexString(), dayNumber: 2 }],
      treatmentTypes: [{ _treatmentType: day.massage, quantity: 1 }],
    };
    const { body } = await app.staff(vendorId, 2).post('/api/v1/admin/packages', input).expect(201);
    guest = ada();
    const begun = await app.visitor().post(SALES, {
      ...{ kind: 'package', offer: body.data._id, amount: 480_000, order: anOrder(), guest },
      ...{ arrivaldate: ARRIVAL, adults: 2 },
    });
    const { pathname } = new URL(begun.body.data.url);
    await app.visitor().post(`${pathname}/pay?notice=never`).expect(303);
    const looked = await app
      .visitor()
      .post(`${SALES}/${begun.body.data._id}?vendor=${venue}`)
      .set('x-payment-signature', begun.body.data.signature)
      .expect(200);
    paid = looked.body.data;
  });

  const path = (rest = '', id = paid.bought, vendor = venue) =>
    `/api/v1/itineraries/${id}${rest}?vendor=${vendor}`;
  const get = (signature = paid.itinerarySignature ?? '') =>
    app.visitor().get(path()).set('x-itinerary-signature', signature);
  const post = (rest: string, input: object, signature = paid.itinerarySignature ?? '') =>
    app.visitor().post(path(rest), input).set('x-itinerary-signature', signature);
  const shown = async () => (await get().expect(200)).body.data;
  const code = async (answer: ReturnType<typeof post>, status: number) =>
    (await answer.expect(status)).body.code;

  it('shows the stay and nothing of who its guest is', async () => {
    const stay = await shown();
    expect(stay).toMatchObject({
      ...{ arrivaldate: ARRIVAL, nrOfGuests: 2, packageName: 'Weekend', reservations: [] },
      services: [{ dayNumber: 2, date: FRIDAY, left: 2 }],
      treatmentTypes: [{ left: 2 }],
      placedTreatments: [],
    });
    const [customer] = await app.connection
      .collection('customers')
      .find({ _vendor: day.scene.vendorId, email: guest.email })
      .toArray();
    expect(JSON.stringify(stay)).not.toContain(customer?._id.toHexString());
  });

  it('places a service on its day, paid by the stay, and leads to the booking’s own page', async () => {
    const [{ _id: stayService }] = (await shown()).services;
    const one = { stayService, timeindex: TEN, participants: 1 };
    const { body } = await post('/services', one).expect(201);
    expect(body.data.services[0]).toMatchObject({ booked: 1, left: 1 });
    const [{ reservation, signature }] = body.data.reservations;
    expect(reservation).toMatchObject({ date: FRIDAY, timeindex: TEN, totalPrice: 0 });
    // never for more than the stay has guests
    const two = { ...one, participants: 2 };
    expect(await code(post('/services', two), 409)).toBe('STAY_SERVICE_BOOKED');
    // and given back by its own link
    await app
      .visitor()
      .call('delete', `/api/v1/linked_booking/${reservation._id}?vendor=${venue}`)
      .set('x-booking-signature', signature)
      .expect(200);
    const after = await shown();
    expect(after.services[0].left).toBe(2);
    expect(after.reservations).toEqual([]);
  });

  it('is never placed for more than it includes, even by two at the same moment', async () => {
    const [{ _id: stayService }] = (await shown()).services;
    const both = { stayService, timeindex: TEN, participants: 2 };
    const answers = await Promise.all([post('/services', both), post('/services', both)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await shown()).services[0]).toMatchObject({ booked: 2, left: 0 });
  });

  it('places a treatment on any of its days', async () => {
    const [{ _id: stayTreatment }] = (await shown()).treatmentTypes;
    const input = { stayTreatment, date: FRIDAY, timeindexStart: 600 };
    const { body } = await post('/treatments', input).expect(201);
    expect(body.data.treatmentTypes[0]).toMatchObject({ booked: 1, left: 1 });
    expect(body.data.placedTreatments).toMatchObject([{ date: FRIDAY, timeindexStart: 600 }]);
    await post('/treatments', { ...input, timeindexStart: 720 }).expect(201);
    const third = { ...input, timeindexStart: 840 };
    expect(await code(post('/treatments', third), 409)).toBe('STAY_SERVICE_BOOKED');
  });

  it('is nobody’s without its link, at another venue, or for what it does not include', async () => {
    expect(await code(get('x'), 403)).toBe('ITINERARY_LINK_INVALID');
    expect(await code(get(paid.signature), 403)).toBe('ITINERARY_LINK_INVALID');
    const input = { stayService: paid._id, timeindex: TEN, participants: 1 };
    expect(await code(post('/services', input, 'x'), 403)).toBe('ITINERARY_LINK_INVALID');
    const treatment = { stayTreatment: paid._id, date: FRIDAY, timeindexStart: 600 };
    expect(await code(post('/treatments', treatment, 'x'), 403)).toBe('ITINERARY_LINK_INVALID');
    await post('/services', input).expect(404);
    await post('/treatments', treatment).expect(404);
    await post('/services', { ...input, participants: -1 }).expect(400);
    await post('/treatments', { ...treatment, date: 'soon' }).expect(400);
    const elsewhere = await SaleScene.open(app);
    const other = path('', paid.bought, elsewhere.vendorId.toHexString());
    await app
      .visitor()
      .get(other)
      .set('x-itinerary-signature', paid.itinerarySignature ?? '')
      .expect(403);
  });

  it('books nothing of a stay that is cancelled', async () => {
    const [{ _id: stayService }] = (await shown()).services;
    await app
      .staff(day.scene.vendorId, 2)
      .post(`/api/v1/admin/stays/${paid.bought}/cancel`, {})
      .expect(200);
    expect((await shown()).status).toBe('cancelled');
    const input = { stayService, timeindex: TEN, participants: 1 };
    expect(await code(post('/services', input), 422)).toBe('STAY_CANCELLED');
  });
});

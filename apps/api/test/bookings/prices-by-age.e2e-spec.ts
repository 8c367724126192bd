import { Types } from 'mongoose';
import {
  aMembership,
  newMembershipType,
} from '../../src/modules/memberships/testing/membership.factory';
import { newVendor } from '../support/new-vendor';
import { BookingScene, type Draft } from '../support/scenes/booking-scene';
import { PrepaidScene } from '../support/scenes/prepaid-scene';
import { TestApp } from '../support/test-app';
import { anEmail, newestMail } from '../support/things/accounts';

const NOW = '2026-06-15T09:00:00Z';
const aBand = (name: string, from: number, to: number, price: number, more: object = {}) => ({
  ...{ _id: new Types.ObjectId().toHexString(), name, from, to, price },
  ...more,
});
const infant = aBand('Infant', 0, 2, 0);
const child = aBand('Child', 6, 12, 10_000, {
  languageList: [{ languageType: 'no', name: 'Barn' }],
});
const ageBands = [infant, child];
/** Two adults at 250, a child of 8 at 100, an infant free, and one of 4 at the full price. */
const family: Draft = { participants: 5, numberOfChildren: 3, childAges: [8, 1, 4] };
const FAMILY_PAYS = 85_000;
const familyLines = [
  { kind: 'adults', quantity: 2, price: 25_000, amount: 50_000 },
  { kind: 'band', name: 'Infant', from: 0, to: 2, quantity: 1, price: 0, amount: 0 },
  { kind: 'band', name: 'Child', from: 6, to: 12, quantity: 1, price: 10_000, amount: 10_000 },
  { kind: 'children', quantity: 1, price: 25_000, amount: 25_000 },
];

describe('prices by age', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start(NOW);
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clock.set(NOW));

  const open = (service: object = {}) =>
    BookingScene.open(app, { service: { ageBands, ...service } });

  describe('in the settings of a service', () => {
    const setting = async () => {
      const scene = await BookingScene.open(app);
      const path = `/api/v1/services/${scene.serviceId.toHexString()}`;
      return { scene, path, save: (change: object) => scene.staff(2).put(path, change) };
    };
    const years = (from: number, to: number) => ({ name: 'Child', from, to, price: 100 });

    it('are stored by their years, keep the names that are left out, and go when none is sent', async () => {
      const { save } = await setting();
      const names = [{ languageType: 'de', name: 'Kind' }];
      const { body } = await save({
        version: 0,
        ageBands: [{ ...years(6, 12), languageList: names }, years(0, 2)],
      }).expect(200);
      expect(body.data.ageBands).toEqual([
        { _id: expect.any(String), ...years(0, 2) },
        { _id: expect.any(String), ...years(6, 12), languageList: names },
      ]);
      const [, { _id }] = body.data.ageBands;
      const again = await save({ version: 1, ageBands: [{ _id, ...years(5, 12) }] }).expect(200);
      expect(again.body.data.ageBands).toEqual([{ _id, ...years(5, 12), languageList: names }]);
      const without = await save({ version: 2, ageBands: [] }).expect(200);
      expect(without.body.data.ageBands).toBeUndefined();
      await save({ version: 3, ageBands: [years(0, 2)] }).expect(200);
      const nulled = await save({ version: 4, ageBands: null }).expect(200);
      expect(nulled.body.data.ageBands).toBeUndefined();
    });

    it.each([
      ['that end before they begin', [years(6, 2)], 422, 'AGE_BAND_INVALID'],
      ['that share a year', [years(6, 12), years(0, 6)], 422, 'AGE_BANDS_OVERLAP'],
      ['of an adult', [years(13, 18)], 400, 'VALIDATION_FAILED'],
      ['at less than nothing', [{ ...years(0, 2), price: -1 }], 400, 'VALIDATION_FAILED'],
      ['without a name', [{ ...years(0, 2), name: '' }], 400, 'VALIDATION_FAILED'],
      ['that are no list', {}, 400, 'VALIDATION_FAILED'],
    ])('are refused for bands %s', async (_, bands, status, code) => {
      const { save } = await setting();
      const { body } = await save({ version: 0, ageBands: bands });
      expect([body.statusCode, body.code]).toEqual([status, code]);
    });

    it('are not for employees, nor for another venue', async () => {
      const { scene, path } = await setting();
      const change = { version: 0, ageBands: [years(0, 2)] };
      await scene.staff(1).put(path, change).expect(403);
      await app
        .staff(await newVendor(app), 2)
        .put(path, change)
        .expect(404);
    });
  });

  it('are told in the guest’s language before they book, and of other services not at all', async () => {
    const scene = await open();
    const plain = await BookingScene.open(app);
    const look = async ({ serviceId }: BookingScene) => {
      const path = `/api/v1/hub/activity/${serviceId.toHexString()}`;
      return (await app.visitor().get(path).set('accept-language', 'no').expect(200)).body.data;
    };
    expect((await look(scene)).ageBands).toEqual([
      { _id: infant._id, name: 'Infant', from: 0, to: 2, price: 0 },
      { _id: child._id, name: 'Barn', from: 6, to: 12, price: 10_000 },
    ]);
    expect(await look(plain)).not.toHaveProperty('ageBands');
  });

  it('make the price of a guest’s booking, explained line by line on screen and in the mail', async () => {
    const scene = await open();
    const email = anEmail();
    const guest = await scene.guest({ email, languageCode: 'en' });
    const booked = await guest.booked(family);
    expect(booked).toMatchObject({
      ...{ childAges: [8, 1, 4], totalPrice: FAMILY_PAYS, priceLines: familyLines },
    });
    const { text } = await newestMail(app, email);
    expect(text).toMatch(/Adults: 2 × NOK\s250/);
    expect(text).toMatch(/Child \(6–12\): 1 × NOK\s100/);
    expect(text).toMatch(/Children: 1 × NOK\s250/);
    expect(text).toMatch(/Total: NOK\s850/);
  });

  it('are what was agreed, whatever the service asks by now', async () => {
    const scene = await open();
    const guest = await scene.guest();
    const { _id } = await guest.booked(family);
    await app.connection
      .collection('services')
      .updateOne(
        { _id: scene.serviceId },
        { $set: { price: 1, ageBands: [aBand('All', 0, 17, 1)] } },
      );
    const path = `/api/v1/hub/reservation/${_id}`;
    const seen = await guest.session.get(path).expect(200);
    expect(seen.body.data).toMatchObject({ totalPrice: FAMILY_PAYS, priceLines: familyLines });
    const changed = await guest.session
      .put(path, { participants: 3, numberOfChildren: 1, childAges: [6] })
      .expect(200);
    expect(changed.body.data).toMatchObject({ childAges: [6], totalPrice: 60_000 });
    const alone = await guest.session
      .put(path, { participants: 2, numberOfChildren: 0 })
      .expect(200);
    expect(alone.body.data.totalPrice).toBe(50_000);
    expect(alone.body.data).not.toHaveProperty('childAges');
  });

  it.each([
    ['none', { childAges: undefined }, 422, 'CHILD_AGES_REQUIRED'],
    ['one too few', { childAges: [8, 1] }, 422, 'CHILD_AGES_REQUIRED'],
    ['one too many', { childAges: [8, 1, 4, 5] }, 422, 'CHILD_AGES_REQUIRED'],
    ['an adult’s', { childAges: [8, 1, 18] }, 400, 'VALIDATION_FAILED'],
    ['half a year', { childAges: [8, 1, 0.5] }, 400, 'VALIDATION_FAILED'],
    ['text', { childAges: 'eight' }, 400, 'VALIDATION_FAILED'],
    ['null', { childAges: null }, 400, 'VALIDATION_FAILED'],
  ])('refuse a guest who gives ages: %s', async (_, change, status, code) => {
    const scene = await open();
    const { body } = await (await scene.guest()).book({ ...family, ...change });
    expect([body.statusCode, body.code]).toEqual([status, code]);
    expect(await scene.sold()).toEqual({ ledger: 0, bookings: 0 });
  });

  it('ask for the ages again when a guest changes how many children come', async () => {
    const scene = await open();
    const guest = await scene.guest();
    const { _id } = await guest.booked(family);
    const path = `/api/v1/hub/reservation/${_id}`;
    const refused = await guest.session.put(path, { participants: 4, numberOfChildren: 2 });
    expect(refused.body.code).toBe('CHILD_AGES_REQUIRED');
    const moved = await guest.session.put(path, { date: '2026-06-20', timeindex: 600 }).expect(200);
    expect(moved.body.data).toMatchObject({ childAges: [8, 1, 4], totalPrice: FAMILY_PAYS });
  });

  it('may be left out by staff, who change them later; whose age is unknown pays in full', async () => {
    const scene = await open();
    const guest = await scene.guest();
    const draft = scene.draft(guest, { ...family, childAges: undefined });
    const { body } = await scene.staff().post('/api/admin/newBooking', draft).expect(201);
    expect(body.data.totalPrice).toBe(125_000);
    const modify = (change: object) =>
      scene.staff().post('/api/admin/modifyBookings', {
        bookings: [{ _id: body.data._id, ...change }],
      });
    const changed = await modify({ childAges: [8, 1, 4] }).expect(200);
    expect(changed.body.data[0]).toMatchObject({
      ...{ childAges: [8, 1, 4], totalPrice: FAMILY_PAYS, priceLines: familyLines },
    });
    const some = await modify({ childAges: [8] });
    expect(some.body.code).toBe('CHILD_AGES_REQUIRED');
    const none = await modify({ childAges: [] }).expect(200);
    expect(none.body.data[0].totalPrice).toBe(125_000);
  });

  it('change nothing at a service without them, which keeps no age either', async () => {
    const scene = await BookingScene.open(app);
    const booked = await (await scene.guest()).booked(family);
    expect(booked).toMatchObject({
      totalPrice: 125_000,
      priceLines: [{ kind: 'participants', quantity: 5, price: 25_000, amount: 125_000 }],
    });
    expect(booked).not.toHaveProperty('childAges');
    const [stored] = await app.connection
      .collection('bookings')
      .find({ _vendor: scene.vendorId })
      .toArray();
    expect(stored).not.toHaveProperty('childAges');
    expect(stored?.terms).not.toHaveProperty('ageBands');
  });

  it('cost nothing where a membership pays for everybody', async () => {
    const scene = await open();
    const guest = await scene.guest();
    const { _id: _membershipType } = await newMembershipType(app.connection, scene.vendorId, {
      services: [scene.serviceId],
    });
    const card = aMembership(scene.vendorId, {
      ...{ _customer: guest.id, _membershipType, maxNumberOfUsages: 10 },
    });
    await app.connection.collection('memberships').insertOne({ ...card });
    const booked = await guest.booked({ ...family, _membership: card._id.toHexString() });
    expect(booked.totalPrice).toBe(0);
    expect(booked).not.toHaveProperty('priceLines');
    const used = await app.connection.collection('memberships').findOne({ _id: card._id });
    expect(used?.numberOfUsages).toBe(5);
  });

  it('are paid by visitors without an account, too', async () => {
    const scene = await open();
    const guest = { firstname: 'Ada', lastname: 'Lovelace', email: anEmail() };
    const book = (draft: Draft) =>
      app.visitor().post('/api/v1/open_booking', { ...scene.draft(undefined, draft), guest });
    const refused = await book({ ...family, childAges: undefined }).expect(422);
    expect(refused.body.code).toBe('CHILD_AGES_REQUIRED');
    const { body } = await book(family).expect(201);
    expect(body.data.reservation).toMatchObject({
      ...{ totalPrice: FAMILY_PAYS, priceLines: familyLines },
    });
  });

  it('are prepaid, never more than was shown, and stand on the receipt', async () => {
    const prepaid = await PrepaidScene.open(app, { ageBands, prepaidPart: { kind: 'all' } });
    const guest = await prepaid.scene.guest({ languageCode: 'en' });
    const holdId = await prepaid.hold(guest, { participants: 5 });
    const shown = await prepaid.begin(guest, { ...family, holdId, amount: 125_000 }).expect(409);
    expect(shown.body).toMatchObject({ code: 'PRICE_CHANGED', data: { amount: FAMILY_PAYS } });
    const { state } = await prepaid.paid(guest, { ...family, amount: FAMILY_PAYS });
    expect(state).toBe('booked');
    const receipt = await app.connection
      .collection('receipts')
      .findOne({ _vendor: prepaid.scene.vendorId });
    expect(receipt?.amount).toBe(FAMILY_PAYS);
    expect(
      receipt?.lines.map(({ label, amount }: { label: string; amount: number }) => [label, amount]),
    ).toEqual([
      ['Adults', 50_000],
      ['Infant (0–2)', 0],
      ['Child (6–12)', 10_000],
      ['Children', 25_000],
    ]);
  });

  it('are in the revenue of reports', async () => {
    const scene = await open();
    await (await scene.guest()).booked(family);
    const path = '/api/v1/admin/reports/revenue?from=2026-06-19&until=2026-06-19';
    const { body } = await scene.staff(2).get(path).expect(200);
    expect(body.data.totals.values.revenue).toEqual([{ currency: 'NOK', amount: FAMILY_PAYS }]);
  });

  it('forget the ages with the guest, and keep the sum', async () => {
    const scene = await open();
    const guest = await scene.guest();
    const { _id } = await guest.booked(family);
    app.clock.set('2026-06-22T09:00:00Z');
    await scene
      .staff(3)
      .delete('/api/admin/delete_customer', { userId: guest.id.toHexString() })
      .expect(200);
    const path = `/api/v1/admin/reservation/${_id}`;
    const { body } = await scene.staff().get(path).expect(200);
    expect(body.data).not.toHaveProperty('childAges');
    expect(body.data.totalPrice).toBe(FAMILY_PAYS);
  });
});

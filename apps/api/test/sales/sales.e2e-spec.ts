import { Types } from 'mongoose';
import { ARRIVAL, ada, anOrder, OFFERS, SaleScene } from '../support/scenes/sale-scene';
import { TestApp } from '../support/test-app';
import { newestMail } from '../support/things/accounts';

describe('what guests buy by themselves', () => {
  let app: TestApp;
  let venue: SaleScene;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set('2026-06-15T09:00:00Z');
    venue = await SaleScene.open(app);
  });
  afterEach(() => jest.restoreAllMocks());

  const offer = async (path: string) =>
    (await app.visitor().get(`${OFFERS}/${path}`).expect(200)).body.data;

  describe('offers', () => {
    it('are those that are on sale, with all that a buyer should know', async () => {
      const editor = venue.scene.staff(2);
      for (const [name, change] of [
        ['At the desk', { online: false }],
        ['Gift', { price: 0 }],
        ['Retired', { active: false }],
      ] as const) {
        const type = { name, price: 100, maxNumberOfUsages: 1, online: true, ...change };
        await editor.post('/api/v1/admin/membershipTypes', type).expect(201);
      }
      const list = await offer(`?vendor=venue-${venue.vendorId}`);
      expect(list.map(({ kind, name }: { kind: string; name: string }) => [kind, name])).toEqual([
        ['membership', 'Spa month'],
        ['package', 'Weekend'],
      ]);
      expect(await offer(`memberships/${venue.type}`)).toMatchObject({
        ...{ vendor: `venue-${venue.vendorId}`, price: 99_000, currency: 'NOK' },
        ...{ agreement: 'It runs for a month.', taxBasisPoints: 2_500 },
        membership: { maxNumberOfUsages: 0, validityMonths: 1, covers: [expect.any(String)] },
      });
      expect(await offer(`packages/${venue.weekend}`)).toMatchObject({
        package: {
          ...{ nights: 2, firstDay: '2026-06-16', lastDay: '2027-06-15', fullDays: [] },
          services: [{ name: expect.any(String), dayNumber: 2 }],
          addons: [{ name: 'Basket', quantity: 1 }],
        },
      });
    });

    it('are not there once they are off sale', async () => {
      await venue.scene
        .staff(2)
        .put(`/api/v1/admin/membershipTypes/${venue.type}`, { online: false })
        .expect(200);
      await app.visitor().get(`${OFFERS}/memberships/${venue.type}`).expect(404);
      await app.visitor().get(`${OFFERS}/memberships/${venue.weekend}`).expect(404);
      await app.visitor().get(`${OFFERS}/packages/x`).expect(404);
      await app.visitor().get(`${OFFERS}?vendor=nowhere`).expect(404);
      await venue.begin(venue.membership()).expect(404);
    });
  });

  it('is a membership once a visitor has paid, with its tax on the receipt', async () => {
    const guest = ada();
    const payment = await venue.begun(venue.membership({ guest }));
    expect(payment).toMatchObject({ state: 'open', amount: 99_000, description: 'Spa month' });
    expect(await venue.of('memberships')).toEqual([]);
    await venue.act(payment, 'pay');
    const paid = await venue.look(payment);
    const [membership] = await venue.of('memberships');
    const [customer] = await venue.of('customers');
    expect(paid).toMatchObject({ state: 'booked', bought: membership?._id.toHexString() });
    expect(membership).toMatchObject({
      ...{ _customer: customer?._id, dateFrom: '2026-06-15', dateUntil: '2026-07-14' },
      ...{ price: 99_000, maxNumberOfUsages: 0 },
    });
    expect(customer).toMatchObject({ firstname: 'Ada', email: guest.email });
    const [receipt] = await venue.of('receipts');
    expect(receipt).toMatchObject({ amount: 99_000, tax: { basisPoints: 2_500, tax: 19_800 } });
  });

  it('is the signed-in guest’s own, whatever else the body says', async () => {
    const guest = await venue.scene.guest({ email: 'kari@example.com' });
    const paid = await venue.bought(venue.membership({ guest: undefined }), guest.session);
    const [membership] = await venue.of('memberships');
    expect(membership).toMatchObject({ _id: new Types.ObjectId(paid.bought), _customer: guest.id });
    // a guest of another venue is a visitor here
    const elsewhere = await SaleScene.open(app);
    const stranger = await elsewhere.scene.guest();
    await venue.begin(venue.membership({ guest: undefined }), stranger.session).expect(422);
    await venue.bought(venue.membership(), stranger.session);
    expect(await venue.of('customers')).toHaveLength(2);
  });

  it('is a stay, of which the buyer is mailed the itinerary', async () => {
    const guest = ada();
    const paid = await venue.bought(venue.stay({ guest }));
    expect(paid).toMatchObject({ state: 'booked', kind: 'package', amount: 480_000 });
    const [stay] = await venue.of('stays');
    expect(stay).toMatchObject({
      ...{ _id: new Types.ObjectId(paid.bought), packageName: 'Weekend', nrOfGuests: 2 },
      ...{ arrivaldate: ARRIVAL, departuredate: '2026-06-21', status: 'expected' },
      ...{ packagePrice: 240_000 },
      services: [{ dayNumber: 2, bookings: [] }],
      addons: [{ name: 'Basket', quantity: 1 }],
    });
    const mails = (await venue.of('messages')).filter(({ to }) => to === guest.email);
    const link = `/NCB/venue-${venue.vendorId}/${paid.bought}#${paid.itinerarySignature}`;
    expect(mails.some(({ text }) => text.includes(link))).toBe(true);
  });

  it('is kept as it was shown, whatever becomes of the offer meanwhile', async () => {
    const payment = await venue.begun(venue.stay());
    const editor = venue.scene.staff(2);
    const change = { price: 1, name: 'Other', services: [], online: false, active: false };
    await editor.put(`/api/v1/admin/packages/${venue.weekend}`, change).expect(200);
    await venue.act(payment, 'pay');
    expect((await venue.look(payment)).state).toBe('booked');
    const [stay] = await venue.of('stays');
    expect(stay).toMatchObject({ packageName: 'Weekend', services: [{ dayNumber: 2 }] });
  });

  it('is one purchase when asked for again, in another tab, and looked at twice', async () => {
    const input = venue.membership();
    const [one, two] = await Promise.all([venue.begun(input), venue.begun(input)]);
    expect(two).toMatchObject({ _id: one._id, url: one.url });
    await venue.act(one, 'decline');
    expect((await venue.look(one)).state).toBe('open');
    await venue.act(one, 'pay');
    const [first, second] = await Promise.all([venue.look(one), venue.look(one)]);
    expect(first.bought).toBe(second.bought);
    // pressed once more on the page that was left open
    expect(await venue.begun(input)).toMatchObject({ _id: one._id, state: 'booked' });
    expect(await venue.of('memberships')).toHaveLength(1);
    await venue.bought({ ...input, order: anOrder() });
    expect(await venue.of('memberships')).toHaveLength(2);
  });

  it('is another payment once something else is asked for with the same secret', async () => {
    const order = anOrder();
    const one = await venue.begun(venue.stay({ order }));
    const two = await venue.begun(venue.stay({ order, adults: 1, amount: 240_000 }));
    expect(two._id).not.toBe(one._id);
    expect((await venue.look(one)).state).toBe('ended');
    await venue.act(two, 'pay');
    expect((await venue.look(two)).state).toBe('booked');
    expect(await venue.of('stays')).toHaveLength(1);
  });

  it('neither shows nor changes anything of a guest whom the venue knows', async () => {
    const email = ada().email;
    const known = await venue.scene.guest({ firstname: 'Ingeborg', lastname: 'Hemmelig', email });
    const before = await venue.of('customers');
    const payment = await venue.begun(venue.membership({ guest: ada({ email }) }));
    await venue.act(payment, 'pay');
    const paid = await venue.look(payment);
    expect(JSON.stringify([payment, paid])).not.toMatch(/Ingeborg|Hemmelig/);
    expect(JSON.stringify([payment, paid])).not.toContain(known.id.toHexString());
    const [after] = await venue.of('customers');
    expect({ ...after, claims: 0 }).toEqual({ ...before[0], claims: 0 });
    expect((await venue.of('memberships'))[0]?._customer).toEqual(known.id);
  });

  it.each([
    ['another amount', { amount: 1 }, 409, 'PRICE_CHANGED'],
    ['no agreement', { agreed: false }, 422, 'AGREEMENT_REQUIRED'],
    ['nobody', { guest: undefined }, 422, 'MISSING_GUEST_DETAILS'],
    ['a wrong name', { guest: ada({ firstname: 'https://spam.example' }) }, 422, undefined],
    ['no secret', { order: undefined }, 400, 'VALIDATION_FAILED'],
    ['nothing', { offer: 'a'.repeat(24) }, 404, 'NOT_FOUND'],
  ])('is refused with %s', async (_, change, status, code) => {
    const { body } = await venue.begin(venue.membership(change)).expect(status);
    if (code) expect(body.code).toBe(code);
    expect(await venue.of('customers')).toEqual([]);
    expect(await venue.of('payments')).toEqual([]);
  });

  it.each([
    [{ arrivaldate: undefined }, 'ARRIVAL_REQUIRED'],
    [{ arrivaldate: '2026-06-15' }, 'DATE_IN_PAST'],
    [{ arrivaldate: '2027-06-16' }, 'BEYOND_BOOKING_WINDOW'],
  ])('of a stay with %j is %s', async (change, code) => {
    const { body } = await venue.begin(venue.stay(change)).expect(422);
    expect(body.code).toBe(code);
  });

  it('is nobody else’s to see or to end', async () => {
    const [one, other] = [await venue.begun(venue.stay()), await venue.begun(venue.membership())];
    const elsewhere = await SaleScene.open(app);
    for (const method of ['post', 'delete'] as const) {
      for (const signature of [other.signature, '', 'x']) {
        await venue.call(method, { ...one, signature }).expect(403);
      }
      await venue.call(method, one, elsewhere.vendorId.toHexString()).expect(403);
      await venue.call(method, { ...one, _id: 'x' }).expect(403);
      await venue.call(method, one, 'no-such-venue').expect(404);
    }
    expect((await venue.look(one)).state).toBe('open');
    expect((await venue.call('delete', one).expect(200)).body.data.state).toBe('ended');
  });

  it('leads back to its page, and mails the way there once to who has not paid', async () => {
    const guest = ada();
    const payment = await venue.begun(venue.membership({ guest }));
    const { pathname } = new URL(payment.url ?? '');
    const { headers } = await app.visitor().post(`${pathname}/leave`).expect(303);
    const back = new URL(headers.location ?? '');
    expect(back.pathname).toBe(`/membership/${venue.type}`);
    expect(back.searchParams.get('payment')).toBe(payment._id);
    expect(back.hash).toBe(`#${payment.signature}`);
    app.clock.advance({ minutes: 6 });
    await app.work('remind-of-sale');
    await app.work('remind-of-sale');
    const { text } = await newestMail(app, guest.email);
    expect(text).toContain(back.href);
    expect((await venue.of('messages')).filter(({ to }) => to === guest.email)).toHaveLength(1);
    const own = await venue.scene.guest();
    const theirs = await venue.begun(venue.stay({ guest: undefined }), own.session);
    const left = await app.visitor().post(`${new URL(theirs.url ?? '').pathname}/leave`);
    expect(left.headers.location).toContain(
      `/activity-hub/venue-${venue.vendorId}/buy/package/${venue.weekend}?`,
    );
  });

  describe('a package of which two may begin on a day', () => {
    beforeEach(async () => {
      venue = await SaleScene.open(app, { weekend: { perDay: 2 } });
    });
    const fullDays = async () => (await offer(`packages/${venue.weekend}`)).package.fullDays;

    it('is not sold a third time, even to five at the same moment', async () => {
      const answers = await Promise.all(Array.from({ length: 5 }, () => venue.begin(venue.stay())));
      const begun = answers.filter(({ status }) => status === 201);
      expect(begun).toHaveLength(2);
      const refused = answers.filter(({ status }) => status !== 201);
      expect(refused.map(({ body }) => body.code)).toEqual(Array(3).fill('PACKAGE_DAY_FULL'));
      expect(await fullDays()).toEqual([ARRIVAL]);
      for (const { body } of begun) {
        await venue.act(body.data, 'pay');
        expect((await venue.look(body.data)).state).toBe('booked');
      }
      await venue.begin(venue.stay()).expect(409);
      await venue.begin(venue.stay({ arrivaldate: '2026-06-20' })).expect(201);
      expect(await venue.of('stays')).toHaveLength(2);
    });

    it('has its day back when nobody pays, or the stay is cancelled', async () => {
      const [paid, open] = [await venue.bought(venue.stay()), await venue.begun(venue.stay())];
      await venue.begin(venue.stay()).expect(409);
      await venue.call('delete', open).expect(200);
      expect(await fullDays()).toEqual([]);
      const late = await venue.begun(venue.stay());
      app.clock.advance({ minutes: 40 });
      await venue.reconcile();
      expect((await venue.look(late)).state).toBe('ended');
      const other = await venue.bought(venue.stay());
      expect(await fullDays()).toEqual([ARRIVAL]);
      await venue.scene.staff(2).post(`/api/v1/admin/stays/${paid.bought}/cancel`, {}).expect(200);
      expect(await fullDays()).toEqual([]);
      expect(other.state).toBe('booked');
    });

    it('counts what staff book of it, and does not hinder them', async () => {
      const guest = await venue.scene.guest();
      const stay = { _customer: guest.id.toHexString(), _package: venue.weekend, adults: 2 };
      for (let n = 0; n < 3; n += 1) {
        await venue.scene
          .staff(2)
          .post('/api/v1/admin/stays', { ...stay, arrivaldate: ARRIVAL })
          .expect(201);
      }
      await venue.begin(venue.stay()).expect(409);
    });
  });
});

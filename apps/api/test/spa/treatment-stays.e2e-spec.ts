import { Types } from 'mongoose';
import { verifyBookings } from '../../src/cli/verify-command';
import { StayRepair } from '../../src/modules/bookings/public';
import { newMembershipType } from '../../src/modules/memberships/testing/membership.factory';
import { DAY } from '../support/scenes/booking-scene';
import { SpaDay } from '../support/scenes/spa-day';
import { TestApp, type UserSession } from '../support/test-app';

const HUB = '/api/v1/hub/treatments';
const STAYS = '/api/v1/admin/stays';
const PACKAGES = '/api/v1/admin/packages';
/** The day is a Friday; a stay is from Thursday to Saturday. */
const DAYS = { arrivaldate: '2026-06-18', departuredate: '2026-06-20' };
const MONDAY = '2026-06-22';

describe('treatments that a stay includes', () => {
  let app: TestApp;
  let day: SpaDay;
  let guest: string;
  let session: UserSession;
  let stay: string;
  /** The massages of the stay. */
  let included: string;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set('2026-06-15T07:00:00Z');
    day = await SpaDay.open(app);
    guest = await day.guest();
    session = app.guest(day.scene.vendorId, new Types.ObjectId(guest));
    const made = await stayOf({ treatmentTypes: [{ _treatmentType: day.massage, quantity: 1 }] });
    stay = made._id;
    included = made.treatmentTypes[0]._id;
  });

  async function stayOf(change: object = {}) {
    const { body } = await day
      .staff()
      .post(STAYS, { ...{ _customer: guest, adults: 2, children: 1 }, ...DAYS, ...change })
      .expect(201);
    return body.data;
  }
  const read = async (id = stay) => (await day.staff().get(`${STAYS}/${id}`).expect(200)).body.data;
  const left = async (): Promise<number> => (await read()).treatmentTypes[0].left;
  const changeStay = async (change: object) => {
    const { version } = await read();
    return day.staff().put(`${STAYS}/${stay}`, { ...change, version });
  };
  const book = (change: object = {}) =>
    session.post(HUB, {
      ...{ _treatmentType: day.massage, date: DAY, timeindexStart: 600, _stayTreatment: included },
      ...change,
    });
  const booked = async (change: object = {}) => {
    const { status, body } = await book(change);
    expect([status, body.code]).toEqual([201, undefined]);
    return body.data;
  };

  it('are one for each adult, and cost the guest nothing', async () => {
    expect((await read()).treatmentTypes).toMatchObject([
      { quantity: 1, included: 2, booked: 0, left: 2, treatments: [], _treatmentType: day.massage },
    ]);
    const made = await booked();
    expect(made).toMatchObject({
      total: 0,
      coveredBy: {
        kind: 'stay',
        _id: stay,
        _stayTreatment: included,
        name: '2026-06-18 – 2026-06-20',
      },
    });
    const { body } = await session.get('/api/v1/hub/stays').expect(200);
    expect(body.data[0].treatmentTypes).toMatchObject([
      { included: 2, booked: 1, left: 1, treatments: [made._id] },
    ]);
    await session.delete(`${HUB}/${made._id}`).expect(200);
    expect((await read()).treatmentTypes).toMatchObject([{ booked: 0, left: 2, treatments: [] }]);
    expect(await day.differences()).toEqual([]);
  });

  it('take one for each guest of a couple’s treatment', async () => {
    const both = { _treatmentType: day.couples, quantity: 1 };
    const [{ _id }] = (await stayOf({ treatmentTypes: [both] })).treatmentTypes;
    await booked({ _treatmentType: day.couples, _stayTreatment: _id });
    const { body } = await book({
      ...{ _treatmentType: day.couples, _stayTreatment: _id, timeindexStart: 780 },
    }).expect(409);
    expect(body.code).toBe('STAY_SERVICE_BOOKED');
  });

  it('share the last one: a second is refused, and nothing is booked of it', async () => {
    await booked();
    const answers = await Promise.all([
      book({ timeindexStart: 720 }),
      book({ timeindexStart: 840 }),
      book({ timeindexStart: 900 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const codes = answers.flatMap(({ body }) => body.code ?? []);
    expect(codes).toEqual(['STAY_SERVICE_BOOKED', 'STAY_SERVICE_BOOKED']);
    expect((await read()).treatmentTypes).toMatchObject([{ included: 2, booked: 2, left: 0 }]);
    const _vendor = day.scene.vendorId;
    expect(await app.connection.collection('treatments').countDocuments({ _vendor })).toBe(2);
    // it is its own: nothing keeps it from being moved
    const { _id } = answers.find(({ status }) => status === 201)?.body.data ?? {};
    await session.put(`${HUB}/${_id}`, { timeindexStart: 660 }).expect(200);
    expect(await left()).toBe(0);
  });

  it('are on a day of the stay, also when they are moved', async () => {
    await day.shift(day.anna, { date: MONDAY });
    const late = await book({ date: MONDAY }).expect(422);
    expect(late.body.code).toBe('STAY_DOES_NOT_INCLUDE');
    const made = await booked();
    const moved = await session.put(`${HUB}/${made._id}`, { date: MONDAY }).expect(422);
    expect(moved.body.code).toBe('STAY_DOES_NOT_INCLUDE');
    expect((await read()).treatmentTypes).toMatchObject([{ treatments: [made._id] }]);
  });

  it('are of the type that is included, in a stay that is not cancelled, of this guest', async () => {
    const other = await book({ _treatmentType: day.couples }).expect(422);
    expect(other.body.code).toBe('STAY_DOES_NOT_INCLUDE');
    const theirs = await stayOf({
      _customer: await day.guest(),
      treatmentTypes: [{ _treatmentType: day.massage, quantity: 1 }],
    });
    await book({ _stayTreatment: theirs.treatmentTypes[0]._id }).expect(404);
    await book({ _stayTreatment: new Types.ObjectId().toHexString() }).expect(404);
    await book({ _stayTreatment: 'none' }).expect(400);
    await day.staff().post(`${STAYS}/${stay}/cancel`, { version: 0 }).expect(200);
    const { body } = await book().expect(422);
    expect(body.code).toBe('STAY_CANCELLED');
  });

  it('not where the venue no longer has stays', async () => {
    const modules = { services: true, spa: true, fnb: true, openBooking: true, memberships: true };
    const other = await SpaDay.open(app, { modules: { ...modules, stays: false } });
    const { body } = await other
      .book({ _customer: await other.guest(), _stayTreatment: included })
      .expect(403);
    expect(body.code).toBe('MODULE_OFF');
  });

  it('the desk says what pays, and can say otherwise', async () => {
    const made = await day.booked({ _customer: guest, _stayTreatment: included });
    const agreed = { price: 0, coveredBy: { kind: 'stay', _stayTreatment: included } };
    expect(made).toMatchObject({ total: 0, terms: agreed });
    const again = await day.change(made._id, { _stayTreatment: included, comment: 'Hi' });
    expect(again.body.data).toMatchObject({ terms: agreed });
    // no membership pays, and none did
    const still = await day.change(made._id, { _membership: null });
    expect(still.body.data).toMatchObject({ terms: agreed });
    expect(await left()).toBe(1);
    const paid = await day.change(made._id, { _stayTreatment: null });
    expect(paid.body.data).toMatchObject({ total: 120_000, terms: { price: 120_000 } });
    expect(await left()).toBe(2);
    await day.change(made._id, { _stayTreatment: included });
    const other = await day.change(made._id, { _customer: await day.guest() });
    expect(other.body.data).toMatchObject({ total: 120_000 });
    expect(await left()).toBe(2);
    const both = { _stayTreatment: included, _membership: new Types.ObjectId().toHexString() };
    expect((await day.change(made._id, both)).body.code).toBe('COVERED_TWICE');
  });

  it('keep the stay as it is while they are booked', async () => {
    const made = await booked();
    const { version } = await read();
    const refused = [
      await changeStay({ treatmentTypes: [] }),
      await changeStay({ arrivaldate: '2026-06-20', departuredate: '2026-06-22' }),
      await day.staff().post(`${STAYS}/${stay}/cancel`, { version }),
      await day.staff(2).delete(`${STAYS}/${stay}`),
    ];
    expect(refused.map(({ body }) => body.code)).toEqual(
      Array.from({ length: 4 }, () => 'STAY_HAS_BOOKINGS'),
    );
    const kept = await changeStay({
      departuredate: '2026-06-21',
      treatmentTypes: [{ _id: included, _treatmentType: day.massage, quantity: 2 }],
    });
    expect(kept.body.data.treatmentTypes).toMatchObject([
      { _id: included, included: 4, booked: 1, treatments: [made._id] },
    ]);
    await session.delete(`${HUB}/${made._id}`).expect(200);
    expect((await changeStay({ treatmentTypes: [] })).body.data.treatmentTypes).toEqual([]);
  });

  describe('pay for what is booked together', () => {
    const JOURNEYS = '/api/v1/spa/journeys';
    const OWN = '/api/v1/hub/journeys';
    const massages = (first: object, second: object = first) => [
      { _treatmentType: day.massage, ...first },
      { _treatmentType: day.massage, ...second },
    ];
    const atDesk = (first: object, second: object = first) => ({
      date: DAY,
      treatments: massages({ timeindexStart: 600, ...first }, { timeindexStart: 660, ...second }),
      guests: [{ _customer: guest }],
    });
    const inHub = (first: object, second: object = first) => ({
      ...{ date: DAY, starts: [600, 660], treatments: massages(first, second) },
    });
    const paid = () => ({ _stayTreatment: included });

    it('for a guest, each of its treatments takes one, and gives it back', async () => {
      const { body } = await session.post(OWN, inHub(paid())).expect(201);
      const { _id, total, treatments } = body.data;
      const coveredBy = { kind: 'stay', _id: stay, _stayTreatment: included };
      expect([total, treatments]).toMatchObject([0, [{ coveredBy }, { coveredBy }]]);
      expect(await left()).toBe(0);
      await session.put(`${OWN}/${_id}`, { date: DAY, timeindexStart: 780 }).expect(200);
      expect(await left()).toBe(0);
      expect(await day.differences()).toEqual([]);
      await session.delete(`${OWN}/${_id}`).expect(200);
      expect(await left()).toBe(2);
      expect(await day.differences()).toEqual([]);
    });

    it('nothing of it where one is more than is left', async () => {
      await booked({ timeindexStart: 840 });
      for (const asked of [
        session.post(OWN, inHub(paid())),
        day.staff().post(JOURNEYS, atDesk(paid())),
      ]) {
        const { body } = await asked.expect(409);
        expect(body.code).toBe('STAY_SERVICE_BOOKED');
      }
      expect(await left()).toBe(1);
      const { body } = await session.post(OWN, inHub(paid(), {})).expect(201);
      expect(body.data).toMatchObject({ total: 120_000 });
      expect(await left()).toBe(0);
    });

    it('a membership pays for one and the stay for the other, as the desk says', async () => {
      const { _id } = await newMembershipType(app.connection, day.scene.vendorId, {
        treatmentTypes: [new Types.ObjectId(day.massage)],
      });
      const sold = await day
        .staff()
        .post(`/api/v1/admin/customers/${guest}/memberships`, {
          _membershipType: _id.toHexString(),
        })
        .expect(201);
      const _membership = sold.body.data._id;
      const { body } = await day
        .staff()
        .post(JOURNEYS, atDesk({ _membership }, paid()))
        .expect(201);
      expect(body.data.treatments).toMatchObject([
        { total: 0, terms: { coveredBy: { kind: 'membership', _id: _membership } } },
        { total: 0, terms: { coveredBy: { kind: 'stay', _id: stay } } },
      ]);
      expect(await left()).toBe(1);
      expect(await day.differences()).toEqual([]);
      await day.staff().delete(`${JOURNEYS}/${body.data._id}`).expect(200);
      const uses = await day.staff().get(`/api/v1/admin/memberships/${_membership}`).expect(200);
      expect([await left(), uses.body.data.numberOfUsages]).toEqual([2, 0]);
      expect(await day.differences()).toEqual([]);
    });

    it('only what is the guest’s own, on a day of the stay', async () => {
      const stranger = { ...atDesk(paid()), guests: [{ _customer: await day.guest() }] };
      await day.staff().post(JOURNEYS, stranger).expect(404);
      await session.post(OWN, inHub({ _stayTreatment: 'none' })).expect(400);
      await session
        .post(OWN, inHub({ _membership: new Types.ObjectId().toHexString() }))
        .expect(404);
      for (const one of [day.anna, day.berit]) await day.shift(one, { date: MONDAY });
      const late = await session.post(OWN, { ...inHub(paid()), date: MONDAY }).expect(422);
      expect(late.body.code).toBe('STAY_DOES_NOT_INCLUDE');
      const made = await session.post(OWN, inHub(paid())).expect(201);
      const to = { date: MONDAY, timeindexStart: 600 };
      const moved = await session.put(`${OWN}/${made.body.data._id}`, to).expect(422);
      expect(moved.body.code).toBe('STAY_DOES_NOT_INCLUDE');
      const both = { ...paid(), _membership: new Types.ObjectId().toHexString() };
      const twice = await day
        .staff()
        .post(JOURNEYS, atDesk({ ...both, timeindexStart: 780 }, { timeindexStart: 840 }))
        .expect(422);
      expect(twice.body.code).toBe('COVERED_TWICE');
    });
  });

  describe('are counted again every night', () => {
    const ledgerId = () => `stay:${stay}`;
    const mend = () =>
      app.nest.get(StayRepair).repair({ vendorId: day.scene.vendorId.toHexString() }, ledgerId());
    const say = (treatments: object[]) =>
      app.connection
        .collection('stays')
        .updateOne(
          { _id: new Types.ObjectId(stay) },
          { $set: { 'treatmentTypes.0.treatments': treatments } },
        );
    const counted = (id: string, change: object = {}) => ({
      ...{ _treatment: new Types.ObjectId(id), date: DAY, guests: 1, ...change },
    });

    it('and add up after booking, moving, cancelling and another guest', async () => {
      const { _id } = await booked();
      const other = await booked({ timeindexStart: 720 });
      await session.put(`${HUB}/${_id}`, { timeindexStart: 840 }).expect(200);
      await session.delete(`${HUB}/${_id}`).expect(200);
      await day.change(other._id, { _customer: await day.guest() });
      await booked();
      expect(await day.differences()).toEqual([]);
    });

    it('one that was forgotten is found and counted, and what it was is written down', async () => {
      const { _id } = await booked();
      await say([]);
      expect(await left()).toBe(2);
      const found = { kind: 'stay-treatment', ledgerId: ledgerId(), by: _id };
      expect(await day.differences()).toEqual([{ ...found, counted: 0, guests: 1 }]);
      await mend();
      expect(await day.differences()).toEqual([]);
      expect((await read()).treatmentTypes).toMatchObject([{ left: 1, treatments: [_id] }]);
      const entry = await app.connection
        .collection('audit')
        .findOne({ _vendor: day.scene.vendorId, action: 'stay.repaired' });
      expect(entry).toMatchObject({
        actor: { kind: 'system', name: 'verify-bookings' },
        before: { treatmentTypes: [{ treatments: [] }] },
        after: { treatmentTypes: [{ treatments: [{ date: DAY, guests: 1 }] }] },
      });
    });

    it('one that is gone no longer keeps its place', async () => {
      const gone = new Types.ObjectId().toHexString();
      await say([counted(gone, { guests: 2 })]);
      expect((await book()).body.code).toBe('STAY_SERVICE_BOOKED');
      const found = { kind: 'stay-treatment', ledgerId: ledgerId(), by: gone };
      expect(await day.differences()).toEqual([{ ...found, counted: 2, guests: 0 }]);
      await mend();
      await booked();
      expect(await day.differences()).toEqual([]);
    });

    it('one on another day is found, and mended by the command, line by line', async () => {
      const { _id } = await booked();
      await say([counted(_id, { date: '2026-06-20' })]);
      expect(await day.differences()).toEqual([
        { kind: 'stay-day', ledgerId: ledgerId(), by: _id, says: '2026-06-20', date: DAY },
      ]);
      const lines: string[] = [];
      const log = jest.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
      try {
        await verifyBookings(app.nest, { repair: true });
      } finally {
        log.mockRestore();
      }
      expect(lines).toContain(`${ledgerId()}: has treatment ${_id} on 2026-06-20, it is on ${DAY}`);
      expect(lines.at(-1)).toMatch(/ [1-9]\d* stays with treatments, .* [1-9]\d* mended$/);
      expect(await day.differences()).toEqual([]);
      expect(await left()).toBe(1);
    });
  });

  it('come with a package, whose type cannot be deleted', async () => {
    const _treatmentType = (await day.scene.treatmentType({ name: 'Scrub' }))._id;
    const input = {
      ...{ name: 'Spa weekend', nights: 2, price: 400_000 },
      treatmentTypes: [{ _treatmentType, quantity: 2 }],
    };
    const { body } = await day.staff(2).post(PACKAGES, input).expect(201);
    expect(body.data.treatmentTypes).toMatchObject([{ _treatmentType, quantity: 2 }]);
    const { _id, treatmentTypes, version } = body.data;
    const made = await stayOf({ _package: _id });
    expect(made.treatmentTypes).toMatchObject([{ name: 'Scrub', included: 4, left: 4 }]);
    const gone = await day.staff(2).delete('/api/spa/treatmenttype', { _id: _treatmentType });
    expect([gone.status, gone.body.code]).toEqual([409, 'TREATMENT_TYPE_IN_USE']);
    const same = await day.staff(2).put(`${PACKAGES}/${_id}`, { treatmentTypes, version });
    expect(same.body.data.treatmentTypes).toEqual(treatmentTypes);
    const unknown = new Types.ObjectId().toHexString();
    for (const wrong of [
      { _treatmentType: unknown, quantity: 1 },
      { _treatmentType: (await SpaDay.open(app)).massage, quantity: 1 },
    ]) {
      await day
        .staff(2)
        .post(PACKAGES, { ...input, treatmentTypes: [wrong] })
        .expect(404);
      await day
        .staff()
        .post(STAYS, { _customer: guest, adults: 1, ...DAYS, treatmentTypes: [wrong] })
        .expect(404);
    }
    await day
      .staff(2)
      .post(PACKAGES, { ...input, treatmentTypes: [{ _treatmentType, quantity: 0 }] })
      .expect(400);
    await day.staff(1).post(PACKAGES, input).expect(403);
  });
});

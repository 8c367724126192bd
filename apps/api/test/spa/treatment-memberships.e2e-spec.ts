import { Types } from 'mongoose';
import { BookingChecker, MembershipRepair } from '../../src/modules/bookings/public';
import { newMembershipType } from '../../src/modules/memberships/testing/membership.factory';
import type { MembershipType } from '../../src/modules/memberships/types/membership-type.schema';
import { DAY } from '../support/scenes/booking-scene';
import { SpaDay } from '../support/scenes/spa-day';
import { TestApp, type UserSession } from '../support/test-app';

const HUB = '/api/v1/hub/treatments';
const TEN = 600;

describe('treatments paid for by a membership', () => {
  let app: TestApp;
  let day: SpaDay;
  let guest: string;
  let session: UserSession;
  let card: string;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set('2026-06-15T07:00:00Z');
    day = await SpaDay.open(app);
    guest = await day.guest();
    session = app.guest(day.scene.vendorId, new Types.ObjectId(guest));
    card = await sold();
  });

  /** A membership of a type that pays for massages. */
  async function sold(type: Partial<MembershipType> = {}, of = guest): Promise<string> {
    const { vendorId } = day.scene;
    const { _id } = await newMembershipType(app.connection, vendorId, {
      ...{ name: 'Spa card', treatmentTypes: [new Types.ObjectId(day.massage)], ...type },
    });
    const { body } = await day
      .staff()
      .post(`/api/v1/admin/customers/${of}/memberships`, { _membershipType: _id.toHexString() })
      .expect(201);
    return body.data._id;
  }
  const usesOf = async (id = card): Promise<number> => {
    const { body } = await day.staff().get(`/api/v1/admin/customers/${guest}/memberships`);
    return body.data.find((one: { _id: string }) => one._id === id).numberOfUsages;
  };
  const ledger = async (id = card) =>
    (await day.staff().get(`/api/v1/admin/memberships/${id}/usages`).expect(200)).body.data.items;
  const book = (change: object = {}) =>
    session.post(HUB, {
      ...{ _treatmentType: day.massage, date: DAY, timeindexStart: TEN, _membership: card },
      ...change,
    });
  const booked = async (change: object = {}) => {
    const { status, body } = await book(change);
    expect([status, body.code]).toEqual([201, undefined]);
    return body.data;
  };

  it('cost the guest a use, and get it back when cancelled in time', async () => {
    const made = await booked();
    expect(made).toMatchObject({
      ...{ total: 0, coveredBy: { kind: 'membership', _id: card, name: 'Spa card' } },
    });
    expect(await usesOf()).toBe(1);
    expect(await ledger()).toMatchObject([
      { uses: 1, _treatment: made._id, by: { kind: 'guest' } },
    ]);
    await session.delete(`${HUB}/${made._id}`).expect(200);
    expect(await usesOf()).toBe(0);
    expect(await day.differences()).toEqual([]);
  });

  it('leave their addons to the guest', async () => {
    const oil = new Types.ObjectId().toHexString();
    await app.connection
      .collection('treatmenttypes')
      .updateOne(
        { _id: new Types.ObjectId(day.massage) },
        { $set: { addons: [{ _id: oil, name: 'Arnica oil', price: 9_000, maxQuantity: 1 }] } },
      );
    const addons = [{ _addon: oil, quantity: 1 }];
    expect(await booked({ addons })).toMatchObject({ total: 9_000 });
  });

  it('take a use for each guest', async () => {
    const both = await sold({ treatmentTypes: [new Types.ObjectId(day.couples)] });
    await booked({ _treatmentType: day.couples, _membership: both });
    expect(await usesOf(both)).toBe(2);
  });

  it('share one last use: a second is refused and nothing is booked of it', async () => {
    const last = await sold({ maxNumberOfUsages: 1 });
    const answers = await Promise.all([
      book({ _membership: last }),
      book({ _membership: last, timeindexStart: 720 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.code).toBe('MEMBERSHIP_USED_UP');
    expect(await usesOf(last)).toBe(1);
    const _vendor = day.scene.vendorId;
    expect(await app.connection.collection('treatments').countDocuments({ _vendor })).toBe(1);
    // the last use is its own: nothing keeps it from being moved
    const { _id } = answers.find(({ status }) => status === 201)?.body.data ?? {};
    await session.put(`${HUB}/${_id}`, { timeindexStart: 840 }).expect(200);
    expect(await usesOf(last)).toBe(1);
  });

  it.each([
    ['of a type that does not pay for it', {}, 422, 'MEMBERSHIP_DOES_NOT_COVER'],
    ['that runs out before', { validityDays: 2 }, 422, 'MEMBERSHIP_EXPIRED'],
  ])('not by one %s', async (_, type, status, code) => {
    const other = await sold(code === 'MEMBERSHIP_EXPIRED' ? type : { treatmentTypes: [] });
    const { body } = await book({ _membership: other }).expect(status);
    expect(body.code).toBe(code);
    expect(await usesOf(other)).toBe(0);
  });

  it('not by another guest’s', async () => {
    const theirs = await sold({}, await day.guest());
    await book({ _membership: theirs }).expect(404);
  });

  it('not where the venue no longer has memberships', async () => {
    const modules = { services: true, stays: true, spa: true, fnb: true, openBooking: true };
    const other = await SpaDay.open(app, { modules: { ...modules, memberships: false } });
    const _customer = await other.guest();
    const { body } = await other.book({ _customer, _membership: card }).expect(403);
    expect(body.code).toBe('MODULE_OFF');
  });

  it('the desk says who pays, and can say otherwise', async () => {
    const made = await day.booked({ _customer: guest, _membership: card });
    const agreed = { price: 0, coveredBy: { _id: card } };
    expect(made).toMatchObject({ total: 0, terms: agreed });
    // the whole treatment may be sent back
    const again = await day.change(made._id, { _membership: card, comment: 'Hi' });
    expect(again.body.data).toMatchObject({ terms: agreed });
    expect(await usesOf()).toBe(1);
    const paid = await day.change(made._id, { _membership: null });
    expect(paid.body.data).toMatchObject({ total: 120_000, terms: { price: 120_000 } });
    expect(paid.body.data.terms).not.toHaveProperty('coveredBy');
    expect(await usesOf()).toBe(0);
    await day.change(made._id, { _membership: card });
    expect(await usesOf()).toBe(1);
    const other = await day.change(made._id, { _customer: await day.guest() });
    expect(other.body.data).toMatchObject({ total: 120_000 });
    expect(await usesOf()).toBe(0);
  });

  it('are refused another day on which the membership has run out, and stay where they were', async () => {
    const short = await sold({ validityDays: 5 });
    await day.shift(day.anna, { date: '2026-06-22' });
    const made = await booked({ _membership: short });
    const { body } = await session.put(`${HUB}/${made._id}`, { date: '2026-06-22' }).expect(422);
    expect(body.code).toBe('MEMBERSHIP_EXPIRED');
    const { body: kept } = await session.get(`${HUB}/${made._id}`).expect(200);
    expect(kept.data.date).toBe(DAY);
  });

  it('a use that the desk gave back by hand is not given back again', async () => {
    const made = await booked();
    await day.staff().post(`/api/v1/admin/memberships/${card}/undoUse`, {}).expect(200);
    expect(await usesOf()).toBe(0);
    await day.staff().delete('/api/spa/treatment', { _id: made._id }).expect(200);
    expect(await usesOf()).toBe(0);
  });

  describe('are counted again at night', () => {
    const collection = (name: string) => app.connection.collection(name);
    const nightly = () => app.nest.get(BookingChecker).ofVendor(day.scene.vendorId);
    const mend = () =>
      app.nest
        .get(MembershipRepair)
        .repair({ vendorId: day.scene.vendorId.toHexString() }, `membership:${card}`);
    const found = (by: string, uses: number, owed: number) => [
      { kind: 'membership-treatment', ledgerId: `membership:${card}`, by, uses, owed },
    ];

    it('and add up after booking, moving, cancelling, and giving back by hand', async () => {
      const made = await booked();
      await session.put(`${HUB}/${made._id}`, { timeindexStart: 720 }).expect(200);
      const { _id } = await booked({ timeindexStart: 840 });
      await session.delete(`${HUB}/${_id}`).expect(200);
      await day.staff().post(`/api/v1/admin/memberships/${card}/undoUse`, {}).expect(200);
      expect(await nightly()).toEqual([]);
    });

    it('and take the uses that were lost', async () => {
      const { _id } = await booked();
      const _membership = new Types.ObjectId(card);
      await collection('membershipUses').deleteOne({ _membership });
      await collection('memberships').updateOne(
        { _id: _membership },
        { $set: { numberOfUsages: 0, entries: 0 } },
      );
      expect(await nightly()).toEqual(found(_id, 0, 1));
      await mend();
      expect(await nightly()).toEqual([]);
      expect(await ledger()).toMatchObject([{ uses: 1, _treatment: _id, by: { kind: 'system' } }]);
    });

    it('and give back those of a treatment that is gone', async () => {
      const { _id } = await booked();
      const treatment = new Types.ObjectId(_id);
      await collection('treatments').updateOne(
        { _id: treatment },
        { $unset: { 'terms.coveredBy': 1 } },
      );
      expect(await nightly()).toEqual(found(_id, 1, 0));
      await mend();
      expect(await nightly()).toEqual([]);
      expect(await usesOf()).toBe(0);
    });
  });

  it('keep their type from being deleted', async () => {
    const { body } = await day
      .staff(2)
      .delete('/api/spa/treatmenttype', { _id: day.massage })
      .expect(409);
    expect(body.code).toBe('TREATMENT_TYPE_IN_USE');
  });
});

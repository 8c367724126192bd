import { Types } from 'mongoose';
import { aGuest } from '../../src/modules/customers/testing/guest.factory';
import { newMembershipType } from '../../src/modules/memberships/testing/membership.factory';
import { newVendor } from '../support/new-vendor';
import { TestApp } from '../support/test-app';

const TODAY = '2026-06-15';

describe('memberships', () => {
  let app: TestApp;
  let vendor: Types.ObjectId;
  let guest: Types.ObjectId;

  beforeEach(async () => {
    app.clock.set('2026-06-15T09:00:00Z');
    vendor = await newVendor(app);
    guest = await aNewGuest(vendor);
  });
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  async function aNewGuest(of: Types.ObjectId): Promise<Types.ObjectId> {
    const one = aGuest(of);
    await app.connection.collection('customers').insertOne({ ...one });
    return one._id;
  }
  const desk = () => app.staff(vendor, 1);
  const ofGuest = (id = guest) => `/api/v1/admin/customers/${id.toHexString()}/memberships`;
  const at = (id: string, action = '') =>
    `/api/v1/admin/memberships/${id}${action && `/${action}`}`;

  async function sold(type: Parameters<typeof newMembershipType>[2] = {}, input: object = {}) {
    const { _id } = await newMembershipType(app.connection, vendor, type);
    const { body } = await desk()
      .post(ofGuest(), { _membershipType: _id.toHexString(), ...input })
      .expect(201);
    return body.data;
  }
  const act = async (id: string, action: string, body: object = {}, status = 200) =>
    (await desk().post(at(id, action), body).expect(status)).body;
  const ledger = async (id: string) => (await desk().get(at(id, 'usages')).expect(200)).body.data;

  it('are given to a guest, with the uses, price and last day of their type', async () => {
    const membership = await sold({ validityMonths: 1 }, { comment: ' paid in cash ' });
    expect(membership).toMatchObject({
      _customer: guest.toHexString(),
      _membershipType: { name: 'Ten card' },
      status: 'active',
      dateFrom: TODAY,
      dateUntil: '2026-07-14',
      maxNumberOfUsages: 10,
      numberOfUsages: 0,
      usagesLeft: 10,
      price: 100_000,
      currency: 'NOK',
      comment: 'paid in cash',
      version: 0,
    });
    const { body } = await desk().get(ofGuest()).expect(200);
    expect(body.data).toEqual([membership]);
  });

  it('begin today where the venue is', async () => {
    app.clock.set('2026-06-15T22:30:00Z');
    expect((await sold()).dateFrom).toBe('2026-06-16');
  });

  it('are not given of a type that is not sold, nor to end before they begin', async () => {
    const { _id } = await newMembershipType(app.connection, vendor, { active: false });
    const refused = await desk()
      .post(ofGuest(), { _membershipType: _id.toHexString() })
      .expect(422);
    expect(refused.body.code).toBe('MEMBERSHIP_TYPE_INACTIVE');
    const other = await newMembershipType(app.connection, vendor);
    const ends = { _membershipType: other._id.toHexString(), dateUntil: '2026-06-14' };
    expect((await desk().post(ofGuest(), ends).expect(422)).body.code).toBe('INVALID_PERIOD');
  });

  it('are used at the desk; each use is in the ledger with what was used by then', async () => {
    const { _id } = await sold();
    await act(_id, 'use');
    const { data } = await act(_id, 'use', { numberOfUsages: 3, comment: 'the family' });
    expect(data).toMatchObject({ numberOfUsages: 4, usagesLeft: 6 });
    expect((await ledger(_id)).items).toMatchObject([
      { uses: 3, numberOfUsages: 4, comment: 'the family', by: { kind: 'staff' } },
      { uses: 1, numberOfUsages: 1 },
    ]);
  });

  it('give a use back once, with an entry of its own', async () => {
    const { _id } = await sold();
    await act(_id, 'use');
    await act(_id, 'use', { numberOfUsages: 2 });
    const [, first] = (await ledger(_id)).items;
    expect((await act(_id, 'undoUse')).data).toMatchObject({ numberOfUsages: 1 });
    const again = await act(_id, 'undoUse', { _use: first._id, comment: 'a mistake' });
    expect(again.data.numberOfUsages).toBe(0);
    expect((await act(_id, 'undoUse', { _use: first._id }, 422)).code).toBe(
      'MEMBERSHIP_USE_UNDONE',
    );
    expect((await act(_id, 'undoUse', {}, 409)).code).toBe('MEMBERSHIP_WITHOUT_USES');
    const { items } = await ledger(_id);
    expect(items.map(({ uses }: { uses: number }) => uses)).toEqual([-1, -2, 2, 1]);
    expect(items[0]).toMatchObject({ _reverses: first._id, comment: 'a mistake' });
  });

  it('give nothing back of another membership', async () => {
    const [one, other] = [await sold(), await sold()];
    await act(one._id, 'use');
    const [use] = (await ledger(one._id)).items;
    await act(other._id, 'undoUse', { _use: use._id }, 404);
  });

  it('are never used up twice: of 50 at once for the last use, one succeeds', async () => {
    const { _id } = await sold({ maxNumberOfUsages: 3 });
    await act(_id, 'use', { numberOfUsages: 2 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => desk().post(at(_id, 'use'), {})),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('MEMBERSHIP_USED_UP');
    const { data } = (await desk().get(at(_id)).expect(200)).body;
    expect(data).toMatchObject({ numberOfUsages: 3, usagesLeft: 0 });
    expect((await ledger(_id)).items).toHaveLength(2);
  });

  it('without a limit are used as often as one likes', async () => {
    const { _id } = await sold({ maxNumberOfUsages: 0 });
    const { data } = await act(_id, 'use', { numberOfUsages: 100 });
    expect(data).toMatchObject({ maxNumberOfUsages: 0, numberOfUsages: 100 });
    expect(data).not.toHaveProperty('usagesLeft');
  });

  it('are paused and resumed, and last as much longer', async () => {
    const { _id } = await sold({ validityMonths: 1 });
    const paused = await act(_id, 'pause', { version: 0, reason: 'broken leg' });
    expect(paused.data).toMatchObject({ status: 'paused', pausedFrom: TODAY, version: 1 });
    expect((await act(_id, 'use', {}, 422)).code).toBe('MEMBERSHIP_PAUSED');
    expect((await act(_id, 'pause', {}, 422)).code).toBe('MEMBERSHIP_PAUSED');
    // long after its last day: a pause does not run out
    app.clock.advance({ days: 60 });
    expect((await desk().get(at(_id))).body.data.status).toBe('paused');
    const { data } = await act(_id, 'resume', { version: 1 });
    expect(data).toMatchObject({ status: 'active', dateUntil: '2026-09-12', version: 2 });
    expect(data).not.toHaveProperty('pausedFrom');
    await act(_id, 'use');
    expect((await act(_id, 'resume', {}, 422)).code).toBe('MEMBERSHIP_NOT_PAUSED');
  });

  it('that are paused before they begin lose no day by it, and gain none', async () => {
    const { _id } = await sold({ validityMonths: 1 }, { dateFrom: '2026-07-01' });
    await act(_id, 'pause');
    app.clock.advance({ days: 10 });
    expect((await act(_id, 'resume')).data.dateUntil).toBe('2026-07-31');
    await act(_id, 'pause');
    // 4 July: three days of it have gone by
    app.clock.advance({ days: 9 });
    expect((await act(_id, 'resume')).data.dateUntil).toBe('2026-08-03');
  });

  it('run out the day after their last, and are ended for good', async () => {
    const [one, other] = [await sold({ validityDays: 1 }), await sold()];
    expect((await act(other._id, 'end', { reason: 'moved' })).data).toMatchObject({
      status: 'ended',
      endedOn: TODAY,
    });
    expect((await act(other._id, 'use', {}, 422)).code).toBe('MEMBERSHIP_ENDED');
    expect((await act(other._id, 'resume', {}, 422)).code).toBe('MEMBERSHIP_ENDED');
    app.clock.advance({ days: 1 });
    expect((await desk().get(at(one._id))).body.data.status).toBe('expired');
    expect((await act(one._id, 'use', {}, 422)).code).toBe('MEMBERSHIP_EXPIRED');
    expect((await act(one._id, 'end', {}, 422)).code).toBe('MEMBERSHIP_EXPIRED');
  });

  it('are not used before they begin', async () => {
    const { _id } = await sold({}, { dateFrom: '2026-06-16' });
    expect((await act(_id, 'use', {}, 422)).code).toBe('MEMBERSHIP_NOT_STARTED');
  });

  it('refuse a stale version', async () => {
    const { _id } = await sold();
    await act(_id, 'pause', { version: 0 });
    expect((await act(_id, 'pause', { version: 0 }, 409)).code).toBe('STALE_VERSION');
    expect((await act(_id, 'end', { version: 0 }, 409)).code).toBe('STALE_VERSION');
  });

  it('are used once under one idempotency key', async () => {
    const { _id } = await sold();
    const staff = desk();
    const send = () =>
      staff.post(at(_id, 'use'), {}).set('idempotency-key', `use-${_id}`).expect(200);
    expect((await send()).body).toEqual((await send()).body);
    expect((await ledger(_id)).items).toHaveLength(1);
  });

  it('are in the guest’s history: sold, used, paused', async () => {
    const { _id } = await sold();
    await act(_id, 'use', { comment: 'sauna' });
    await act(_id, 'pause', { reason: 'broken leg' });
    const { body } = await desk()
      .get(`/api/v1/admin/customers/${guest.toHexString()}/auditLogs`)
      .expect(200);
    expect(body.data.items).toMatchObject([
      { action: 'membership.paused', reason: 'broken leg' },
      {
        action: 'membership.used',
        reason: 'sauna',
        changes: [{ field: 'numberOfUsages', before: '0', after: '1' }],
      },
      { action: 'membership.created' },
    ]);
  });

  it('of one guest are reached to the last one, however many began on one day', async () => {
    const { _id } = await newMembershipType(app.connection, vendor, {});
    const days = ['2026-06-01', '2026-06-01', '2027-01-01', '2026-06-01', '2020-02-29'];
    const made: string[] = [];
    for (const dateFrom of days) {
      const input = { _membershipType: _id.toHexString(), dateFrom };
      made.push((await desk().post(ofGuest(), input).expect(201)).body.data._id);
    }
    const pages = (query: string, id = guest) => desk().get(`${ofGuest(id)}/pages${query}`);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await pages(`?limit=2${cursor ? `&cursor=${cursor}` : ''}`).expect(200);
      seen.push(...body.data.items.map((one: { _id: string }) => one._id));
      cursor = body.data.nextCursor;
    } while (cursor);
    expect(seen).toEqual([2, 3, 1, 0, 4].map((index) => made[index]));
    const { body } = await desk().get(ofGuest()).expect(200);
    expect((await pages('').expect(200)).body.data).toEqual({ items: body.data });
    // a cursor of another guest's says nothing of him
    const other = await aNewGuest(vendor);
    expect((await pages(`?cursor=${made[0]}`, other).expect(200)).body.data).toEqual({ items: [] });
    await pages('', new Types.ObjectId()).expect(404);
  });

  it('page their ledger, latest first', async () => {
    const { _id } = await sold();
    for (let n = 0; n < 5; n += 1) await act(_id, 'use');
    const page = async (query: string) =>
      (
        await desk()
          .get(`${at(_id, 'usages')}?${query}`)
          .expect(200)
      ).body.data;
    const first = await page('limit=3');
    const rest = await page(`limit=3&cursor=${first.nextCursor}`);
    const counts = [...first.items, ...rest.items].map(
      ({ numberOfUsages }: { numberOfUsages: number }) => numberOfUsages,
    );
    expect(counts).toEqual([5, 4, 3, 2, 1]);
    expect(rest).not.toHaveProperty('nextCursor');
  });

  describe('in the hub', () => {
    const query = (customer = guest, of: string = vendor.toHexString()) =>
      `/api/v1/hub/memberships?customerId=${customer.toHexString()}&vendorId=${of}`;
    const session = () => app.guest(vendor, guest);

    it('are a bare array with fixed fields, in the guest’s language', async () => {
      const { _id } = await sold({ languageList: [{ languageType: 'de', name: 'Zehnerkarte' }] });
      await act(_id, 'use');
      const { body } = await session().get(query()).set('accept-language', 'de').expect(200);
      expect(body).toEqual([
        {
          _id,
          _membershipType: { _id: expect.any(String), name: 'Zehnerkarte' },
          status: 'active',
          dateFrom: TODAY,
          maxNumberOfUsages: 10,
          numberOfUsages: 1,
          usagesLeft: 9,
          services: [],
          treatmentTypes: [],
        },
      ]);
      const { body: bySlug } = await session()
        .get(query(guest, `venue-${vendor.toHexString()}`))
        .expect(200);
      expect(bySlug).toHaveLength(1);
    });

    it('show when they were used, and not by whom or with what note', async () => {
      const { _id } = await sold();
      await act(_id, 'use', { comment: 'seems tired' });
      const { body } = await session().get(`/api/v1/hub/memberships/${_id}/usages`).expect(200);
      expect(body.data.items).toEqual([
        { _id: expect.any(String), at: expect.any(String), uses: 1, numberOfUsages: 1 },
      ]);
    });

    it('are nobody else’s', async () => {
      const { _id } = await sold();
      const other = await aNewGuest(vendor);
      const elsewhere = await newVendor(app);
      await session().get(query(other)).expect(404);
      await session().get(query(guest, elsewhere.toHexString())).expect(404);
      await app.guest(vendor, other).get(`/api/v1/hub/memberships/${_id}/usages`).expect(404);
      await desk().get(query()).expect(403);
      await app.visitor().get(query()).expect(401);
      await session().get('/api/v1/hub/memberships').expect(400);
    });
  });

  it('are another venue’s to nobody', async () => {
    const { _id, _membershipType } = await sold();
    const stranger = app.staff(await newVendor(app), 3);
    await stranger.get(at(_id)).expect(404);
    await stranger.get(ofGuest()).expect(404);
    await stranger.get(at(_id, 'usages')).expect(404);
    for (const action of ['use', 'undoUse', 'pause', 'resume', 'end']) {
      await stranger.post(at(_id, action), {}).expect(404);
    }
    await stranger.post(ofGuest(), { _membershipType: _membershipType._id }).expect(404);
    await stranger.put(`/api/v1/admin/membershipTypes/${_membershipType._id}`, {}).expect(404);
  });

  it('keep no note about a guest who is erased', async () => {
    const { _id } = await sold({}, { comment: 'knows the owner' });
    await act(_id, 'use', { comment: 'in a bad mood' });
    await app
      .staff(vendor, 3)
      .delete('/api/admin/delete_customer', { userId: guest.toHexString() })
      .expect(200);
    const [membership, use] = await Promise.all([
      app.connection.collection('memberships').findOne({ _id: new Types.ObjectId(_id) }),
      app.connection.collection('membershipUses').findOne({ _membership: new Types.ObjectId(_id) }),
    ]);
    expect(membership).toMatchObject({ numberOfUsages: 1 });
    expect(membership).not.toHaveProperty('comment');
    expect(use).not.toHaveProperty('comment');
  });
});

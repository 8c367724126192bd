import { Types } from 'mongoose';
import { newService, timeOfWeek } from '../../src/modules/bookings/testing/service.factory';
import type { Membership } from '../../src/modules/memberships/membership.schema';
import {
  aMembership,
  newMembershipType,
} from '../../src/modules/memberships/testing/membership.factory';
import type { MembershipType } from '../../src/modules/memberships/types/membership-type.schema';
import { type BookingGuest, BookingScene, DAY } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';

const NOW = '2026-06-15T09:00:00Z';

describe('bookings that a membership pays for', () => {
  let app: TestApp;
  let scene: BookingScene;
  let guest: BookingGuest;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set(NOW);
    scene = await BookingScene.open(app, {
      service: {
        cancellationHours: 24,
        prepayment: 'optional',
        times: [timeOfWeek(600, 720), timeOfWeek(780, 900)],
        addons: [{ _id: new Types.ObjectId().toHexString(), name: 'Towel', price: 5_000 }],
      },
    });
    guest = await scene.guest();
  });

  /** A membership of the guest that covers the scene's service; its id. */
  async function membership(
    change: Partial<Membership> = {},
    type: Partial<MembershipType> = {},
    owner = guest,
  ): Promise<string> {
    const { _id } = await newMembershipType(app.connection, scene.vendorId, {
      name: 'Spa card',
      services: [scene.serviceId],
      ...type,
    });
    const stored = aMembership(scene.vendorId, {
      _customer: owner.id,
      _membershipType: _id,
      ...change,
    });
    await app.connection.collection('memberships').insertOne({ ...stored });
    return stored._id.toHexString();
  }
  const used = async (id: string) => {
    const { body } = await scene.staff().get(`/api/v1/admin/memberships/${id}`).expect(200);
    return body.data.numberOfUsages;
  };
  const ledger = async (id: string) => {
    const { body } = await scene.staff().get(`/api/v1/admin/memberships/${id}/usages`).expect(200);
    return body.data.items;
  };
  const cancel = (id: string) => guest.session.delete(`/api/v1/hub/activity/${id}`);
  const refusal = async (change: object) => {
    const { body } = await guest.book({ ...change });
    return [body.statusCode, body.code];
  };

  it('pays for each date of a series, or for none: told before, and all in one transaction', async () => {
    const _membership = await membership({ maxNumberOfUsages: 5 });
    const series = (until: string) => ({
      ...scene.draft(guest, { participants: 2, _membership }),
      until,
      everyWeeks: 1,
      onFull: 'skip',
    });
    const path = '/api/v1/admin/bookings/series';
    for (const send of [`${path}/preview`, path]) {
      const { body } = await scene.staff().post(send, series('2026-07-03')).expect(409);
      expect(body.code).toBe('MEMBERSHIP_USED_UP');
    }
    expect(await used(_membership)).toBe(0);
    expect(await scene.sold()).toEqual({ ledger: 0, bookings: 0 });
    const { body } = await scene.staff().post(path, series('2026-06-26')).expect(201);
    expect(await used(_membership)).toBe(4);
    expect(body.data.bookings[1]).toMatchObject({
      totalPrice: 0,
      terms: { coveredBy: { kind: 'membership', _id: _membership } },
    });
    await scene.staff().post(`${path}/${body.data._id}/cancel`, {}).expect(200);
    expect(await used(_membership)).toBe(0);
  });

  it('pays for an item of a group, and is left alone when another item is refused', async () => {
    const _membership = await membership({ maxNumberOfUsages: 3 });
    const plain = scene.draft(undefined, { participants: 2 });
    const item = { ...plain, _membership };
    const book = (items: object[]) => guest.session.post('/api/v1/hub/groups', { items });
    const full = await book([item, { ...plain, timeindex: 780, participants: 11 }]).expect(409);
    expect(full.body).toMatchObject({ code: 'SLOT_FULL', data: { index: 1 } });
    expect(await used(_membership)).toBe(0);
    const { body } = await book([item, { ...plain, timeindex: 780 }]).expect(201);
    expect(body.data.bookings.map(({ totalPrice }: { totalPrice: number }) => totalPrice)).toEqual([
      0, 50_000,
    ]);
    expect(await used(_membership)).toBe(2);
    await guest.session.delete(`/api/v1/hub/groups/${body.data._id}`).expect(200);
    expect(await used(_membership)).toBe(0);
  });

  it('pays for as many items of a group as it has uses for, and else for none: the refusal names the first too many', async () => {
    const items = (_membership: string) =>
      [600, 780].map((timeindex) => ({
        ...scene.draft(undefined, { participants: 1, timeindex }),
        _membership,
      }));
    const [first, second] = items(await membership({ maxNumberOfUsages: 1 }));
    const other = await membership({ maxNumberOfUsages: 1 });
    const last = first?._membership ?? '';
    for (const send of [
      () => guest.session.post('/api/v1/hub/groups', { items: [first, second] }),
      () =>
        scene.staff().post('/api/v1/admin/bookings/groups', {
          _customer: guest.id.toHexString(),
          items: [first, second],
        }),
    ]) {
      const { body } = await send().expect(409);
      expect(body).toMatchObject({
        code: 'MEMBERSHIP_USED_UP',
        data: { index: 1 },
        details: [{ field: 'items.1', code: body.code, message: body.error }],
      });
      expect(await used(last)).toBe(0);
      expect(await ledger(last)).toEqual([]);
      expect(await scene.sold()).toEqual({ ledger: 0, bookings: 0 });
    }
    const mixed = [first, { ...second, _membership: other }];
    const { body } = await guest.session.post('/api/v1/hub/groups', { items: mixed }).expect(201);
    expect([await used(last), await used(other)]).toEqual([1, 1]);
    expect(body.data.bookings).toMatchObject([
      { totalPrice: 0, terms: { coveredBy: { _id: last } } },
      { totalPrice: 0, terms: { coveredBy: { _id: other } } },
    ]);
    await guest.session.post('/api/v1/hub/groups', { items: [first] }).expect(409);
    await guest.session.delete(`/api/v1/hub/groups/${body.data._id}`).expect(200);
    expect([await used(last), await used(other)]).toEqual([0, 0]);
  });

  it('pays for one of two groups that want its last use at once, and for the whole of it', async () => {
    const _membership = await membership({ maxNumberOfUsages: 2 });
    const items = [600, 780].map((timeindex) => ({
      ...scene.draft(undefined, { participants: 1, timeindex }),
      _membership,
    }));
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => guest.session.post('/api/v1/hub/groups', { items })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ body }) => [body.code, body.data?.index].join()))).toEqual(
      new Set(['MEMBERSHIP_USED_UP,0']),
    );
    expect(await used(_membership)).toBe(2);
    expect([(await scene.sold()).ledger, (await scene.sold(DAY, 780)).ledger]).toEqual([1, 1]);
  });

  it('cost the guest nothing but addons, say so in their terms, and use it in the same moment', async () => {
    const _membership = await membership();
    const { body } = await scene.staff().get(`/api/v1/services/${scene.serviceId.toHexString()}`);
    const [{ _id: _addon }] = body.data.addons;
    const booking = await guest.booked({ _membership, addons: [{ _addon, quantity: 1 }] });
    expect(booking).toMatchObject({
      terms: {
        price: 0,
        prepayment: 'none',
        coveredBy: { kind: 'membership', _id: _membership, name: 'Spa card' },
      },
      totalPrice: 5_000,
    });
    expect(await used(_membership)).toBe(1);
    expect(await ledger(_membership)).toMatchObject([
      { uses: 1, numberOfUsages: 1, _booking: booking._id, by: { kind: 'guest' } },
    ]);
    const mine = await guest.session
      .get(`/api/v1/hub/memberships/${_membership}/usages`)
      .expect(200);
    expect(mine.body.data.items).toMatchObject([{ _booking: booking._id }]);
  });

  it('use it once for each participant, also as the party grows and shrinks', async () => {
    const _membership = await membership({ maxNumberOfUsages: 4 });
    const { _id } = await guest.booked({ _membership, participants: 2 });
    const change = (participants: number) =>
      guest.session.put(`/api/v1/hub/reservation/${_id}`, { participants });
    await change(4).expect(200);
    expect(await used(_membership)).toBe(4);
    expect((await change(5).expect(409)).body.code).toBe('MEMBERSHIP_USED_UP');
    expect((await scene.sold()).ledger).toBe(4);
    await change(1).expect(200);
    expect(await used(_membership)).toBe(1);
  });

  it('give back exactly what they used when cancelled in time', async () => {
    const _membership = await membership({ numberOfUsages: 5, entries: 5 });
    const { _id } = await guest.booked({ _membership });
    expect(await used(_membership)).toBe(6);
    await cancel(_id).expect(200);
    expect(await used(_membership)).toBe(5);
    expect(await ledger(_membership)).toMatchObject([{ uses: -1, _booking: _id }, { uses: 1 }]);
  });

  it('are used up when cancelled late by staff, and given back when deleted', async () => {
    const _membership = await membership();
    const { _id } = await guest.booked({ _membership });
    app.clock.set(`${DAY}T05:00:00Z`);
    await scene.staff().post(`/api/v1/admin/reservation/${_id}/cancel`, {}).expect(200);
    expect(await used(_membership)).toBe(1);
    await scene.staff(2).delete('/api/admin/deleteBooking', { booking: _id }).expect(200);
    expect(await used(_membership)).toBe(0);
  });

  it('take it again when they come back, but not twice', async () => {
    const _membership = await membership({ maxNumberOfUsages: 1 });
    const { _id } = await guest.booked({ _membership });
    await cancel(_id).expect(200);
    const restore = () => scene.staff().post(`/api/v1/admin/reservation/${_id}/restore`, {});
    await restore().expect(200);
    expect(await used(_membership)).toBe(1);
    await cancel(_id).expect(200);
    await guest.booked({ _membership });
    expect((await restore().expect(409)).body.code).toBe('MEMBERSHIP_USED_UP');
    expect((await scene.sold()).ledger).toBe(1);
  });

  it('do not give back what staff gave back already', async () => {
    const _membership = await membership();
    const { _id } = await guest.booked({ _membership });
    await scene.staff().post(`/api/v1/admin/memberships/${_membership}/undoUse`, {}).expect(200);
    expect(await used(_membership)).toBe(0);
    await cancel(_id).expect(200);
    expect(await used(_membership)).toBe(0);
  });

  it('are given back once: what the booking gave back itself, staff do not give back again', async () => {
    const _membership = await membership();
    const path = `/api/v1/admin/memberships/${_membership}`;
    const desk = scene.staff();
    const undo = (input: object) => desk.post(`${path}/undoUse`, input);
    await desk.post(`${path}/use`, { numberOfUsages: 2 }).expect(200);
    const { _id } = await guest.booked({ _membership, participants: 3 });
    expect(await used(_membership)).toBe(5);
    await guest.session.put(`/api/v1/hub/reservation/${_id}`, { participants: 2 }).expect(200);
    const left = async () =>
      (await ledger(_membership)).map((entry: { mayBeGivenBack: number }) => entry.mayBeGivenBack);
    const [, booked, atDesk] = await ledger(_membership);
    expect(booked).toMatchObject({ uses: 3, _booking: _id });
    // the smaller party gave one of the three back
    expect(await left()).toEqual([0, 2, 2]);
    await cancel(_id).expect(200);
    expect(await used(_membership)).toBe(2);
    expect(await left()).toEqual([0, 0, 0, 2]);
    expect((await undo({ _use: booked?._id }).expect(422)).body.code).toBe('MEMBERSHIP_USE_UNDONE');
    expect(await used(_membership)).toBe(2);
    // the latest use that stands is the one at the desk
    await undo({}).expect(200);
    expect((await ledger(_membership))[0]).toMatchObject({ uses: -2, _reverses: atDesk?._id });
    expect(await used(_membership)).toBe(0);
    expect((await undo({}).expect(409)).body.code).toBe('MEMBERSHIP_WITHOUT_USES');
  });

  it('are given back by staff as far as the booking still has them', async () => {
    const _membership = await membership();
    const path = `/api/v1/admin/memberships/${_membership}`;
    await scene.staff().post(`${path}/use`, { numberOfUsages: 4 }).expect(200);
    const { _id } = await guest.booked({ _membership, participants: 3 });
    await guest.session.put(`/api/v1/hub/reservation/${_id}`, { participants: 1 }).expect(200);
    await scene.staff().post(`${path}/undoUse`, {}).expect(200);
    expect(await used(_membership)).toBe(4);
    await cancel(_id).expect(200);
    expect(await used(_membership)).toBe(4);
  });

  it('give the use back to who waited and left, and keep it for who is promoted', async () => {
    const _membership = await membership({ maxNumberOfUsages: 2 });
    const waiting = await guest.booked({ _membership, waitingList: true });
    expect(await used(_membership)).toBe(1);
    await cancel(waiting._id).expect(200);
    expect(await used(_membership)).toBe(0);
    const again = await guest.booked({ _membership, waitingList: true });
    await scene.staff().post(`/api/v1/admin/reservation/${again._id}/promote`, {});
    expect(await used(_membership)).toBe(1);
  });

  it('of two at once for the last use, one is made and one refused', async () => {
    const _membership = await membership({ maxNumberOfUsages: 1 });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        guest.book({ _membership, timeindex: n % 2 ? 600 : 780 }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.code ?? 'made'))).toEqual(
      new Set(['made', 'MEMBERSHIP_USED_UP']),
    );
    expect(await used(_membership)).toBe(1);
    const both = (await scene.sold()).ledger + (await scene.sold(DAY, 780)).ledger;
    expect(both).toBe(1);
  });

  it('are made once under one idempotency key', async () => {
    const _membership = await membership();
    const send = () => guest.book({ _membership }).set('idempotency-key', 'covered-1').expect(201);
    expect((await send()).body).toEqual((await send()).body);
    expect(await used(_membership)).toBe(1);
  });

  it('complete the hold that kept their place', async () => {
    const _membership = await membership();
    const hold = { _service: scene.serviceId.toHexString(), date: DAY, timeindex: 600 };
    const { body } = await guest.session
      .post('/api/v1/hub/holds', { ...hold, participants: 10 })
      .expect(201);
    await guest.booked({ _membership, participants: 10, holdId: body.data.holdId });
    expect((await scene.sold()).ledger).toBe(10);
  });

  it('leave it as it was when there is no place', async () => {
    const _membership = await membership({ maxNumberOfUsages: 20 });
    await guest.booked({ participants: 10 });
    expect(await refusal({ _membership })).toEqual([409, 'SLOT_FULL']);
    expect(await used(_membership)).toBe(0);
  });

  it('are refused for what it does not pay for', async () => {
    const other = await newService(app.connection, scene.vendorId, {});
    const cases: [Partial<Membership>, Partial<MembershipType>, number, string][] = [
      [{}, { services: [other] }, 422, 'MEMBERSHIP_DOES_NOT_COVER'],
      [{ dateFrom: '2026-06-20' }, {}, 422, 'MEMBERSHIP_NOT_STARTED'],
      [{ dateUntil: '2026-06-18' }, {}, 422, 'MEMBERSHIP_EXPIRED'],
      [{ pausedFrom: '2026-06-01' }, {}, 422, 'MEMBERSHIP_PAUSED'],
      [{ endedOn: '2026-06-01' }, {}, 422, 'MEMBERSHIP_ENDED'],
      [{ numberOfUsages: 10 }, {}, 409, 'MEMBERSHIP_USED_UP'],
    ];
    for (const [change, type, status, code] of cases) {
      const _membership = await membership(change, type);
      expect([code, await refusal({ _membership })]).toEqual([code, [status, code]]);
    }
    const strange = await membership({}, {}, await scene.guest());
    expect(await refusal({ _membership: strange })).toEqual([404, 'NOT_FOUND']);
    const twice = { _membership: await membership(), _stayService: strange };
    expect(await refusal(twice)).toEqual([422, 'COVERED_TWICE']);
    expect((await scene.sold()).bookings).toBe(0);
  });

  it('stay what they were when moved to a day or service that it does not pay for', async () => {
    const _membership = await membership({ dateUntil: DAY });
    const other = await newService(app.connection, scene.vendorId, {});
    const { _id } = await guest.booked({ _membership });
    const moved = await guest.session
      .put(`/api/v1/hub/reservation/${_id}`, { date: '2026-06-20' })
      .expect(422);
    expect(moved.body.code).toBe('MEMBERSHIP_EXPIRED');
    const modify = (change: object) =>
      scene.staff().post('/api/admin/modifyBookings', { bookings: [{ _id, ...change }] });
    const renamed = await modify({ _service: other.toHexString() }).expect(422);
    expect(renamed.body.code).toBe('MEMBERSHIP_DOES_NOT_COVER');
    const { body } = await modify({ timeindex: 780 }).expect(200);
    expect(body.data[0]).toMatchObject({ terms: { price: 0, coveredBy: { _id: _membership } } });
    expect(await used(_membership)).toBe(1);
  });

  it('are made by staff too, also beyond the places', async () => {
    const _membership = await membership();
    const draft = scene.draft(guest, { _membership });
    const { body } = await scene.staff().post('/api/admin/newBooking', draft).expect(201);
    expect(body.data).toMatchObject({ totalPrice: 0, terms: { coveredBy: { _id: _membership } } });
    const over = { ...draft, participants: 8, timeindex: 780, reason: 'A regular' };
    await guest.booked({ participants: 5, timeindex: 780 });
    await scene.staff(2).post('/api/admin/newBookingOverride', over).expect(201);
    expect(await used(_membership)).toBe(9);
  });
});

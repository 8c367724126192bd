import { Types } from 'mongoose';
import { newService, timeOfWeek } from '../../src/modules/bookings/testing/service.factory';
import { BookingChecker } from '../../src/modules/bookings/verify/booking-checker';
import { BookingScene, DAY } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';

const NOW = '2026-06-15T09:00:00Z';
/** The night on which Oslo's clock goes from 02:00 to 03:00. */
const SPRING = '2027-03-28';
const HALF_PAST_TWO = 150;

describe('a booking that several change, or whose ground changes', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start(NOW);
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clock.set(NOW));

  const differences = (scene: BookingScene) =>
    app.nest.get(BookingChecker).ofVendor(scene.vendorId);
  const stored = (_id: string) =>
    app.connection.collection('bookings').findOne({ _id: new Types.ObjectId(_id) });
  const statusOf = async (scene: BookingScene, fields: object) => {
    const status = { name: new Types.ObjectId().toHexString(), color: '#112233', ...fields };
    const { body } = await scene.staff(2).post('/api/booking/bookingStatus', status).expect(201);
    return body.data._id as string;
  };
  const modify = (scene: BookingScene, ...bookings: object[]) =>
    scene.staff().post('/api/admin/modifyBookings', { bookings });

  it('at once, with the version they saw: one is done; without, both, one after the other', async () => {
    const scene = await BookingScene.open(app);
    const guest = await scene.guest();
    const { _id, version } = await guest.booked();
    const path = `/api/v1/hub/reservation/${_id}`;
    const both = await Promise.all([
      guest.session.put(path, { participants: 3, version }),
      modify(scene, { _id, participants: 4, version }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('STALE_VERSION');
    const again = await Promise.all([
      guest.session.put(path, { comment: 'Late' }),
      modify(scene, { _id, roomNumber: '7' }),
      guest.session.put(path, { participants: 2 }),
    ]);
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stored(_id)).toMatchObject({
      ...{ comment: 'Late', roomNumber: '7', participants: 2, version: version + 4 },
    });
    expect(await scene.sold()).toEqual({ ledger: 2, bookings: 2 });
    expect(await differences(scene)).toEqual([]);
  });

  it('between full slots of two services: neither can move there, both can change places', async () => {
    const scene = await BookingScene.open(app, { service: { capacity: 2 } });
    const sauna = await newService(app.connection, scene.vendorId, { capacity: 2 });
    const [a, b] = [await scene.guest(), await scene.guest()];
    const yoga = await a.booked({ participants: 2 });
    const hot = await b.booked({ participants: 2, _service: sauna.toHexString() });
    const there = { _id: yoga._id, _service: sauna.toHexString() };
    const back = { _id: hot._id, _service: scene.serviceId.toHexString() };
    const alone = await modify(scene, there).expect(409);
    expect([alone.body.code, alone.body.data.available]).toEqual(['SLOT_FULL', 0]);
    await modify(scene, there, { ...back, participants: 3 }).expect(409);
    expect(await stored(yoga._id)).toMatchObject({ _service: scene.serviceId, version: 0 });
    await modify(scene, there, back).expect(200);
    expect(await stored(yoga._id)).toMatchObject({ _service: sauna, version: 1 });
    expect(await differences(scene)).toEqual([]);
  });

  it.each([
    ['inactive', { active: false }, { active: false, waitingList: false }],
    ['of the waiting list', { isWaitingList: true }, { active: false, waitingList: true }],
  ])(
    'made with a status that is %s takes no place, by whatever call',
    async (_, fields, becomes) => {
      const scene = await BookingScene.open(app);
      const guest = await scene.guest();
      const draft = scene.draft(guest, {
        participants: 4,
        _bookingStatus: await statusOf(scene, fields),
      });
      for (const [path, more] of [
        ['/api/admin/newBooking', {}],
        ['/api/v1/drop-in', {}],
        ['/api/admin/newBookingOverride', { reason: 'Regular' }],
      ] as const) {
        const { body } = await scene
          .staff(2)
          .post(path, { ...draft, ...more })
          .expect(201);
        expect(body.data).toMatchObject(becomes);
      }
      expect(await scene.sold()).toEqual({ ledger: 0, bookings: 0 });
      expect(await scene.available()).toBe(10);
      expect(await differences(scene)).toEqual([]);
    },
  );

  it('by a status among other changes: the calendar hears of it', async () => {
    const scene = await BookingScene.open(app);
    const { _id } = await (await scene.guest()).booked();
    const [gone, here] = [await statusOf(scene, { active: false }), await statusOf(scene, {})];
    const sequences = [];
    for (const change of [
      { roomNumber: '7' },
      { _bookingStatus: gone },
      { _bookingStatus: here },
    ]) {
      await modify(scene, { _id, ...change }).expect(200);
      sequences.push((await stored(_id))?.sequence);
    }
    expect(sequences).toEqual([0, 1, 2]);
  });

  it('with a hold that is somebody else’s: it counts for nothing; used, it is what it became', async () => {
    const scene = await BookingScene.open(app, { service: { capacity: 2, waitingList: false } });
    const [holder, thief] = [await scene.guest(), await scene.guest()];
    const hold = scene.draft(undefined, { participants: 2 });
    const { body } = await holder.session.post('/api/v1/hub/holds', hold).expect(201);
    const { holdId } = body.data;
    const { _customer, ...item } = scene.draft(thief, { holdId });
    for (const stolen of [
      await thief.book({ holdId }),
      await thief.session.post('/api/v1/hub/groups', { items: [item] }),
    ]) {
      expect([stolen.status, stolen.body.code]).toEqual([409, 'BOOKING_FAILED']);
    }
    await thief.session.delete(`/api/v1/hub/holds/${holdId}`).expect(200);
    expect(await scene.available()).toBe(0);
    const first = await holder.book({ participants: 1, holdId }).expect(201);
    expect(await scene.available()).toBe(1);
    await thief.book({ participants: 1 }).expect(201);
    const twice = await holder.book({ participants: 1, holdId }).expect(201);
    expect(twice.body).toEqual(first.body);
    expect(await scene.sold()).toEqual({ ledger: 2, bookings: 2 });
  });

  it('held of a service that is switched off or deleted meanwhile: nobody gets in', async () => {
    const scene = await BookingScene.open(app);
    const guest = await scene.guest();
    const held = await guest.session.post('/api/v1/hub/holds', scene.draft(undefined)).expect(201);
    const path = `/api/v1/services/${scene.serviceId.toHexString()}`;
    await scene.staff(2).put(path, { active: false }).expect(200);
    const { holdId } = held.body.data;
    const off = await guest.book({ holdId }).expect(422);
    expect(off.body.code).toBe('SERVICE_INACTIVE');
    await guest.session.post('/api/v1/hub/holds', scene.draft(undefined)).expect(422);
    await scene.staff().post('/api/admin/newBooking', scene.draft(guest)).expect(422);
    await scene.staff(2).delete(path).expect(200);
    await guest.book({ holdId }).expect(404);
    await guest.session.delete(`/api/v1/hub/holds/${holdId}`).expect(404);
    expect(await differences(scene)).toEqual([]);
  });

  it('of a party that was there before its service became exclusive: only who changes it makes it one', async () => {
    const scene = await BookingScene.open(app);
    const guest = await scene.guest();
    const booking = await guest.booked({ participants: 5, numberOfChildren: 2 });
    const party = { participants: 5, numberOfChildren: 2, totalPrice: 125_000 };
    const exclusive = { exclusiveBooking: true, acceptsBrokenBookings: true };
    const service = `/api/v1/services/${scene.serviceId.toHexString()}`;
    await scene.staff(2).put(service, exclusive).expect(200);
    const own = `/api/v1/hub/reservation/${booking._id}`;
    const changes = [
      await guest.session.put(own, { comment: 'Late' }).expect(200),
      await guest.session.put(own, { participants: 5, numberOfChildren: 2 }).expect(200),
      await scene
        .staff()
        .put('/api/v1/admin/quick-update', { bookingId: booking._id, roomNumber: '7' })
        .expect(200),
    ];
    for (const { body } of changes) expect(body.data).toMatchObject(party);
    expect(await scene.sold()).toEqual({ ledger: 5, bookings: 5 });
    const { body } = await guest.session.put(own, { participants: 4 }).expect(200);
    expect(body.data).toMatchObject({ participants: 1, numberOfChildren: 0, totalPrice: 25_000 });
    expect(await differences(scene)).toEqual([]);
  });

  it('when the venue’s clock is set to another zone: hours come and go, what was booked stays', async () => {
    const scene = await BookingScene.open(app, {
      service: { capacity: 2, times: [timeOfWeek(HALF_PAST_TWO, 170), timeOfWeek(180, 240)] },
    });
    const guest = await scene.guest();
    const night = { date: SPRING, timeindex: HALF_PAST_TWO };
    await guest.booked({ ...night, timeindex: 180 });
    await guest.book(night).expect(422);
    const zone = (timezone: string) =>
      scene.staff(4).put(`/api/v1/admin/vendors/${scene.vendorId.toHexString()}`, { timezone });
    await zone('Atlantic/Reykjavik').expect(200);
    expect(await differences(scene)).toEqual([]);
    expect(await scene.available(SPRING, HALF_PAST_TWO)).toBe(2);
    const { _id } = await guest.booked(night);
    await zone('Europe/Oslo').expect(200);
    expect(await differences(scene)).toEqual([]);
    expect(await stored(_id)).toMatchObject({ active: true, timeindex: HALF_PAST_TWO });
    await guest.book(night).expect(422);
    expect(await scene.sold(SPRING, HALF_PAST_TWO)).toEqual({ ledger: 1, bookings: 1 });
  });

  it('to a start whose deadline has passed: then it is as fixed as any other there', async () => {
    const scene = await BookingScene.open(app, { service: { cancellationHours: 48 } });
    const guest = await scene.guest();
    const { _id } = await guest.booked({ date: '2026-06-26' });
    const path = `/api/v1/hub/reservation/${_id}`;
    const { body } = await guest.session.put(path, { date: '2026-06-16' }).expect(200);
    expect(body.data).toMatchObject({
      ...{ date: '2026-06-16', canCancel: false, cancellationDeadline: '2026-06-14T08:00:00.000Z' },
    });
    for (const late of [
      await guest.session.put(path, { date: '2026-06-26' }),
      await guest.session.put(path, { comment: 'Please' }),
      await guest.session.delete(`/api/v1/hub/activity/${_id}`),
    ]) {
      expect([late.status, late.body.code]).toEqual([422, 'CANCELLATION_DEADLINE_PASSED']);
    }
    await modify(scene, { _id, date: '2026-06-26' }).expect(200);
    expect(await stored(_id)).toMatchObject({
      terms: { cancellationDeadline: new Date('2026-06-24T08:00:00Z') },
    });
  });

  it('past midnight: the slot sells on its own day, and moves to the next without overlapping itself', async () => {
    const scene = await BookingScene.open(app, {
      service: { capacity: 1, times: [timeOfWeek(1_320, 1_560), timeOfWeek(60, 120)] },
    });
    const guest = await scene.guest();
    const { _id } = await guest.booked({ timeindex: 1_320 });
    expect(await scene.available('2026-06-20', 60)).toBe(1);
    const path = `/api/v1/hub/reservation/${_id}`;
    const { body } = await guest.session.put(path, { date: '2026-06-20' }).expect(200);
    expect(body.data).toMatchObject({ timeindex: 1_320, timeindexEnd: 1_560 });
    expect([await scene.available(DAY, 1_320), await scene.available('2026-06-20', 1_320)]).toEqual(
      [...[1, 0]],
    );
    await scene
      .staff()
      .post('/api/admin/newBooking', scene.draft(guest, { timeindex: 1_439 }))
      .expect(422);
  });

  describe('that is one of a group', () => {
    const HUB = '/api/v1/hub/groups';
    const group = async () => {
      const scene = await BookingScene.open(app);
      const [guest, other] = [await scene.guest(), await scene.guest()];
      const { _customer, ...item } = scene.draft(guest);
      const items = [item, { ...item, date: '2026-06-20' }, { ...item, date: '2026-06-21' }];
      const { body } = await guest.session.post(HUB, { items }).expect(201);
      const ids: string[] = body.data.bookings.map(({ _id }: { _id: string }) => _id);
      return { scene, guest, other, ids, path: `${HUB}/${body.data._id}` };
    };
    const days = ({
      body,
    }: {
      body: { data: { bookings: { date: string; active: boolean }[] } };
    }) => body.data.bookings.map(({ date, active }) => [date, active]);

    it('and deleted leaves the others, to be seen and cancelled together', async () => {
      const { scene, guest, ids, path } = await group();
      const remove = (booking: string | undefined) =>
        scene.staff(2).delete('/api/admin/deleteBooking', { booking }).expect(200);
      await remove(ids[1]);
      expect(days(await guest.session.get(path).expect(200))).toEqual([
        [DAY, true],
        ['2026-06-21', true],
      ]);
      expect(days(await guest.session.delete(path).expect(200))).toEqual([
        [DAY, false],
        ['2026-06-21', false],
      ]);
      await remove(ids[0]);
      await remove(ids[2]);
      await guest.session.get(path).expect(404);
      expect(await differences(scene)).toEqual([]);
    });

    it('and handed to somebody else is theirs: the guest keeps the rest, and each hears of their own', async () => {
      const { scene, guest, other, ids, path } = await group();
      await modify(scene, { _id: ids[0], _customer: other.id.toHexString() }).expect(200);
      expect(days(await guest.session.get(path).expect(200))).toEqual([
        ['2026-06-20', true],
        ['2026-06-21', true],
      ]);
      await guest.session.delete(path).expect(200);
      expect(await stored(ids[0] ?? '')).toMatchObject({ active: true });
      await other.session.get(`/api/v1/hub/reservation/${ids[0]}`).expect(200);
      const id = path.split('/').at(-1);
      await scene.staff().post(`/api/v1/admin/bookings/groups/${id}/cancel`, {}).expect(200);
      const told = await app.connection
        .collection('messages')
        .find({ _vendor: scene.vendorId, template: 'bookingCancellation' })
        .sort({ _id: 1 })
        .toArray();
      expect(told.map(({ customerId }) => customerId.toHexString())).toEqual([
        guest.id.toHexString(),
        other.id.toHexString(),
      ]);
    });
  });
});

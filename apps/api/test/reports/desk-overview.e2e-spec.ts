import { Types } from 'mongoose';
import { newVendor } from '../support/new-vendor';
import { BookingScene, DAY, type Draft } from '../support/scenes/booking-scene';
import { MONDAY, TestApp } from '../support/test-app';
import { newUser } from '../support/things/accounts';

describe('what the desk oversees', () => {
  let app: TestApp;
  let scene: BookingScene;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set(MONDAY);
    scene = await BookingScene.open(app, { service: { capacity: 4 } });
  });

  const book = async (draft: Draft = {}) =>
    (
      await scene
        .staff()
        .post('/api/admin/newBooking', scene.draft(await scene.guest(), draft))
        .expect(201)
    ).body.data as { _id: string };

  describe('the dashboard', () => {
    const dashboard = async (query = '') =>
      (await scene.staff().get(`/api/admin/dashboard/${scene.vendorId}${query}`).expect(200)).body
        .data;

    it('counts the day, its hours and the two weeks from it, as the list does', async () => {
      await book({ participants: 2 });
      await book({ participants: 1 });
      await book({ date: '2026-06-20', participants: 3 });
      const waits = scene.draft(await scene.guest(), { participants: 4 });
      await scene.staff().post('/api/v1/admin/waitingList', waits).expect(201);
      const data = await dashboard(`?date=${DAY}`);
      expect(data).toMatchObject({
        date: DAY,
        bookings: 2,
        participants: 3,
        arrived: 0,
        pending: 3,
        waiting: 1,
        waitingParticipants: 4,
        newBookingsCount: 4,
        failedMessagesCount: 0,
      });
      const tenOClock = { hour: 10, participants: 3, capacity: 4, occupancy: 0.75 };
      expect(data.hours).toEqual([tenOClock]);
      expect(data.services).toMatchObject([{ occupancy: 0.75, hours: [tenOClock] }]);
      expect(data.outlook).toHaveLength(14);
      expect(data.outlook.slice(0, 3)).toEqual([
        { date: DAY, bookings: 2, participants: 3, capacity: 4, occupancy: 0.75 },
        { date: '2026-06-20', bookings: 1, participants: 3, capacity: 4, occupancy: 0.75 },
        { date: '2026-06-21', bookings: 0, participants: 0, capacity: 4, occupancy: 0 },
      ]);
      const ofHour = await scene
        .staff()
        .get(`/api/v1/admin/bookings?from=${DAY}&until=${DAY}&active=true&hour=10`)
        .expect(200);
      expect(ofHour.body.data.totals.participants).toBe(tenOClock.participants);
      for (const [figure, count] of [
        ['counted', data.bookings],
        ['waiting', data.waiting],
      ]) {
        const { body } = await scene
          .staff()
          .get(`/api/v1/admin/bookings?from=${DAY}&until=${DAY}&figure=${figure}`)
          .expect(200);
        expect([figure, body.data.totals.bookings]).toEqual([figure, count]);
      }
    });

    it('follows every change of what it has counted before', async () => {
      const { _id } = await book({ participants: 2 });
      const days = async () =>
        (await dashboard(`?date=${DAY}`)).outlook
          .slice(0, 2)
          .map((day: { bookings: number; participants: number }) => [
            day.bookings,
            day.participants,
          ]);
      const change = (to: object) =>
        scene
          .staff(2)
          .post('/api/admin/modifyBookings', { bookings: [{ _id, ...to }] })
          .expect(200);
      expect(await days()).toEqual([
        [1, 2],
        [0, 0],
      ]);
      await change({ participants: 3 });
      expect(await days()).toEqual([
        [1, 3],
        [0, 0],
      ]);
      await change({ date: '2026-06-20' });
      expect(await days()).toEqual([
        [0, 0],
        [1, 3],
      ]);
      await scene.staff().post(`/api/v1/admin/reservation/${_id}/cancel`, {}).expect(200);
      expect(await days()).toEqual([
        [0, 0],
        [0, 0],
      ]);
    });

    it('shows who is to come before who has left, on a day with more than fit', async () => {
      const clone = async (count: number, timeindex: number) => {
        const bookings = app.connection.collection('bookings');
        const pattern = await bookings.findOne({ _vendor: new Types.ObjectId(scene.vendorId) });
        const times = { timeindex, timeindexEnd: timeindex + 60 };
        await bookings.insertMany(
          Array.from({ length: count }, () => {
            const _id = new Types.ObjectId();
            return { ...pattern, _id, bookingId: _id.toHexString(), ...times };
          }),
        );
      };
      await book();
      await clone(110, 480);
      await clone(30, 1_080);
      app.clock.set(`${DAY}T12:00:00Z`);
      const { arrivals } = await dashboard(`?date=${DAY}`);
      const at = (start: number) =>
        arrivals.filter(({ timeindex }: { timeindex: number }) => timeindex === start).length;
      expect([arrivals.length, at(1_080)]).toEqual([100, 30]);
      expect(arrivals[0].timeindex).toBe(480);
      expect(arrivals[99].timeindex).toBe(1_080);
      app.clock.set(`${DAY}T20:00:00Z`);
      const evening = (await dashboard(`?date=${DAY}`)).arrivals;
      expect([evening.length, evening[99].timeindex]).toEqual([100, 1_080]);
    });

    it('has no capacity on a day that is closed, and divides by nothing', async () => {
      const closed = { startDate: DAY, endDate: DAY, open: false, comment: '', times: [] };
      await app.connection
        .collection('services')
        .updateOne({ _id: scene.serviceId }, { $set: { specialdays: [closed] } });
      const data = await dashboard(`?date=${DAY}`);
      expect(data.outlook[0]).toEqual({ date: DAY, bookings: 0, participants: 0, capacity: 0 });
      expect(data.services).toEqual([]);
    });

    it('is of the own venue', async () => {
      await app
        .staff(await newVendor(app), 3)
        .get(`/api/admin/dashboard/${scene.vendorId}`)
        .expect(404);
    });
  });

  describe('a status for many bookings', () => {
    const path = '/api/v1/admin/bookings/status';
    const newStatus = async (change: object) => {
      const body = { name: new Types.ObjectId().toHexString(), color: '#112233', ...change };
      const made = await scene.staff(2).post('/api/booking/bookingStatus', body).expect(201);
      return made.body.data._id as string;
    };

    it('is given to each by itself, and says what became of each', async () => {
      const [one, two] = [await book({ participants: 3 }), await book({ participants: 1 })];
      const inactive = await newStatus({ active: false });
      const here = await newStatus({ hasArrived: true });
      await scene
        .staff()
        .put(path, { ids: [one._id], _bookingStatus: inactive })
        .expect(200);
      await book({ participants: 3 });
      const stranger = await BookingScene.open(app);
      const guest = await stranger.guest();
      const elsewhere = await guest.booked();
      const ids = [one._id, two._id, elsewhere._id];
      const { body } = await scene.staff().put(path, { ids, _bookingStatus: here }).expect(200);
      expect(body.data).toMatchObject([
        { _id: one._id, ok: false, code: 'SLOT_FULL', message: expect.stringContaining('exceeds') },
        { _id: two._id, ok: true, booking: { attendenceVerified: true } },
        { _id: elsewhere._id, ok: false, code: 'NOT_FOUND' },
      ]);
      expect(await scene.sold()).toEqual({ ledger: 4, bookings: 4 });
    });

    it('is the same when it is asked for again with its key', async () => {
      const [one, two] = [await book(), await book()];
      const here = await newStatus({ hasArrived: true });
      const session = scene.staff();
      const send = () =>
        session
          .put(path, { ids: [one._id, two._id], _bookingStatus: here })
          .set('idempotency-key', `bulk-${one._id}`)
          .expect(200);
      for (const { body } of [await send(), await send()]) {
        expect(body.data.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, true]);
      }
    });

    it('is refused when it is none, or given to nobody or too many', async () => {
      const { _id } = await book();
      const _bookingStatus = new Types.ObjectId().toHexString();
      await scene
        .staff()
        .put(path, { ids: [_id], _bookingStatus })
        .expect(404);
      const here = await newStatus({});
      const ask = (ids: string[]) => scene.staff().put(path, { ids, _bookingStatus: here });
      await ask([]).expect(400);
      await ask([_id, _id]).expect(400);
      await ask(Array.from({ length: 201 }, () => new Types.ObjectId().toHexString())).expect(400);
    });
  });

  describe('saved filters', () => {
    const path = '/api/v1/admin/profile/savedFilters';
    const filters = [
      { list: 'bookings', name: 'No-shows', query: 'figure=noShow&from=2026-06-01' },
      { list: 'bookings', name: 'Today', query: '' },
    ];

    it('are kept for who saved them, as a whole, and change nothing else of the account', async () => {
      const user = await newUser(app, scene.vendorId);
      const session = app.staff(scene.vendorId, 1, user._id);
      expect((await session.get(path).expect(200)).body.data).toEqual([]);
      await session.put(path, { filters }).expect(200);
      expect((await session.get(path).expect(200)).body.data).toEqual(filters);
      await session.put(path, { filters: filters.slice(1) }).expect(200);
      expect((await session.get(path).expect(200)).body.data).toEqual(filters.slice(1));
      const { body } = await session.get('/api/v1/admin/profile').expect(200);
      expect(body.data.version).toBe(0);
      const other = await newUser(app, scene.vendorId);
      const { body: others } = await app.staff(scene.vendorId, 1, other._id).get(path).expect(200);
      expect(others.data).toEqual([]);
    });

    it('are bounded', async () => {
      const user = await newUser(app, scene.vendorId);
      const put = (list: object[]) =>
        app.staff(scene.vendorId, 1, user._id).put(path, { filters: list });
      await put([{ list: 'bookings', name: '', query: '' }]).expect(400);
      await put([{ list: '../etc', name: 'x', query: '' }]).expect(400);
      await put([{ list: 'bookings', name: 'x', query: 'x'.repeat(501) }]).expect(400);
      await put(Array.from({ length: 51 }, () => filters[0] ?? {})).expect(400);
    });
  });
});

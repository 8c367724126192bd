import { Types } from 'mongoose';
import { timeOfWeek } from '../../src/modules/bookings/testing/service.factory';
import { BookingScene, DAY, TEN } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';

const NOW = '2026-06-15T09:00:00Z';

/**
 * The rules of docs/domain/bookings.md, one by one. Harder cases (both ends of a special day, the
 * limits of hasLeft, tables that are not given back) are in booking-edge-cases-places and -time.
 */
describe('the rules of bookings', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start(NOW);
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clock.set(NOW));

  const specialDay = (startDate: string, change: object, endDate = startDate) => ({
    _id: new Types.ObjectId().toHexString(),
    startDate,
    endDate,
    open: true,
    comment: '',
    times: [],
    ...change,
  });
  const statusOf = async (scene: BookingScene, fields: object) => {
    const { body } = await scene
      .staff(2)
      .post('/api/booking/bookingStatus', { name: 'Status', color: '#112233', ...fields })
      .expect(201);
    return body.data._id as string;
  };
  const apply = async (scene: BookingScene, id: string, _bookingStatus: string) => {
    const { body } = await scene
      .staff()
      .put(`/api/v1/admin/reservation/${id}/status`, { _bookingStatus })
      .expect(200);
    return body.data;
  };
  const dayOf = async (scene: BookingScene, date = DAY) => {
    const { body } = await app
      .visitor()
      .get(`/api/v1/hub/activity/${scene.serviceId.toHexString()}?date=${date}`)
      .expect(200);
    return body.data.timeslots.data[0];
  };

  describe('fields', () => {
    it('"Booking/Reservation": each of its fields, by its name, for staff', async () => {
      const addon = { _id: new Types.ObjectId().toHexString(), name: 'Towel', price: 4_950 };
      const scene = await BookingScene.open(app, { service: { addons: [addon] } });
      const guest = await scene.guest({ phone: '+4791234567' });
      const _bookingStatus = await statusOf(scene, { name: 'Here', hasArrived: true });
      const segment = await scene
        .staff(2)
        .post('/api/v1/admin/segments', { type: 'Business' })
        .expect(201);
      const draft = scene.draft(guest, {
        ...{ participants: 3, numberOfChildren: 1, comment: 'Hi', internalComment: 'VIP' },
        ...{ roomNumber: '12', _bookingStatus, _segment: segment.body.data._id },
        addons: [{ _addon: addon._id, quantity: 2 }],
      });
      const made = await scene.staff().post('/api/admin/newBooking', draft).expect(201);
      const path = `/api/v1/admin/reservation/${made.body.data._id}`;
      const { body } = await scene.staff().get(path).expect(200);
      expect(body.data).toMatchObject({
        _id: made.body.data._id,
        _customer: {
          _id: guest.id.toHexString(),
          ...{ firstname: expect.any(String), lastname: expect.any(String) },
          ...{ phone: expect.any(String), email: expect.any(String) },
        },
        _service: { _id: scene.serviceId.toHexString(), name: 'Yoga' },
        _bookingStatus: { _id: _bookingStatus, name: 'Here', hasArrived: true, hasLeft: false },
        ...{ timeindex: TEN, participants: 3, numberOfChildren: 1 },
        ...{ comment: 'Hi', internalComment: 'VIP', roomNumber: '12' },
        bookingId: expect.stringMatching(/^[0-9A-Z]{8}$/),
        addons: [{ _addon: { name: 'Towel', price: 4_950 }, quantity: 2 }],
        ...{ tables: [], active: true, waitingList: false, attendenceVerified: true },
        _segment: { _id: segment.body.data._id },
        ...{ start: `${DAY}T00:00:00.000Z`, date: DAY },
      });
      expect(body.data.timeindexEnd).toBeGreaterThan(TEN);
      // what only staff may see
      const own = await guest.session.get(`/api/v1/hub/reservation/${made.body.data._id}`);
      expect(JSON.stringify(own.body.data)).not.toContain('VIP');
    });
  });

  describe('applying a status', () => {
    it('"sets the status reference; attendenceVerified = status hasArrived (default false)"', async () => {
      const scene = await BookingScene.open(app);
      const { _id } = await (await scene.guest()).booked();
      const [here, noted] = [
        await statusOf(scene, { hasArrived: true }),
        await statusOf(scene, { name: 'Noted' }),
      ];
      expect(await apply(scene, _id, here)).toMatchObject({
        _bookingStatus: { _id: here, hasArrived: true },
        attendenceVerified: true,
      });
      expect(await apply(scene, _id, noted)).toMatchObject({
        _bookingStatus: { _id: noted, name: 'Noted' },
        attendenceVerified: false,
      });
    });

    it('"if the status is explicitly inactive the booking becomes inactive and its tables are cleared, otherwise active", by modifyBookings too', async () => {
      const scene = await BookingScene.open(app);
      const guest = await scene.guest();
      const { _id } = await guest.booked({ participants: 2 });
      await app.connection
        .collection('bookings')
        .updateOne(
          { _id: new Types.ObjectId(_id as string) },
          { $set: { tables: [{ _table: new Types.ObjectId() }] } },
        );
      const modify = async (_bookingStatus: string) => {
        const { body } = await scene
          .staff()
          .post('/api/admin/modifyBookings', { bookings: [{ _id, _bookingStatus }] })
          .expect(200);
        return body.data[0];
      };
      const seen = await scene.staff().get(`/api/v1/admin/reservation/${_id}`).expect(200);
      expect(seen.body.data.tables).toHaveLength(1);
      expect(await modify(await statusOf(scene, { active: false }))).toMatchObject({
        active: false,
        tables: [],
      });
      expect(await scene.sold()).toEqual({ ledger: 0, bookings: 0 });
      expect(await modify(await statusOf(scene, { name: 'Any other' }))).toMatchObject({
        active: true,
      });
      expect(await scene.sold()).toEqual({ ledger: 2, bookings: 2 });
    });

    it.each([
      ['at the start', '2026-06-19T08:00:00Z', 750],
      ['a minute after the start', '2026-06-19T08:01:00Z', 601],
      ['a minute before the end', '2026-06-19T10:29:00Z', 749],
      ['at the end', '2026-06-19T10:30:00Z', 750],
      ['the day before', '2026-06-18T09:00:00Z', 750],
    ])(
      '"the current time lies after the booking start and before its end (end defaults to start + 150 when absent), the end becomes the current time": %s',
      async (_, now, end) => {
        const scene = await BookingScene.open(app, { service: { times: [timeOfWeek(TEN)] } });
        const booking = await (await scene.guest()).booked();
        expect(booking.timeindexEnd).toBe(TEN + 150);
        const left = await statusOf(scene, { hasArrived: true, hasLeft: true });
        app.clock.set(now);
        expect((await apply(scene, booking._id, left)).timeindexEnd).toBe(end);
      },
    );

    it('"end defaults to start + 150 when absent": of a booking that was stored without one', async () => {
      const scene = await BookingScene.open(app);
      const { _id } = await (await scene.guest()).booked();
      await app.connection
        .collection('bookings')
        .updateOne({ _id: new Types.ObjectId(_id as string) }, { $unset: { timeindexEnd: 1 } });
      const left = await statusOf(scene, { hasLeft: true });
      app.clock.set('2026-06-19T10:29:00Z');
      expect((await apply(scene, _id, left)).timeindexEnd).toBe(749);
    });

    it('"waitingList follows the status isWaitingList"; "not active and do not count toward used places"', async () => {
      const scene = await BookingScene.open(app);
      const { _id } = await (await scene.guest()).booked({ participants: 3 });
      const waits = await statusOf(scene, { isWaitingList: true });
      expect(await apply(scene, _id, waits)).toMatchObject({ active: false, waitingList: true });
      expect(await scene.sold()).toEqual({ ledger: 0, bookings: 0 });
      expect(await scene.available()).toBe(10);
      const comes = await statusOf(scene, { name: 'Confirmed' });
      expect(await apply(scene, _id, comes)).toMatchObject({ active: true, waitingList: false });
      expect(await scene.available()).toBe(7);
    });

    it('"Saved as a booking modification": version, audit entry and event, as of any other change', async () => {
      const scene = await BookingScene.open(app);
      const booking = await (await scene.guest()).booked();
      const here = await statusOf(scene, { hasArrived: true });
      expect(await apply(scene, booking._id, here)).toMatchObject({ version: booking.version + 1 });
      const entityId = new Types.ObjectId(booking._id as string);
      const entry = await app.connection
        .collection('audit')
        .findOne({ _vendor: scene.vendorId, entityId, action: 'booking.changed' });
      expect(entry).toMatchObject({
        before: { attendenceVerified: false },
        after: { attendenceVerified: true },
      });
      const event = await app.connection
        .collection('events')
        .findOne({ _vendor: scene.vendorId, entityId, type: 'booking.changed' });
      expect(event).toBeTruthy();
    });

    it('"Seating list hides bookings whose status hasLeft or that are not active": the list says which', async () => {
      const scene = await BookingScene.open(app);
      const guest = await scene.guest();
      const [stays, leaves, cancels] = [
        await guest.booked(),
        await guest.booked(),
        await guest.booked(),
      ];
      await apply(scene, leaves._id, await statusOf(scene, { hasArrived: true, hasLeft: true }));
      await guest.session.delete(`/api/v1/hub/activity/${cancels._id}`).expect(200);
      const { body } = await scene
        .staff()
        .get(`/api/v1/admin/seatedReservations/${DAY}/${DAY}`)
        .expect(200);
      const shown = body.data.filter(
        (one: { active: boolean; _bookingStatus?: { hasLeft: boolean } }) =>
          one.active && !one._bookingStatus?.hasLeft,
      );
      expect(body.data).toHaveLength(3);
      expect(shown.map(({ _id }: { _id: string }) => _id)).toEqual([stays._id]);
    });
  });

  describe('booking flow and service day', () => {
    it('"A slot with no availability is blocked unless the activity supports a waiting list", whose draft waits', async () => {
      for (const waitingList of [false, true]) {
        const scene = await BookingScene.open(app, { service: { capacity: 1, waitingList } });
        const [first, second] = [await scene.guest(), await scene.guest()];
        await first.booked();
        const [time] = (await dayOf(scene)).times;
        expect(time).toMatchObject({ available: 0, waitingList, bookable: waitingList });
        await second.book().expect(409);
        const joined = await second.book({ waitingList: true }).expect(waitingList ? 201 : 422);
        if (waitingList) {
          expect(joined.body.data).toMatchObject({ waitingList: true, waitingListPosition: 1 });
        } else {
          expect(joined.body.code).toBe('WAITING_LIST_NOT_OFFERED');
        }
        expect(await scene.sold()).toEqual({ ledger: 1, bookings: 1 });
      }
    });

    it('"a special day overrides normal weekly times when a date falls in its range (inclusive); if closed, no slots"', async () => {
      const noon = { ...timeOfWeek(720, 780, 4), availableDays: [] };
      const scene = await BookingScene.open(app, {
        service: {
          specialdays: [
            specialDay('2026-06-19', { times: [noon] }, '2026-06-20'),
            specialDay('2026-06-22', { open: false, times: [noon] }),
          ],
        },
      });
      const starts = async (date: string) =>
        (await dayOf(scene, date)).times.map(({ start }: { start: number }) => start);
      expect(await starts('2026-06-18')).toEqual([TEN]);
      expect(await starts('2026-06-19')).toEqual([720]);
      expect(await starts('2026-06-20')).toEqual([720]);
      expect(await starts('2026-06-21')).toEqual([TEN]);
      expect(await starts('2026-06-22')).toEqual([]);
      expect(await scene.available('2026-06-19', 720)).toBe(4);
    });

    it('"Slots are sorted by start. Booked participants per time index are summed."', async () => {
      const scene = await BookingScene.open(app, {
        service: { times: [timeOfWeek(840), timeOfWeek(540), timeOfWeek(TEN)] },
        vendor: { waitingListPromotion: 'manual' },
      });
      const guest = await scene.guest();
      await guest.booked({ participants: 2, timeindex: 840 });
      await guest.booked({ participants: 3, timeindex: 540 });
      await guest.booked({ participants: 4, timeindex: 840 });
      await guest.booked({ participants: 5, timeindex: 540, waitingList: true });
      const gone = await guest.booked({ participants: 1, timeindex: 540 });
      await guest.session.delete(`/api/v1/hub/activity/${gone._id}`).expect(200);
      const { times } = await dayOf(scene);
      expect(
        times.map(({ start, available }: { start: number; available: number }) => [
          start,
          available,
        ]),
      ).toEqual([
        [540, 7],
        [TEN, 10],
        [840, 4],
      ]);
      const { body } = await scene
        .staff()
        .post('/api/booking/bookedDay', { service: scene.serviceId.toHexString(), date: DAY })
        .expect(200);
      expect(body.data).toEqual([
        { timeindex: 540, participants: 3 },
        { timeindex: 840, participants: 6 },
      ]);
    });
  });

  describe('constants', () => {
    it('"Default booking duration 150 minutes", also of a time that only staff know', async () => {
      const scene = await BookingScene.open(app, { service: { times: [timeOfWeek(TEN)] } });
      const guest = await scene.guest();
      expect(await guest.booked()).toMatchObject({ timeindex: 600, timeindexEnd: 750 });
      const draft = { ...scene.draft(guest, { timeindex: 615 }), reason: 'Regular guest' };
      const { body } = await scene
        .staff(2)
        .post('/api/admin/newBookingOverride', draft)
        .expect(201);
      expect(body.data).toMatchObject({ timeindex: 615, timeindexEnd: 765 });
    });

    it('"Times stored as minutes from midnight"; "Dates sent as yyyy-mm-dd", or as a date-time, whose written day counts', async () => {
      const scene = await BookingScene.open(app);
      const guest = await scene.guest();
      for (const date of [DAY, `${DAY}T23:30:00.000-11:00`]) {
        const booking = await guest.booked({ date });
        expect(booking).toMatchObject({ date: DAY, start: `${DAY}T00:00:00.000Z`, timeindex: 600 });
      }
      await guest.book({ timeindex: 1440 }).expect(400);
      await guest.book({ date: '19.06.2026' }).expect(400);
    });

    it('"Addon price in minor units", each times its quantity, beside the price of each participant', async () => {
      const addon = { _id: new Types.ObjectId().toHexString(), name: 'Towel', price: 4_950 };
      const scene = await BookingScene.open(app, { service: { price: 10_001, addons: [addon] } });
      const booking = await (await scene.guest()).booked({
        participants: 3,
        addons: [{ _addon: addon._id, quantity: 2 }],
      });
      expect(booking).toMatchObject({
        totalPrice: 3 * 10_001 + 2 * 4_950,
        addons: [{ _addon: { name: 'Towel', price: 4_950 }, quantity: 2 }],
      });
    });
  });
});

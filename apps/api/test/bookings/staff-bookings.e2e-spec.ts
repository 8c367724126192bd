import { Types } from 'mongoose';
import type { Level } from '../../src/common/context/request-context';
import { timeOfWeek } from '../../src/modules/bookings/testing/service.factory';
import { BookingChecker } from '../../src/modules/bookings/verify/booking-checker';
import { newVendor } from '../support/new-vendor';
import { BookingScene, DAY, TEN } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';

const NOW = '2026-06-15T09:00:00Z';
const UNKNOWN = '650000000000000000000000';

describe('staff and bookings', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start(NOW);
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clock.set(NOW));

  const auditOf = (_vendor: Types.ObjectId, action: string) =>
    app.connection.collection('audit').findOne({ _vendor, action });

  describe('changes', () => {
    it('are all or nothing, and two may swap full slots', async () => {
      const times = [timeOfWeek(TEN, 720, 3), timeOfWeek(840, 900, 3)];
      const scene = await BookingScene.open(app, { service: { times } });
      const guest = await scene.guest();
      const a = await guest.booked({ participants: 3 });
      const b = await guest.booked({ participants: 3, timeindex: 840 });
      const modify = (bookings: object[], rest = {}, level: Level = 1) =>
        scene.staff(level).post('/api/admin/modifyBookings', { bookings, ...rest });
      const { body } = await modify([
        { _id: a._id, timeindex: 840 },
        { _id: b._id, timeindex: TEN },
      ]).expect(200);
      expect(body.data.map(({ timeindex }: { timeindex: number }) => timeindex)).toEqual([
        840,
        TEN,
      ]);
      const full = await modify([
        { _id: a._id, roomNumber: '1' },
        { _id: b._id, participants: 4 },
      ]).expect(409);
      expect(full.body.code).toBe('SLOT_FULL');
      const unchanged = await scene.staff().get(`/api/v1/admin/reservation/${a._id}`).expect(200);
      expect(unchanged.body.data.roomNumber).toBeUndefined();
      const larger = [{ _id: b._id, participants: 4 }];
      await modify(larger, { override: true, reason: 'Sure' }, 1).expect(403);
      await modify(larger, { override: true }, 2).expect(422);
      await modify(larger, { override: true, reason: 'Sure' }, 2).expect(200);
      expect(await scene.sold(DAY, TEN)).toEqual({ ledger: 4, bookings: 4 });
      expect(await auditOf(scene.vendorId, 'booking.changed')).toBeTruthy();
      await modify([{ _id: a._id, version: 0, roomNumber: '2' }]).expect(409);
      await modify([{ _id: a._id }, { _id: UNKNOWN }]).expect(404);
      await modify([]).expect(400);
      await modify([{ _id: a._id, timeindex: 615 }]).expect(422);
    });

    it('bring nobody into a slot that staff went beyond, in place of whom they allowed there', async () => {
      const times = [timeOfWeek(TEN, 720, 2), timeOfWeek(840, 900, 2)];
      const scene = await BookingScene.open(app, { service: { times } });
      const guest = await scene.guest();
      const allowed = async (participants: number): Promise<string> => {
        const draft = { ...scene.draft(guest, { participants }), reason: 'Regular guest' };
        const { body } = await scene.staff(2).post('/api/admin/newBookingOverride', draft);
        return body.data._id;
      };
      const [first] = [await allowed(3), await allowed(2)];
      const { _id } = await guest.booked({ participants: 2, timeindex: 840 });
      const modify = (bookings: object[]) =>
        scene.staff().post('/api/admin/modifyBookings', { bookings });
      const { body } = await modify([
        { _id: first, date: '2026-06-20', participants: 2 },
        { _id, timeindex: TEN },
      ]).expect(409);
      expect([body.code, body.data.timeindex]).toEqual(['SLOT_FULL', TEN]);
      expect(await scene.sold(DAY, TEN)).toEqual({ ledger: 5, bookings: 5 });
      // fewer may stay, though they are still too many
      await modify([{ _id: first, participants: 1 }]).expect(200);
      expect(await scene.sold(DAY, TEN)).toEqual({ ledger: 3, bookings: 3 });
      expect(await app.nest.get(BookingChecker).ofVendor(scene.vendorId)).toEqual([]);
    });

    it('move to another service and day under its terms', async () => {
      const scene = await BookingScene.open(app);
      const other = await BookingScene.open(app);
      const guest = await scene.guest();
      await app.connection
        .collection('services')
        .updateOne({ _id: other.serviceId }, { $set: { _vendor: scene.vendorId, price: 1_000 } });
      const booking = await guest.booked({ participants: 2 });
      const { body } = await scene
        .staff()
        .post('/api/admin/modifyBookings', {
          bookings: [
            { _id: booking._id, _service: other.serviceId.toHexString(), date: '2026-06-20' },
          ],
        })
        .expect(200);
      expect(body.data[0]).toMatchObject({ date: '2026-06-20', totalPrice: 2_000 });
      expect(await scene.sold()).toEqual({ ledger: 0, bookings: 0 });
      expect(await other.sold('2026-06-20')).toEqual({ ledger: 2, bookings: 2 });
    });

    it('are found by the room of the guest, within the days of the list', async () => {
      const scene = await BookingScene.open(app);
      const guest = await scene.guest();
      const { bookingId } = await guest.booked();
      await guest.booked({ date: '2026-06-20' });
      await scene
        .staff()
        .put('/api/v1/admin/quick-update', { bookingId, roomNumber: '12b', version: 0 })
        .expect(200);
      const found = async (query: string) => {
        const { body } = await scene.staff().get(`/api/v1/admin/bookings?${query}`).expect(200);
        return body.data.items.map((one: { bookingId: string }) => one.bookingId);
      };
      expect(await found(`from=${DAY}&until=2026-06-20&text=12B`)).toEqual([bookingId]);
      expect(await found('from=2026-06-20&text=12b')).toEqual([]);
      expect(await found(`from=${DAY}&text=12`)).toEqual([]);
    });

    it('quick-update changes three texts, by id or reference, and never the guest’s figures', async () => {
      const scene = await BookingScene.open(app);
      const guest = await scene.guest();
      const booking = await guest.booked();
      const update = (input: object) => scene.staff().put('/api/v1/admin/quick-update', input);
      const { body } = await update({
        bookingId: booking.bookingId.toLowerCase(),
        comment: 'Hello',
        internalComment: 'Late',
        roomNumber: '7',
        version: 0,
      }).expect(200);
      expect(body.data).toMatchObject({
        comment: 'Hello',
        internalComment: 'Late',
        roomNumber: '7',
      });
      const cleared = await update({ bookingId: booking._id, comment: '' }).expect(200);
      expect(cleared.body.data.comment).toBeUndefined();
      expect(cleared.body.data.roomNumber).toBe('7');
      await update({ bookingId: booking._id, version: 0, comment: 'x' }).expect(409);
      await update({ bookingId: 'NOSUCH00' }).expect(404);
      await update({ bookingId: booking._id, participants: 9 }).expect(400);
    });

    it('cancel, restore and delete keep the sums, and stay in the audit log', async () => {
      const scene = await BookingScene.open(app, { service: { capacity: 3 } });
      const guest = await scene.guest();
      const booking = await guest.booked({ participants: 2 });
      const at = `/api/v1/admin/reservation/${booking._id}`;
      await scene.staff().post(`${at}/cancel`, { version: 5 }).expect(409);
      await scene.staff().post(`${at}/cancel`, {}).expect(200);
      const twice = await scene.staff().post(`${at}/cancel`, {}).expect(422);
      expect(twice.body.code).toBe('BOOKING_CANCELLED');
      expect(await scene.sold()).toEqual({ ledger: 0, bookings: 0 });
      await scene.staff().post(`${at}/restore`, {}).expect(200);
      await scene.staff().post(`${at}/cancel`, {}).expect(200);
      const rival = await guest.booked({ participants: 2 });
      const full = await scene.staff().post(`${at}/restore`, {}).expect(409);
      expect(full.body.code).toBe('SLOT_FULL');
      await scene.staff(1).post(`${at}/restore`, { override: true, reason: 'x' }).expect(403);
      await scene.staff(2).post(`${at}/restore`, { override: true, reason: 'x' }).expect(200);
      expect(await scene.sold()).toEqual({ ledger: 4, bookings: 4 });
      await scene.staff(1).delete('/api/admin/deleteBooking', { booking: rival._id }).expect(403);
      await scene.staff(2).delete('/api/admin/deleteBooking', { booking: rival._id }).expect(200);
      await scene.staff(2).delete('/api/admin/deleteBooking', { booking: rival._id }).expect(404);
      await scene.staff(2).delete('/api/admin/deleteBooking', { booking: 'x' }).expect(400);
      expect(await scene.sold()).toEqual({ ledger: 2, bookings: 2 });
      const deleted = await auditOf(scene.vendorId, 'booking.deleted');
      expect(deleted?.before).toMatchObject({ participants: 2, bookingId: rival.bookingId });
    });

    it('28: refuse another venue’s bookings with 404', async () => {
      const scene = await BookingScene.open(app);
      const guest = await scene.guest();
      const { _id } = await guest.booked();
      const stranger = app.staff(await newVendor(app), 3);
      const at = `/api/v1/admin/reservation/${_id}`;
      await stranger.get(at).expect(404);
      await stranger.post(`${at}/cancel`, {}).expect(404);
      await stranger.post(`${at}/restore`, {}).expect(404);
      await stranger.post(`${at}/promote`, {}).expect(404);
      await stranger.put(`${at}/status`, { _bookingStatus: UNKNOWN }).expect(404);
      await stranger.delete('/api/admin/deleteBooking', { booking: _id }).expect(404);
      await stranger.put('/api/v1/admin/quick-update', { bookingId: _id }).expect(404);
      await stranger.post('/api/admin/modifyBookings', { bookings: [{ _id }] }).expect(404);
      await stranger.post('/api/admin/newBooking', scene.draft(guest)).expect(404);
      await stranger.get(`/api/admin/getBookings/${guest.id.toHexString()}`).expect(404);
      await stranger.get(`/api/admin/dashboard/${scene.vendorId.toHexString()}`).expect(404);
      const booked = { service: scene.serviceId.toHexString(), date: DAY };
      await stranger.post('/api/booking/bookedDay', booked).expect(404);
      expect(await scene.sold()).toEqual({ ledger: 1, bookings: 1 });
    });
  });

  describe('lists', () => {
    it('page by time, filter, and sum up all that the filter finds', async () => {
      const scene = await BookingScene.open(app);
      const guest = await scene.guest();
      for (const participants of [1, 2, 3]) await guest.booked({ participants });
      await guest.booked({ date: '2026-06-20', waitingList: true });
      await guest.booked({ date: '2026-06-25' });
      await app.settled();
      const list = (query: string) =>
        scene.staff().get(`/api/v1/admin/bookings?${query}`).expect(200);
      const first = (await list(`from=${DAY}&until=2026-06-20&limit=3`)).body.data;
      expect(first.items).toHaveLength(3);
      expect(first.totals).toEqual({
        bookings: 4,
        participants: 7,
        children: 0,
        waiting: 0,
        revenue: 175_000,
      });
      const rest = (await list(`from=${DAY}&until=2026-06-20&limit=3&cursor=${first.nextCursor}`))
        .body.data;
      expect(rest.items).toHaveLength(1);
      expect(rest.nextCursor).toBeUndefined();
      expect(rest.totals).toBeUndefined();
      const waiting = (await list(`from=${DAY}&until=2026-06-20&waitingList=true`)).body.data;
      expect(waiting.items).toHaveLength(0);
      const reference = first.items[0].bookingId;
      const found = (await list(`from=${DAY}&text=${reference}`)).body.data;
      expect(found.items.map((one: { bookingId: string }) => one.bookingId)).toEqual([reference]);
      const some = (await list(`from=${DAY}&text=${reference.slice(0, 5).toLowerCase()}`)).body;
      expect(some.data.items.map((one: { bookingId: string }) => one.bookingId)).toEqual([
        reference,
      ]);
      await app.connection
        .collection('bookings')
        .updateOne({ bookingId: reference }, { $set: { bookingId: 'K7M2Q9XP' } });
      for (const part of ['m2q9', 'Q9XP']) {
        const { items } = (await list(`from=${DAY}&text=${part}`)).body.data;
        expect(items.map((one: { bookingId: string }) => one.bookingId)).toEqual(['K7M2Q9XP']);
      }
      const none = (await list(`from=${DAY}&service=${UNKNOWN}`)).body.data;
      expect(none.totals.bookings).toBe(0);
      const refused = (query: string) => scene.staff().get(`/api/v1/admin/bookings?${query}`);
      expect((await refused(`from=${DAY}&until=2026-06-01`)).body.code).toBe('INVALID_PERIOD');
      expect((await refused(`from=${DAY}&until=2027-12-01`)).body.code).toBe('PERIOD_TOO_LONG');
      expect((await refused('cursor=x')).status).toBe(400);
      expect((await refused('limit=0')).status).toBe(400);
    });

    it('answer by guest, by creation, by seat, by day and as dashboard', async () => {
      const scene = await BookingScene.open(app);
      const guest = await scene.guest();
      const booking = await guest.booked({ participants: 3 });
      await scene.staff().post('/api/admin/newBooking', scene.draft(guest)).expect(201);
      const staff = scene.staff();
      const vendor = scene.vendorId.toHexString();
      const ofGuest = await staff
        .get(`/api/admin/getBookings/${guest.id.toHexString()}`)
        .expect(200);
      expect(ofGuest.body.data.upcoming).toHaveLength(2);
      const created = await staff
        .get(`/api/admin/bookings/createdAt/2026-06-15/2026-06-15/${vendor}`)
        .expect(200);
      expect(created.body.data).toHaveLength(2);
      const before = await staff
        .get(`/api/admin/bookings/createdAt/2026-06-01/2026-06-14/${vendor}`)
        .expect(200);
      expect(before.body.data).toEqual([]);
      await staff.get(`/api/admin/bookings/createdAt/2026-06-01/x/${vendor}`).expect(422);
      await staff.get(`/api/admin/bookings/createdAt/2026-06-01/2026-08-01/${vendor}`).expect(422);
      await staff.get(`/api/admin/bookings/createdAt/2026-06-01/2026-06-02/${UNKNOWN}`).expect(404);
      const seated = await staff.get(`/api/v1/admin/seatedReservations/${DAY}/${DAY}`).expect(200);
      expect(seated.body.data).toHaveLength(2);
      const day = await staff
        .post('/api/booking/bookedDay', { service: scene.serviceId.toHexString(), date: DAY })
        .expect(200);
      expect(day.body.data).toEqual([{ timeindex: TEN, participants: 4 }]);
      const one = await staff.get(`/api/v1/admin/reservation/${booking._id}`).expect(200);
      expect(one.body.data).toMatchObject({ bookingId: booking.bookingId, onlineBooking: true });
      const dashboard = await staff.get(`/api/admin/dashboard/${vendor}?date=${DAY}`).expect(200);
      expect(dashboard.body.data).toMatchObject({
        date: DAY,
        bookings: 2,
        participants: 4,
        arrived: 0,
        pending: 4,
        waiting: 0,
        services: [
          {
            name: 'Yoga',
            participants: 4,
            capacity: 10,
            slots: [{ timeindex: TEN, participants: 4, capacity: 10 }],
          },
        ],
      });
      expect(dashboard.body.data.newBookings).toHaveLength(2);
    });
  });
});

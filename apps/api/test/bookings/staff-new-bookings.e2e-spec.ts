import { Types } from 'mongoose';
import { BookingScene } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';

const NOW = '2026-06-15T09:00:00Z';
const UNKNOWN = '650000000000000000000000';

describe('bookings that staff make', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start(NOW);
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clock.set(NOW));

  const auditOf = (_vendor: Types.ObjectId, action: string) =>
    app.connection.collection('audit').findOne({ _vendor, action });

  describe('new bookings', () => {
    it('book within availability, with what only staff may say', async () => {
      const scene = await BookingScene.open(app, { service: { showCommentField: false } });
      const guest = await scene.guest();
      const draft = scene.draft(guest, {
        participants: 2,
        timeindexEnd: 700,
        comment: 'Birthday',
        internalComment: 'VIP',
        roomNumber: '512',
      });
      const { body } = await scene.staff().post('/api/admin/newBooking', draft).expect(201);
      expect(body.data).toMatchObject({
        _customer: { _id: guest.id.toHexString(), firstname: 'Kari', lastname: 'Nordmann' },
        _service: { name: 'Yoga' },
        timeindexEnd: 700,
        comment: 'Birthday',
        internalComment: 'VIP',
        roomNumber: '512',
        onlineBooking: false,
        attendenceVerified: false,
        totalPrice: 50_000,
      });
      expect(await scene.sold()).toEqual({ ledger: 2, bookings: 2 });
    });

    it('are refused with the texts of the catalogue', async () => {
      const scene = await BookingScene.open(app, { service: { waitingList: false } });
      const guest = await scene.guest();
      const refused = async (change: object, status: number, code: string) => {
        const draft = scene.draft(guest, { ...change });
        const { body } = await scene.staff().post('/api/admin/newBooking', draft);
        expect([body.statusCode, body.code]).toEqual([status, code]);
      };
      await refused({ _customer: undefined }, 422, 'MISSING_GUEST_DETAILS');
      await refused({ _customer: UNKNOWN }, 404, 'NOT_FOUND');
      await refused({ _service: UNKNOWN }, 404, 'NOT_FOUND');
      await refused({ _bookingStatus: UNKNOWN }, 404, 'NOT_FOUND');
      await refused({ _segment: UNKNOWN }, 404, 'NOT_FOUND');
      await refused({ participants: 0 }, 422, 'MISSING_PARTICIPANTS');
      await refused({ participants: 2, numberOfChildren: 3 }, 422, 'INVALID_CHILDREN');
      await refused({ timeindexEnd: 600 }, 422, 'INVALID_TIME');
      await refused({ participants: 11 }, 409, 'SLOT_FULL');
      await refused({ participants: 11, available: 11 }, 409, 'BOOKING_FAILED');
      await refused({ unknown: 1 }, 400, 'VALIDATION_FAILED');
      await refused({ comment: 'x'.repeat(1_001) }, 400, 'VALIDATION_FAILED');
      const waiting = await scene
        .staff()
        .post('/api/v1/admin/waitingList', scene.draft(guest))
        .expect(422);
      expect(waiting.body.code).toBe('WAITING_LIST_NOT_OFFERED');
      const service = { _id: scene.serviceId, version: 0, active: false };
      await scene.staff(2).put('/api/v1/services', service).expect(200);
      await refused({}, 422, 'SERVICE_INACTIVE');
    });

    it('go beyond the places only with level 2, a reason, and an entry in the audit log', async () => {
      const scene = await BookingScene.open(app, { service: { capacity: 2 } });
      const guest = await scene.guest();
      const draft = scene.draft(guest, { participants: 3, reason: 'Regular guest' });
      const path = '/api/admin/newBookingOverride';
      await scene.staff(1).post(path, draft).expect(403);
      const without = await scene
        .staff(2)
        .post(path, { ...draft, reason: ' ' })
        .expect(422);
      expect(without.body.code).toBe('OVERRIDE_REASON_REQUIRED');
      await scene.staff(2).post(path, draft).expect(201);
      await scene
        .staff(2)
        .post(path, { ...draft, timeindex: 615 })
        .expect(201);
      expect(await scene.sold()).toEqual({ ledger: 3, bookings: 3 });
      expect(await scene.available()).toBe(0);
      expect(await auditOf(scene.vendorId, 'booking.created')).toMatchObject({
        reason: 'Regular guest',
        actor: { kind: 'staff', level: 2 },
      });
      // a time that the service does not have sells nothing to anybody else
      const { body } = await scene
        .staff()
        .post('/api/admin/newBooking', scene.draft(guest, { timeindex: 615 }))
        .expect(422);
      expect(body.code).toBe('TIME_NOT_OFFERED');
    });

    it.each([
      ['/api/admin/newBooking', 2],
      ['/api/admin/newBookingOverride', 2],
      ['/api/v1/drop-in', 2],
      ['/api/admin/newBooking', 1],
    ] as const)(
      'POST %s records a past day only when level 2 says so: level %i',
      async (path, level) => {
        const scene = await BookingScene.open(app);
        const guest = await scene.guest();
        const past = scene.draft(guest, {
          date: '2026-06-12',
          ...(path.endsWith('Override') && { reason: 'Late' }),
        });
        const staff = scene.staff(level);
        const { body } = await staff.post(path, past).expect(422);
        expect(body.code).toBe('DATE_IN_PAST');
        const recorded = await staff.post(path, { ...past, recordPast: true });
        expect(recorded.status).toBe(level === 1 ? 403 : 201);
        expect(await scene.sold('2026-06-12')).toMatchObject({ bookings: level === 1 ? 0 : 1 });
        if (level === 1) return;
        expect(await auditOf(scene.vendorId, 'booking.recorded')).toMatchObject({
          actor: { kind: 'staff', level: 2 },
        });
        await app.settled();
        const { _id: _vendor } = { _id: scene.vendorId };
        expect(await app.connection.collection('messages').countDocuments({ _vendor })).toBe(0);
      },
    );

    it('cannot be put on the waiting list of a past day, nor moved to one, unless said so', async () => {
      const scene = await BookingScene.open(app);
      const guest = await scene.guest();
      const date = '2026-06-12';
      const waiting = scene.draft(guest, { date, recordPast: true });
      const refused = await scene.staff(2).post('/api/v1/admin/waitingList', waiting).expect(422);
      expect(refused.body.code).toBe('DATE_IN_PAST');
      const { _id } = await guest.booked();
      const move = (change: object) =>
        scene.staff(2).post('/api/admin/modifyBookings', { bookings: [{ _id, date }], ...change });
      expect((await move({}).expect(422)).body.code).toBe('DATE_IN_PAST');
      await move({ recordPast: true }).expect(200);
      // on its own day it can be corrected
      await scene
        .staff(1)
        .post('/api/admin/modifyBookings', { bookings: [{ _id, participants: 2 }] })
        .expect(200);
    });

    it('of more people than the slot has places never wait for it', async () => {
      const scene = await BookingScene.open(app, { service: { capacity: 12 } });
      const guest = await scene.guest();
      const wait = (participants: number) =>
        scene.staff().post('/api/v1/admin/waitingList', scene.draft(guest, { participants }));
      expect((await wait(99).expect(422)).body).toMatchObject({
        code: 'PARTY_TOO_LARGE',
        message: 'The party is larger than this time can take.',
      });
      await wait(12).expect(201);
      const own = await guest.book({ participants: 13, waitingList: true });
      expect([own.status, own.body.code]).toEqual([422, 'PARTY_TOO_LARGE']);
    });

    it('a drop-in may stay unnamed and has arrived', async () => {
      const scene = await BookingScene.open(app);
      const { body } = await scene
        .staff()
        .post('/api/v1/drop-in', scene.draft(undefined, { participants: 2 }))
        .expect(201);
      expect(body.data).toMatchObject({ attendenceVerified: true, active: true });
      expect(body.data._customer).toBeUndefined();
      expect(await scene.sold()).toEqual({ ledger: 2, bookings: 2 });
    });

    it('a place in the waiting list counts nothing, even where there is room', async () => {
      const scene = await BookingScene.open(app);
      const guest = await scene.guest();
      const { body } = await scene
        .staff()
        .post('/api/v1/admin/waitingList', scene.draft(guest, { participants: 4 }))
        .expect(201);
      expect(body.data).toMatchObject({ active: false, waitingList: true, waitingListPosition: 1 });
      expect(await scene.sold()).toEqual({ ledger: 0, bookings: 0 });
      const { _id, version } = body.data;
      const promote = (input: object) =>
        scene.staff().post(`/api/v1/admin/reservation/${_id}/promote`, input);
      await promote({ version: 7 }).expect(409);
      const promoted = await promote({ version }).expect(200);
      expect(promoted.body.data).toMatchObject({ active: true, waitingList: false });
      const again = await promote({}).expect(422);
      expect(again.body.code).toBe('WAITING_LIST_NOT_OFFERED');
      expect(await scene.sold()).toEqual({ ledger: 4, bookings: 4 });
    });

    it('repeat with their key, across a lost answer', async () => {
      const scene = await BookingScene.open(app);
      const guest = await scene.guest();
      const key = new Types.ObjectId().toHexString();
      const staff = scene.staff();
      const send = () =>
        staff.post('/api/admin/newBooking', scene.draft(guest)).set('idempotency-key', key);
      const first = await send().expect(201);
      expect((await send().expect(201)).body).toEqual(first.body);
      expect(await scene.sold()).toEqual({ ledger: 1, bookings: 1 });
    });
  });
});

import { Types } from 'mongoose';
import { timeOfWeek } from '../../src/modules/bookings/testing/service.factory';
import { WaitingListJob } from '../../src/modules/bookings/waiting-list/waiting-list.job';
import { BookingScene, DAY, TEN } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';

const NOW = '2026-06-15T09:00:00Z';

/** The numbers are those of edge-cases.md. */
describe('edge cases of bookings', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start(NOW);
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clock.set(NOW));

  it('1: 200 concurrent requests for the last seat: one 201, the rest 409', async () => {
    const scene = await BookingScene.open(app, { service: { capacity: 1, waitingList: false } });
    const guests = await Promise.all(Array.from({ length: 200 }, () => scene.guest()));
    const answers = await Promise.all(guests.map((guest) => guest.book({ available: 1 })));
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(201), count(409)]).toEqual([1, 199]);
    const codes = new Set(answers.filter(({ status }) => status === 409).map((a) => a.body.code));
    expect([...codes]).toEqual(['BOOKING_FAILED']);
    expect(answers.find(({ status }) => status === 409)?.body.error).toBe(
      'Booking failed, please try again later. This could be because someone else booked the same time slot immediately before you.',
    );
    expect(await scene.sold()).toEqual({ ledger: 1, bookings: 1 });
  });

  it('2: three places left, two parties of two race: one wins', async () => {
    const scene = await BookingScene.open(app, { service: { capacity: 3 } });
    const [a, b] = [await scene.guest(), await scene.guest()];
    const answers = await Promise.all([
      a.book({ participants: 2, available: 3 }),
      b.book({ participants: 2, available: 3 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await scene.sold()).toEqual({ ledger: 2, bookings: 2 });
  });

  it('3: one key twice: one answer, one booking, one message; in flight 409; other body 422', async () => {
    const scene = await BookingScene.open(app);
    const guest = await scene.guest();
    const key = new Types.ObjectId().toHexString();
    const both = await Promise.all([
      guest.book().set('idempotency-key', key),
      guest.book().set('idempotency-key', key),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('IDEMPOTENCY_IN_FLIGHT');
    const first = both.find(({ status }) => status === 201)?.body;
    const again = await guest.book().set('idempotency-key', key).expect(201);
    expect(again.body).toEqual(first);
    const other = await guest.book({ participants: 2 }).set('idempotency-key', key).expect(422);
    expect(other.body.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await scene.sold()).toEqual({ ledger: 1, bookings: 1 });
    const messages = app.connection.collection('messages');
    expect(await messages.countDocuments({ _vendor: scene.vendorId })).toBe(1);
  });

  it('4: a hold blocks others; run out, the place is bookable with no job having run', async () => {
    const scene = await BookingScene.open(app, { service: { capacity: 2, waitingList: false } });
    const [holder, other] = [await scene.guest(), await scene.guest()];
    const hold = await holder.session
      .post('/api/v1/hub/holds', scene.draft(undefined, { participants: 2 }))
      .expect(201);
    expect(hold.body.data.expiresAt).toBe('2026-06-15T09:10:00.000Z');
    expect(await scene.available()).toBe(0);
    const blocked = await other.book().expect(409);
    expect(blocked.body.code).toBe('SLOT_FULL');
    app.clock.advance({ minutes: 10 });
    expect(await scene.available()).toBe(2);
    await other.book({ participants: 1 }).expect(201);
    const late = await holder.book({ participants: 2, holdId: hold.body.data.holdId }).expect(409);
    expect(late.body.code).toBe('BOOKING_FAILED');
    expect(await scene.sold()).toEqual({ ledger: 1, bookings: 1 });
  });

  it('4: a hold becomes the booking, is replaced by the next and released on leaving', async () => {
    const scene = await BookingScene.open(app, {
      service: { capacity: 2, times: [timeOfWeek(TEN), timeOfWeek(840)] },
    });
    const [holder, other] = [await scene.guest(), await scene.guest()];
    const hold = async (timeindex: number) => {
      const draft = scene.draft(undefined, { participants: 2, timeindex });
      const { body } = await holder.session.post('/api/v1/hub/holds', draft).expect(201);
      return body.data.holdId as string;
    };
    await hold(TEN);
    const second = await hold(840);
    expect([await scene.available(DAY, TEN), await scene.available(DAY, 840)]).toEqual([2, 0]);
    await other.session.delete(`/api/v1/hub/holds/${second}`).expect(200);
    expect(await scene.available(DAY, 840)).toBe(0);
    await holder.session.delete(`/api/v1/hub/holds/${second}`).expect(200);
    expect(await scene.available(DAY, 840)).toBe(2);
    await holder.session.delete(`/api/v1/hub/holds/${second}`).expect(200);
    const third = await hold(TEN);
    await holder.book({ participants: 2, holdId: third }).expect(201);
    expect(await scene.sold()).toEqual({ ledger: 2, bookings: 2 });
    expect(await scene.available()).toBe(0);
    const full = await other.session.post('/api/v1/hub/holds', scene.draft(undefined)).expect(409);
    expect(full.body.code).toBe('SLOT_FULL');
    await app.visitor().post('/api/v1/hub/holds', scene.draft(undefined)).expect(401);
    await scene.staff(4).post('/api/v1/hub/holds', scene.draft(undefined)).expect(403);
  });

  it('5: two waiting for one place are promoted together: one is accepted', async () => {
    const scene = await BookingScene.open(app, {
      service: { capacity: 1 },
      vendor: { waitingListPromotion: 'manual' },
    });
    const [owner, a, b] = [await scene.guest(), await scene.guest(), await scene.guest()];
    const { _id } = await owner.booked();
    const waiting = [await a.booked({ waitingList: true }), await b.booked({ waitingList: true })];
    await owner.session.delete(`/api/v1/hub/activity/${_id}`).expect(200);
    const answers = await Promise.all(
      waiting.map((one) => scene.staff().post(`/api/v1/admin/reservation/${one._id}/promote`, {})),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await scene.sold()).toEqual({ ledger: 1, bookings: 1 });
  });

  it('14: an exclusive booking takes the whole slot, and is refused when anyone holds it', async () => {
    const scene = await BookingScene.open(app, {
      service: { exclusiveBooking: true, capacity: 8, waitingList: false },
    });
    const [a, b] = [await scene.guest(), await scene.guest()];
    const held = await a.session
      .post('/api/v1/hub/holds', scene.draft(undefined, { participants: 4 }))
      .expect(201);
    await b.book({ participants: 2 }).expect(409);
    const booking = await a.booked({ participants: 4, holdId: held.body.data.holdId });
    expect(booking).toMatchObject({ participants: 1, numberOfChildren: 0 });
    expect(await scene.available()).toBe(0);
    await b.book().expect(409);
    const staff = await scene.staff().post('/api/admin/newBooking', scene.draft(b)).expect(409);
    expect(staff.body.code).toBe('SLOT_FULL');
  });

  it('15: a cancellation of two skips a party of four for the next that fits, and says why', async () => {
    const scene = await BookingScene.open(app, { service: { capacity: 4 } });
    const [a, b, four, two, late] = await Promise.all(
      Array.from({ length: 5 }, () => scene.guest()),
    );
    if (!a || !b || !four || !two || !late) throw new Error('five guests');
    const first = await a.booked({ participants: 2 });
    await b.booked({ participants: 2 });
    const waitFour = await four.booked({ participants: 4, waitingList: true });
    app.clock.advance({ minutes: 1 });
    const waitTwo = await two.booked({ participants: 2, waitingList: true });
    app.clock.advance({ minutes: 1 });
    await late.booked({ participants: 1, waitingList: true });
    expect(await scene.sold()).toEqual({ ledger: 4, bookings: 4 });
    await a.session.delete(`/api/v1/hub/activity/${first._id}`).expect(200);
    await app.settled();
    const promoted = await two.session.get(`/api/v1/hub/reservation/${waitTwo._id}`).expect(200);
    expect(promoted.body.data).toMatchObject({ active: true, waitingList: false });
    const waits = await four.session.get(`/api/v1/hub/reservation/${waitFour._id}`).expect(200);
    expect(waits.body.data).toMatchObject({
      active: false,
      waitingList: true,
      waitingListPosition: 1,
    });
    const skip = await app.connection
      .collection('audit')
      .findOne({ _vendor: scene.vendorId, action: 'booking.skipped' });
    expect(skip).toMatchObject({ reason: 'PARTY_TOO_LARGE' });
    expect(skip?.entityId.toHexString()).toBe(waitFour._id);
    expect(await scene.sold()).toEqual({ ledger: 4, bookings: 4 });
    const told = await app.connection
      .collection('messages')
      .findOne({ _vendor: scene.vendorId, template: 'waitingListPromotion' });
    expect(told).toMatchObject({ customerId: two.id });
  });

  it('16: a cancellation races public bookings: the freed place goes to the queue', async () => {
    for (let round = 0; round < 5; round += 1) {
      const scene = await BookingScene.open(app, { service: { capacity: 1 } });
      const [owner, waiter] = [await scene.guest(), await scene.guest()];
      const rivals = await Promise.all(Array.from({ length: 8 }, () => scene.guest()));
      const { _id } = await owner.booked();
      const waiting = await waiter.booked({ waitingList: true });
      const [, ...answers] = await Promise.all([
        owner.session.delete(`/api/v1/hub/activity/${_id}`).expect(200),
        ...rivals.map((rival) => rival.book({ available: 1 })),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(rivals.map(() => 409));
      await app.settled();
      const { body } = await waiter.session.get(`/api/v1/hub/reservation/${waiting._id}`);
      expect(body.data.active).toBe(true);
      expect(await scene.sold()).toEqual({ ledger: 1, bookings: 1 });
    }
  });

  it('17: nobody is promoted after the cutoff, when guests may no longer book the slot', async () => {
    const scene = await BookingScene.open(app, { service: { capacity: 1, minNoticeMinutes: 60 } });
    const [owner, waiter] = [await scene.guest(), await scene.guest()];
    const { _id } = await owner.booked();
    const waiting = await waiter.booked({ waitingList: true });
    await app.settled();
    app.clock.set('2026-06-19T07:00:00.001Z');
    await owner.session.delete(`/api/v1/hub/activity/${_id}`).expect(200);
    await app.settled();
    const { body } = await waiter.session.get(`/api/v1/hub/reservation/${waiting._id}`);
    expect(body.data.waitingList).toBe(true);
    expect(await scene.sold()).toEqual({ ledger: 0, bookings: 0 });
  });

  it('18: more capacity, a smaller party and a hold let go serve the queue too', async () => {
    const scene = await BookingScene.open(app, { service: { capacity: 2 } });
    const [owner, a, b] = [await scene.guest(), await scene.guest(), await scene.guest()];
    const { _id } = await owner.booked({ participants: 2 });
    const first = await a.booked({ waitingList: true });
    app.clock.advance({ minutes: 1 });
    const second = await b.booked({ waitingList: true });
    const isIn = async (guest: typeof a, id: string) =>
      (await guest.session.get(`/api/v1/hub/reservation/${id}`)).body.data.active as boolean;
    await owner.session.put(`/api/v1/hub/reservation/${_id}`, { participants: 1 }).expect(200);
    await app.settled();
    expect([await isIn(a, first._id), await isIn(b, second._id)]).toEqual([true, false]);
    const { body } = await scene
      .staff(2)
      .get(`/api/v1/services/${scene.serviceId.toHexString()}`)
      .expect(200);
    const { version, ...service } = body.data;
    await scene
      .staff(2)
      .put('/api/v1/services', { _id: service._id, capacity: 3, version })
      .expect(200);
    await app.settled();
    expect(await isIn(b, second._id)).toBe(true);
    expect(await scene.sold()).toEqual({ ledger: 3, bookings: 3 });
  });

  it('17: what ran out moves on: a hold, and places kept by a process that died before promoting', async () => {
    const scene = await BookingScene.open(app, { service: { capacity: 1 } });
    const [holder, waiter] = [await scene.guest(), await scene.guest()];
    await holder.session.post('/api/v1/hub/holds', scene.draft(undefined)).expect(201);
    const waiting = await waiter.booked({ waitingList: true });
    await app.settled();
    const isIn = async () => {
      const { body } = await waiter.session.get(`/api/v1/hub/reservation/${waiting._id}`);
      return body.data.active as boolean;
    };
    const look = async () => {
      await app.nest.get(WaitingListJob).tick();
      await app.work();
    };
    app.clock.advance({ minutes: 9 });
    await look();
    expect(await isIn()).toBe(false);
    app.clock.advance({ minutes: 1 });
    await look();
    expect(await isIn()).toBe(true);
    expect(await scene.sold()).toEqual({ ledger: 1, bookings: 1 });
    await app.nest.get(WaitingListJob).tick();
    const added = { kind: 'serve-waiting-list', _vendor: scene.vendorId };
    expect(await app.connection.collection('queuedJobs').countDocuments(added)).toBe(0);
  });

  it('30: a double click with one key makes one booking', async () => {
    const scene = await BookingScene.open(app);
    const guest = await scene.guest();
    const key = new Types.ObjectId().toHexString();
    await Promise.all(Array.from({ length: 10 }, () => guest.book().set('idempotency-key', key)));
    expect(await scene.sold()).toEqual({ ledger: 1, bookings: 1 });
  });
});

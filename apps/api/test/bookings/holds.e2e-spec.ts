import { newService, timeOfWeek } from '../../src/modules/bookings/testing/service.factory';
import { type BookingGuest, BookingScene, DAY, TEN } from '../support/booking-scene';
import { TestApp, type UserSession } from '../support/test-app';

const NOW = '2026-06-15T09:00:00Z';
const HOLDS = '/api/v1/hub/holds';

describe('holds', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start(NOW);
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clock.set(NOW));

  /** Yoga, sauna, dinner and boat, with 3 places each. */
  const venue = async () => {
    const times = [timeOfWeek(TEN, 720), timeOfWeek(840, 900)];
    const scene = await BookingScene.open(app, { service: { capacity: 3, times } });
    const more = [];
    for (const name of ['Sauna', 'Dinner', 'Boat']) {
      more.push(await newService(app.connection, scene.vendorId, { name, capacity: 3 }));
    }
    const ids = [scene.serviceId, ...more].map((id) => id.toHexString());
    return {
      scene,
      ids,
      hold: (guest: BookingGuest, index: number, change: object = {}) =>
        guest.session.post(HOLDS, {
          _service: ids[index],
          date: DAY,
          timeindex: TEN,
          participants: 2,
          ...change,
        }),
      /** How many the hub shows as free, and as held, of a slot. */
      seen: async (who: UserSession, index: number, date = DAY, timeindex = TEN) => {
        const path = `/api/v1/hub/activity/${ids[index]}?date=${date}`;
        const { body } = await who.get(path).expect(200);
        const [day] = body.data.timeslots.data;
        const time = day.times.find(({ start }: { start: number }) => start === timeindex);
        return [time.available, time.held];
      },
    };
  };

  it('of their own do not count for who looks: their places are free for them', async () => {
    const { scene, hold, seen } = await venue();
    const guest = await scene.guest();
    await hold(guest, 0).expect(201);
    expect(await seen(guest.session, 0)).toEqual([3, 0]);
    const { body } = await guest.session
      .get(`/api/v1/hub/activity/${scene.serviceId.toHexString()}?date=${DAY}`)
      .expect(200);
    expect(body.data.timeslots.data[0].available).toBe(6);
  });

  it('of others count as taken, for guests, visitors and staff alike', async () => {
    const { scene, hold, seen } = await venue();
    const [guest, other] = [await scene.guest(), await scene.guest()];
    await hold(guest, 0).expect(201);
    await hold(other, 0, { participants: 1 }).expect(201);
    expect(await seen(guest.session, 0)).toEqual([2, 1]);
    expect(await seen(other.session, 0)).toEqual([1, 2]);
    expect(await seen(app.visitor(), 0)).toEqual([0, 3]);
    expect(await seen(scene.staff(), 0)).toEqual([0, 3]);
    app.clock.advance({ minutes: 10 });
    expect(await seen(app.visitor(), 0)).toEqual([3, 0]);
  });

  it('of the same service are replaced, on whatever day and time', async () => {
    const { scene, hold, seen } = await venue();
    const guest = await scene.guest();
    await hold(guest, 0).expect(201);
    await hold(guest, 0, { timeindex: 840 }).expect(201);
    expect(await seen(app.visitor(), 0)).toEqual([3, 0]);
    expect(await seen(app.visitor(), 0, DAY, 840)).toEqual([1, 2]);
    await hold(guest, 0, { date: '2026-06-20' }).expect(201);
    expect(await seen(app.visitor(), 0, DAY, 840)).toEqual([3, 0]);
    expect(await seen(app.visitor(), 0, '2026-06-20')).toEqual([1, 2]);
  });

  it('are at most three: a fourth releases the oldest, and serves who waits for it', async () => {
    const { scene, hold, seen } = await venue();
    const [guest, waiter, rival] = [await scene.guest(), await scene.guest(), await scene.guest()];
    await hold(guest, 0).expect(201);
    await rival.book().expect(201);
    const waiting = await waiter.booked({ participants: 2, waitingList: true });
    await hold(guest, 1).expect(201);
    await hold(guest, 2).expect(201);
    expect(await seen(app.visitor(), 0)).toEqual([0, 2]);
    await hold(guest, 3).expect(201);
    for (const index of [1, 2, 3]) expect(await seen(app.visitor(), index)).toEqual([1, 2]);
    const isIn = async () => {
      const { body } = await waiter.session.get(`/api/v1/hub/reservation/${waiting._id}`);
      return body.data.active as boolean;
    };
    await app.settled();
    expect(await isIn()).toBe(true);
    expect(await scene.sold()).toEqual({ ledger: 3, bookings: 3 });
  });

  it('that became a booking, were released or ran out leave room for others', async () => {
    const { scene, hold, seen } = await venue();
    const guest = await scene.guest();
    const booked = await hold(guest, 0).expect(201);
    await guest.book({ participants: 2, holdId: booked.body.data.holdId }).expect(201);
    const released = await hold(guest, 1).expect(201);
    await guest.session.delete(`${HOLDS}/${released.body.data.holdId}`).expect(200);
    await hold(guest, 2).expect(201);
    await hold(guest, 3).expect(201);
    await hold(guest, 1).expect(201);
    for (const index of [1, 2, 3]) expect(await seen(app.visitor(), index)).toEqual([1, 2]);
    app.clock.advance({ minutes: 10 });
    for (const index of [1, 2, 3]) expect(await seen(app.visitor(), index)).toEqual([3, 0]);
    await hold(guest, 0, { participants: 1 }).expect(201);
    expect(await seen(app.visitor(), 0)).toEqual([0, 1]);
  });

  it('that are refused leave the guest the hold they had', async () => {
    const { scene, hold, seen } = await venue();
    const [guest, other] = [await scene.guest(), await scene.guest()];
    await hold(guest, 0).expect(201);
    await other.book({ participants: 2, timeindex: 840 }).expect(201);
    const { body } = await hold(guest, 0, { timeindex: 840 }).expect(409);
    expect(body.code).toBe('SLOT_FULL');
    expect(await seen(app.visitor(), 0)).toEqual([1, 2]);
  });

  it('asked for at once pass the limit no more than one after the other', async () => {
    const { scene, hold, seen } = await venue();
    const guest = await scene.guest();
    const answers = await Promise.all([0, 1, 2, 3, 0, 1, 2, 3].map((index) => hold(guest, index)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    const held = [];
    for (const index of [0, 1, 2, 3]) held.push((await seen(app.visitor(), index))[1] ?? 0);
    expect(held.sort()).toEqual([0, 2, 2, 2]);
  });
});

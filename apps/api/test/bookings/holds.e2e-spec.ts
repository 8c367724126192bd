import { newService, timeOfWeek } from '../../src/modules/bookings/testing/service.factory';
import {
  type BookingGuest,
  BookingScene,
  DAY,
  type Draft,
  TEN,
} from '../support/scenes/booking-scene';
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

  describe('completed once more', () => {
    const send = (guest: BookingGuest, draft: Draft, key?: string) => {
      const request = guest.session.post('/api/v1/hub/activity', guest.draft(draft));
      return key === undefined ? request : request.set('idempotency-key', key);
    };

    it('are the booking they became, under whatever key', async () => {
      const { scene, hold } = await venue();
      const guest = await scene.guest();
      const { holdId } = (await hold(guest, 0).expect(201)).body.data;
      const draft = { participants: 2, holdId };
      const first = await send(guest, draft, 'tab-1').expect(201);
      for (const key of ['tab-1', 'tab-2', undefined]) {
        expect((await send(guest, draft, key).expect(201)).body).toEqual(first.body);
      }
      expect(await scene.sold()).toEqual({ ledger: 2, bookings: 2 });
      const reused = await send(guest, { ...draft, timeindex: 840 }, 'tab-1').expect(422);
      expect(reused.body.code).toBe('IDEMPOTENCY_KEY_REUSED');
    });

    it('are one hold in two tabs that choose the same for the same party', async () => {
      const { hold, scene, seen } = await venue();
      const guest = await scene.guest();
      const [first, second] = [await hold(guest, 0).expect(201), await hold(guest, 0).expect(201)];
      const { holdId } = first.body.data;
      expect(second.body.data.holdId).toBe(holdId);
      expect(await seen(app.visitor(), 0)).toEqual([1, 2]);
      const other = await hold(guest, 0, { participants: 1 }).expect(201);
      expect(other.body.data.holdId).not.toBe(holdId);
      const draft = { holdId: other.body.data.holdId };
      await send(guest, draft).expect(201);
      const again = await hold(guest, 0, { participants: 1 }).expect(201);
      expect(again.body.data.holdId).not.toBe(draft.holdId);
    });

    it('at the same moment, are one booking', async () => {
      const { scene, hold } = await venue();
      const guest = await scene.guest();
      const { holdId } = (await hold(guest, 0, { participants: 1 }).expect(201)).body.data;
      const keys = ['tab-1', 'tab-2', 'tab-3'];
      const answers = await Promise.all(keys.map((key) => send(guest, { holdId }, key)));
      for (const { status, body } of answers) {
        expect([201, 409]).toContain(status);
        if (status === 409) expect(body.code).toBe('IDEMPOTENCY_IN_FLIGHT');
      }
      expect(await scene.sold()).toEqual({ ledger: 1, bookings: 1 });
    });

    it('are the bookings of their group, and of nothing else', async () => {
      const { scene, ids, hold } = await venue();
      const guest = await scene.guest();
      const items: Draft[] = [];
      for (const index of [0, 1]) {
        const { holdId } = (await hold(guest, index).expect(201)).body.data;
        items.push({
          _service: ids[index],
          date: DAY,
          timeindex: TEN,
          participants: 1,
          holdId,
        });
      }
      const group = (sent: object[], key: string) =>
        guest.session.post('/api/v1/hub/groups', { items: sent }).set('idempotency-key', key);
      const first = await group(items, 'tab-1').expect(201);
      expect((await group(items, 'tab-2').expect(201)).body).toEqual(first.body);
      for (const other of [group(items.slice(1), 'tab-3'), send(guest, items[0] ?? {}, 'tab-4')]) {
        expect((await other.expect(409)).body.code).toBe('ALREADY_BOOKED');
      }
      expect(await scene.sold()).toEqual({ ledger: 1, bookings: 1 });
    });

    it('are free places at another time, and to another guest', async () => {
      const { scene, hold } = await venue();
      const [guest, other] = [await scene.guest(), await scene.guest()];
      const { holdId } = (await hold(guest, 0, { participants: 1 }).expect(201)).body.data;
      await send(guest, { holdId }, 'one').expect(201);
      await send(guest, { holdId, timeindex: 840 }, 'two').expect(201);
      await send(other, { holdId }, 'one').expect(201);
      expect(await scene.sold()).toEqual({ ledger: 2, bookings: 2 });
    });
  });
});

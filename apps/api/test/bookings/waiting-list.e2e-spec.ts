import { Types } from 'mongoose';
import { timeOfWeek } from '../../src/modules/bookings/testing/service.factory';
import { BookingChecker } from '../../src/modules/bookings/verify/booking-checker';
import { WaitingListJob } from '../../src/modules/bookings/waiting-list/waiting-list.job';
import { WaitingListService } from '../../src/modules/bookings/waiting-list/waiting-list.service';
import { CapacityService } from '../../src/modules/capacity/public';
import { type BookingGuest, BookingScene, DAY, TEN } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';

const NOW = '2026-06-15T09:00:00Z';

/** A guest, and the booking that is theirs. */
interface Party {
  guest: BookingGuest;
  _id: string;
}

describe('the waiting list', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start(NOW);
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clock.set(NOW));

  const party = async (scene: BookingScene, draft: object): Promise<Party> => {
    const guest = await scene.guest();
    const { _id } = await guest.booked({ ...draft });
    return { guest, _id };
  };
  const waits = (scene: BookingScene, draft: object = {}) =>
    party(scene, { waitingList: true, ...draft });
  const seen = async ({ guest, _id }: Party) =>
    (await guest.session.get(`/api/v1/hub/reservation/${_id}`).expect(200)).body.data;
  const isIn = async (one: Party) => (await seen(one)).active as boolean;
  const differences = (scene: BookingScene) =>
    app.nest.get(BookingChecker).ofVendor(scene.vendorId);

  /** A slot of two places that are taken, and three who wait for it, one after the other. */
  const queue = async (service: object = {}) => {
    const scene = await BookingScene.open(app, { service: { capacity: 2, ...service } });
    const owner = await party(scene, { participants: 2 });
    const waiting: Party[] = [];
    for (const participants of [2, 1, 1]) {
      app.clock.advance({ minutes: 1 });
      waiting.push(await waits(scene, { participants }));
    }
    await app.settled();
    return { scene, owner, waiting };
  };

  const cancel = ({ guest, _id }: Party) =>
    guest.session.delete(`/api/v1/hub/activity/${_id}`).expect(200);
  const service = (scene: BookingScene, change: object) =>
    scene.staff(2).put(`/api/v1/services/${scene.serviceId.toHexString()}`, change).expect(200);

  /** What frees places, and who is promoted by it: of a party of two, of one, of one. */
  const causes: [string, (of: Awaited<ReturnType<typeof queue>>) => Promise<unknown>, boolean[]][] =
    [
      ['a cancellation', ({ owner }) => cancel(owner), [true, false, false]],
      [
        'a smaller party of who has places',
        ({ owner: { guest, _id } }) =>
          guest.session.put(`/api/v1/hub/reservation/${_id}`, { participants: 1 }).expect(200),
        [false, true, false],
      ],
      ['a larger capacity', ({ scene }) => service(scene, { capacity: 4 }), [true, false, false]],
      [
        'a special day with more places',
        ({ scene }) =>
          service(scene, {
            specialdays: [
              {
                ...{ startDate: DAY, endDate: DAY, open: true, comment: '' },
                times: [{ start: TEN, end: 720, capacity: 5, availableDays: [] }],
              },
            ],
          }),
        [true, true, false],
      ],
      [
        'a move to another day',
        ({ owner: { guest, _id } }) =>
          guest.session.put(`/api/v1/hub/reservation/${_id}`, { date: '2026-06-22' }).expect(200),
        [true, false, false],
      ],
      [
        'a booking that staff delete',
        ({ scene, owner }) =>
          scene.staff(2).delete('/api/admin/deleteBooking', { booking: owner._id }).expect(200),
        [true, false, false],
      ],
    ];

  it('goes on to the next when who was promoted gives the place back', async () => {
    const of = await queue();
    const [first, second] = of.waiting;
    if (!first || !second) throw new Error('Nobody waits');
    await cancel(of.owner);
    await app.settled();
    expect(await Promise.all(of.waiting.map(isIn))).toEqual([true, false, false]);
    await first.guest.session.delete(`/api/v1/hub/activity/${first._id}`).expect(200);
    await app.settled();
    expect(await Promise.all([isIn(first), isIn(second)])).toEqual([false, true]);
    expect(await differences(of.scene)).toEqual([]);
  });

  it.each(causes)('is served in order of creation by %s', async (_, free, promoted) => {
    const of = await queue();
    await free(of);
    await app.settled();
    expect(await Promise.all(of.waiting.map(isIn))).toEqual(promoted);
    expect(await differences(of.scene)).toEqual([]);
  });

  const look = async () => {
    await app.nest.get(WaitingListJob).tick();
    await app.work();
  };

  it('is served in order of creation by a hold that runs out', async () => {
    const scene = await BookingScene.open(app, { service: { capacity: 2 } });
    const holder = await scene.guest();
    const hold = scene.draft(undefined, { participants: 2 });
    await holder.session.post('/api/v1/hub/holds', hold).expect(201);
    const waiting = [await waits(scene, { participants: 2 })];
    app.clock.advance({ minutes: 1 });
    waiting.push(await waits(scene));
    await app.settled();
    expect(await Promise.all(waiting.map(isIn))).toEqual([false, false]);
    app.clock.advance({ minutes: 10 });
    await look();
    expect(await Promise.all(waiting.map(isIn))).toEqual([true, false]);
    expect(await differences(scene)).toEqual([]);
  });

  it('is served after an outage too, whoever books first after it', async () => {
    const scene = await BookingScene.open(app, { service: { capacity: 2 } });
    const holder = await scene.guest();
    const hold = scene.draft(undefined, { participants: 2 });
    await holder.session.post('/api/v1/hub/holds', hold).expect(201);
    const waiting = await waits(scene);
    await app.settled();
    app.clock.advance({ hours: 3 });
    await party(scene, {});
    expect(await isIn(waiting)).toBe(false);
    await look();
    expect(await isIn(waiting)).toBe(true);
    expect(await scene.sold()).toEqual({ ledger: 2, bookings: 2 });
    expect(await differences(scene)).toEqual([]);
  });

  describe('of a slot that somebody holds', () => {
    /** All places of the slot are held, and a guest waits for one of them. */
    const kept = async (places: number) => {
      const times = [timeOfWeek(TEN), timeOfWeek(840)];
      const scene = await BookingScene.open(app, { service: { capacity: places, times } });
      const holder = await scene.guest();
      const hold = scene.draft(undefined, { participants: places });
      const { body } = await holder.session.post('/api/v1/hub/holds', hold).expect(201);
      const waiting = await waits(scene);
      await app.settled();
      expect(await isIn(waiting)).toBe(false);
      return { scene, holder, waiting, holdId: body.data.holdId as string };
    };

    it.each([
      ['in time', 0],
      ['although it has run out', 10],
    ])('has what a booking leaves of the hold that it completes, %s', async (_, minutes) => {
      const { scene, holder, waiting, holdId } = await kept(2);
      app.clock.advance({ minutes });
      await holder.booked({ participants: 1, holdId });
      await app.settled();
      expect(await isIn(waiting)).toBe(true);
      expect(await differences(scene)).toEqual([]);
    });

    it('has what a group leaves of it, too', async () => {
      const { scene, holder, waiting, holdId } = await kept(2);
      const { _customer, ...item } = scene.draft(holder);
      const items = [{ ...item, holdId }];
      await holder.session.post('/api/v1/hub/groups', { items }).expect(201);
      await app.settled();
      expect(await isIn(waiting)).toBe(true);
    });

    it('is served when it has run out, although its guest holds another time of that day by then', async () => {
      const { scene, holder, waiting } = await kept(1);
      app.clock.advance({ minutes: 10 });
      const other = scene.draft(undefined, { timeindex: 840 });
      await holder.session.post('/api/v1/hub/holds', other).expect(201);
      await look();
      expect(await isIn(waiting)).toBe(true);
    });

    it('is served by the next look at the lists where one has failed', async () => {
      const { waiting } = await kept(1);
      app.clock.advance({ minutes: 10 });
      const change = jest.spyOn(app.nest.get(CapacityService), 'inTurn');
      change.mockRejectedValueOnce(new Error('the database is away'));
      await look();
      change.mockRestore();
      expect(await isIn(waiting)).toBe(false);
      app.clock.advance({ minutes: 0.5 });
      await look();
      expect(await isIn(waiting)).toBe(true);
    });

    it('serves, of several occasions that come at once, whom one of them means', async () => {
      const { scene, waiting } = await kept(1);
      app.clock.advance({ minutes: 10 });
      const scope = { vendorId: scene.vendorId.toHexString(), now: app.clock.now() };
      const slots = [{ serviceId: scene.serviceId, date: DAY, t: TEN }];
      const justPutThere = [new Types.ObjectId(waiting._id)];
      for (const except of [justPutThere, justPutThere, []]) {
        app.nest.get(WaitingListService).placesFreed(scope, slots, except);
      }
      await app.settled();
      expect(await isIn(waiting)).toBe(true);
    });
  });

  it.each(['the guest', 'staff'])(
    '18: a party that waits and becomes smaller, by %s, has the places that were too few for it',
    async (who) => {
      const scene = await BookingScene.open(app, { service: { capacity: 5 } });
      await party(scene, { participants: 3 });
      const large = await waits(scene, { participants: 4 });
      await app.settled();
      const smaller = { participants: 2 };
      if (who === 'staff') {
        const bookings = [{ _id: large._id, ...smaller }];
        await scene.staff().post('/api/admin/modifyBookings', { bookings }).expect(200);
      } else {
        const path = `/api/v1/hub/reservation/${large._id}`;
        await large.guest.session.put(path, smaller).expect(200);
      }
      await app.settled();
      expect(await seen(large)).toMatchObject({ active: true, waitingList: false, ...smaller });
      expect(await scene.sold()).toEqual({ ledger: 5, bookings: 5 });
    },
  );

  it('of another slot serves who moves there, where there is room', async () => {
    const scene = await BookingScene.open(app, {
      service: { capacity: 1, times: [timeOfWeek(TEN), timeOfWeek(840)] },
    });
    await party(scene, {});
    const mover = await waits(scene);
    await app.settled();
    const path = `/api/v1/hub/reservation/${mover._id}`;
    await mover.guest.session.put(path, { timeindex: 840 }).expect(200);
    await app.settled();
    expect(await seen(mover)).toMatchObject({ active: true, timeindex: 840 });
    expect(await scene.sold(DAY, 840)).toEqual({ ledger: 1, bookings: 1 });
  });

  it('leaves to staff what the venue does by hand', async () => {
    const scene = await BookingScene.open(app, {
      service: { capacity: 1 },
      vendor: { waitingListPromotion: 'manual' },
    });
    const owner = await party(scene, {});
    const waiting = await waits(scene);
    await cancel(owner);
    await app.settled();
    expect(await isIn(waiting)).toBe(false);
    const path = `/api/v1/admin/reservation/${waiting._id}/promote`;
    await scene.staff().post(path, {}).expect(200);
    expect(await isIn(waiting)).toBe(true);
  });

  it('tells who came in the same moment different places, in the order in which they are served', async () => {
    const scene = await BookingScene.open(app, { service: { capacity: 1 } });
    const owner = await party(scene, {});
    const waiting = [await waits(scene), await waits(scene), await waits(scene)];
    await app.settled();
    const places = await Promise.all(waiting.map(seen));
    expect(places.map(({ waitingListPosition }) => waitingListPosition)).toEqual([1, 2, 3]);
    await cancel(owner);
    await app.settled();
    expect(await Promise.all(waiting.map(isIn))).toEqual([true, false, false]);
  });

  it('promotes nobody who leaves it in the same moment: they have a place, or none, never half of one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const scene = await BookingScene.open(app, { service: { capacity: 1 } });
      const owner = await party(scene, {});
      const [leaves, stays] = [await waits(scene), await waits(scene)];
      await app.settled();
      await Promise.all([cancel(owner), cancel(leaves)]);
      await app.settled();
      expect(await Promise.all([leaves, stays].map(isIn))).toEqual([false, true]);
      expect(await scene.sold()).toEqual({ ledger: 1, bookings: 1 });
      expect(await differences(scene)).toEqual([]);
    }
  });

  it('has whom a status puts there, and takes back whom another calls in', async () => {
    const scene = await BookingScene.open(app, { service: { capacity: 1 } });
    const color = '#112233';
    const status = async (fields: object) => {
      const name = new Types.ObjectId().toHexString();
      const { body } = await scene
        .staff(2)
        .post('/api/booking/bookingStatus', { name, color, ...fields })
        .expect(201);
      return body.data._id as string;
    };
    const [waiting, called] = [await status({ isWaitingList: true }), await status({})];
    const owner = await party(scene, {});
    const apply = (_bookingStatus: string) =>
      scene.staff().put(`/api/v1/admin/reservation/${owner._id}/status`, { _bookingStatus });
    await apply(waiting).expect(200);
    await app.settled();
    expect(await seen(owner)).toMatchObject({ active: false, waitingListPosition: 1 });
    const other = await party(scene, {});
    const full = await apply(called).expect(409);
    expect(full.body.code).toBe('SLOT_FULL');
    const atDesk = async () =>
      (await scene.staff().get(`/api/v1/admin/reservation/${owner._id}`).expect(200)).body.data;
    expect((await atDesk())._bookingStatus._id).toBe(waiting);
    await cancel(other);
    await app.settled();
    // nobody is told at the desk that a guest still waits who has a place
    expect(await atDesk()).toMatchObject({ active: true, waitingList: false });
    expect((await atDesk())._bookingStatus).toBeUndefined();
  });
});

import { timeOfWeek } from '../../src/modules/bookings/testing/service.factory';
import { DAY } from '../support/scenes/booking-scene';
import { DiningScene, EIGHT, SIX, seats } from '../support/scenes/dining-scene';
import { TestApp } from '../support/test-app';

interface Time {
  start: number;
  available: number;
  parties?: number[];
  arriving?: number;
}

const promised = { tables: 'atBooking' };

describe('tables that are given when a party books', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const open = (options: Parameters<typeof DiningScene.open>[1] = {}) =>
    DiningScene.open(app, { ...options, service: { ...promised, ...options.service } });

  const timesOf = async (scene: DiningScene, session = app.visitor(), date = DAY) => {
    const path = `/api/v1/hub/activity/${scene.booking.serviceId.toHexString()}?date=${date}`;
    const { body } = await session.get(path).expect(200);
    const times: Time[] = body.data.timeslots.data[0].times;
    return new Map(times.map((time) => [time.start, time]));
  };
  const book = async (scene: DiningScene, participants: number, change: object = {}) =>
    (await scene.booking.guest()).book({ timeindex: SIX, participants, ...change });
  /** Names of the tables that each party has, by its size. */
  const seated = async (scene: DiningScene, date = DAY) => {
    const plan: { participants: number; tables: { _table: string }[] }[] = await scene.plan(date);
    return plan.map(({ participants, tables }) => [
      participants,
      tables.map(({ _table }) => scene.nameOf(_table)).join('+'),
    ]);
  };

  it('are the smallest that fit, and then combinations; whoever has none is refused', async () => {
    const scene = await open({
      tables: [seats('2', 2), seats('4', 4), seats('8', 8)],
      combinations: [{ name: 'Both', tables: ['2', '4'], guestCount: 6 }],
    });
    expect((await timesOf(scene)).get(SIX)).toMatchObject({
      available: 8,
      parties: [1, 2, 3, 4, 5, 6, 7, 8],
    });
    expect((await book(scene, 6)).status).toBe(201);
    expect((await timesOf(scene)).get(SIX)?.parties).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect((await book(scene, 2)).status).toBe(201);
    expect(await seated(scene)).toEqual([
      [6, '2+4'],
      [2, '8'],
    ]);
    // 32 places are left, but no table
    expect((await timesOf(scene)).get(SIX)).toMatchObject({ available: 0, parties: [] });
    const refused = await book(scene, 1);
    expect([refused.status, refused.body.code]).toEqual([409, 'NO_TABLE_FREE']);
    expect((await timesOf(scene)).get(EIGHT)?.available).toBe(8);
    expect(await scene.differences()).toEqual([]);
  });

  it('leave at most so many seats empty', async () => {
    const scene = await open({
      tables: [seats('10', 10), seats('4', 4)],
      service: { maxSpareSeats: 4 },
    });
    await book(scene, 4);
    expect((await timesOf(scene)).get(SIX)?.parties).toEqual([6, 7, 8, 9, 10]);
    expect((await book(scene, 2)).body.code).toBe('NO_TABLE_FREE');
    expect((await book(scene, 6)).status).toBe(201);
  });

  it('are free for the whole turn, which a party’s size decides', async () => {
    const turnTimes = [
      { upTo: 2, minutes: 90 },
      { upTo: 4, minutes: 150 },
    ];
    const scene = await open({ tables: [seats('4', 4)], service: { turnTimes } });
    const late = await book(scene, 2, { timeindex: EIGHT });
    expect(late.body.data).toMatchObject({ timeindex: EIGHT, timeindexEnd: EIGHT + 90 });
    // four would sit until 20:30
    expect((await timesOf(scene)).get(SIX)?.parties).toEqual([1, 2]);
    expect((await book(scene, 4)).body.code).toBe('NO_TABLE_FREE');
    const early = await book(scene, 2);
    expect(early.body.data).toMatchObject({ timeindexEnd: SIX + 90 });
    const { body } = await scene.staff().post('/api/admin/modifyBookings', {
      bookings: [{ _id: early.body.data._id, participants: 4 }],
    });
    expect(body.code).toBe('NO_TABLE_FREE');
    expect(await seated(scene)).toEqual([
      [2, '4'],
      [2, '4'],
    ]);
  });

  it('go past midnight, and are not offered the next day until they are free', async () => {
    const scene = await open({
      tables: [seats('2', 2)],
      service: { times: [timeOfWeek(1380, 1560), timeOfWeek(60, 180), timeOfWeek(120, 240)] },
    });
    expect((await book(scene, 2, { timeindex: 1380 })).status).toBe(201);
    const next = await timesOf(scene, app.visitor(), '2026-06-20');
    expect([next.get(60)?.available, next.get(120)?.available]).toEqual([0, 2]);
  });

  it('are those of the rooms that the service names', async () => {
    const scene = await open({ service: { _venues: [] } });
    const service = { _id: scene.booking.serviceId.toHexString() };
    const { body } = await scene
      .staff(2)
      .post('/api/v1/fnb/venues', {
        name: 'Terrace',
        tables: [
          {
            ...{ name: 'T', guestCount: 3 },
            ...{ position: { posX: 1, posY: 1 }, size: { width: 5, height: 5 } },
          },
        ],
      })
      .expect(201);
    const rooms = (_venues: string[]) =>
      scene.staff(2).put('/api/v1/services', { ...service, _venues });
    await rooms(['650000000000000000000000']).expect(404);
    const other = await DiningScene.open(app);
    const theirs = await other.staff().get('/api/fnb/venues').expect(200);
    await rooms([theirs.body.data[0]._id]).expect(404);
    const saved = await rooms([body.data._id]).expect(200);
    expect(saved.body.data).toMatchObject({ tables: 'atBooking', _venues: [body.data._id] });
    expect((await timesOf(scene)).get(SIX)?.parties).toEqual([1, 2, 3]);
    expect((await book(scene, 4)).body.code).toBe('NO_TABLE_FREE');
    expect((await book(scene, 3)).status).toBe(201);
  });

  it('follow a booking that moves or grows, and are free again where it was', async () => {
    const scene = await open({ tables: [seats('2', 2), seats('4', 4)] });
    const { body } = await book(scene, 2);
    const change = (fields: object) =>
      scene
        .staff()
        .post('/api/admin/modifyBookings', { bookings: [{ _id: body.data._id, ...fields }] });
    await change({ participants: 4 }).expect(200);
    expect(await seated(scene)).toEqual([[4, '4']]);
    await book(scene, 2, { timeindex: EIGHT });
    await change({ timeindex: EIGHT }).expect(200);
    expect(await seated(scene)).toEqual([
      [4, '4'],
      [2, '2'],
    ]);
    // a comment takes nobody's table
    await change({ comment: 'Nuts' }).expect(200);
    await scene.staff().post(`/api/v1/admin/reservation/${body.data._id}/cancel`, {}).expect(200);
    expect((await timesOf(scene)).get(EIGHT)?.parties).toEqual([1, 2, 3, 4]);
    await book(scene, 3, { timeindex: EIGHT });
    const restored = await scene
      .staff()
      .post(`/api/v1/admin/reservation/${body.data._id}/restore`, {})
      .expect(409);
    expect(restored.body.code).toBe('NO_TABLE_FREE');
    expect(await scene.differences()).toEqual([]);
  });

  it('are given to groups whole or not at all, and to the dates of a series that have one', async () => {
    const scene = await open({ tables: [seats('2', 2), seats('4', 4)] });
    const guest = await scene.booking.guest();
    const _customer = guest.id.toHexString();
    const slot = {
      ...{ _service: scene.booking.serviceId.toHexString(), date: DAY, timeindex: SIX },
    };
    const group = (...sizes: number[]) =>
      scene.staff().post('/api/v1/admin/bookings/groups', {
        _customer,
        items: sizes.map((participants) => ({ ...slot, participants })),
      });
    const refused = await group(2, 4, 1).expect(409);
    expect(refused.body).toMatchObject({
      code: 'NO_TABLE_FREE',
      data: { index: 2, waitingList: true },
    });
    expect(await seated(scene)).toEqual([]);
    await group(2, 4).expect(201);
    const series = { ...slot, _customer, until: '2026-06-26', everyWeeks: 1, participants: 2 };
    const { body } = await scene
      .staff()
      .post('/api/v1/admin/bookings/series', { ...series, onFull: 'skip' })
      .expect(201);
    expect(body.data.dates.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'full',
      'booked',
    ]);
    expect(await seated(scene, '2026-06-26')).toEqual([[2, '2']]);
  });

  it('go to who waits once one is free, and to nobody for whom there is none', async () => {
    const scene = await open({ tables: [seats('2', 2), seats('4', 4)] });
    const four = await book(scene, 4);
    const two = await book(scene, 2);
    const large = await book(scene, 3, { waitingList: true });
    const small = await book(scene, 2, { waitingList: true });
    await scene
      .staff()
      .post(`/api/v1/admin/reservation/${two.body.data._id}/cancel`, {})
      .expect(200);
    await app.settled();
    const states = async () => {
      const plan: { _id: string; active: boolean }[] = await scene.plan();
      const of = ({ body }: { body: { data: { _id: string } } }) =>
        plan.find(({ _id }) => _id === body.data._id)?.active;
      return [of(large), of(small)];
    };
    expect(await states()).toEqual([false, true]);
    const path = `/api/v1/admin/reservation/${large.body.data._id}/promote`;
    expect((await scene.staff().post(path, {}).expect(409)).body.code).toBe('NO_TABLE_FREE');
    await scene
      .staff()
      .post(`/api/v1/admin/reservation/${four.body.data._id}/cancel`, {})
      .expect(200);
    await app.settled();
    expect(await states()).toEqual([true, true]);
    expect(await scene.differences()).toEqual([]);
  });

  it('may be missing where level 2 books beyond what is offered', async () => {
    const scene = await open({ tables: [seats('2', 2)] });
    const guest = await scene.booking.guest();
    const draft = scene.booking.draft(guest, { timeindex: SIX, participants: 6 });
    const refused = await scene.staff().post('/api/admin/newBooking', draft).expect(409);
    expect(refused.body.code).toBe('NO_TABLE_FREE');
    const { body } = await scene
      .staff(2)
      .post('/api/admin/newBookingOverride', { ...draft, reason: 'Family' })
      .expect(201);
    expect(body.data.tables).toEqual([]);
  });

  it('are never doubled, however many book at the same moment', async () => {
    const scene = await open({
      tables: [seats('a', 2), seats('b', 2), seats('c', 4), seats('d', 6)],
      combinations: [{ name: 'ab', tables: ['a', 'b'], guestCount: 4 }],
    });
    const guests = await Promise.all(Array.from({ length: 20 }, () => scene.booking.guest()));
    const answers = await Promise.all(
      guests.map((guest, n) =>
        guest.book({ timeindex: n % 3 ? SIX : EIGHT, participants: 1 + (n % 4) }),
      ),
    );
    for (const { status, body } of answers) {
      if (status !== 201) expect([status, body.code]).toEqual([409, 'NO_TABLE_FREE']);
    }
    const booked = answers.filter(({ status }) => status === 201);
    expect(booked.length).toBeGreaterThanOrEqual(6);
    const plan: { timeindex: number; tables: { _table: string }[] }[] = await scene.plan();
    for (const start of [SIX, EIGHT]) {
      const given = plan
        .filter(({ timeindex }) => timeindex === start)
        .flatMap(({ tables }) => tables.map(({ _table }) => _table));
      expect(given.length).toBeGreaterThan(0);
      expect(new Set(given).size).toBe(given.length);
    }
    expect(plan.every(({ tables }) => tables.length > 0)).toBe(true);
    expect(await scene.differences()).toEqual([]);
  });

  it('leave a service that promises none as it was', async () => {
    const scene = await DiningScene.open(app, { tables: [seats('2', 2)] });
    const time = (await timesOf(scene)).get(SIX);
    expect(time?.available).toBe(40);
    expect(time).not.toHaveProperty('parties');
    const { body } = await book(scene, 12);
    expect(body.data._id).toBeDefined();
    expect(await seated(scene)).toEqual([[12, '']]);
  });
});

describe('arrivals in a quarter of an hour', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('are bounded for guests; staff see them, and may go on', async () => {
    const times = [SIX, SIX + 10, SIX + 15].map((start) => timeOfWeek(start, start + 120));
    const scene = await DiningScene.open(app, { service: { pacing: 6, times } });
    const guest = await scene.booking.guest();
    const offered = async (session = app.visitor()) => {
      const { body } = await session
        .get(`/api/v1/hub/activity/${scene.booking.serviceId.toHexString()}?date=${DAY}`)
        .expect(200);
      const found: Time[] = body.data.timeslots.data[0].times;
      return found.map(({ available, arriving }) => [available, arriving]);
    };
    await guest.book({ timeindex: SIX, participants: 4 }).expect(201);
    expect(await offered()).toEqual([
      [2, 2],
      [2, 2],
      [6, 6],
    ]);
    const { body } = await guest.book({ timeindex: SIX + 10, participants: 3 }).expect(409);
    expect(body).toMatchObject({ code: 'PACING_FULL', data: { available: 2 } });
    expect(await offered(scene.staff())).toEqual([
      [36, 2],
      [40, 2],
      [40, 6],
    ]);
    const draft = scene.booking.draft(guest, { timeindex: SIX + 10, participants: 3 });
    await scene.staff().post('/api/admin/newBooking', draft).expect(201);
    expect(await offered()).toEqual([
      [0, 0],
      [0, 0],
      [6, 6],
    ]);
    await guest.book({ timeindex: SIX + 15, participants: 6 }).expect(201);
  });
});

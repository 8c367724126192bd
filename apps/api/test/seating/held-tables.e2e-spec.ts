import { type BookingGuest, DAY } from '../support/scenes/booking-scene';
import { DiningScene, EIGHT, SIX, seats } from '../support/scenes/dining-scene';
import { TestApp } from '../support/test-app';

const promised = { tables: 'atBooking' };

describe('a table that a guest holds while booking', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const open = (options: Parameters<typeof DiningScene.open>[1] = {}) =>
    DiningScene.open(app, {
      tables: [seats('only', 4)],
      ...options,
      service: { ...promised, ...options.service },
    });
  const hold = (scene: DiningScene, guest: BookingGuest, change: object = {}) =>
    guest.session.post('/api/v1/hub/holds', {
      ...{ _service: scene.booking.serviceId.toHexString(), date: DAY },
      ...{ timeindex: SIX, participants: 2, ...change },
    });
  const partiesOf = async (scene: DiningScene, session = app.visitor(), start = SIX) => {
    const path = `/api/v1/hub/activity/${scene.booking.serviceId.toHexString()}?date=${DAY}`;
    const { body } = await session.get(path).expect(200);
    const times: { start: number; parties: number[] }[] = body.data.timeslots.data[0].times;
    return times.find((time) => time.start === start)?.parties;
  };

  it('is nobody else’s, and theirs to book', async () => {
    const scene = await open();
    const [first, second] = [await scene.booking.guest(), await scene.booking.guest()];
    const { body } = await hold(scene, first).expect(201);
    expect(await partiesOf(scene)).toEqual([]);
    expect(await partiesOf(scene, first.session)).toEqual([1, 2, 3, 4]);
    expect(await scene.differences()).toEqual([]);

    expect((await hold(scene, second).expect(409)).body.code).toBe('NO_TABLE_FREE');
    const other = await second.book({ timeindex: SIX, participants: 2 }).expect(409);
    expect(other.body.code).toBe('NO_TABLE_FREE');
    const atDesk = await scene.seat({ tables: scene.tables('only') }).expect(409);
    expect(atDesk.body).toMatchObject({ code: 'TABLE_TAKEN', data: { holder: { kind: 'hold' } } });

    const rooms = await scene.staff().get('/api/fnb/venues').expect(200);
    const block = await scene
      .staff(2)
      .post('/api/v1/fnb/blocks', {
        ...{ _venue: rooms.body.data[0]._id, tables: [scene.table('only')] },
        ...{ from: DAY, until: DAY, reason: 'Broken' },
      })
      .expect(409);
    expect(block.body.code).toBe('RESERVATIONS_IN_THE_WAY');

    const { holdId } = body.data;
    await first.book({ timeindex: SIX, participants: 2, holdId }).expect(201);
    const [seated] = await scene.plan();
    expect(seated.tables).toEqual(scene.tables('only'));
    expect(await scene.differences()).toEqual([]);
  });

  it('goes to one of two, however close they are', async () => {
    const scene = await open({ tables: [seats('a', 2), seats('b', 2)] });
    const guests = await Promise.all(Array.from({ length: 8 }, () => scene.booking.guest()));
    const held = await Promise.all(guests.map((guest) => hold(scene, guest)));
    expect(held.filter(({ status }) => status === 201)).toHaveLength(2);
    const booked = await Promise.all(
      guests.map((guest, n) => {
        const holdId: string | undefined = held[n]?.body.data?.holdId;
        return guest.book({ timeindex: SIX, participants: 2, ...(holdId ? { holdId } : {}) });
      }),
    );
    for (const [n, { status }] of booked.entries()) expect(status).toBe(held[n]?.status);
    expect(await scene.differences()).toEqual([]);
  });

  it('is free when they let it go, hold another time, or take too long', async () => {
    const scene = await open();
    const guest = await scene.booking.guest();
    const { body } = await hold(scene, guest).expect(201);
    await guest.session.delete(`/api/v1/hub/holds/${body.data.holdId}`).expect(200);
    expect(await partiesOf(scene)).toEqual([1, 2, 3, 4]);

    await hold(scene, guest).expect(201);
    await hold(scene, guest, { timeindex: EIGHT }).expect(201);
    expect(await partiesOf(scene)).toEqual([1, 2, 3, 4]);
    expect(await partiesOf(scene, app.visitor(), EIGHT)).toEqual([]);

    app.clock.advance({ minutes: 11 });
    expect(await partiesOf(scene, app.visitor(), EIGHT)).toEqual([1, 2, 3, 4]);
    expect(await scene.differences()).toEqual([]);
    const other = await scene.booking.guest();
    await other.book({ timeindex: EIGHT, participants: 2 }).expect(201);
    const late = await guest.book({ timeindex: EIGHT, participants: 2 }).expect(409);
    expect(late.body.code).toBe('NO_TABLE_FREE');
    expect(await scene.differences()).toEqual([]);
  });

  it('is another when the party grows, and none is kept twice', async () => {
    const scene = await open({ tables: [seats('2', 2), seats('4', 4)] });
    const guest = await scene.booking.guest();
    await hold(scene, guest).expect(201);
    expect(await partiesOf(scene)).toEqual([1, 2, 3, 4]);
    const { body } = await hold(scene, guest, { participants: 4 }).expect(201);
    expect(await partiesOf(scene)).toEqual([1, 2]);
    const { holdId } = body.data;
    await guest.book({ timeindex: SIX, participants: 1, holdId }).expect(201);
    expect(await partiesOf(scene)).toEqual([1, 2, 3, 4]);
    expect(await scene.differences()).toEqual([]);
  });
});

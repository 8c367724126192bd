import { DAY } from '../support/scenes/booking-scene';
import { DiningScene, EIGHT, SIX } from '../support/scenes/dining-scene';
import { TestApp } from '../support/test-app';

const PAUSES = '/api/v1/fnb/pauses';
/** 17:30 of the day that is booked. */
const EVENING = new Date('2026-06-19T15:30:00Z');

describe('a pause of online booking', () => {
  let app: TestApp;
  let pinned: Date;
  beforeAll(async () => {
    app = await TestApp.start();
    pinned = app.clock.now();
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clock.set(EVENING));
  afterEach(() => app.clock.set(pinned));

  const pause = (scene: DiningScene, change: object = {}) =>
    scene.staff().post(PAUSES, { until: 60, ...change });
  const paused = async (scene: DiningScene, change: object = {}) => {
    const { body } = await pause(scene, change).expect(201);
    return body.data;
  };
  const listed = async (scene: DiningScene) =>
    (await scene.staff().get(PAUSES).expect(200)).body.data;
  const room = async (scene: DiningScene) =>
    (await scene.staff().get('/api/fnb/venues').expect(200)).body.data[0]._id;

  it('offers guests nothing that begins in it; staff can still book', async () => {
    const scene = await DiningScene.open(app, { service: { tables: 'atBooking' } });
    const guest = await scene.booking.guest();
    const later = await guest.booked({ timeindex: EIGHT, participants: 2 });
    const made = await paused(scene);
    expect(made).toMatchObject({
      ...{ from: '2026-06-19T15:30:00.000Z', until: '2026-06-19T16:30:00.000Z' },
      by: expect.any(String),
    });
    expect(await listed(scene)).toEqual([made]);
    expect([
      await scene.booking.available(DAY, SIX),
      await scene.booking.available(DAY, EIGHT),
    ]).toEqual([0, 8]);

    const draft = guest.draft({ timeindex: SIX, participants: 2 });
    const { _service, date, timeindex, participants } = draft;
    const slot = { _service, date, timeindex, participants };
    const refused = [
      await guest.book({ timeindex: SIX, participants: 2 }),
      await guest.book({ timeindex: SIX, participants: 2, waitingList: true }),
      await guest.session.post('/api/v1/hub/groups', { items: [slot] }),
      await guest.session.post('/api/v1/hub/holds', slot),
      await guest.session.put(`/api/v1/hub/reservation/${later._id}`, { timeindex: SIX }),
    ];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      refused.map(() => [422, 'BOOKING_PAUSED']),
    );
    await guest.session
      .put(`/api/v1/hub/reservation/${later._id}`, { participants: 3 })
      .expect(200);
    await scene
      .staff()
      .post('/api/admin/newBooking', scene.booking.draft(guest, { timeindex: SIX }))
      .expect(201);
    await scene.seated({ tables: [] });
  });

  it('ends by the clock', async () => {
    const scene = await DiningScene.open(app);
    await paused(scene, { until: 120 });
    const guest = await scene.booking.guest();
    expect((await guest.book({ timeindex: SIX })).body.code).toBe('BOOKING_PAUSED');
    app.clock.set(new Date('2026-06-19T17:30:00Z'));
    expect(await listed(scene)).toEqual([]);
    expect(await scene.booking.available(DAY, EIGHT)).toBe(40);
    await guest.booked({ timeindex: EIGHT });
  });

  it('lasts until the venue’s next midnight', async () => {
    const scene = await DiningScene.open(app);
    const { until } = await paused(scene, { until: 'tomorrow' });
    expect(until).toBe('2026-06-19T22:00:00.000Z');
    const guest = await scene.booking.guest();
    expect((await guest.book({ timeindex: EIGHT })).body.code).toBe('BOOKING_PAUSED');
    await guest.booked({ date: '2026-06-20', timeindex: SIX });
  });

  it('can be ended at once, by anybody of the staff', async () => {
    const scene = await DiningScene.open(app);
    const { _id } = await paused(scene);
    const guest = await scene.booking.guest();
    expect((await guest.book({ timeindex: SIX })).body.code).toBe('BOOKING_PAUSED');
    await scene.staff(1).delete(`${PAUSES}/${_id}`).expect(200);
    await guest.booked({ timeindex: SIX });
    await scene.staff().delete(`${PAUSES}/${_id}`).expect(404);
    for (const collection of ['audit', 'events']) {
      const found = await app.connection
        .collection(collection)
        .find({
          _vendor: scene.booking.vendorId,
          [collection === 'audit' ? 'action' : 'type']: /^pause\./,
        })
        .toArray();
      expect(found.map(({ action, type }) => action ?? type).sort()).toEqual([
        'pause.created',
        'pause.ended',
      ]);
    }
  });

  it('is of one service, or of those that seat guests in a room', async () => {
    const scene = await DiningScene.open(app, { service: { tables: 'atBooking' } });
    const other = await DiningScene.open(app);
    const _service = scene.booking.serviceId.toHexString();
    expect(await paused(scene, { _service })).toMatchObject({ _service, services: [_service] });
    const _venue = await room(scene);
    expect(await paused(scene, { _venue })).toMatchObject({ _venue, services: [_service] });
    expect((await listed(scene)).length).toBe(2);
    expect(await scene.booking.available(DAY, SIX)).toBe(0);
    // one that promises no tables in the default room
    expect(await paused(other, { _venue: await room(other) })).toMatchObject({ services: [] });
    await (await other.booking.guest()).booked({ timeindex: SIX });
    await pause(scene, { _venue: await room(other) }).expect(404);
    await pause(scene, { _service, _venue }).expect(400);
  });

  it('takes the place of the one before', async () => {
    const scene = await DiningScene.open(app);
    await paused(scene, { until: 'tomorrow' });
    const second = await paused(scene, { until: 30 });
    expect(await listed(scene)).toEqual([second]);
  });

  it.each([[4], [1441], [12.5], ['today'], [null], [undefined]])(
    'is not until %p',
    async (until) => {
      const scene = await DiningScene.open(app);
      const { body } = await pause(scene, { until }).expect(400);
      expect(body.code).toBe('VALIDATION_FAILED');
    },
  );
});

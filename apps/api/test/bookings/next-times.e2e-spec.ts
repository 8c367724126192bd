import { newService, timeOfWeek } from '../../src/modules/bookings/testing/service.factory';
import { BookingScene, DAY, TEN } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';

/** A Monday, 11:00 in Oslo. */
const NOW = '2026-06-15T09:00:00Z';
const UNKNOWN = '650000000000000000000000';

describe('when each activity can be booked next', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start(NOW);
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clock.set(NOW));

  const next = async (scene: BookingScene, query = '') => {
    const path = `/api/v1/hub/activities/${scene.vendorId.toHexString()}/next${query}`;
    const { body } = await app.visitor().get(path).expect(200);
    return body.data;
  };
  const idOf = (scene: BookingScene) => scene.serviceId.toHexString();

  it('is the first start from now on, to anybody, in the order of the catalogue', async () => {
    const scene = await BookingScene.open(app);
    const evening = await newService(app.connection, scene.vendorId, {
      ...{ name: 'Sauna', sortOrder: 10, showAvailability: false },
      times: [timeOfWeek(TEN, 720), timeOfWeek(1080, 1140)],
    });
    expect(await next(scene)).toEqual([
      { _id: idOf(scene), next: { date: '2026-06-16', start: TEN, end: 720, available: 10 } },
      // its places are not shown
      { _id: evening.toHexString(), next: { date: '2026-06-15', start: 1080, end: 1140 } },
    ]);
  });

  it('has room for the whole party', async () => {
    const scene = await BookingScene.open(app);
    await (await scene.guest()).booked({ date: '2026-06-16', participants: 8 });
    const [two] = await next(scene, '?participants=2');
    expect(two.next).toMatchObject({ date: '2026-06-16', available: 2 });
    const [three] = await next(scene, '?participants=3');
    expect(three.next).toMatchObject({ date: '2026-06-17', available: 10 });
    const [eleven] = await next(scene, '?participants=11');
    expect(eleven).toEqual({ _id: idOf(scene) });
  });

  it('takes a party of any size where one booking has the slot for itself', async () => {
    const scene = await BookingScene.open(app, { service: { exclusiveBooking: true } });
    const [free] = await next(scene, '?participants=4');
    expect(free.next).toMatchObject({ date: '2026-06-16' });
    await (await scene.guest()).booked({ date: '2026-06-16' });
    const [taken] = await next(scene, '?participants=4');
    expect(taken.next).toMatchObject({ date: '2026-06-17' });
  });

  it('looks four weeks ahead, or at one day', async () => {
    const special = (date: string) => ({
      ...{ _id: UNKNOWN, startDate: date, endDate: date, open: true, comment: '' },
      times: [timeOfWeek(TEN, 720)],
    });
    const scene = await BookingScene.open(app, {
      service: { times: [], specialdays: [special('2026-07-12')] },
    });
    expect((await next(scene))[0].next).toMatchObject({ date: '2026-07-12' });
    expect(await next(scene, `?date=${DAY}`)).toEqual([{ _id: idOf(scene) }]);
    const [day] = await next(scene, '?date=2026-07-12');
    expect(day.next).toMatchObject({ date: '2026-07-12', start: TEN });
    app.clock.set('2026-06-14T09:00:00Z');
    expect(await next(scene)).toEqual([{ _id: idOf(scene) }]);
  });

  it('reveals nothing of an activity with a code, or of one that is not sold', async () => {
    const scene = await BookingScene.open(app, { service: { code: 'Fjord' } });
    await newService(app.connection, scene.vendorId, { active: false });
    expect(await next(scene)).toEqual([]);
  });

  it('refuses what is no day or no party, and an unknown venue', async () => {
    const scene = await BookingScene.open(app);
    const path = `/api/v1/hub/activities/${scene.vendorId.toHexString()}/next`;
    for (const query of ['date=x', 'participants=0', 'participants=1.5', 'participants=1001']) {
      await app.visitor().get(`${path}?${query}`).expect(400);
    }
    await app.visitor().get('/api/v1/hub/activities/no-such-venue/next').expect(404);
  });
});

import { timeOfWeek } from '../../src/modules/bookings/testing/service.factory';
import { BookingScene, DAY, TEN } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';

const NOW = '2026-06-15T09:00:00Z';
const UNKNOWN = '650000000000000000000000';

interface Day {
  date: string;
  available: number;
}

/** POST /api/v1/open_booking/service/{id} {date}, and …/times {date} (response has times). */
describe('open booking, what is free', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start(NOW);
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clock.set(NOW));

  const at = (scene: BookingScene, more = '') =>
    `/api/v1/open_booking/service/${scene.serviceId.toHexString()}${more}`;

  it('answers the service with each day of the month, to anybody', async () => {
    const scene = await BookingScene.open(app, {
      service: {
        specialdays: [
          {
            ...{ _id: UNKNOWN, startDate: '2026-06-20', endDate: '2026-06-20' },
            ...{ open: false, comment: 'Regatta', times: [] },
          },
        ],
      },
    });
    await (await scene.guest()).booked({ participants: 4 });
    const { body } = await app.visitor().post(at(scene), { date: DAY }).expect(200);
    expect(body).toMatchObject({
      success: true,
      data: { name: 'Yoga', price: 25_000, vendor: `venue-${scene.vendorId}` },
    });
    const days: Day[] = body.data.timeslots.data;
    expect(days.map(({ date }) => date)).toEqual(
      Array.from({ length: 30 }, (_, index) => `2026-06-${String(index + 1).padStart(2, '0')}`),
    );
    const free = Object.fromEntries(days.map(({ date, available }) => [date, available]));
    expect([free['2026-06-14'], free[DAY], free['2026-06-20'], free['2026-06-21']]).toEqual([
      ...[0, 6, 0, 10],
    ]);
  });

  it('answers the times of a day, or why there are none', async () => {
    const scene = await BookingScene.open(app, {
      service: { times: [timeOfWeek(840, 900, 2), timeOfWeek(TEN, 720)] },
    });
    await (await scene.guest()).booked({ participants: 2, timeindex: 840 });
    const times = async (date: string) => {
      const { body } = await app.visitor().post(at(scene, '/times'), { date }).expect(200);
      return body.data;
    };
    expect(await times(`${DAY}T00:00:00.000Z`)).toMatchObject({
      date: DAY,
      state: 'open',
      available: 10,
      times: [
        { start: TEN, end: 720, available: 10, bookable: true },
        { start: 840, end: 900, available: 0, waitingList: true, bookable: true },
      ],
    });
    const past = await times('2026-06-14');
    expect(past.times.map(({ bookable }: { bookable: boolean }) => bookable)).toEqual([
      ...[false, false],
    ]);
  });

  it('counts the holds of guests, and asks for the code of a protected service', async () => {
    const scene = await BookingScene.open(app, { service: { code: 'Fjord' } });
    const guest = await scene.guest();
    const draft = { ...scene.draft(undefined, { participants: 3 }), code: 'fjord' };
    await guest.session.post('/api/v1/hub/holds', draft).expect(201);
    for (const path of [at(scene), at(scene, '/times')]) {
      const silent = await app.visitor().post(path, { date: DAY }).expect(403);
      expect(silent.body.code).toBe('SERVICE_CODE_REQUIRED');
      await app.visitor().post(path, { date: DAY, code: 'x' }).expect(403);
    }
    const { body } = await app.visitor().post(at(scene, '/times'), { date: DAY, code: 'FJORD' });
    expect(body.data.times).toMatchObject([{ available: 7, held: 3 }]);
  });

  it('is there for a venue that has open booking, for a service that can be booked, on a day', async () => {
    const off = {
      ...{ services: true, stays: true, spa: true, fnb: true, memberships: true },
      openBooking: false,
    };
    const [closed, inactive, scene] = await Promise.all([
      BookingScene.open(app, { vendor: { modules: off } }),
      BookingScene.open(app, { service: { active: false } }),
      BookingScene.open(app),
    ]);
    for (const more of ['', '/times']) {
      const refused = await app.visitor().post(at(closed, more), { date: DAY }).expect(403);
      expect(refused.body.code).toBe('MODULE_OFF');
      await app.visitor().post(at(inactive, more), { date: DAY }).expect(404);
      const unknown = `/api/v1/open_booking/service/${UNKNOWN}${more}`;
      await app.visitor().post(unknown, { date: DAY }).expect(404);
      for (const date of [undefined, '2026-02-30', '19.06.2026', 20_260_619, null]) {
        await app.visitor().post(at(scene, more), { date }).expect(400);
      }
      // with a token only the services of one's own venue are there
      const stranger = await inactive.guest();
      await stranger.session.post(at(scene, more), { date: DAY }).expect(404);
    }
  });
});

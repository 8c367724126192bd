import { Types } from 'mongoose';
import { timeOfWeek } from '../../src/modules/bookings/testing/service.factory';
import { BookingScene, DAY } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';

describe('a guest at a glance', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start('2026-06-15T09:00:00Z');
  });
  afterAll(() => app.stop());

  it('has visits, no-shows, cancellations and what the visits were worth', async () => {
    const times = [600, 720, 840].map((start) => timeOfWeek(start, start + 120));
    const scene = await BookingScene.open(app, { service: { times } });
    const guest = await scene.guest();
    const path = `/api/v1/admin/guest-card-details/${guest.id.toHexString()}/figures`;
    const figures = async () => (await scene.staff().get(path).expect(200)).body.data;
    expect(await figures()).toEqual({ visits: 0, noShows: 0, cancelled: 0, revenue: [] });

    const { body: status } = await scene
      .staff(2)
      .post('/api/booking/bookingStatus', { name: 'Here', color: '#00aa00', hasArrived: true })
      .expect(201);
    const book = async (given: Record<string, unknown>) => {
      const draft = scene.draft(guest, given);
      const { body } = await scene.staff().post('/api/admin/newBooking', draft).expect(201);
      return body.data;
    };
    await book({ participants: 2, _bookingStatus: status.data._id });
    await book({ timeindex: 720 });
    const cancelled = await book({ timeindex: 840 });
    await scene
      .staff()
      .post(`/api/v1/admin/reservation/${cancelled._id}/cancel`, { version: cancelled.version })
      .expect(200);
    const visit = { visits: 1, cancelled: 1, lastVisit: DAY };
    const revenue = [{ amount: 50_000, currency: 'NOK' }];
    // nobody is missed before the booking is over
    expect(await figures()).toEqual({ ...visit, noShows: 0, revenue });
    app.clock.set('2026-06-20T09:00:00Z');
    expect(await figures()).toEqual({ ...visit, noShows: 1, revenue });
  });

  it('is nobody who is not there', async () => {
    const scene = await BookingScene.open(app);
    const nobody = new Types.ObjectId().toHexString();
    await scene.staff().get(`/api/v1/admin/guest-card-details/${nobody}/figures`).expect(404);
  });
});

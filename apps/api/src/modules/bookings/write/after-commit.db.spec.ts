import { BookingScene } from '../../../../test/support/scenes/booking-scene';
import { TestApp } from '../../../../test/support/test-app';
import { Metrics } from '../../../common/health/metrics';
import { MessagesService } from '../../messages/messages.service';

/** Mail is sent by a task after the commit: here every such task fails. */
describe('a task after commit that fails', () => {
  let app: TestApp;
  let failing: jest.SpyInstance;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(() => {
    failing = jest.spyOn(app.nest.get(MessagesService), 'sendSoon').mockImplementation(() => {
      throw new Error('after the commit');
    });
  });
  afterEach(() => failing.mockRestore());

  const failures = async (): Promise<number> => {
    const text = await app.nest.get(Metrics).registry.metrics();
    return Number(/^after_commit_failures_total (\d+)$/m.exec(text)?.[1]);
  };

  it('changes neither the answers of new bookings that share a transaction nor their queue', async () => {
    const scene = await BookingScene.open(app);
    const guests = await Promise.all(Array.from({ length: 3 }, () => scene.guest()));
    const before = await failures();
    await Promise.all(guests.map((guest) => guest.booked()));
    await (await scene.guest()).booked();
    expect(failing).toHaveBeenCalled();
    expect(await failures()).toBeGreaterThan(before);
    expect(await scene.sold()).toEqual({ ledger: 4, bookings: 4 });
  });

  it('changes neither the answer of a change nor the queue behind it', async () => {
    const scene = await BookingScene.open(app);
    const guest = await scene.guest();
    const { _id } = await guest.booked();
    const before = await failures();
    await guest.session.delete(`/api/v1/hub/activity/${_id}`).expect(200);
    expect(await failures()).toBe(before + 1);
    await guest.booked();
    expect(await scene.sold()).toEqual({ ledger: 1, bookings: 1 });
  });
});

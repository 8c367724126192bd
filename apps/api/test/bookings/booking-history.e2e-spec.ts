import { newVendor } from '../support/new-vendor';
import { BookingScene } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';

/** What is told below a booking: who changed it, and what its guest was sent. */
describe('the history of a booking', () => {
  let app: TestApp;
  let scene: BookingScene;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    scene = await BookingScene.open(app);
  });

  const history = async (id: string, query = '') =>
    (await scene.staff().get(`/api/v1/admin/reservation/${id}/auditLogs${query}`).expect(200)).body
      .data;
  const actions = ({ items }: { items: { action: string }[] }) => items.map(({ action }) => action);

  it('is its own alone, latest first, page by page, and a drop-in has one too', async () => {
    const { body } = await scene
      .staff()
      .post('/api/v1/drop-in', scene.draft(undefined, { participants: 2 }))
      .expect(201);
    const { _id, version } = body.data;
    await (await scene.guest()).booked();
    await scene
      .staff()
      .put('/api/v1/admin/quick-update', { bookingId: _id, roomNumber: '104', version })
      .expect(200);
    const whole = await history(_id);
    expect(actions(whole)).toEqual(['booking.changed', 'booking.created']);
    expect(whole.items[0].changes).toContainEqual({ field: 'roomNumber', after: '104' });
    const first = await history(_id, '?limit=1');
    expect(actions(first)).toEqual(['booking.changed']);
    expect(actions(await history(_id, `?limit=1&cursor=${first.nextCursor}`))).toEqual([
      'booking.created',
    ]);
  });

  it('is found among however many entries of its guest', async () => {
    const guest = await scene.guest();
    const booking = await guest.booked();
    for (const company of ['A', 'B', 'C']) {
      await scene.staff().put('/api/admin/customer', { _id: guest.id, company }).expect(200);
    }
    expect(actions(await history(booking._id, '?limit=1'))).toEqual(['booking.created']);
  });

  it('is nobody else’s', async () => {
    const booking = await (await scene.guest()).booked();
    const path = `/api/v1/admin/reservation/${booking._id}/auditLogs`;
    await app
      .staff(await newVendor(app), 4)
      .get(path)
      .expect(404);
    await (await scene.guest()).session.get(path).expect(403);
    await app.visitor().get(path).expect(401);
  });

  it('the messages of a guest are narrowed down to one booking', async () => {
    const guest = await scene.guest({ email: 'kari@guests.example' });
    const [one, two] = [await guest.booked(), await guest.booked({ timeindex: 600 })];
    const about = async (query: string) =>
      (
        await scene.staff().get(`/api/v1/admin/customers/${guest.id}/messages${query}`).expect(200)
      ).body.data.items.map(({ entity }: { entity?: { id: string } }) => entity?.id);
    expect(await about(`?about=${one._id}`)).toEqual([one._id]);
    expect(new Set(await about(''))).toEqual(new Set([one._id, two._id]));
    await scene.staff().get(`/api/v1/admin/customers/${guest.id}/messages?about=x`).expect(400);
  });
});

import { BookingScene, DAY } from '../support/scenes/booking-scene';
import { DiningScene, EIGHT, seats } from '../support/scenes/dining-scene';
import { TestApp, type UserSession } from '../support/test-app';

const ofService = (id: string) => `/api/v1/services/${id}/feed`;
const ofRoom = (id: string) => `/api/v1/fnb/venues/${id}/feed`;

describe('the calendar of a service or a dining room', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const made = async (who: UserSession, path: string): Promise<string> => {
    const { body } = await who.post(path).expect(201);
    return new URL(body.data.url).pathname;
  };
  /** Its lines, with those that were folded in one. */
  const read = async (path: string): Promise<string> => {
    const { text, headers } = await app.visitor().get(path).expect(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['cache-control']).toBe('private, no-store');
    return text.replace(/\r\n[ \t]/g, '');
  };
  const all = (calendar: string, name: string) =>
    [...calendar.matchAll(new RegExp(`^${name}:(.+)\r$`, 'gm'))].map(([, value]) => value);

  it('has one event for each start that is booked: how many come, and nobody’s name', async () => {
    const dining = await DiningScene.open(app);
    const { booking: scene } = dining;
    const guest = { firstname: 'Kari', lastname: 'Dahlstrand' };
    await dining.seated({ participants: 2, tables: dining.tables('1'), guest });
    await dining.seated({ participants: 4, tables: dining.tables('2') });
    await dining.seated({ participants: 1, timeindex: EIGHT, timeindexEnd: 1320 });
    const gone = await dining.seated({ participants: 7 });
    await dining.staff(2).delete('/api/admin/deleteBooking', { booking: gone._id }).expect(200);
    const calendar = await read(
      await made(dining.staff(2), ofService(scene.serviceId.toHexString())),
    );
    expect(all(calendar, 'SUMMARY')).toEqual(['Dinner: 6 people', 'Dinner: 1 person']);
    expect(all(calendar, 'DESCRIPTION')).toEqual(['2 bookings', '1 booking']);
    const uids = all(calendar, 'UID');
    const service = scene.serviceId.toHexString();
    expect(uids).toEqual([
      `${service}-${DAY}-1080-1200@atrium`,
      `${service}-${DAY}-1200-1320@atrium`,
    ]);
    expect(calendar).not.toMatch(/Kari|Dahlstrand/);
    expect(calendar).toContain(`/admin/list_bookings?service=${service}&from=${DAY}&until=${DAY}`);
    // the same start stays the same event as it fills up
    await dining.seated({ participants: 3, tables: dining.tables('3') });
    const path = await made(dining.staff(2), ofService(service));
    const fuller = await read(path);
    expect(all(fuller, 'UID')).toEqual(uids);
    expect(all(fuller, 'SUMMARY')[0]).toBe('Dinner: 9 people');
  });

  it('of a dining room has who sits at its tables, of whatever service', async () => {
    const dining = await DiningScene.open(app);
    await dining.seated({ participants: 2, tables: dining.tables('1') });
    await dining.seated({ participants: 5 });
    const { body } = await dining
      .staff(2)
      .post('/api/v1/fnb/venues', { name: 'Terrace', tables: [seats('T1', 4)] })
      .expect(201);
    const [room] = await app.connection
      .collection('diningRooms')
      .find({ _vendor: dining.booking.vendorId, name: 'Restaurant' })
      .toArray();
    const restaurant = await read(await made(dining.staff(2), ofRoom(String(room?._id))));
    expect((await dining.staff(2).get(ofRoom(body.data._id)).expect(200)).body.data).toEqual({});
    expect(all(restaurant, 'SUMMARY')).toEqual(['Dinner: 2 people']);
    expect(all(restaurant, 'LOCATION')[0]).toMatch(/^Restaurant\\,/);
    const terrace = await read(await made(dining.staff(2), ofRoom(body.data._id)));
    expect(terrace).toContain('X-WR-CALNAME:Terrace');
    expect(all(terrace, 'SUMMARY')).toEqual([]);
    await dining.staff(2).delete(ofRoom(body.data._id)).expect(200);
  });

  it('is kept as a digest, and ends when it is revoked or made again', async () => {
    const scene = await BookingScene.open(app);
    const path = ofService(scene.serviceId.toHexString());
    const staff = scene.staff(2);
    expect((await staff.get(path).expect(200)).body.data).toEqual({});
    const first = await made(staff, path);
    expect((await staff.get(path).expect(200)).body.data).toEqual({
      createdAt: app.clock.now().toISOString(),
    });
    const [, secret = ''] = /feeds\/\w{24}-([\w-]{43})\.ics$/.exec(first) ?? [];
    expect(secret).not.toBe('');
    const kept = await app.connection.collection('bookingFeeds').find().toArray();
    expect(JSON.stringify(kept)).not.toContain(secret);
    const second = await made(staff, path);
    await app.visitor().get(first).expect(404);
    await read(second);
    await staff.delete(path).expect(200);
    await app.visitor().get(second).expect(404);
    await staff.delete(path).expect(200);
    const entries = await app.connection
      .collection('audit')
      .find({ _vendor: scene.vendorId, entityId: scene.serviceId })
      .sort({ _id: 1 })
      .toArray();
    expect(entries.map(({ action }) => action)).toEqual([
      ...['service.feedMade', 'service.feedMade', 'service.feedRevoked'],
    ]);
  });

  it.each([
    ['no secret', 'abc'],
    ['a secret of nobody', `${'6'.repeat(24)}-${'a'.repeat(43)}`],
  ])('is not there for %s', async (_, secret) => {
    await app.visitor().get(`/api/v1/feeds/${secret}.ics`).expect(404);
  });

  it('is made and ended by level 2, of what the venue has', async () => {
    const scene = await BookingScene.open(app);
    const path = ofService(scene.serviceId.toHexString());
    await scene.staff(1).get(path).expect(403);
    await scene.staff(1).post(path).expect(403);
    await scene.staff(1).delete(path).expect(403);
    await app.visitor().post(path).expect(401);
    await scene.staff(2).post(ofService('650000000000000000000000')).expect(404);
    await scene.staff(2).post(ofRoom('650000000000000000000000')).expect(404);
  });

  it('is read 60 times in a quarter of an hour, and then later', async () => {
    const scene = await BookingScene.open(app);
    const path = await made(scene.staff(2), ofService(scene.serviceId.toHexString()));
    for (let time = 0; time < 60; time += 1) await app.visitor().get(path).expect(200);
    const { headers } = await app.visitor().get(path).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

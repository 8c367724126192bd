import { newService, timeOfWeek } from '../../src/modules/bookings/testing/service.factory';
import { newVendor } from '../support/new-vendor';
import { DiningScene, EIGHT, SIX, seats } from '../support/scenes/dining-scene';
import { TestApp } from '../support/test-app';

/** The pinned Monday. */
const TODAY = '2026-06-15';

describe('the dining rooms of a venue, for anybody', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const read = (vendor: string) => app.visitor().get(`/api/v1/fnb/rooms/${vendor}`);
  const open = (service: object = {}) =>
    DiningScene.open(app, {
      tables: [seats('1', 2)],
      service: { tables: 'atBooking', ...service },
    });
  const vendorOf = (scene: DiningScene) => scene.booking.vendorId.toHexString();

  it('show the plan, the opening hours and the next times for two, and no more', async () => {
    const scene = await open();
    const { body } = await read(vendorOf(scene)).expect(200);
    expect(body.data.booksOnline).toBe(true);
    const [room] = body.data.rooms;
    expect(Object.keys(room).sort()).toEqual(['_id', 'name', 'services', 'shapes', 'tables']);
    expect(room).toMatchObject({ name: 'Restaurant', shapes: [] });
    expect(room.tables).toEqual([
      {
        ...{ position: { posX: 0, posY: 0 }, size: { width: 5, height: 5 } },
        ...{ radius: 0, rotation: 0 },
      },
    ]);
    const [dinner] = room.services;
    expect(dinner).toMatchObject({ name: 'Dinner' });
    expect(dinner.openings).toHaveLength(7);
    expect(dinner.openings[0]).toEqual({ date: TODAY, from: SIX, until: 1320 });
    expect(dinner.nextForTwo).toEqual([
      { date: TODAY, start: SIX },
      { date: TODAY, start: EIGHT },
      { date: '2026-06-16', start: SIX },
    ]);
  });

  it('offer two no time at which their table is taken', async () => {
    const scene = await open();
    const guest = await scene.booking.guest();
    await guest.book({ date: TODAY, timeindex: SIX, participants: 2 }).expect(201);
    const { body } = await read(vendorOf(scene)).expect(200);
    expect(body.data.rooms[0].services[0].nextForTwo[0]).toEqual({ date: TODAY, start: EIGHT });
  });

  it('leave out what is inactive, needs a code or seats nobody, and rooms without a service', async () => {
    const scene = await open({ active: false });
    const add = (change: object) =>
      newService(app.connection, scene.booking.vendorId, {
        ...{ times: [timeOfWeek(SIX, EIGHT)], tables: 'atBooking', ...change },
      });
    await add({ code: 'secret' });
    await add({ tables: 'none' });
    expect((await read(vendorOf(scene)).expect(200)).body.data.rooms).toEqual([]);
    await add({ name: 'Brunch' });
    const { body } = await read(vendorOf(scene)).expect(200);
    const names = body.data.rooms[0].services.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['Brunch']);
  });

  it('are nobody’s but the venue’s, and refused where it has no restaurant', async () => {
    const scene = await open();
    const other = await open();
    const [mine, theirs] = await Promise.all([
      read(vendorOf(scene)).expect(200),
      read(vendorOf(other)).expect(200),
    ]);
    expect(mine.body.data.rooms[0]._id).not.toBe(theirs.body.data.rooms[0]._id);
    const unknown = await read('no-such-venue').expect(404);
    expect(unknown.body.code).toBe('VENDOR_NOT_FOUND');
    const modules = {
      ...{ services: true, stays: true, spa: false },
      ...{ fnb: false, memberships: true, openBooking: true },
    };
    const without = await newVendor(app, { modules });
    expect((await read(without.toHexString()).expect(403)).body.code).toBe('MODULE_OFF');
  });
});

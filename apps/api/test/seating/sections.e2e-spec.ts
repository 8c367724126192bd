import { Types } from 'mongoose';
import { newVendor } from '../support/new-vendor';
import { BookingScene, DAY } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';
import { newUser } from '../support/things/accounts';

const UNKNOWN = '650000000000000000000000';
const PATH = `/api/v1/seating/sections/${DAY}`;

describe('who serves the sections of an evening', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const open = async () => {
    const scene = await BookingScene.open(app);
    const { body } = await scene
      .staff(2)
      .post('/api/v1/fnb/venues', {
        name: 'Restaurant',
        sections: [
          { name: 'Window', color: '#112233' },
          { name: 'Bar', color: '#445566' },
        ],
      })
      .expect(201);
    const { _id: _venue, sections } = body.data;
    const [window, bar] = sections.map(({ _id }: { _id: string }) => _id);
    const { _id } = await newUser(app, scene.vendorId);
    const user = _id.toHexString();
    const assign = (servers: object[], change: object = {}) =>
      scene.staff().put(PATH, { _venue, servers, ...change });
    return { scene, _venue, window, bar, user, assign };
  };

  it('is said once and changed by whoever saw it', async () => {
    const { scene, _venue, window, bar, user, assign } = await open();
    const nobody = await scene.staff().get(PATH).expect(200);
    expect(nobody.body.data).toEqual([{ _id: _venue, _venue, date: DAY, servers: [], version: 0 }]);
    const first = await assign([{ section: window, _user: user }], { version: 0 }).expect(200);
    expect(first.body.data).toMatchObject({
      servers: [{ section: window, _user: user }],
      version: 1,
    });
    const stale = await assign([], { version: 0 }).expect(409);
    expect(stale.body.code).toBe('STALE_VERSION');
    const both = [window, bar].map((section) => ({ section, _user: user }));
    await assign(both, { version: 1 }).expect(200);
    const { body } = await scene.staff().get(PATH).expect(200);
    expect(body.data).toMatchObject([{ servers: both, version: 2 }]);
    const other = await scene.staff().get('/api/v1/seating/sections/2026-06-20').expect(200);
    expect(other.body.data).toMatchObject([{ servers: [], version: 0 }]);
  });

  it('is planned once, however many begin at the same moment', async () => {
    const { scene, window, user, assign } = await open();
    const servers = [{ section: window, _user: user }];
    const answers = await Promise.all([1, 2, 3].map(() => assign(servers, { version: 0 })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const stored = app.connection.collection('sectionServices');
    expect(await stored.countDocuments({ _vendor: scene.vendorId })).toBe(1);
  });

  it('is told by name in the log, and live', async () => {
    const { scene, window, user, assign } = await open();
    await assign([{ section: window, _user: user }]).expect(200);
    const _vendor = scene.vendorId;
    const staff = await app.connection
      .collection('users')
      .findOne({ _id: new Types.ObjectId(user) });
    const log = await app.connection
      .collection('audit')
      .findOne({ _vendor, action: 'sectionService.updated' });
    expect(log?.after).toEqual({
      date: DAY,
      servers: [`Window: ${staff?.firstname} ${staff?.lastname}`],
    });
    const event = { _vendor, type: 'sectionService.updated' };
    expect(await app.connection.collection('events').countDocuments(event)).toBe(1);
  });

  it('names active staff alone', async () => {
    const { scene, user } = await open();
    const { body } = await scene.staff().get('/api/v1/seating/staff').expect(200);
    expect(body.data.map(({ _id }: { _id: string }) => _id)).toContain(user);
    expect(Object.keys(body.data[0]).sort()).toEqual(['_id', 'name']);
    await app.connection
      .collection('users')
      .updateOne({ _id: new Types.ObjectId(user) }, { $set: { active: false } });
    const after = await scene.staff().get('/api/v1/seating/staff').expect(200);
    expect(after.body.data.map(({ _id }: { _id: string }) => _id)).not.toContain(user);
  });

  it('refuses what is not there', async () => {
    const { scene, window, user, assign } = await open();
    const unknown = await assign([{ section: UNKNOWN, _user: user }]).expect(422);
    expect(unknown.body.code).toBe('UNKNOWN_SECTION');
    await assign([{ section: window, _user: UNKNOWN }]).expect(404);
    await assign([{ section: window, _user: user }], { _venue: UNKNOWN }).expect(404);
    const twice = [window, window].map((section) => ({ section, _user: user }));
    await assign(twice).expect(400);
    await scene.staff().get('/api/v1/seating/sections/friday').expect(422);
  });

  it('is the venue’s own affair', async () => {
    const { scene, window, user, _venue } = await open();
    const others = app.staff(await newVendor(app), 3);
    const servers = [{ section: window, _user: user }];
    await others.put(PATH, { _venue, servers }).expect(404);
    const guest = await scene.guest();
    await guest.session.get(PATH).expect(403);
    await app.visitor().get('/api/v1/seating/staff').expect(401);
  });
});

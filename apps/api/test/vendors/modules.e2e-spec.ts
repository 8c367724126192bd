import { hasPart, type ModuleKey, moduleKeys, type Part, parts } from '@atrium/rules/venue/modules';
import { Types } from 'mongoose';
import type { Vendor } from '../../src/modules/vendors/vendor.schema';
import { newVendor } from '../support/new-vendor';
import { BookingScene } from '../support/scenes/booking-scene';
import { type Method, TestApp } from '../support/test-app';
import { newGuest, newUser } from '../support/things/accounts';

interface Operation {
  responses: Record<string, object>;
  security?: unknown[];
  'x-audience'?: 'staff' | 'guest';
  'x-modules'?: ModuleKey[];
}

const methods: Method[] = ['get', 'post', 'put', 'patch', 'delete'];
const everyModule: Vendor['modules'] = {
  services: true,
  stays: true,
  spa: true,
  fnb: true,
  memberships: true,
  openBooking: true,
};
const without = (...off: ModuleKey[]): Vendor['modules'] => ({
  ...everyModule,
  ...Object.fromEntries(off.map((key) => [key, false])),
});

/** What this release has an endpoint of; the others come with their domains. */
const built: Part[] = [
  'bookings',
  'activities',
  'stays',
  'memberships',
  'openBooking',
  'fnb',
  'spa',
];

describe('modules that a venue has switched off', () => {
  let app: TestApp;
  let operations: { name: string; method: Method; path: string; operation: Operation }[];

  beforeAll(async () => {
    app = await TestApp.start();
    const { body } = await app.visitor().get('/open-api.json').expect(200);
    operations = Object.entries<Record<string, Operation>>(body.paths).flatMap(([path, item]) =>
      methods.flatMap((method) => {
        const operation = item[method];
        const known = operation?.['x-modules'];
        return operation && known ? [{ name: `${method} ${path}`, method, path, operation }] : [];
      }),
    );
  });
  afterAll(() => app.stop());

  /** Some id for every parameter, and the venue where one is named. */
  const address = (path: string, vendor: Types.ObjectId) =>
    path
      .replace(/\{vendor\w*\}/g, vendor.toHexString())
      .replace(/\{\w+\}/g, new Types.ObjectId().toHexString());

  const call = (
    vendor: Types.ObjectId,
    { method, path, operation }: (typeof operations)[number],
  ) => {
    const guest = operation['x-audience'] === 'guest';
    const session = guest
      ? app.guest(vendor, new Types.ObjectId())
      : operation['x-audience'] === 'staff'
        ? app.staff(vendor, 4)
        : app.visitor();
    return session.call(method, address(path, vendor));
  };

  it('are found in the document, each endpoint with its refusal', () => {
    const listed = operations.map(({ operation }) => (operation['x-modules'] ?? []).join());
    expect(built.filter((part) => !listed.includes(parts[part].join()))).toEqual([]);
    const silent = operations.filter(
      ({ operation: { responses } }) =>
        !JSON.stringify(responses['403'] ?? {}).includes('MODULE_OFF'),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('refuse every endpoint of theirs, to whoever may call it otherwise', async () => {
    const wrong: string[] = [];
    for (const operation of operations) {
      const modules = operation.operation['x-modules'] ?? [];
      const vendor = await newVendor(app, { modules: without(...modules) });
      // a public call of something by its id has no venue until that is found
      const isNamed = operation.operation['x-audience'] || operation.path.includes('{vendor');
      if (!isNamed) continue;
      const { status, body } = await call(vendor, operation);
      if (status !== 403 || body.code !== 'MODULE_OFF') {
        wrong.push(`${operation.name}: ${status} ${body.code}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('refuse nothing while they are on, nor because of another', async () => {
    const wrong: string[] = [];
    const vendor = await newVendor(app);
    for (const operation of operations) {
      const { body } = await call(vendor, operation);
      if (body.code === 'MODULE_OFF') wrong.push(`${operation.name} with all`);
    }
    for (const key of moduleKeys) {
      const modules = without(...moduleKeys.filter((other) => other !== key));
      const alone = await newVendor(app, { modules });
      for (const operation of operations) {
        const needed = operation.operation['x-modules'] ?? [];
        if (!needed.includes(key)) continue;
        const { body } = await call(alone, operation);
        if (body.code === 'MODULE_OFF') wrong.push(`${operation.name} with ${key} alone`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['stays', 'imports/stays/fields'],
    ['memberships', 'imports/memberships/fields'],
    ['stays', 'exports/stays.csv'],
    ['memberships', 'exports/memberships.csv'],
  ] as const)('without %s nothing comes or goes by %s', async (key, path) => {
    const vendor = await newVendor(app, { modules: without(key) });
    const { body } = await app.staff(vendor, 3).get(`/api/v1/admin/${path}`).expect(403);
    expect(body.code).toBe('MODULE_OFF');
    await app.staff(vendor, 3).get('/api/v1/admin/imports/guests/fields').expect(200);
  });

  it('are refused however the address is written', async () => {
    const vendor = await newVendor(app, { modules: without('memberships') });
    await app.staff(vendor, 3).get('/api/v1/admin/%6Dembership%54ypes').expect(403);
  });

  it('show a public activity by its id no more', async () => {
    const scene = await BookingScene.open(app, {
      vendor: { modules: without('services', 'fnb', 'openBooking') },
    });
    const { body } = await app
      .visitor()
      .get(`/api/v1/hub/activity/${scene.serviceId.toHexString()}?date=2026-06-19`)
      .expect(403);
    expect(body.code).toBe('MODULE_OFF');
  });

  it('tell a level that may not, that it may not', async () => {
    const vendor = await newVendor(app, { modules: without('memberships') });
    const { body } = await app
      .staff(vendor, 1)
      .post('/api/v1/admin/membershipTypes', {})
      .expect(403);
    expect(body.code).toBe('FORBIDDEN');
  });

  it('are told to whoever signs in', async () => {
    const vendor = await newVendor(app, { modules: without('spa') });
    const { _id } = await newUser(app, vendor);
    const { body } = await app.staff(vendor, 1, _id).get('/api/auth/me').expect(200);
    expect(body.data.vendor.modules).toEqual(without('spa'));
    expect(hasPart(body.data.vendor.modules, 'spa')).toBe(false);
    const guest = await newGuest(app, vendor);
    const own = await app.guest(vendor, guest._id).get('/api/auth/me').expect(200);
    expect(own.body.data.vendor.modules).toEqual(without('spa'));
  });

  describe('and what was there before', () => {
    /** Turns a module as a system owner does it. */
    const turn = (scene: BookingScene, change: Partial<Vendor['modules']>) =>
      scene.staff(3).put('/api/v1/admin/vendor', { modules: change }).expect(200);

    /** A guest with a clip card of five uses. */
    const member = async (scene: BookingScene) => {
      const guest = await scene.guest();
      const type = await scene
        .staff(2)
        .post('/api/v1/admin/membershipTypes', {
          name: 'Clip card',
          price: 50_000,
          maxNumberOfUsages: 5,
          services: [scene.serviceId.toHexString()],
        })
        .expect(201);
      const path = `/api/v1/admin/customers/${guest.id.toHexString()}/memberships`;
      const { body } = await scene
        .staff()
        .post(path, { _membershipType: type.body.data._id })
        .expect(201);
      return { guest, membership: String(body.data._id), path };
    };

    it('is kept, and back when the module is switched on again', async () => {
      const scene = await BookingScene.open(app);
      const { path, membership } = await member(scene);
      await turn(scene, { memberships: false });
      await scene.staff().get(path).expect(403);
      await turn(scene, { memberships: true });
      const { body } = await scene.staff().get(path).expect(200);
      expect(JSON.stringify(body.data)).toContain(membership);
    });

    it('pays for no new booking; one that it has paid for is cancelled, and gives its uses back', async () => {
      const scene = await BookingScene.open(app);
      const { guest, membership } = await member(scene);
      const draft = (timeindex: number) => ({
        ...scene.draft(guest, { participants: 2, timeindex }),
        _membership: membership,
      });
      const booked = await scene.staff().post('/api/admin/newBooking', draft(600)).expect(201);
      expect(booked.body.data.totalPrice).toBe(0);

      await turn(scene, { memberships: false });
      const refused = await scene.staff().post('/api/admin/newBooking', draft(600)).expect(403);
      expect(refused.body.code).toBe('MODULE_OFF');
      // without it the same is booked as ever
      await scene.staff().post('/api/admin/newBooking', scene.draft(guest)).expect(201);
      await scene
        .staff()
        .post(`/api/v1/admin/reservation/${booked.body.data._id}/cancel`, {})
        .expect(200);

      await turn(scene, { memberships: true });
      const { body } = await scene
        .staff()
        .get(`/api/v1/admin/memberships/${membership}`)
        .expect(200);
      expect(body.data.numberOfUsages).toBe(0);
    });

    it('a guest sees and cancels what was booked, and books nothing new', async () => {
      const scene = await BookingScene.open(app);
      const guest = await scene.guest();
      const booking = await guest.booked();
      await turn(scene, { services: false });
      const refused = await guest.book({ timeindex: 660 }).expect(403);
      expect(refused.body.code).toBe('MODULE_OFF');
      const vendor = scene.vendorId.toHexString();
      const path = `/api/v1/hub/reservations/${vendor}/${guest.id.toHexString()}`;
      const { body } = await guest.session.get(path).expect(200);
      expect(body.data.upcoming).toHaveLength(1);
      await guest.session.delete(`/api/v1/hub/activity/${booking._id}`).expect(200);
    });
  });
});

import { type Permission, permissions } from '@atrium/rules/access/access-levels';
import { API_VERSIONS } from '@atrium/rules/access/api-versions';
import { keyEndpoints, keyScopes } from '@atrium/rules/access/key-scopes';
import { Types } from 'mongoose';
import { newKeyToken } from '../../src/common/auth/keys/key-token';
import { BookingScene } from '../support/scenes/booking-scene';
import { type Method, TestApp } from '../support/test-app';

const KEYS = '/api/v1/admin/apiKeys';
const WITHIN_MS = 1_000;

interface Operation {
  security?: Record<string, unknown>[];
  'x-key-scope'?: string;
  'x-permission'?: Permission;
  'x-audience'?: string;
  'x-confirmed-within-minutes'?: number;
}

/** Two processes over one database: what one takes away, the other must refuse. */
describe('keys of partners', () => {
  let app: TestApp;
  let other: TestApp;
  let scene: BookingScene;
  beforeAll(async () => {
    app = await TestApp.start();
    other = await TestApp.start();
  });
  afterAll(() => Promise.all([app.stop(), other.stop()]));
  beforeEach(async () => {
    scene = await BookingScene.open(app);
  });

  const owner = () => scene.staff(3);
  const make = async (scopes: string[], change: object = {}) => {
    const body = { name: 'Harbour Tours', scopes, days: 90, ...change };
    const answer = await owner().post(KEYS, body).expect(201);
    return answer.body.data as { token: string; key: { _id: string; hint: string } };
  };
  const listed = async (id: string) => {
    const { body } = await owner().get(KEYS).expect(200);
    return body.data.find(({ _id }: { _id: string }) => _id === id);
  };
  const services = (token: string, at = app) => at.bearer(token).get('/api/v1/services/active');

  it('are told once, and stored as a digest', async () => {
    const { token, key } = await make(['services.read']);
    expect(token).toMatch(/^atrium_live_[0-9a-f]{24}_[0-9A-Za-z]{38}$/);
    expect(key).toMatchObject({
      ...{ name: 'Harbour Tours', scopes: ['services.read'], perMinute: 120, state: 'active' },
      ...{ hint: token.slice(-4), expiresAt: '2026-09-13T09:00:00.000Z' },
    });
    const stored = await app.connection
      .collection('apikeys')
      .findOne({ _id: new Types.ObjectId(key._id) });
    expect(JSON.stringify(stored)).not.toContain(token.slice(-38));
    const { text } = await owner().get(KEYS).expect(200);
    expect(text).not.toContain(token.slice(-38));
    const answers = await app.connection.collection('idempotency').find().toArray();
    expect(JSON.stringify(answers)).not.toContain(token.slice(-38));
  });

  it('are answered in the version that they name, otherwise in that of their making', async () => {
    const { token } = await make(['services.read']);
    const named = (version: string) => services(token).set('atrium-version', version);
    const { headers } = await services(token).expect(200);
    // made before there was any version, it has the first
    expect(headers['atrium-version']).toBe(API_VERSIONS[0]);
    for (const version of API_VERSIONS) {
      const answer = await named(version).expect(200);
      expect(answer.headers['atrium-version']).toBe(version);
    }
    for (const version of ['2020-01-01', 'newest', '1', `${API_VERSIONS[0]}, ${API_VERSIONS[0]}`]) {
      const { body } = await named(version).expect(400);
      expect(body).toMatchObject({
        ...{ code: 'API_VERSION_UNKNOWN', data: { versions: [...API_VERSIONS] } },
      });
    }
    // versions are for partners: staff and visitors have the apps of today
    const others = await owner().get(KEYS).set('atrium-version', 'newest').expect(200);
    expect(others.headers).not.toHaveProperty('atrium-version');
  });

  it('are told the end of a version that is no longer the newest', async () => {
    const { token } = await make(['services.read']);
    const newest = (await services(token).expect(200)).headers;
    for (const name of ['deprecation', 'sunset', 'link']) expect(newest).not.toHaveProperty(name);
    const versions: string[] = API_VERSIONS as unknown as string[];
    versions.push('2031-05-01');
    try {
      const { headers } = await services(token).expect(200);
      expect(headers).toMatchObject({
        'atrium-version': API_VERSIONS[0],
        deprecation: `@${Date.UTC(2031, 4, 1) / 1_000}`,
        sunset: 'Sun, 01 May 2033 00:00:00 GMT',
        link: expect.stringMatching(
          /^<https?:\/\/.+\/open-api\/guides\/versions>; rel="deprecation"/,
        ),
      });
      const named = await services(token).set('atrium-version', '2031-05-01').expect(200);
      expect(named.headers).not.toHaveProperty('sunset');
    } finally {
      versions.pop();
    }
  });

  it('do what their scopes say, as their own caller', async () => {
    const guest = await scene.guest();
    const { token, key } = await make(['bookings.write', 'guests.read']);
    const partner = app.bearer(token);
    const once = { 'idempotency-key': 'one-and-only' };
    const book = () =>
      partner.post('/api/admin/newBooking', scene.draft(guest)).set(once).expect(201);
    const first = await book();
    const again = await book();
    expect(again.body.data._id).toBe(first.body.data._id);
    expect(await scene.sold()).toEqual({ ledger: 1, bookings: 1 });
    // the same key of the idempotency means nothing for another caller
    const second = await owner()
      .post('/api/admin/newBooking', scene.draft(guest))
      .set(once)
      .expect(201);
    expect(second.body.data._id).not.toBe(first.body.data._id);

    await partner.get(`/api/v1/admin/reservation/${first.body.data._id}`).expect(200);
    await partner.get(`/api/v1/admin/customers/${guest.id}`).expect(200);
    const refused = await partner
      .post('/api/v1/admin/customers', { firstname: 'A', lastname: 'B' })
      .expect(403);
    expect(refused.body).toMatchObject({
      ...{ code: 'KEY_SCOPE_MISSING', data: { scope: 'guests.write' } },
    });
    const closed = await partner.get('/api/v1/admin/users').expect(403);
    expect(closed.body.code).toBe('KEY_NOT_ALLOWED');

    const { body } = await owner().get('/api/v1/admin/auditLogs?actorKind=key').expect(200);
    expect(body.data.items).toEqual([
      expect.objectContaining({
        action: 'booking.created',
        actor: { kind: 'key', id: key._id, name: 'Harbour Tours' },
      }),
    ]);
    expect(await listed(key._id)).toMatchObject({
      use: { reads: 2, writes: 2, lastUsedAt: '2026-06-15T09:00:00.000Z' },
    });
  });

  it('say how many calls of a minute are left, and refuse the next ones', async () => {
    const { token } = await make(['services.read'], { perMinute: 10 });
    const first = await services(token).expect(200);
    expect(first.headers['ratelimit-policy']).toContain('"key";q=10;w=60');
    expect(first.headers.ratelimit).toContain('"key";r=9;t=60');
    // the other process counts along
    await Promise.all(Array.from({ length: 9 }, (_, at) => services(token, at % 2 ? app : other)));
    const { body, headers } = await services(token, other).expect(429);
    expect(body.code).toBe('TOO_MANY_REQUESTS');
    expect(headers['retry-after']).toBe('60');
    app.clock.advance({ minutes: 1 });
    await services(token).expect(200);
    app.clock.advance({ minutes: -1 });
  });

  it('expire', async () => {
    const { token, key } = await make(['services.read'], { days: 30 });
    await services(token).expect(200);
    app.clock.advance({ days: 30 });
    const { body } = await services(token).expect(401);
    expect(body.code).toBe('KEY_INVALID');
    expect(await listed(key._id)).toMatchObject({ state: 'expired' });
    app.clock.advance({ days: -30 });
  });

  it('are renewed with an overlap', async () => {
    const { token, key } = await make(['services.read']);
    const renewed = await owner().post(`${KEYS}/${key._id}/renew`, { overlapHours: 1 }).expect(200);
    const fresh = renewed.body.data.token as string;
    await services(token).expect(200);
    await services(fresh).expect(200);
    expect(await listed(key._id)).toMatchObject({
      ...{ hint: fresh.slice(-4), former: { hint: token.slice(-4) } },
    });
    app.clock.advance({ hours: 1 });
    await services(token).expect(401);
    await services(fresh).expect(200);
    app.clock.advance({ hours: -1 });
    await owner().post(`${KEYS}/${key._id}/renew`, { overlapHours: 0 }).expect(200);
    await services(fresh).expect(401);
  });

  it.each([
    ['revoked', 401, (id: string) => owner().delete(`${KEYS}/${id}`).expect(204)],
    [
      'narrowed',
      403,
      (id: string) =>
        owner()
          .put(`${KEYS}/${id}`, { name: 'Harbour', scopes: ['stays.read'], version: 0 })
          .expect(200),
    ],
  ] as const)('are %s everywhere within a second', async (_, status, take) => {
    const { token, key } = await make(['services.read']);
    await services(token).expect(200);
    await services(token, other).expect(200);
    await take(key._id);
    await services(token).expect(status);
    const from = performance.now();
    let seen = 200;
    while (seen === 200 && performance.now() - from < 5 * WITHIN_MS) {
      seen = (await services(token, other)).status;
    }
    expect(seen).toBe(status);
    expect(performance.now() - from).toBeLessThan(WITHIN_MS);
  });

  it('that are revoked stay so', async () => {
    const { key } = await make(['services.read']);
    await owner().delete(`${KEYS}/${key._id}`).expect(204);
    const { body } = await owner()
      .post(`${KEYS}/${key._id}/renew`, { overlapHours: 0 })
      .expect(422);
    expect(body.code).toBe('KEY_REVOKED');
    expect(await listed(key._id)).toMatchObject({ state: 'revoked' });
  });

  it('reach no other venue, and may not choose one', async () => {
    const { token } = await make([...keyScopes]);
    const theirs = await BookingScene.open(app);
    const guest = await theirs.guest();
    const ask = app.bearer(token).get(`/api/v1/admin/customers/${guest.id}`);
    await ask.set('x-vendor-id', theirs.vendorId.toHexString()).expect(404);
  });

  it.each([
    ['nobody made', () => newKeyToken(scene.vendorId.toHexString())],
    [
      'with another last letter',
      async () => {
        const { token } = await make(['services.read']);
        return token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
      },
    ],
    ['that is none', () => 'atrium_live_x'],
  ])('%s are refused', async (_, token) => {
    const { body } = await services(await token()).expect(401);
    expect(body.code).toBe('KEY_INVALID');
  });

  it.each([
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['services.write'] }, 'scopes'],
    [{ perMinute: 5_000 }, 'perMinute'],
    [{ days: 7 }, 'days'],
    [{ name: ' ' }, 'name'],
  ])('are not made with %j', async (change, field) => {
    const body = { name: 'Harbour', scopes: ['services.read'], days: null, ...change };
    const answer = await owner().post(KEYS, body).expect(400);
    expect(answer.body.details[0].field).toBe(field);
  });

  it('are made by an owner alone', async () => {
    const body = { name: 'Harbour', scopes: ['services.read'], days: null };
    await scene.staff(2).post(KEYS, body).expect(403);
    await scene.staff(2).get(KEYS).expect(403);
  });

  describe('in the document', () => {
    let operations: { name: string; path: string; method: Method; operation: Operation }[];
    beforeAll(async () => {
      const { body } = await app.visitor().get('/open-api.json').expect(200);
      operations = Object.entries<Record<string, Operation>>(body.paths).flatMap(([path, item]) =>
        (['get', 'post', 'put', 'delete'] as const).flatMap((method) => {
          const operation = item[method];
          const name = `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '*')}`;
          return operation ? [{ name, path, method, operation }] : [];
        }),
      );
    });

    it('are named at each operation of the table, none of which takes more than an employee', () => {
      const open = operations.filter(({ operation }) => operation['x-key-scope']);
      const found = open.map(({ name, operation }) => [name, operation['x-key-scope']]);
      expect(new Map(found as [string, string][])).toEqual(new Map(keyEndpoints));
      const wrong = open.filter(
        ({ operation }) =>
          operation['x-audience'] !== 'staff' ||
          permissions[operation['x-permission'] ?? 'vendors.create'] > 1 ||
          operation['x-confirmed-within-minutes'] !== undefined ||
          !operation.security?.some((scheme) => 'key' in scheme),
      );
      expect(wrong.map(({ name }) => name)).toEqual([]);
    });

    it('open nothing else', async () => {
      const { token } = await make([...keyScopes], { perMinute: 3_000 });
      const wrong: string[] = [];
      for (const { name, path, method, operation } of operations) {
        if (!operation.security?.length) continue;
        const address = path.replace(/\{\w+\}/g, new Types.ObjectId().toHexString());
        const { status, body } = await app.bearer(token).call(method, address);
        const isRefused = status === 403 && body.code === 'KEY_NOT_ALLOWED';
        const isLetIn = status !== 401 && body.code !== 'KEY_SCOPE_MISSING' && !isRefused;
        if (operation['x-key-scope'] ? !isLetIn : !isRefused) wrong.push(`${name}: ${status}`);
      }
      expect(wrong).toEqual([]);
    });
  });
});

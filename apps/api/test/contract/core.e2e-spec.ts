import type { Types } from 'mongoose';
import { PinoLogger } from 'nestjs-pino';
import { symbols } from 'pino';
import type { Response } from 'supertest';
import { newVendor } from '../support/new-vendor';
import { TestApp } from '../support/test-app';
import { anAddress, newGuest, PASSWORD } from '../support/things/accounts';

describe('the core', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('answers that it is alive and ready', async () => {
    await app.visitor().get('/api/health/live').expect(200);
    await app.visitor().get('/api/health/ready').expect(200);
  });

  it('says how its parts do, and asks the database once in ten seconds', async () => {
    const status = async () =>
      (await app.visitor().get('/api/health/status').expect(200)).body.data;
    const jobs = app.connection.collection('queuedJobs');
    app.clock.set('2026-06-15T09:00:00Z');
    expect(await status()).toMatchObject({
      state: 'working',
      measuredAt: '2026-06-15T09:00:00.000Z',
    });
    await jobs.insertOne({ kind: 'make-picture', dueAt: new Date('2026-06-15T08:00:00Z') });
    app.clock.advance({ seconds: 9 });
    expect((await status()).state).toBe('working');
    app.clock.advance({ seconds: 1 });
    const late = await status();
    expect(late.state).toBe('impaired');
    expect(late.parts).toContainEqual({ part: 'background', state: 'slow' });
    await jobs.deleteMany({});
  });

  it('answers an unknown path in the one shape of failures', async () => {
    const { body } = await app.visitor().get('/api/nothing').expect(404);
    expect(body).toEqual({
      success: false,
      statusCode: 404,
      code: 'NOT_FOUND',
      error: 'We could not find what you were looking for.',
      message: 'We could not find what you were looking for.',
    });
  });

  it('gives each answer a request id and security headers', async () => {
    const answer = await app
      .visitor()
      .get('/api/health/live')
      .set('x-request-id', 'from-a-proxy-1');
    expect(answer.headers['x-request-id']).toBe('from-a-proxy-1');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  describe('keeps out of caches', () => {
    let vendor: Types.ObjectId;
    let guest: Awaited<ReturnType<typeof newGuest>>;
    beforeAll(async () => {
      vendor = await newVendor(app);
      guest = await newGuest(app, vendor);
    });
    const staff = () => app.staff(vendor, 3);
    const self = () => app.guest(vendor, guest._id);
    const at = () => ({ vendor: vendor.toHexString() });
    const login = (password = PASSWORD) =>
      app
        .visitor()
        .post('/api/auth/login', { email: guest.email, password, ...at() })
        .set('x-forwarded-for', anAddress());
    const refresh = async () => {
      const [cookie] = [(await login().expect(200)).headers['set-cookie']].flat();
      return app
        .visitor()
        .post('/api/auth/refresh', { audience: 'guest', ...at() })
        .set('cookie', String(cookie).split(';')[0] ?? '');
    };

    it.each<[string, number, () => Promise<Response>]>([
      ['the token of a sign-in', 200, async () => login()],
      ['the token of a renewal', 200, refresh],
      ['a refused sign-in', 401, async () => login('a wrong guess')],
      ['who is signed in', 200, async () => self().get('/api/auth/me')],
      ['a guest’s profile', 200, async () => self().get('/api/v1/hub/profile')],
      ['all that is known of a guest', 200, async () => self().get('/api/v1/hub/profile/export')],
      ['the guests found', 200, async () => staff().get('/api/v1/admin/search_customer/kari')],
      ['bookings as a file', 200, async () => staff().get('/api/v1/admin/bookings.csv')],
      ['messages', 200, async () => staff().get('/api/v1/admin/messages')],
      ['what a visitor may not see', 401, async () => app.visitor().get('/api/v1/admin/messages')],
    ])('%s', async (_what, status, ask) => {
      const { headers, status: answered } = await ask();
      expect([answered, headers['cache-control']]).toEqual([status, 'no-store']);
    });
  });

  it('logs who asked, by id and never by name', async () => {
    const vendor = await newVendor(app);
    const { _id, lastname } = await newGuest(app, vendor);
    const { logger } = await app.nest.resolve(PinoLogger);
    const { level } = logger;
    const stream = Reflect.get(logger, symbols.streamSym);
    const lines: string[] = [];
    Object.assign(logger, {
      level: 'info',
      [symbols.streamSym]: { write: (line: string) => lines.push(line) },
    });
    try {
      await app.guest(vendor, _id).get('/api/v1/hub/profile').expect(200);
      await app.visitor().get('/api/v1/hub/vendors').expect(200);
      await app.visitor().get('/api/v1/hub/profile').expect(401);
    } finally {
      Object.assign(logger, { level, [symbols.streamSym]: stream });
    }
    const logged = lines.map((line) => JSON.parse(line)).filter(({ req }) => req);
    expect(logged.map(({ by }) => by)).toEqual([
      { kind: 'guest', id: _id.toHexString() },
      { kind: 'visitor' },
      undefined,
    ]);
    expect(lines.join()).not.toContain(lastname);
  });

  it('counts requests by route', async () => {
    await app.visitor().get('/api/health/live');
    const { text } = await app.visitor().get('/api/metrics').expect(200);
    expect(text).toMatch(
      /http_request_duration_seconds_count\{.*route="\/api\/health\/live".*\} \d+/,
    );
  });

  it('keeps its metrics from calls that come through a proxy', async () => {
    await app.visitor().get('/api/metrics').set('x-forwarded-for', '203.0.113.7').expect(404);
  });

  it('shows the API document', async () => {
    const { body } = await app.visitor().get('/open-api.json').expect(200);
    expect(body.paths['/api/health/live'].get.operationId).toBe('isLive');
    const page = await app.visitor().get('/open-api').expect(200);
    expect(page.text).toContain('Atrium API');
  });
});

import { type BookingGuest, BookingScene, DAY } from '../support/scenes/booking-scene';
import { type Method, TestApp } from '../support/test-app';

const MOST_ANSWERED = 64 * 1024;

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const keys = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, n]));

describe('input that is to cost', () => {
  let app: TestApp;
  let scene: BookingScene;
  let guest: BookingGuest;
  beforeAll(async () => {
    app = await TestApp.start();
    scene = await BookingScene.open(app);
    guest = await scene.guest();
  });
  afterAll(() => app.stop());

  const post = (path: string, body: string) =>
    app.visitor().post(path).set('content-type', 'application/json').send(body);

  it.each([65, 2_000, 100_000])('is refused at %i levels', async (levels) => {
    const { status, body } = await post('/api/auth/login', nested(levels));
    expect([status, body.code]).toEqual([400, 'BODY_TOO_COMPLEX']);
  });

  it.each([
    ['keys', JSON.stringify(keys(18_000))],
    ['items', JSON.stringify({ email: Array(50_000).fill(0) })],
  ])('is refused for its many %s, and without a list of them', async (_what, json) => {
    const { status, body, text } = await post('/api/auth/refresh', json);
    expect([status, body.code]).toEqual([400, 'BODY_TOO_COMPLEX']);
    expect(text.length).toBeLessThan(1_000);
  });

  it.each([
    ['many unknown fields', keys(900)],
    ['a field with a long name', { ['k'.repeat(200_000)]: 1 }],
    ['names of characters that JSON escapes', { ...namesOf('\u0001') }],
    ['names of several bytes a character', { ...namesOf('世') }],
  ])('%s are answered in at most 64 KB', async (_what, input) => {
    const { status, text } = await post('/api/auth/login', JSON.stringify(input));
    expect(status).toBe(400);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MOST_ANSWERED);
  });

  it('in an address, is answered in at most 64 KB', async () => {
    const query = Array.from({ length: 3_000 }, (_, n) => `${n.toString(36)}=`).join('&');
    const { status, text } = await app.visitor().get(`/api/v1/hub/vendors?${query}`);
    expect(status).toBe(400);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MOST_ANSWERED);
  });

  it('leaves eight at once no time to hold up the process', async () => {
    const json = JSON.stringify(keys(18_000));
    await post('/api/auth/refresh', json);
    const attack = Promise.all(Array.from({ length: 8 }, () => post('/api/auth/refresh', json)));
    const start = performance.now();
    await app.visitor().get('/api/health/live').expect(200);
    const waited = performance.now() - start;
    await attack;
    expect(waited).toBeLessThan(1_000);
  });

  it.each([
    ['null', 'null'],
    ['a list', '[]'],
    ['a number', '5'],
    ['a text', '"x"'],
  ])('%s is no body', async (_what, json) => {
    const { status, body } = await guest.session
      .put('/api/v1/hub/profile')
      .set('content-type', 'application/json')
      .send(json);
    expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
  });

  it('that is missing or empty is never an error of ours', async () => {
    const { body: document } = await app.visitor().get('/open-api.json').expect(200);
    type Operation = { requestBody?: object; 'x-audience'?: string };
    const taking = Object.entries<Record<string, Operation>>(document.paths).flatMap(
      ([path, item]) =>
        Object.entries(item).flatMap(([method, { requestBody, 'x-audience': audience }]) =>
          requestBody ? [{ path: path.replace(/\{\w+\}/g, 'a'.repeat(24)), method, audience }] : [],
        ),
    );
    expect(taking.length).toBeGreaterThan(100);
    const failed: unknown[] = [];
    for (const { path, method, audience } of taking) {
      const session = audience === 'guest' ? guest.session : scene.staff(3);
      for (const input of [undefined, {}]) {
        const { status } = await session.call(method as Method, path, input);
        if (status >= 500) failed.push([method, path, input, status]);
      }
    }
    expect(failed).toEqual([]);
  });

  it.each<[string, Method, () => string, object]>([
    ['change', 'post', () => '/api/v1/spa/takeovers/preview', {}],
    ['change', 'post', () => '/api/v1/spa/takeovers', { moves: [], left: [] }],
    [
      'customer',
      'post',
      () => '/api/spa/treatmentAndCustomer',
      { _treatmentType: 'a'.repeat(24), date: DAY, timeindexStart: 600 },
    ],
    [
      'prepaymentExceptions.0.prepaidPart',
      'put',
      () => `/api/v1/services/${scene.serviceId.toHexString()}`,
      { prepaymentExceptions: [{ prepayment: 'none' }] },
    ],
  ])('%s that is missing is asked for', async (field, method, path, input) => {
    const { status, body } = await scene.staff(3).call(method, path(), input);
    expect([status, body.details?.map((one: { field: string }) => one.field)]).toEqual([
      400,
      [field],
    ]);
    expect(body.details[0].code).toBe('FIELD_REQUIRED');
  });

  it('takes the largest of what is sent in honesty', async () => {
    const addons = Array.from({ length: 20 }, () => ({ _addon: scene.serviceId, quantity: 1 }));
    const companions = Array.from({ length: 20 }, () => ({ name: 'Ola' }));
    const item = { ...scene.draft(undefined, { addons, companions, comment: 'x' }) };
    const bookings = Array.from({ length: 50 }, (_, n) => ({
      ...{ _id: n.toString(16).padStart(24, '0'), addons, companions, date: DAY },
      ...{ timeindex: 600, participants: 1, numberOfChildren: 0, comment: 'x', roomNumber: '7' },
    }));
    const week = Array.from({ length: 7 }, (_, day) => ({ day: day + 1 }));
    const times = Array.from({ length: 200 }, (_, n) => ({
      ...{ start: n, capacity: 1, overrideName: 'x', availableDays: week },
    }));
    const services = Array.from({ length: 200 }, (_, n) => ({
      ...{ _service: scene.serviceId, dayNumber: 1 + (n % 2) },
    }));
    const large: [string, string, object][] = [
      ['post', '/api/admin/modifyBookings', { bookings }],
      ['post', '/api/v1/admin/bookings/groups', { items: Array(20).fill(item) }],
      ['post', '/api/v1/hub/groups', { items: Array(20).fill(item) }],
      ['put', `/api/v1/services/${scene.serviceId.toHexString()}`, { times }],
      ['post', '/api/v1/services', { name: 'Large', times }],
      ['post', '/api/v1/admin/stays', { services, addons }],
      ['post', '/api/v1/admin/packages', { name: 'Large', services }],
    ];
    const codes: unknown[] = [];
    for (const [method, path, input] of large) {
      const session = path.includes('/hub/') ? guest.session : scene.staff(2);
      const { status, body } = await session.call(method as 'post', path, input);
      if (status === 405 || body.code === 'BODY_TOO_COMPLEX') {
        codes.push([path, status, body.code]);
      }
    }
    expect(codes).toEqual([]);
  });
});

function namesOf(character: string): Record<string, number> {
  return Object.fromEntries(
    Array.from({ length: 200 }, (_, n) => [`${n}${character.repeat(150)}`, n]),
  );
}

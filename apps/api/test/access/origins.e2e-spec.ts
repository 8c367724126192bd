import type { Types } from 'mongoose';
import { newVendor } from '../support/new-vendor';
import { TestApp } from '../support/test-app';
import { anEmail, newUser, PASSWORD } from '../support/things/accounts';

const APP = 'https://app.example';

describe('pages of other origins', () => {
  let app: TestApp;
  let vendor: Types.ObjectId;
  beforeAll(async () => {
    app = await TestApp.start(undefined, {
      PUBLIC_URL: 'https://atrium.example',
      CORS_ORIGINS: APP,
    });
    vendor = await newVendor(app);
  });
  afterAll(() => app.stop());

  const login = async (headers: Record<string, string>) => {
    const { email } = await newUser(app, vendor);
    return app.visitor().post('/api/auth/login', { email, password: PASSWORD }).set(headers);
  };

  it.each([
    ['no browser', {}],
    ['the public address', { origin: 'https://atrium.example' }],
    ['a venue’s own host', { origin: 'https://fjord.atrium.example' }],
    ['an app deployed elsewhere', { origin: APP }],
    ['the address that is called', { origin: 'http://10.0.0.5:3000', host: '10.0.0.5:3000' }],
  ])('%s may sign in', async (_who, headers) => {
    expect((await login({ ...headers })).status).toBe(200);
  });

  it.each([
    'https://other.example',
    'http://atrium.example',
    'https://atrium.example.other.example',
    'https://evilatrium.example',
    'https://a.b.atrium.example',
    'null',
  ])('%s may not, nor refresh or sign out', async (origin) => {
    const refused = { statusCode: 403, code: 'ORIGIN_NOT_ALLOWED' };
    const answer = await login({ origin });
    expect(answer.body).toMatchObject(refused);
    expect(answer.headers['set-cookie']).toBeUndefined();
    for (const path of ['/api/auth/refresh', '/api/auth/logout', '/api/v1/auth/signup']) {
      const { body } = await app.visitor().post(path, {}).set('origin', origin);
      expect([path, body]).toMatchObject([path, refused]);
    }
  });

  it.each([
    ['application/x-www-form-urlencoded', `email=${anEmail()}&password=x`],
    ['text/plain', '{"email":"a@b.example","password":"x"}'],
    ['multipart/form-data; boundary=x', '--x--'],
  ])('send no %s to sign in', async (type, body) => {
    const answer = await app.visitor().post('/api/auth/login').set('content-type', type).send(body);
    expect([answer.status, answer.body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])(
    'may ask for %s with all that the apps send, where they are known',
    async (method) => {
      const headers = [
        ...['authorization', 'content-type', 'accept-language', 'idempotency-key', 'if-match'],
        ...['x-vendor-id', 'x-service-code', 'last-event-id'],
      ];
      const answer = await app
        .visitor()
        .call('options', '/api/v1/hub/profile')
        .set('origin', APP)
        .set('access-control-request-method', method)
        .set('access-control-request-headers', headers.join(','));
      const listed = (name: string) => (answer.headers[name] ?? '').split(/, */);
      expect(answer.status).toBe(204);
      expect(answer.headers['access-control-allow-origin']).toBe(APP);
      expect(answer.headers['access-control-allow-credentials']).toBe('true');
      expect(listed('access-control-allow-methods')).toContain(method);
      expect(listed('access-control-allow-headers')).toEqual(expect.arrayContaining(headers));
    },
  );

  it('may read what an answer says beside its body', async () => {
    const { headers } = await app.visitor().get('/api/health/live').set('origin', APP);
    expect(headers['access-control-allow-origin']).toBe(APP);
    expect(headers['access-control-expose-headers']?.split(/, */)).toEqual(
      expect.arrayContaining(['retry-after', 'ratelimit', 'ratelimit-policy', 'x-request-id']),
    );
  });

  it('are not answered where they are unknown', async () => {
    const answer = await app
      .visitor()
      .call('options', '/api/v1/hub/profile')
      .set('origin', 'https://other.example')
      .set('access-control-request-method', 'PUT');
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});

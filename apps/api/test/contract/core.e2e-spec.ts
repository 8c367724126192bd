import { newVendor } from '../support/new-vendor';
import { TestApp } from '../support/test-app';

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

  it('keeps its answers out of caches', async () => {
    const session = app.staff(await newVendor(app));
    const { headers } = await session.get('/api/v1/admin/messages').expect(200);
    expect(headers['cache-control']).toBe('no-store');
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

import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { transportFailures } from '../src/common/http/transport-failures';
import { TestApp } from './support/test-app';

interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends bytes as they are: every client would put an address or a method right first. */
function send(port: number, bytes: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', body = ''] = text.split('\r\n\r\n');
      const [first = '', ...lines] = head.split('\r\n');
      const headers = lines.map((line) => {
        const [name = '', ...value] = line.split(': ');
        return [name.toLowerCase(), value.join(': ')];
      });
      resolve({ status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body });
    });
  });
}

const request = (method: string, path: string, ...headers: string[]) =>
  [`${method} ${path} HTTP/1.1`, 'host: localhost', 'connection: close', ...headers, '', ''].join(
    '\r\n',
  );

describe('a failure below the handlers', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it.each<[string, string, number, string]>([
    ['an unknown path', request('GET', '/api/nothing'), 404, 'NOT_FOUND'],
    ['a path that is no UTF-8', request('GET', '/api/v1/services/%ff'), 400, 'BAD_REQUEST'],
    ['a way out of the path', request('GET', '/api/health/..%2flive'), 404, 'NOT_FOUND'],
    ['TRACE', request('TRACE', '/api/health/live'), 405, 'METHOD_NOT_ALLOWED'],
    ['TRACE nowhere', request('TRACE', '/api/nothing'), 404, 'NOT_FOUND'],
    ['PATCH', request('PATCH', '/api/health/live'), 405, 'METHOD_NOT_ALLOWED'],
    ['OPTIONS', request('OPTIONS', '/api/health/live'), 405, 'METHOD_NOT_ALLOWED'],
    ['no HTTP', 'hello\r\n\r\n', 400, 'BAD_REQUEST'],
    ['an unknown method', request('BREW', '/api/health/live'), 400, 'BAD_REQUEST'],
    [
      'a part of the path that is too long',
      request('GET', `/api/v1/services/${'a'.repeat(3_000)}`),
      414,
      'URI_TOO_LONG',
    ],
    [
      'headers that are too long',
      request('GET', '/api/health/live', `x-long: ${'a'.repeat(20_000)}`),
      431,
      'HEADERS_TOO_LARGE',
    ],
    [
      'a length that is no number',
      request('POST', '/api/auth/login', 'content-length: x'),
      400,
      'BAD_REQUEST',
    ],
    [
      'a media type of no name',
      request('POST', '/api/auth/login', 'content-type: ;', 'content-length: 1').concat('x'),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'broken JSON',
      request('POST', '/api/auth/login', 'content-type: application/json', 'content-length: 1') +
        '{',
      400,
      'BAD_REQUEST',
    ],
    [
      'a body that is too large',
      request(
        'POST',
        '/api/auth/login',
        'content-type: application/json',
        'content-length: 300000',
      ).concat('x'.repeat(300_000)),
      413,
      'PAYLOAD_TOO_LARGE',
    ],
  ])('%s has the shape of all failures', async (_name, bytes, status, code) => {
    const answer = await send(app.port, bytes);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(answer.body)).toEqual({
      success: false,
      statusCode: status,
      code,
      error: expect.any(String),
      message: expect.any(String),
    });
    expect(answer.body).not.toMatch(/FST_|HPE_|fastify/i);
  });

  it('is told in the language of the request', async () => {
    const long = request('GET', `/api/v1/services/${'a'.repeat(3_000)}`, 'accept-language: de');
    expect((await send(app.port, long)).body).toContain('Die Adresse ist zu lang.');
  });

  it.each([
    ['/api/health/live', 'GET, HEAD'],
    ['/api/auth/login', 'POST'],
    ['/api/v1/services/5f0000000000000000000001', 'DELETE, GET, HEAD, PUT'],
  ])('of the method at %s names those that are allowed: %s', async (path, allowed) => {
    const { status, headers } = await send(app.port, request('PATCH', path));
    expect([status, headers.allow]).toEqual([405, allowed]);
  });

  it('counts for the limit of its address, like every request', async () => {
    const own = await TestApp.start(undefined, { REQUESTS_PER_MINUTE: '2' });
    const ask = (path: string) =>
      own
        .visitor()
        .get(path)
        .set('x-forwarded-for', '203.0.113.9')
        .then(({ status }) => status);
    const statuses = [await ask('/api/nothing'), await ask('/nothing'), await ask('/api/nothing')];
    await own.stop();
    expect(statuses).toEqual([404, 404, 429]);
  });

  it('of a request that never ends is a 408', async () => {
    const timeouts = { requestTimeout: 50, headersTimeout: 50, connectionsCheckingInterval: 20 };
    const server = createServer(timeouts).on('clientError', transportFailures.clientErrorHandler);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const answer = await send(port, 'GET / HTTP/1.1\r\nhost: localhost\r\n');
    server.close();
    expect(answer.status).toBe(408);
    expect(JSON.parse(answer.body)).toMatchObject({ statusCode: 408, code: 'REQUEST_TIMEOUT' });
  });

  it('of a process that closes says when to come again, and what is in progress is finished', async () => {
    const own = await TestApp.start(undefined, {});
    const socket = connect(own.port, '127.0.0.1');
    const body = JSON.stringify({ email: 'nobody@example.com', password: 'something long' });
    const half = body.length / 2;
    const login = ['POST /api/auth/login HTTP/1.1', 'host: localhost'];
    login.push('content-type: application/json', `content-length: ${body.length}`, '', '');
    socket.write(login.join('\r\n') + body.slice(0, half));
    let text = '';
    const isOver = new Promise((resolve) => socket.on('close', resolve));
    socket.on('data', (chunk) => {
      text += chunk;
    });
    await setTimeout(100);
    const isClosed = own.stop();
    await setTimeout(300);
    socket.write(body.slice(half) + request('GET', '/api/health/live'));
    await isOver;
    await isClosed;
    const [first = '', second = ''] = text.split(/(?=HTTP\/1\.1 )/);
    expect(first).toContain('HTTP/1.1 401');
    expect(first).toContain('INVALID_CREDENTIALS');
    expect(second).toContain('HTTP/1.1 503');
    expect(second).toMatch(/^retry-after: \d+\r$/m);
    expect(second).toMatch(/^connection: close\r$/m);
    expect(JSON.parse(second.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      success: false,
      statusCode: 503,
      code: 'SERVICE_UNAVAILABLE',
    });
  });
});

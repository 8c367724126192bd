import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { transportFailures } from '../../src/common/http/transport-failures';
import { TestApp } from '../support/test-app';

interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends bytes as they are: every client would put an address or a method right first. */
function exchange(port: number, bytes: string): Promise<string> {
  return exchangeInTwo(port, bytes)('');
}

/** @returns sends the rest, and resolves with what has been answered when the connection ends */
function exchangeInTwo(port: number, bytes: string): (rest: string) => Promise<string> {
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
  let text = '';
  const ended = new Promise<string>((resolve, reject) => {
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
  });
  return (rest) => {
    if (rest) socket.write(rest);
    return ended;
  };
}

const send = async (port: number, bytes: string) => readAnswer(await exchange(port, bytes));

function begin(port: number, bytes: string): (rest: string) => Promise<RawAnswer> {
  const finish = exchangeInTwo(port, bytes);
  return async (rest) => readAnswer(await finish(rest));
}

function readAnswer(text: string): RawAnswer {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const [name = '', ...value] = line.split(': ');
    return [name.toLowerCase(), value.join(': ')];
  });
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body };
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

  it.each([
    ['by its length', true],
    ['as it arrives', false],
  ])('of a body of 3 MB arrives, %s, and the connection is kept', async (_how, isCounted) => {
    const body = Buffer.alloc(3_000_000, 'x');
    const head = ['POST /api/auth/login HTTP/1.1', 'host: localhost'];
    head.push('content-type: application/json');
    head.push(isCounted ? `content-length: ${body.length}` : 'transfer-encoding: chunked');
    const chunk = [`${body.length.toString(16)}\r\n`, body.toString(), '\r\n0\r\n\r\n'].join('');
    const next = request('GET', '/api/health/live');
    const bytes = `${head.join('\r\n')}\r\n\r\n${isCounted ? body : chunk}${next}`;
    const answers = (await exchange(app.port, bytes)).split(/(?=HTTP\/1\.1 )/);
    expect(answers.map((answer) => answer.slice(9, 12))).toEqual(['413', '200']);
    expect(answers[0]).toContain('PAYLOAD_TOO_LARGE');
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
    const body = JSON.stringify({ email: 'nobody@example.com', password: 'something long' });
    const login = request(
      'POST',
      '/api/auth/login',
      'content-type: application/json',
      `content-length: ${body.length}`,
    ).replace('connection: close', 'connection: keep-alive');
    const finishLogin = begin(own.port, login + body.slice(0, 10));
    const finishLate = begin(own.port, 'GET /api/health/live HTTP/1.1\r\n');
    await setTimeout(100);
    const isClosed = own.stop();
    await setTimeout(300);
    const late = await finishLate('host: localhost\r\n\r\n');
    expect(late).toMatchObject({ status: 503, headers: { connection: 'close' } });
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(late.body)).toMatchObject({ success: false, code: 'SERVICE_UNAVAILABLE' });
    const first = await finishLogin(body.slice(10));
    expect(first).toMatchObject({ status: 401, headers: { connection: 'close' } });
    expect(JSON.parse(first.body)).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    await isClosed;
  });
});

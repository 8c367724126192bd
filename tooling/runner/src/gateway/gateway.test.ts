import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { errors } from '../../../../packages/i18n/src/locales/en/errors';
import { startStandInApi } from '../testing/stand-in-api';
import { FAILURES, failureOf } from './failures';
import { createGateway, type Gateway } from './gateway';
import { APPS } from './routes';
import { SECURITY_HEADERS } from './security-headers';

const SCRIPT = `export const words = ${JSON.stringify('hospitality '.repeat(500))};`;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

describe('gateway over HTTP', () => {
  let folder: string;
  let api: Server;
  let gateway: Gateway;
  let port: number;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atrium-gateway-'));
    for (const app of APPS) {
      await mkdir(join(folder, app, 'assets'), { recursive: true });
      await writeFile(join(folder, app, 'index.html'), `<title>${app}</title>`);
      await writeFile(join(folder, app, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
      await writeFile(join(folder, app, 'assets', 'index-4f3a.js'), SCRIPT);
      await writeFile(join(folder, app, 'assets', 'index-4f3a.js.map'), '{}');
      await mkdir(join(folder, app, 'widget'));
      await writeFile(join(folder, app, 'widget', 'v1.js'), SCRIPT);
      await mkdir(join(folder, app, '.vite'));
      await writeFile(join(folder, app, '.vite', 'manifest.json'), '{}');
    }
    await writeFile(join(folder, 'public', 'robots.txt'), 'Sitemap: http://origin.invalid/x\n');
    for (const language of ['en', 'no']) {
      const drawn = join(folder, 'public', 'pages', language);
      await mkdir(drawn, { recursive: true });
      for (const name of ['termsofsale', '404']) {
        await writeFile(
          join(drawn, `${name}.html`),
          `${name} ${language} http://origin.invalid/termsOfSale`,
        );
      }
    }
    const standIn = await startStandInApi();
    api = standIn.server;
    gateway = await createGateway({
      api: standIn.url,
      apps: {
        built: {
          admin: join(folder, 'admin'),
          hub: join(folder, 'hub'),
          public: join(folder, 'public'),
        },
      },
      mainHost: 'localhost',
    });
    await gateway.server.listen({ port: 0, host: '127.0.0.1' });
    port = (gateway.server.server.address() as AddressInfo).port;
  });

  afterAll(async () => {
    await gateway.server.close();
    api.closeAllConnections();
    await new Promise((resolve) => api.close(resolve));
    await rm(folder, { recursive: true, force: true });
  });

  /** fetch may not set Host, which is what venues' own hosts are told apart by. */
  const call = (
    path: string,
    options: {
      host?: string;
      method?: string;
      headers?: Record<string, string>;
      body?: string;
    } = {},
  ) =>
    new Promise<Answer>((resolve, reject) => {
      const sent = httpRequest(
        {
          port,
          host: '127.0.0.1',
          path,
          method: options.method ?? 'GET',
          headers: { host: `${options.host ?? 'localhost'}:${port}`, ...options.headers },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: Buffer.concat(chunks),
            }),
          );
        },
      );
      sent.on('error', reject);
      sent.end(options.body);
    });

  it.each([
    ['localhost', '/', 'public'],
    ['localhost', '/about', 'public'],
    ['127.0.0.1', '/minside/fjord', 'public'],
    ['localhost', '/admin/guests/1/new_booking', 'admin'],
    ['localhost', '/admin/search/ola.nordmann@fjord.example', 'admin'],
    ['localhost', '/login?next=%2Fadmin', 'admin'],
    ['localhost', '/activity-hub/fjord/activity/1', 'hub'],
    ['localhost', '/guest/resetPassword?guestId=1&code=2', 'hub'],
    ['fjord.localhost', '/', 'hub'],
    ['fjord.localhost', '/activity/1', 'hub'],
  ])('%s%s is the page of the %s app, never cached', async (host, path, app) => {
    const answer = await call(path, { host });
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' },
    });
    expect(answer.body.toString()).toBe(`<title>${app}</title>`);
  });

  it.each([
    ['localhost', '/admin/nothing', 'admin'],
    ['localhost', '/login/fjord/x', 'admin'],
    ['localhost', '/activity-hub/fjord/nothing', 'hub'],
    ['localhost', '/guest/nothing', 'hub'],
    ['fjord.localhost', '/admin', 'hub'],
  ])('%s%s is no page: 404, with the page of the %s app that says so', async (host, path, app) => {
    const answer = await call(path, { host });
    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body.toString()).toBe(`<title>${app}</title>`);
  });

  it.each([
    ['/termsOfSale', 'en-GB,no;q=0.5', 'termsofsale en'],
    ['/termsofsale/', 'pt-BR, nn', 'termsofsale no'],
    ['/termsOfSale', 'fr;q=0.9, no;q=0.1', '<title>public</title>'],
    ['/termsOfSale', '', 'termsofsale en'],
    ['/termsOfSale?lang=nb-NO', 'en', 'termsofsale no'],
    ['/termsOfSale?lang=pt', 'no', 'termsofsale no'],
    ['/spa/..%2ftermsofsale', 'en', '<title>public</title>'],
  ])('%s for whom reads %s is drawn: %s', async (path, accepted, drawn) => {
    const { status, headers, body } = await call(path, {
      headers: { 'accept-language': accepted },
    });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(body.toString()).toMatch(drawn);
  });

  it.each(['/minside/fjord/oslo/x', '/page.php'])(
    '%s is no page: 404, drawn in the visitor’s language',
    async (path) => {
      const answer = await call(path, { headers: { 'accept-language': 'nb-NO' } });
      expect(answer.status).toBe(404);
      expect(answer.headers.vary).toContain('accept-language');
      expect(answer.body.toString()).toMatch(/^404 no /);
    },
  );

  it('lets the API make the pages that a system administrator writes, on the main host alone', async () => {
    const asked = { 'accept-language': 'nb-NO', 'if-none-match': 'W/"1"' };
    for (const path of ['/articles', '/articles/autumn?lang=no', '/special/x']) {
      const { status, headers, body } = await call(path, { headers: asked });
      expect(status).toBe(200);
      expect(headers).toMatchObject(SECURITY_HEADERS);
      const reached = JSON.parse(body.toString());
      expect(reached).toMatchObject({ method: 'GET', url: path, headers: asked });
      expect(reached.headers['x-forwarded-host']).toBe(`localhost:${port}`);
    }
    const { status, body } = await call('/articles/autumn', { host: 'fjord.localhost' });
    expect([status, body.toString()]).toEqual([404, '<title>hub</title>']);
  });

  it.each(['localhost', 'fjord.localhost'])(
    'puts the installation’s own address into what the build drew, on %s too',
    async (host) => {
      const address = `http://localhost:${port}`;
      expect((await call('/termsOfSale')).body.toString()).toContain(`${address}/termsOfSale`);
      const robots = await call('/robots.txt', { host });
      expect(robots.body.toString()).toBe(`Sitemap: ${address}/x\n`);
    },
  );

  it.each(['/Admin', '/nothing.php', '/api-docs'])('%s is no page either', async (path) => {
    expect((await call(path)).status).toBe(404);
  });

  it.each(['/admin/', '/admin/Reports', '/login?next=%2Fadmin%2Fx', '/admin/search/a%2Fb'])(
    '%s is one, as the app’s router has it',
    async (path) => {
      expect((await call(path)).status).toBe(200);
    },
  );

  it('says of an unknown path of the API what the API says', async () => {
    expect((await call('/api/nothing')).headers['content-type']).toBe('application/json');
  });

  it('lets a page be revalidated instead of sent again', async () => {
    const first = await call('/admin');
    const again = await call('/admin', {
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(again.status).toBe(304);
  });

  it.each(APPS)('serves the hashed files of %s for good and compressed', async (app) => {
    const path = `/_${app}/assets/index-4f3a.js`;
    const brotli = await call(path, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(brotli).toMatchObject({
      status: 200,
      headers: {
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
      },
    });
    expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT);
    const gzip = await call(path, { headers: { 'accept-encoding': 'gzip' } });
    expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT);
    const plain = await call(path);
    expect(plain.body.toString()).toBe(SCRIPT);
  });

  it('serves unhashed files for an hour, and answers 404 for a file that is not there', async () => {
    expect((await call('/_hub/logo.svg')).headers['cache-control']).toBe('public, max-age=3600');
    expect((await call('/_hub/assets/index-gone.js')).status).toBe(404);
    expect((await call('/_hub/../../../etc/passwd')).body.toString()).not.toContain('root:');
    expect((await call('/_hub/..%2f..%2f..%2fetc%2fpasswd')).status).toBeGreaterThanOrEqual(400);
    expect((await call('/favicon.ico')).status).toBe(404);
  });

  it.each(['/_hub/.vite/manifest.json', '/_hub/assets/index-4f3a.js.map'])(
    'keeps %s to itself',
    async (path) => {
      expect((await call(path)).status).toBe(404);
    },
  );

  it.each(['/', '/_admin/assets/index-4f3a.js', '/_admin/gone.js'])(
    'sends its security headers with %s',
    async (path) => {
      expect((await call(path)).headers).toMatchObject(SECURITY_HEADERS);
    },
  );

  it('lets the sites that a venue named show its booking, and nobody show anything else', async () => {
    const ancestors = async (path: string) => {
      const { headers } = await call(path);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("script-src 'self';");
      return /frame-ancestors (.*)$/.exec(policy)?.[1];
    };
    const named = "'self' https://www.fjord.example";
    expect(await ancestors('/container/fjord')).toBe(named);
    expect(await ancestors('/container/fjord/65a0?theme=dark')).toBe(named);
    expect(await ancestors('/Container/fjord/')).toBe(named);
    for (const path of ['/', '/booking/fjord', '/container/fjord/65a0/x', '/container']) {
      expect([path, await ancestors(path)]).toEqual([path, "'none'"]);
    }
    // the API knows no such venue, or is away
    expect(await ancestors('/container/nobody')).toBe("'none'");
  });

  it('lets every site load the script of the widget, and keep it for a day', async () => {
    const { status, headers } = await call('/_public/widget/v1.js');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    });
    const other = await call('/_public/assets/index-4f3a.js');
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('tells browsers to come by https alone, on every page', async () => {
    const { headers } = await call('/');
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  });

  it('hands requests on to the API as they are, from every host', async () => {
    const answer = await call('/api/v1/hub/activity?x=%C3%B8', {
      host: 'fjord.localhost',
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': 'k-1',
        'x-forwarded-for': '203.0.113.9',
      },
      body: '{"participants":2}',
    });
    expect(answer.status).toBe(201);
    expect(answer.headers['set-cookie']).toEqual(['a=1; HttpOnly', 'b=2']);
    expect(JSON.parse(answer.body.toString())).toMatchObject({
      method: 'POST',
      url: '/api/v1/hub/activity?x=%C3%B8',
      body: '{"participants":2}',
      headers: {
        'idempotency-key': 'k-1',
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-host': `fjord.localhost:${port}`,
        'x-forwarded-proto': 'http',
      },
    });
  });

  it.each(['/open-api', '/open-api/swagger-ui.css', '/open-api.json', '/api/health/live'])(
    '%s reaches the API under its own path',
    async (path) => {
      expect(JSON.parse((await call(path)).body.toString())).toMatchObject({ url: path });
    },
  );

  it('passes events on as they happen, while the stream stays open', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/events`);
    const reader = answer.body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    expect(new TextDecoder().decode(value)).toBe('data: first\n\n');
    await reader?.cancel();
  });

  it.each([
    ['POST', '/admin', 'GET, HEAD'],
    ['TRACE', '/api/auth/me', 'DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT'],
  ])('takes no %s at %s, and says what it takes', async (method, path, allowed) => {
    const { status, headers, body } = await call(path, { method });
    expect([status, headers.allow]).toEqual([405, allowed]);
    expect(JSON.parse(body.toString())).toEqual(failureOf('METHOD_NOT_ALLOWED'));
  });

  it.each([
    ['/api/%ff', {}, 'BAD_REQUEST'],
    ['/%ff', {}, 'BAD_REQUEST'],
    ['/_admin/gone.js', {}, 'NOT_FOUND'],
    ['/', { 'x-long': 'a'.repeat(20_000) }, 'HEADERS_TOO_LARGE'],
  ] as const)('refuses %s in the shape of the API', async (path, headers, code) => {
    const answer = await call(path, { headers });
    expect(answer.status).toBe(FAILURES[code][0]);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(answer.body.toString())).toEqual(failureOf(code));
  });

  it.each([900_000, 3_000_000, 20_000_000])(
    'hands on what the API says of a body of %i bytes before it has read it',
    async (length) => {
      const answer = await call('/api/too-large', { method: 'POST', body: 'x'.repeat(length) });
      expect([answer.status, answer.body.toString()]).toEqual([
        413,
        '{"code":"PAYLOAD_TOO_LARGE"}',
      ]);
    },
  );

  it('hands on a body that its client only sends once it is told to continue', async () => {
    const headers = { expect: '100-continue' };
    const answer = await call('/api/too-large', { method: 'POST', headers, body: 'x'.repeat(99) });
    expect(answer.status).toBe(413);
  });

  it('leaves it to the client to ask again', async () => {
    const answer = await call('/api/closing');
    expect([answer.status, answer.headers['retry-after'], answer.body.toString()]).toEqual([
      503,
      '5',
      '1',
    ]);
  });
});

it('says that the API is away, and when to come again, in the shape of its failures', async () => {
  const { server } = await createGateway({
    api: 'http://127.0.0.1:1',
    apps: { built: { admin: tmpdir(), hub: tmpdir(), public: tmpdir() } },
    mainHost: 'localhost',
  });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${address}/api/auth/me`);
  const body = await answer.json();
  await server.close();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(body).toEqual(failureOf('SERVICE_UNAVAILABLE'));
});

it.each(Object.entries(FAILURES))('says of %s what the API says', (code, [, text]) => {
  expect(errors).toMatchObject({ [code]: text });
});

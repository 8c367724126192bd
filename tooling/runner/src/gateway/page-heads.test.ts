import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headsAsked, startStandInApi } from '../testing/stand-in-api';
import { root } from '../workspace';
import { createGateway, type Gateway } from './gateway';
import { BUILT_HEADS, headAskedFor, UNKNOWN, withHead } from './page-heads';
import { APPS, type AppName } from './routes';
import { SECURITY_HEADERS } from './security-headers';

const SAUNA = '650000000000000000000001';

describe('what to ask the API of for a page', () => {
  it.each<[AppName, string | undefined, string, string | undefined]>([
    ['hub', undefined, '/activity-hub/fjord', 'fjord'],
    ['hub', undefined, '/Activity-Hub/Fjord/new-reservation/', 'Fjord'],
    ['hub', undefined, `/activity-hub/fjord/discover/${SAUNA}`, `fjord?activity=${SAUNA}`],
    ['hub', undefined, `/activity-hub/fjord/new-activity/${SAUNA}`, `fjord?activity=${SAUNA}`],
    ['hub', 'x', `/activity-hub/fjord/new-treatment/${SAUNA}`, `fjord?treatment=${SAUNA}`],
    ['hub', 'fjord', '/', 'fjord'],
    ['hub', 'fjord', `/discover/${SAUNA}/`, `fjord?activity=${SAUNA}`],
    ['hub', 'fjord', `/new-treatment/${SAUNA}`, `fjord?treatment=${SAUNA}`],
    ['public', undefined, '/minside/fjord', 'fjord'],
    ['public', 'bakken', '/minside/fjord/spa', 'fjord'],
    // what no venue or activity is called
    ['hub', undefined, '/activity-hub/Fjord%20Hotel', UNKNOWN],
    ['hub', undefined, '/activity-hub/fjord%3Fa=1', UNKNOWN],
    ['hub', undefined, '/activity-hub/fjord/discover/1', UNKNOWN],
    ['hub', 'fjord', '/new-activity/%22%3E%3Cscript%3E', UNKNOWN],
    ['public', undefined, '/minside/%0d%0aa', UNKNOWN],
    // pages that nobody shares, or that are no venue's
    ['hub', undefined, '/activity-hub', undefined],
    ['hub', undefined, '/activity-hub/fjord/overview', undefined],
    ['hub', undefined, `/activity-hub/fjord/pay/${SAUNA}`, undefined],
    ['hub', 'fjord', `/activity/${SAUNA}`, undefined],
    ['public', undefined, '/', undefined],
    ['public', undefined, '/minside', undefined],
    ['public', undefined, `/discover/${SAUNA}`, undefined],
    ['admin', undefined, '/admin', undefined],
    ['hub', undefined, '/activity-hub/%', UNKNOWN],
  ])('%s on the host of %s, %s: %s', (app, hostVenue, path, asked) => {
    expect(headAskedFor(app, path, hostVenue)).toBe(asked);
  });
});

describe('a page with the head of its venue', () => {
  it.each(['hub', 'public'] as const)('has it in the place of the one of %s', async (app) => {
    const html = await readFile(join(root, 'apps', app, 'index.html'), 'utf8');
    const { title, about } = BUILT_HEADS[app];
    const headed = withHead(html, app, '<title>$& Fjord</title>');
    expect(headed).toBe(html.replace(about, '').replace(title, () => '<title>$& Fjord</title>'));
    expect(headed.match(/<title>/g)).toHaveLength(1);
    expect(headed).not.toContain('name="description"');
  });
});

describe('the heads of pages over HTTP', () => {
  let folder: string;
  let api: Server;
  let gateway: Gateway;
  let port: number;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atrium-heads-'));
    for (const app of APPS) {
      await mkdir(join(folder, app));
      const html = await readFile(join(root, 'apps', app, 'index.html'), 'utf8');
      await writeFile(join(folder, app, 'index.html'), html);
    }
    const standIn = await startStandInApi();
    api = standIn.server;
    const at = (app: AppName) => join(folder, app);
    gateway = await createGateway({
      api: standIn.url,
      apps: { built: { admin: at('admin'), hub: at('hub'), public: at('public') } },
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

  /** fetch may not set Host. */
  const call = (path: string, host = 'localhost') =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>(
      (resolve, reject) => {
        const headers = { host: `${host}:${port}` };
        const sent = httpRequest({ port, host: '127.0.0.1', path, headers }, (answer) => {
          let body = '';
          answer.setEncoding('utf8');
          answer.on('data', (piece: string) => {
            body += piece;
          });
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
          );
        });
        sent.on('error', reject);
        sent.end();
      },
    );
  const built = (app: AppName) => readFile(join(folder, app, 'index.html'), 'utf8');

  it.each([
    ['localhost', '/activity-hub/fjord', 'hub', 'Fjord'],
    ['fjord.localhost', '/', 'hub', 'Fjord'],
    ['localhost', '/minside/fjord?lang=de', 'public', 'Fjord'],
    ['localhost', `/activity-hub/fjord/discover/${SAUNA}?date=x`, 'hub', 'Sauna $& Fjord'],
    ['fjord.localhost', `/new-activity/${SAUNA}`, 'hub', 'Sauna $& Fjord'],
  ] as const)('%s%s says whose page it is', async (host, path, app, title) => {
    const { status, headers, body } = await call(path, host);
    expect(status).toBe(200);
    expect(body).toBe(withHead(await built(app), app, `<title>${title}</title><meta>`));
    expect(headers).toMatchObject({
      ...SECURITY_HEADERS,
      ...{ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' },
    });
  });

  it.each([
    ['localhost', '/activity-hub/nowhere', 'hub'],
    ['nowhere.localhost', '/', 'hub'],
    ['localhost', '/minside/nowhere', 'public'],
    ['localhost', '/activity-hub/fjord/discover/650000000000000000000002', 'hub'],
    ['localhost', '/activity-hub/fjord/discover/%22%3E%3Cscript%3E', 'hub'],
  ] as const)('%s%s is no page: 404, with the app that says so', async (host, path, app) => {
    const { status, headers, body } = await call(path, host);
    expect([status, headers['cache-control']]).toEqual([404, 'no-cache']);
    expect(body).toBe(await built(app));
  });

  it.each(['bakken', 'slow'])('without an answer the page of %s is as built', async (venue) => {
    const { status, body } = await call(`/activity-hub/${venue}`);
    expect(status).toBe(200);
    expect(body).toBe(await built('hub'));
  });

  it('asks once for many visitors, in the name of the first, and again where it got no answer', async () => {
    headsAsked.length = 0;
    const path = '/activity-hub/fjord/new-treatment/650000000000000000000003';
    await Promise.all([call(path), call(path), call(path)]);
    await call('/activity-hub/bakken');
    await call('/activity-hub/bakken');
    expect(headsAsked).toEqual([
      'fjord?treatment=650000000000000000000003 by 127.0.0.1',
      ...['bakken by 127.0.0.1', 'bakken by 127.0.0.1'],
    ]);
  });
});

/** @jest-environment @atrium/jest-preset/jsdom-environment.cjs */
import { createClientStore } from '../create-store';
import { emptyApi } from '../empty-api';
import { createClientContext } from './client-context';
import { restoreSession, startSession } from './session-actions';

const api = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    read: build.query<unknown, string>({ query: (id) => `/api/v1/thing/${id}` }),
    write: build.mutation<unknown, { pax: number }>({
      query: (body) => ({ url: '/api/v1/thing', method: 'POST', body }),
    }),
    login: build.mutation<unknown, void>({
      query: () => ({ url: '/api/auth/login', method: 'POST', body: {} }),
    }),
  }),
});

type Answer = Response | (() => Response | Promise<Response>);

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });

/** Answers by 'METHOD /path', in order; the last answer repeats. */
function mockHttp(routes: Record<string, Answer[]>) {
  const seen: Request[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    seen.push(request);
    const answers = routes[`${request.method} ${new URL(request.url).pathname}`];
    const next = answers && (answers.length > 1 ? answers.shift() : answers[0]);
    if (!next) throw new TypeError('Failed to fetch');
    return typeof next === 'function' ? next() : next.clone();
  });
  return {
    seen,
    count: (path: string) => seen.filter((r) => new URL(r.url).pathname === path).length,
    keys: () => seen.map((r) => r.headers.get('idempotency-key')),
  };
}

function setUp() {
  const context = createClientContext({ audience: 'guest', language: () => 'no' });
  return { context, store: createClientStore(context) };
}

afterEach(() => jest.restoreAllMocks());

test('sends the token and the language', async () => {
  const http = mockHttp({ 'GET /api/v1/thing/1': [json(200, { success: true })] });
  const { store } = setUp();
  await store.dispatch(startSession('token-1'));
  await store.dispatch(api.endpoints.read.initiate('1'));

  expect(http.seen[0]?.headers.get('authorization')).toBe('Bearer token-1');
  expect(http.seen[0]?.headers.get('accept-language')).toBe('no');
  expect(http.seen[0]?.headers.has('idempotency-key')).toBe(false);
});

test('requests that get a 401 together share one refresh and are repeated with the new token', async () => {
  const needsToken = (request: Request) =>
    request.headers.get('authorization') === 'Bearer fresh' ? json(200, {}) : json(401, {});
  const http = mockHttp({
    'GET /api/v1/thing/1': [() => needsToken(last('/api/v1/thing/1'))],
    'GET /api/v1/thing/2': [() => needsToken(last('/api/v1/thing/2'))],
    'POST /api/auth/refresh': [json(200, { success: true, data: { accessToken: 'fresh' } })],
  });
  function last(path: string): Request {
    const request = http.seen.findLast((r) => new URL(r.url).pathname === path);
    if (!request) throw new Error(`no request to ${path}`);
    return request;
  }
  const { store } = setUp();
  const [one, two] = await Promise.all([
    store.dispatch(api.endpoints.read.initiate('1')),
    store.dispatch(api.endpoints.read.initiate('2')),
  ]);

  expect([one.isSuccess, two.isSuccess]).toEqual([true, true]);
  expect(http.count('/api/auth/refresh')).toBe(1);
});

test('a refused refresh signs out and hands the 401 on', async () => {
  mockHttp({
    'GET /api/v1/thing/1': [json(401, { code: 'UNAUTHENTICATED', message: 'No' })],
    'POST /api/auth/refresh': [json(401, {})],
  });
  const { store } = setUp();
  await store.dispatch(startSession('stale'));
  const result = await store.dispatch(api.endpoints.read.initiate('1'));

  expect(result.error).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  expect(store.getState().session).toEqual({
    status: 'signed-out',
    expired: true,
    left: false,
    confirming: false,
  });
});

test('a session that ended has ended for everything that was asked then, and still expired', async () => {
  mockHttp({
    'GET /api/v1/thing/1': [json(401, {})],
    'GET /api/v1/thing/2': [json(401, {})],
    'POST /api/auth/refresh': [json(401, {})],
  });
  const { store } = setUp();
  await store.dispatch(startSession('stale'));
  await Promise.all(['1', '2'].map((id) => store.dispatch(api.endpoints.read.initiate(id))));
  expect(store.getState().session).toEqual({
    status: 'signed-out',
    expired: true,
    left: false,
    confirming: false,
  });

  await store.dispatch(api.endpoints.write.initiate({ pax: 2 }));
  expect(store.getState().session).toEqual({
    status: 'signed-out',
    expired: true,
    left: false,
    confirming: false,
  });
});

test('a refresh that cannot reach the server signs nobody out', async () => {
  mockHttp({ 'GET /api/v1/thing/1': [json(401, {})], 'POST /api/auth/refresh': [json(502, {})] });
  const { store } = setUp();
  await store.dispatch(startSession('stale'));
  await store.dispatch(api.endpoints.read.initiate('1'));

  expect(store.getState().session.status).toBe('signed-in');
});

test('a wrong password is not a reason to refresh', async () => {
  const http = mockHttp({ 'POST /api/auth/login': [json(401, { code: 'BAD_CREDENTIALS' })] });
  const { store } = setUp();
  await store.dispatch(api.endpoints.login.initiate());

  expect(http.count('/api/auth/refresh')).toBe(0);
});

test('a write repeated after a broken connection keeps its key; a new intention gets a new one', async () => {
  const http = mockHttp({
    'POST /api/v1/thing': [
      () => Promise.reject(new TypeError('Failed to fetch')),
      json(201, {}),
      json(201, {}),
    ],
  });
  const { store } = setUp();
  const write = () => store.dispatch(api.endpoints.write.initiate({ pax: 2 }));
  await write();
  await write();
  await write();

  const [lost, repeated, another] = http.keys();
  expect(lost).toBeTruthy();
  expect(repeated).toBe(lost);
  expect(another).not.toBe(lost);
});

test('the repeat after a refresh keeps the key', async () => {
  const http = mockHttp({
    'POST /api/v1/thing': [json(401, {}), json(201, {})],
    'POST /api/auth/refresh': [json(200, { success: true, data: { accessToken: 'fresh' } })],
  });
  const { store } = setUp();
  await store.dispatch(api.endpoints.write.initiate({ pax: 2 }));

  const [first, , repeat] = http.keys();
  expect(repeat).toBe(first);
});

test.each([
  [
    'a refusal with fields',
    () =>
      json(422, { code: 'BAD', message: 'No', details: [{ field: 'email', message: 'Taken' }] }),
    { status: 422, code: 'BAD', message: 'No', details: [{ field: 'email', message: 'Taken' }] },
  ],
  [
    'a refusal without a body',
    () => json(404, null),
    { status: 404, code: 'HTTP_404', details: [] },
  ],
  [
    'an answer that is not JSON',
    () => new Response('<html>', { status: 502, headers: { 'content-type': 'application/json' } }),
    { status: 502, code: 'UNREADABLE_ANSWER' },
  ],
  [
    'no answer',
    () => Promise.reject(new TypeError('Failed to fetch')),
    { status: 0, code: 'NETWORK_ERROR' },
  ],
])('%s reaches the screen in the one shape', async (_, answer, expected) => {
  mockHttp({ 'GET /api/v1/thing/1': [answer] });
  const { store } = setUp();
  const { error } = await store.dispatch(api.endpoints.read.initiate('1'));

  expect(error).toMatchObject(expected);
});

test('restoring asks once and starts the session', async () => {
  const http = mockHttp({
    'POST /api/auth/refresh': [json(200, { success: true, data: { accessToken: 'fresh' } })],
  });
  const { store, context } = setUp();
  expect(store.getState().session.status).toBe('restoring');
  await Promise.all([store.dispatch(restoreSession()), store.dispatch(restoreSession())]);

  expect(store.getState().session.status).toBe('signed-in');
  expect(context.accessToken).toBe('fresh');
  expect(http.count('/api/auth/refresh')).toBe(1);
});

test('a write that is still being worked on keeps its key', async () => {
  const http = mockHttp({
    'POST /api/v1/thing': [
      json(409, { code: 'IDEMPOTENCY_IN_FLIGHT' }),
      json(201, { success: true }),
    ],
  });
  const { store } = setUp();
  await store.dispatch(api.endpoints.write.initiate({ pax: 2 }));
  await store.dispatch(api.endpoints.write.initiate({ pax: 2 }));
  const [first, second] = http.keys();
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

test('the session looked for is the one of the venue, and a venue’s token never serves another', async () => {
  const http = mockHttp({
    'POST /api/auth/refresh': [
      json(200, { success: true, data: { accessToken: 'of-fjord' } }),
      json(401, { code: 'REFRESH_TOKEN_INVALID' }),
    ],
  });
  const { store, context } = setUp();
  await store.dispatch(restoreSession('fjord'));
  expect(await http.seen[0]?.json()).toEqual({ audience: 'guest', vendor: 'fjord' });
  expect(context.accessToken).toBe('of-fjord');

  const restoring = store.dispatch(restoreSession('bakken'));
  expect(context.accessToken).toBeNull();
  expect(store.getState().session.status).toBe('restoring');
  await restoring;
  expect(store.getState().session.status).toBe('signed-out');
});

test('a system administrator’s requests name the venue worked in, others name none', async () => {
  const { seen } = mockHttp({ 'GET /api/v1/thing/1': [json(200, {})] });
  for (const workingVendor of ['650000000000000000000002', undefined]) {
    const context = createClientContext({ audience: 'staff', language: () => 'en', workingVendor });
    await createClientStore(context).dispatch(api.endpoints.read.initiate('1'));
  }
  expect(seen.map(({ headers }) => headers.get('x-vendor-id'))).toEqual([
    '650000000000000000000002',
    null,
  ]);
});

/** @jest-environment @atrium/jest-preset/jsdom-environment.cjs */
import { type ClientStore, createClientStore } from '../create-store';
import { emptyApi } from '../empty-api';
import { type Audience, createClientContext } from './client-context';
import { answerIdentity } from './identity';
import { selectIdentityAsked } from './session';
import { endSession, startSession } from './session-actions';

const api = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    saved: build.query<unknown, string>({ query: (id) => `/api/v1/files/${id}` }),
    merge: build.mutation<unknown, void>({
      query: () => ({ url: '/api/v1/merge', method: 'POST', body: { keep: 1 } }),
    }),
  }),
});

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });

/** A server that does nothing for any but this token. */
function mockServer(wanted = 'confirmed') {
  const seen: Request[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    seen.push(request);
    return request.headers.get('authorization') === `Bearer ${wanted}`
      ? json(200, { success: true })
      : json(403, { code: 'CONFIRM_IDENTITY_REQUIRED', message: 'Confirm' });
  });
  return seen;
}

async function setUp(audience: Audience = 'staff') {
  const store = createClientStore(createClientContext({ audience, language: () => 'en' }));
  await store.dispatch(startSession('old'));
  const isAsked = () => selectIdentityAsked(store.getState());
  const untilAsked = () =>
    new Promise<void>((resolve) => {
      const stop = store.subscribe(() => {
        if (!isAsked()) return;
        stop();
        resolve();
      });
    });
  return { store, isAsked, untilAsked };
}

afterEach(() => jest.restoreAllMocks());

test('a refused write is sent again under its key once the person has confirmed who they are', async () => {
  const seen = mockServer();
  const { store, isAsked, untilAsked } = await setUp();
  const asked = untilAsked();
  const merged = store.dispatch(api.endpoints.merge.initiate());
  await asked;
  expect(seen).toHaveLength(1);
  await store.dispatch(answerIdentity('confirmed'));

  expect(await merged).toMatchObject({ data: { success: true } });
  expect(isAsked()).toBe(false);
  const keys = seen.map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toBeTruthy();
});

test('all that was refused meanwhile waits for one answer', async () => {
  const seen = mockServer();
  const { store, untilAsked } = await setUp();
  const asked = untilAsked();
  const all = ['1', '2'].map((id) => store.dispatch(api.endpoints.saved.initiate(id)));
  await asked;
  while (seen.length < 2) await new Promise((resolve) => setTimeout(resolve));
  await store.dispatch(answerIdentity('confirmed'));

  expect((await Promise.all(all)).map(({ isSuccess }) => isSuccess)).toEqual([true, true]);
  expect(seen).toHaveLength(4);
});

test.each<[string, (store: ClientStore) => Promise<unknown>]>([
  [
    'CONFIRM_IDENTITY_REQUIRED, to who would rather not',
    (store) => store.dispatch(answerIdentity(null)),
  ],
  ['undefined, to who signs out instead', (store) => store.dispatch(endSession())],
])('what waited ends as %s', async (code, answer) => {
  const seen = mockServer();
  const { store, isAsked, untilAsked } = await setUp();
  const asked = untilAsked();
  const merged = store.dispatch(api.endpoints.merge.initiate());
  await asked;
  await answer(store);

  const { error } = await merged;
  expect(String((error as { code?: string }).code)).toBe(code.split(',')[0]);
  expect(seen.filter(({ url }) => url.endsWith('/merge'))).toHaveLength(1);
  expect(isAsked()).toBe(false);
});

test('a server that goes on refusing is not asked for ever', async () => {
  const seen = mockServer('never');
  const { store, untilAsked } = await setUp();
  const asked = untilAsked();
  const merged = store.dispatch(api.endpoints.merge.initiate());
  await asked;
  await store.dispatch(answerIdentity('confirmed'));

  expect((await merged).error).toMatchObject({ code: 'CONFIRM_IDENTITY_REQUIRED' });
  expect(seen).toHaveLength(2);
});

test('a guest’s app asks as the staff’s does', async () => {
  const seen = mockServer();
  const { store, untilAsked } = await setUp('guest');
  const asked = untilAsked();
  const merged = store.dispatch(api.endpoints.merge.initiate());
  await asked;
  await store.dispatch(answerIdentity('confirmed'));

  expect(await merged).toMatchObject({ data: { success: true } });
  expect(seen).toHaveLength(2);
});

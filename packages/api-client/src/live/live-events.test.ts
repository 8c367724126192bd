/** @jest-environment @atrium/jest-preset/jsdom-environment.cjs */
import { TAG_TYPES } from '../cache/tags';
import { createClientStore } from '../create-store';
import { emptyApi } from '../empty-api';
import { createClientContext } from '../session/client-context';
import { changedBy } from './live-changes';
import { selectHands, selectIsLive } from './live-connection';
import { followLiveEvents } from './live-events';
import { HAND_SHOWN_MS } from './live-hands';

const api = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    bookings: build.query<unknown, void>({
      query: () => '/api/bookings',
      providesTags: ['Booking'],
    }),
  }),
});

function stream(...frames: string[]) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const frame of frames) controller.enqueue(new TextEncoder().encode(frame));
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}
const created = 'id: 1\nevent: booking.created\ndata: {}\n\n';

function setUp(events: (request: Request) => Response, audience: 'staff' | 'guest' = 'staff') {
  const seen: Request[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    seen.push(request);
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/events')) return events(request);
    if (pathname === '/api/auth/refresh') return Response.json({ data: { accessToken: 'fresh' } });
    return Response.json({});
  });
  const context = createClientContext({ audience, language: () => 'en' });
  context.accessToken = 'token';
  const store = createClientStore(context);
  const count = (path: string) => seen.filter(({ url }) => url.endsWith(path)).length;
  return { store, seen, count };
}
const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
};

afterEach(() => jest.restoreAllMocks());

test('a change told twice asks once again for what shows it', async () => {
  const { store, count, seen } = setUp(() => stream('retry: 2000\n\n', created, created));
  await store.dispatch(api.endpoints.bookings.initiate());
  const following = store.dispatch(followLiveEvents());
  await until(() => count('/api/bookings') === 2);
  await new Promise((resolve) => setTimeout(resolve, 600));
  following.abort();

  expect(count('/api/bookings')).toBe(2);
  const asked = seen.find(({ url }) => url.endsWith('/events'));
  expect(asked?.headers.get('authorization')).toBe('Bearer token');
  expect(asked?.headers.get('accept')).toBe('text/event-stream');
});

test('a colleague’s change is pointed out with their name for some seconds', async () => {
  jest.useFakeTimers();
  const by = { kind: 'staff', id: 'ola', name: 'Ola Nordmann' };
  const frame = (id: string, told: object) =>
    `id: ${id}\nevent: booking.changed\ndata: ${JSON.stringify({ id, entityId: 'b', ...told })}\n\n`;
  const { store } = setUp(() =>
    stream(frame('1', { by }), frame('2', { by: { kind: 'guest' } }), frame('3', {})),
  );
  const following = store.dispatch(followLiveEvents());
  await jest.advanceTimersByTimeAsync(100);
  expect(selectHands(store.getState())).toEqual([
    { id: '1', event: 'booking.changed', entityId: 'b', by: { id: 'ola', name: 'Ola Nordmann' } },
  ]);

  await jest.advanceTimersByTimeAsync(HAND_SHOWN_MS);
  expect(selectHands(store.getState())).toEqual([]);
  following.abort();
  jest.useRealTimers();
});

test('a token that ran out is renewed, and the stream begins again', async () => {
  const { store, seen } = setUp((request) =>
    request.headers.get('authorization') === 'Bearer fresh'
      ? stream(created)
      : new Response(null, { status: 401 }),
  );
  const following = store.dispatch(followLiveEvents());
  const tokens = () =>
    seen.filter(({ url }) => url.endsWith('/events')).map((r) => r.headers.get('authorization'));
  await until(() => tokens().length === 2);
  following.abort();
  expect(tokens()).toEqual(['Bearer token', 'Bearer fresh']);
});

test.each([
  [
    'booking.cancelled',
    [
      ...['Booking', 'Activity', 'AuditLog', 'DoorParty', 'Membership', 'Message'],
      ...['SeatingProposal', 'Stay'],
    ],
  ],
  ['customer.updated', ['Customer', 'AuditLog', 'Me']],
  ['nothing.known', []],
  ['reload', TAG_TYPES],
])('%s changes %j', (event, expected) => {
  expect(changedBy(event)).toEqual(expected);
});

test('of others’ bookings a guest learns which slot to ask for again', () => {
  const slot = { service: 'sauna', date: '2026-11-25', timeindex: 600 };
  const data = JSON.stringify({ payload: { slots: [slot, { service: 'broken' }] } });
  expect(changedBy('availability.changed', data)).toEqual([
    { type: 'Activity', id: 'sauna' },
    { type: 'Booking', id: 'SLOT|sauna|2026-11-25|600' },
  ]);
});

test.each([503, 429])(
  'after %i a guest listens again at the hub; what was missed without an id is asked for as a whole',
  async (status) => {
    let attempts = 0;
    const { store, seen, count } = setUp(() => {
      attempts += 1;
      return attempts === 1 ? new Response(null, { status }) : stream(': open\n\n');
    }, 'guest');
    await store.dispatch(api.endpoints.bookings.initiate());
    const following = store.dispatch(followLiveEvents());
    await until(() => count('/api/bookings') === 2);
    following.abort();
    expect(new URL(seen.find(({ url }) => url.endsWith('/events'))?.url ?? '').pathname).toBe(
      '/api/v1/hub/events',
    );
  },
);

test('says whether changes are being told', async () => {
  const { store } = setUp(
    () =>
      new Response(new ReadableStream({}), { headers: { 'content-type': 'text/event-stream' } }),
  );
  expect(selectIsLive(store.getState())).toBe(false);
  const following = store.dispatch(followLiveEvents());
  await until(() => selectIsLive(store.getState()));
  following.abort();
});

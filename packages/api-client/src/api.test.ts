import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { generatedApi } from './api';
import { createClientContext } from './client-context';
import { createClientStore } from './create-store';
import { downloadApi } from './downloads';
import { mockHttp, refuse, reply } from './testing/mock-http';

function setUp() {
  return createClientStore(createClientContext({ audience: 'staff', language: () => 'en' }));
}

test('a reservation’s calendar file arrives as its text, a refusal as any other', async () => {
  mockHttp({
    'GET /api/v1/hub/reservation/:id/calendar.ics': ({ params }) =>
      params.id === '1' ? new Response('BEGIN:VCALENDAR') : refuse(404, 'NOT_FOUND'),
  });
  const store = setUp();
  const { downloadReservationCalendar } = downloadApi.endpoints;
  const file = await store.dispatch(downloadReservationCalendar.initiate('1'));
  const missing = await store.dispatch(downloadReservationCalendar.initiate('2'));

  expect(file.data).toBe('BEGIN:VCALENDAR');
  expect(missing.error).toMatchObject({ status: 404, code: 'NOT_FOUND' });
});

afterEach(() => jest.restoreAllMocks());

const guest = (_id: string) => ({ _id, firstname: 'Åse', lastname: 'Ødegård' });

test('a saved guest is asked for again, another guest is not', async () => {
  const http = mockHttp({
    'GET /api/v1/admin/customers/:id': ({ params }) =>
      reply(200, { success: true, data: guest(params.id ?? '') }),
    'PUT /api/admin/customer': () => reply(200, { success: true, data: guest('1') }),
  });
  const store = setUp();
  const { getCustomer, saveCustomer } = generatedApi.endpoints;
  await Promise.all([
    store.dispatch(getCustomer.initiate({ id: '1' })),
    store.dispatch(getCustomer.initiate({ id: '2' })),
  ]);
  await store.dispatch(saveCustomer.initiate({ customerSave: { _id: '1', firstname: 'Åse' } }));
  await Promise.all(store.dispatch(generatedApi.util.getRunningQueriesThunk()));

  const asked = http.requests('GET /api/v1/admin/customers/:id').map(({ params }) => params.id);
  expect(asked.toSorted()).toEqual(['1', '1', '2']);
});

test('a cancelled booking asks again for what is free', async () => {
  const http = mockHttp({
    'GET /api/v1/hub/activity/:id': () => reply(200, { success: true, data: {} }),
    'DELETE /api/v1/hub/activity/:id': () => reply(200, { success: true, data: {} }),
  });
  const store = setUp();
  await store.dispatch(generatedApi.endpoints.getActivity.initiate({ id: 'sauna' }));
  await store.dispatch(generatedApi.endpoints.cancelMyReservation.initiate({ id: 'booking' }));
  await Promise.all(store.dispatch(generatedApi.util.getRunningQueriesThunk()));

  expect(http.requests('GET /api/v1/hub/activity/:id')).toHaveLength(2);
});

test('every write of the API has a key, and no caller is asked for one', async () => {
  const generated = readFileSync(resolve(__dirname, 'api.gen.ts'), 'utf8');
  expect(generated).not.toMatch(/idempotency-key/i);

  const http = mockHttp({ 'POST /api/v1/services': () => reply(201, { success: true, data: {} }) });
  const store = setUp();
  await store.dispatch(
    generatedApi.endpoints.createService.initiate({
      serviceInput: { name: 'Sauna', capacity: 8 },
    }),
  );
  const [request] = http.requests('POST /api/v1/services');
  expect(request?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
});

test('every read is tagged, so that a change can refresh it', () => {
  // what no change of the venue changes, what is asked for once to be saved as a file, and what only mail
  // programs open
  const untagged = [
    ...['isLive', 'isReady', 'listCompanions', 'listMessageKinds', 'listImportFields'],
    ...['exportKind', 'openOptOutLink'],
  ];
  const source = readdirSync(resolve(__dirname, 'cache'))
    .map((name) => readFileSync(resolve(__dirname, 'cache', name), 'utf8'))
    .join();
  const generated = readFileSync(resolve(__dirname, 'api.gen.ts'), 'utf8');
  const reads = Array.from(generated.matchAll(/^ {4}(\w+): build\.query/gm), ([, name]) => name);
  expect(reads.length).toBeGreaterThan(40);
  expect(
    reads.filter((name) => !untagged.includes(name ?? '') && !source.includes(`${name}: {`)),
  ).toEqual([]);
});

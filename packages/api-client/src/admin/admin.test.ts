/** @jest-environment @atrium/jest-preset/jsdom-environment.cjs */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { generatedApi } from '../admin';
import { createClientStore } from '../create-store';
import { createClientContext } from '../session/client-context';
import { mockHttp, reply } from '../testing/mock-http';

function setUp() {
  return createClientStore(createClientContext({ audience: 'staff', language: () => 'en' }));
}

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

/** @jest-environment @atrium/jest-preset/jsdom-environment.cjs */
import { createClientStore } from '../create-store';
import { generatedApi } from '../hub';
import { createClientContext } from '../session/client-context';
import { mockHttp, refuse, reply } from '../testing/mock-http';
import { downloadApi } from './downloads';

function setUp() {
  return createClientStore(createClientContext({ audience: 'guest', language: () => 'en' }));
}

afterEach(() => jest.restoreAllMocks());

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

test('a booking’s calendar file arrives as its text, a refusal as any other', async () => {
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

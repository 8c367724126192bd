import type { PauseOutput } from '@atrium/api-client/admin';
import type { MockRoutes } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor } from '@testing-library/react';
import { arrived, confirmed } from '../../../../testing/booking-fixtures';
import { aService, id, ok, signedIn } from '../../../../testing/fixtures';
import { pinToday, TODAY } from '../../../../testing/pin-today';
import { renderApp } from '../../../../testing/render-app';
import { aRoom } from '../../testing/fixtures';

// 19:02 at the venue
pinToday(`${TODAY}T18:02:00Z`);

const PAUSES = 'GET /api/v1/fnb/pauses';
const PAUSE = 'POST /api/v1/fnb/pauses';
const dinner = aService({ name: 'Dinner' });
const pause = (given: Partial<PauseOutput> = {}): PauseOutput => ({
  _id: id(90),
  from: `${TODAY}T18:00:00.000Z`,
  until: `${TODAY}T20:00:00.000Z`,
  by: 'Anna Berg',
  ...given,
});

async function open(http: MockRoutes) {
  const app = await renderApp('/admin/seating', {
    signedIn: true,
    http: {
      ...signedIn(1),
      'GET /api/fnb/venues': () => ok([aRoom()]),
      'GET /api/v1/admin/seatedReservations/:from/:to': () => ok([]),
      'GET /api/v1/seating/services': () => ok([dinner]),
      'GET /api/v1/services': () => ok([dinner]),
      'GET /api/booking/bookingStatus': () => ok([confirmed, arrived]),
      'GET /api/admin/getSegments': () => ok([]),
      ...http,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Seating' });
  return app;
}

test('one press and one choice pause online booking', async () => {
  const pauses: PauseOutput[] = [];
  const { user, http } = await open({
    [PAUSES]: () => ok(pauses),
    [PAUSE]: () => {
      pauses.push(pause({ _service: dinner._id }));
      return ok(pauses[0], 201);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  await user.click(await screen.findByRole('button', { name: 'Pause online booking' }));
  const choices = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(choices).toEqual([
    ...['Dinner, for 1 hour', 'Dinner, for 2 hours', 'Dinner, until tomorrow'],
    ...['Restaurant, for 1 hour', 'Restaurant, for 2 hours', 'Restaurant, until tomorrow'],
    ...['Everything, for 1 hour', 'Everything, for 2 hours', 'Everything, until tomorrow'],
  ]);
  await expectAccessible();
  await user.click(screen.getByRole('menuitem', { name: 'Dinner, for 2 hours' }));
  expect(
    await screen.findByText('Online booking of Dinner is paused until 21:00. Paused by Anna Berg.'),
  ).toBeVisible();
  expect(http.requests(PAUSE)[0]?.body).toEqual({ _service: dinner._id, until: 120 });
});

test('a pause is seen until it is over, and can be ended at once', async () => {
  let pauses = [
    pause({ until: `${TODAY}T23:00:00.000Z` }),
    pause({ _id: id(91), until: `${TODAY}T18:01:00.000Z` }),
  ];
  const { user, http } = await open({
    [PAUSES]: () => ok(pauses),
    'DELETE /api/v1/fnb/pauses/:id': () => {
      pauses = [];
      return ok(null);
    },
  });
  expect(
    await screen.findByText('Online booking is paused until tomorrow. Paused by Anna Berg.'),
  ).toBeVisible();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Resume now' }));
  expect(await screen.findByText('Guests can book online again')).toBeVisible();
  expect(http.requests('DELETE /api/v1/fnb/pauses/:id')[0]?.params).toEqual({ id: id(90) });
  await waitFor(() => expect(screen.queryByText(/is paused/)).not.toBeInTheDocument());
});

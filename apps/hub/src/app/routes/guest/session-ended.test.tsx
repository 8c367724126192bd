import { emptyApi } from '@atrium/api-client/empty-api';
import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { act, screen } from '@testing-library/react';
import {
  availabilityFixture,
  dayFixture,
  guestFixture,
  reservationFixture,
  timeFixture,
} from '../../../testing/fixtures';
import { ok } from '../../../testing/hub-routes';
import { pinNow } from '../../../testing/pin-now';
import { renderApp } from '../../../testing/render-app';

pinNow();
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const ended = 'Your session has ended. Please log in again.';
const list = 'GET /api/v1/hub/reservations/:vendorId/:customerId';
const book = 'POST /api/v1/hub/activity';

/** The server no longer knows the session until somebody logs in. */
const gone: MockRoutes = {
  'POST /api/auth/refresh': () => refuse(401, 'REFRESH_TOKEN_INVALID'),
  'POST /api/auth/login': () => ok({ accessToken: 'new', expiresIn: 900, user: guestFixture() }),
};
type User = Awaited<ReturnType<typeof renderApp>>['user'];

async function logIn(user: User) {
  await user.type(await screen.findByLabelText('Email'), 'guest@fjord.example');
  await user.type(screen.getByLabelText('Password'), 'demo-password-1');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

test('a session that ended while a page was open says so, and leads back to that page', async () => {
  const { user, http, store, router } = await renderApp('/activity-hub/fjord/overview', {
    signedIn: true,
    http: { [list]: () => ok({ upcoming: [reservationFixture()], cancelled: [], past: [] }) },
  });
  await screen.findByRole('listitem', { name: 'Sauna' });
  http.use({ ...gone, [list]: () => refuse(401, 'UNAUTHORIZED') });
  act(() => void store.dispatch(emptyApi.util.invalidateTags(['Booking'])));
  expect(await screen.findByText(ended)).toBeVisible();
  expect(screen.queryByText('Sauna')).toBeNull();

  http.use({ [list]: () => ok({ upcoming: [reservationFixture()], cancelled: [], past: [] }) });
  await logIn(user);
  expect(await screen.findByRole('listitem', { name: 'Sauna' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/activity-hub/fjord/overview');
});

test('one that ended before the last button costs nothing of what was filled in, and books once', async () => {
  let signedIn = true;
  const day = dayFixture('2026-11-25', [timeFixture({ start: 600, available: 4 })]);
  const step = '/activity-hub/fjord/new-activity/sauna?date=2026-11-25&time=600&step=comments';
  const { user, http, router } = await renderApp(step, {
    signedIn: true,
    http: {
      'GET /api/v1/hub/activity/:id': () => ok(availabilityFixture([day])),
      'GET /api/v1/hub/profile/companions': () => ok({ names: [] }),
      'POST /api/v1/hub/holds': () =>
        ok({ holdId: 'hold-1', expiresAt: '2026-11-21T11:10:00.000Z' }, 201),
      'DELETE /api/v1/hub/holds/:id': () => ok(null),
      [book]: () => (signedIn ? ok(reservationFixture(), 201) : refuse(401, 'UNAUTHORIZED')),
    },
  });
  await user.type(await screen.findByLabelText('Comment (optional)'), 'Window');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('timer');
  signedIn = false;
  http.use(gone);
  await user.click(await screen.findByRole('button', { name: 'Complete booking' }));
  expect(await screen.findByRole('heading', { name: 'Log in to book' })).toBeVisible();

  const [link] = screen.getAllByRole('link', { name: 'Log in' });
  if (link) await user.click(link);
  signedIn = true;
  await logIn(user);
  expect(await screen.findByText('Window')).toBeVisible();
  expect(router.state.location.search).toContain('step=overview');
  await screen.findByRole('timer');
  await user.click(await screen.findByRole('button', { name: 'Complete booking' }));
  await screen.findByRole('dialog', { name: 'Success' });
  expect(http.requests(book).at(-1)?.body).toMatchObject({ comment: 'Window' });
});

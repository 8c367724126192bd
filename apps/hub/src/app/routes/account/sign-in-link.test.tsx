import { refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { act, screen } from '@testing-library/react';
import { guestFixture } from '../../../testing/fixtures';
import { ok } from '../../../testing/hub-routes';
import { renderApp } from '../../../testing/render-app';
// loaded by then, as the page's first press of the button is not timed
import '@atrium/i18n/locales/en/sign-in-link';
import '../../../features/account/components/sign-in-link/sign-in-link';

const PAGE = '/activity-hub/fjord';
const OPEN = 'POST /api/auth/signInLink/open';
const CODE = 'POST /api/auth/signInLink/code';
const ASK = 'POST /api/auth/signInLink';
const session = { accessToken: 'token', expiresIn: 900, user: guestFixture() };
const http = {
  [ASK]: () => new Response(null, { status: 204 }),
  'GET /api/v1/hub/reservations/:vendorId/:customerId': () =>
    ok({ upcoming: [], cancelled: [], past: [] }),
  'GET /api/v1/hub/stays': () => ok([]),
};

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

/** Waits for the code and texts that the button fetches. */
async function withoutPassword({ user }: Pick<Awaited<ReturnType<typeof renderApp>>, 'user'>) {
  const button = await screen.findByRole('button', { name: 'Email me a link' });
  await act(async () => user.click(button));
}

async function asked(path = PAGE, more: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp(path, { http: { ...http, ...more.http } });
  await app.user.type(await screen.findByLabelText('Email'), 'guest@fjord.example');
  await withoutPassword(app);
  await app.user.click(await screen.findByRole('button', { name: 'Send link' }));
  await screen.findByRole('heading', { name: 'Check your inbox' });
  return app;
}

test('a guest asks for a link to the address typed, and comes back with the code shown elsewhere', async () => {
  const { user, http: calls } = await asked(PAGE, { http: { [CODE]: () => ok(session) } });
  expect(calls.requests(ASK)[0]?.body).toEqual({ email: 'guest@fjord.example', vendor: 'fjord' });
  await expectAccessible();
  await user.type(screen.getByLabelText('Code'), 'k7m2-q9xp');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('heading', { name: 'My activities' })).toBeVisible();
  expect(calls.requests(CODE)[0]?.body).toEqual({
    email: 'guest@fjord.example',
    vendor: 'fjord',
    code: 'k7m2-q9xp',
  });
});

test('the link leads back to the page that was wanted', async () => {
  const { http: calls } = await asked(`${PAGE}/stays`);
  expect(calls.requests(ASK)[0]?.body).toEqual({
    email: 'guest@fjord.example',
    vendor: 'fjord',
    next: '/activity-hub/fjord/stays',
  });
});

test('a wrong code is told, and the password stays a way in', async () => {
  const { user } = await asked(PAGE, {
    http: { [CODE]: () => refuse(422, 'SIGN_IN_CODE_WRONG') },
  });
  await user.type(screen.getByLabelText('Code'), 'AAAA-AAAA');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This code is not right.');
  await user.click(screen.getByRole('button', { name: 'Log in with a password' }));
  expect(await screen.findByLabelText('Password')).toBeVisible();
});

test('without an address nothing is sent', async () => {
  const { user, http: calls } = await renderApp(PAGE, { http });
  await withoutPassword({ user });
  await user.click(await screen.findByRole('button', { name: 'Send link' }));
  expect(await screen.findByText('Enter your email address.')).toBeVisible();
  expect(calls.requests(ASK)).toHaveLength(0);
});

test('the link logs in with a click where it was asked for', async () => {
  const {
    user,
    http: calls,
    router,
  } = await renderApp(`${PAGE}?code=abc&next=/activity-hub/fjord/stays`, {
    http: { ...http, [OPEN]: () => ok({ session }) },
  });
  const button = await screen.findByRole('button', { name: 'Log in' });
  expect(calls.requests(OPEN)).toHaveLength(0);
  await user.click(button);
  expect(await screen.findByText('You have no stays yet.')).toBeVisible();
  expect(calls.requests(OPEN)[0]?.body).toEqual({ code: 'abc' });
  expect(router.state.location.search).toBe('');
});

test('anywhere else it shows the code, and to whom not to give it', async () => {
  const { user } = await renderApp(`${PAGE}?code=abc`, {
    http: { ...http, [OPEN]: () => ok({ code: 'K7M2-Q9XP' }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('K7M2-Q9XP')).toBeVisible();
  expect(screen.getByText(/give nobody the code/)).toBeVisible();
  await expectAccessible();
});

test('a link that is over leads to the login again', async () => {
  const { user } = await renderApp(`${PAGE}?code=abc`, {
    http: { ...http, [OPEN]: () => refuse(422, 'SIGN_IN_LINK_INVALID') },
  });
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('not valid or has expired');
  await user.click(screen.getByRole('button', { name: 'Ask for a new link' }));
  expect(await screen.findByRole('button', { name: 'Email me a link' })).toBeVisible();
});

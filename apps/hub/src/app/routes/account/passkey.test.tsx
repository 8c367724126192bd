import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor } from '@testing-library/react';
import { browserPasskeys } from '../../../testing/browser-passkeys';
import { guestFixture } from '../../../testing/fixtures';
import { ok } from '../../../testing/hub-routes';
import { renderApp } from '../../../testing/render-app';

const SIGN_IN = 'POST /api/auth/passkeySignIn';
const OPTIONS = `${SIGN_IN}/options`;
const browser = browserPasskeys();

const routes: MockRoutes = {
  [OPTIONS]: () => ok({ challenge: 'Y2hhbGxlbmdl', rpId: 'localhost' }),
  [SIGN_IN]: () => ok({ accessToken: 'token', expiresIn: 900, user: guestFixture() }),
  'GET /api/v1/hub/reservations/:vendorId/:customerId': () =>
    ok({ upcoming: [], cancelled: [], past: [] }),
};
const render = (http: MockRoutes = {}) =>
  renderApp('/activity-hub/fjord', { http: { ...routes, ...http } });
const button = () => screen.findByRole('button', { name: 'Log in with a passkey' });

test('a passkey logs in without email and password', async () => {
  const { user, http } = await render();
  await user.click(await button());
  await waitFor(() => expect(http.requests(SIGN_IN)).toHaveLength(1));
  expect(await screen.findByRole('heading', { name: 'My activities' })).toBeVisible();
  expect(http.requests(OPTIONS)[0]?.body).toEqual({ vendor: 'fjord' });
  expect(http.requests(SIGN_IN)[0]?.body).toEqual({
    vendor: 'fjord',
    passkey: {
      ...{ id: 'AQID', clientDataJSON: 'AQID', authenticatorData: 'AQID', signature: 'AQID' },
    },
  });
});

test('a browser that can offers them where the email is typed', async () => {
  browser.autofills = true;
  await render();
  expect(await screen.findByRole('heading', { name: 'My activities' })).toBeVisible();
  expect(browser.get.mock.calls[0]?.[0]).toMatchObject({ mediation: 'conditional' });
});

test('whoever would rather not is told of the other ways, and may try again', async () => {
  browser.get.mockRejectedValueOnce(new Error('NotAllowedError'));
  const { user } = await render();
  await user.click(await button());
  expect(await screen.findByText(/^No passkey was used/)).toBeVisible();
  await expectAccessible();
  await waitFor(async () => expect(await button()).toBeEnabled());
  await user.click(await button());
  expect(await screen.findByRole('heading', { name: 'My activities' })).toBeVisible();
});

test('a passkey that the venue does not know is refused in words', async () => {
  const { user } = await render({
    [SIGN_IN]: () => refuse(401, 'PASSKEY_WRONG', 'The passkey was not accepted.'),
  });
  await user.click(await button());
  expect(await screen.findByText(/^The passkey was not accepted/)).toBeVisible();
});

test('a browser without passkeys shows no button', async () => {
  browser.forget();
  const { http } = await render();
  await screen.findByRole('button', { name: 'Log in' });
  expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).not.toBeInTheDocument();
  expect(http.requests(OPTIONS)).toEqual([]);
});

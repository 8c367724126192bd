import { refuse, reply } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor } from '@testing-library/react';
import { account, ok, signedIn } from '../../../testing/fixtures';
import { pinToday } from '../../../testing/pin-today';
import { renderApp } from '../../../testing/render-app';

pinToday();

const dashboard = {
  'GET /api/admin/dashboard/:id': () => refuse(500, 'INTERNAL'),
};
const login = () => ok({ accessToken: 't', expiresIn: 900, user: account() });

async function fillIn(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  await user.type(await screen.findByLabelText(/^Email/), 'ola@fjord.example');
  await user.type(screen.getByLabelText(/^Password/), 'demo-password-1');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

test('signs staff in without naming a venue, and goes where the person wanted to go', async () => {
  const { user, router, http } = await renderApp('/admin/search/anna?page=2', {
    http: {
      ...signedIn(),
      'POST /api/auth/login': login,
      'GET /api/v1/admin/search_customer/:term': () => reply(200, []),
    },
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  await expectAccessible();
  await fillIn(user);

  await screen.findByRole('heading', { name: 'Guests', level: 1 });
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/admin/search/anna?page=2',
  );
  expect(http.requests('POST /api/auth/login')[0]?.body).toEqual({
    email: 'ola@fjord.example',
    password: 'demo-password-1',
  });
});

test('a refused login says why, empties the password and lets try again', async () => {
  const { user } = await renderApp('/login', {
    http: {
      'POST /api/auth/login': () =>
        refuse(401, 'INVALID_CREDENTIALS', 'The email or password is not correct.'),
    },
  });
  await fillIn(user);

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The email or password is not correct.',
  );
  expect(screen.getByLabelText(/^Password/)).toHaveValue('');
  expect(screen.getByLabelText(/^Password/)).toHaveFocus();
  expect(screen.getByLabelText(/^Email/)).toHaveValue('ola@fjord.example');
});

test('whoever has an authenticator is asked for its code, and may try another', async () => {
  const { user, http } = await renderApp('/login', {
    http: {
      ...signedIn(),
      ...dashboard,
      'POST /api/auth/login': ({ body }) => {
        const { code } = body as { code?: string };
        if (!code) return refuse(401, 'SECOND_FACTOR_NEEDED');
        return code === '123456' ? login() : refuse(401, 'SECOND_FACTOR_WRONG', 'Wrong code.');
      },
    },
  });
  await fillIn(user);
  const code = await screen.findByLabelText(/^Code/);
  expect(code).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await expectAccessible();
  await user.type(code, '000000{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Wrong code.');
  await user.type(screen.getByLabelText(/^Code/), '123456{Enter}');
  await waitFor(() => expect(http.requests('GET /api/auth/me')).not.toHaveLength(0));
  expect(http.requests('POST /api/auth/login').at(-1)?.body).toEqual({
    email: 'ola@fjord.example',
    password: 'demo-password-1',
    code: '123456',
  });
});

test('a broken connection is not called a wrong password', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = await renderApp('/login');
  await fillIn(user);

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You could not be logged in. Check your connection and try again.',
  );
});

test.each(['/login/fjord', '/dinside/fjord'])('%s names the venue over the door', async (path) => {
  await renderApp(path, {
    http: {
      'GET /api/v1/hub/vendors/:vendor': ({ params }) =>
        ok({ _vendor: { name: `Venue ${params.vendor}` } }),
    },
  });
  expect(await screen.findByText('Venue fjord')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Staff login' })).toBeInTheDocument();
});

test('/dinside is the login too, and whoever is signed in goes on to their day', async () => {
  await renderApp('/dinside');
  expect(await screen.findByRole('heading', { name: 'Staff login' })).toBeInTheDocument();

  const { router } = await renderApp('/login', {
    signedIn: true,
    http: { ...signedIn(), ...dashboard },
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
});

test('asks for a reset link, with one answer whether or not there is an account', async () => {
  const { user, http } = await renderApp('/login', {
    http: { 'POST /api/resetPassword': () => ok(null) },
  });
  await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
  const send = await screen.findByRole('button', { name: 'Send Reset Link' });
  expect(screen.getByLabelText(/^Email/)).toHaveFocus();
  await user.type(screen.getByLabelText(/^Email/), 'ola@fjord.example');
  await user.click(send);

  expect(await screen.findByRole('status')).toHaveTextContent('If the address is linked');
  expect(http.requests('POST /api/resetPassword')[0]?.body).toEqual({
    email: 'ola@fjord.example',
  });
});

test('a password is chosen by the link: not empty, twice the same, and the login says it worked', async () => {
  const { user, http } = await renderApp('/reset-password?userId=u1&code=c1', {
    http: {
      'POST /api/auth/resetVerification': () =>
        ok({ message: '', audience: 'staff', vendor: 'fjord' }),
    },
  });
  const save = await screen.findByRole('button', { name: 'Save new password' });
  await user.click(save);
  expect(screen.getByText('Password cannot be empty.')).toBeInTheDocument();

  await user.type(screen.getByLabelText('New password'), 'long-enough-1');
  await user.type(screen.getByLabelText('Confirm password'), 'long-enough-2');
  await user.click(save);
  expect(screen.getByText('Passwords do not match.')).toBeInTheDocument();
  expect(http.requests('POST /api/auth/resetVerification')).toHaveLength(0);

  await user.clear(screen.getByLabelText('Confirm password'));
  await user.type(screen.getByLabelText('Confirm password'), 'long-enough-1');
  await user.click(save);
  expect(await screen.findByText(/Your password has been changed/)).toBeInTheDocument();
  expect(http.requests('POST /api/auth/resetVerification')[0]?.body).toEqual({
    id: 'u1',
    code: 'c1',
    password: 'long-enough-1',
    confirmPassword: 'long-enough-1',
  });
});

test('a dead link says so and keeps what was typed', async () => {
  const { user } = await renderApp('/reset-password?userId=u1&code=c1', {
    http: {
      'POST /api/auth/resetVerification': () =>
        refuse(422, 'RESET_LINK_INVALID', 'This reset link is not valid or has expired.'),
    },
  });
  await user.type(await screen.findByLabelText('New password'), 'long-enough-1');
  await user.type(screen.getByLabelText('Confirm password'), 'long-enough-1');
  await user.click(screen.getByRole('button', { name: 'Save new password' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('not valid or has expired');
  expect(screen.getByLabelText('New password')).toHaveValue('long-enough-1');
});

test('whoever is signed in changes the own password with the one until now', async () => {
  const { user, http } = await renderApp('/admin/new_password', {
    signedIn: true,
    http: { ...signedIn(), 'PUT /api/v1/admin/profile/password': () => reply(204, null) },
  });
  await user.type(await screen.findByLabelText('Current password'), 'demo-password-1');
  await user.type(screen.getByLabelText('New password'), 'long-enough-1');
  await user.type(screen.getByLabelText('Confirm password'), 'long-enough-1');
  await user.click(screen.getByRole('button', { name: 'Save new password' }));

  expect(await screen.findByText('Your password has been changed.')).toBeInTheDocument();
  expect(screen.getByLabelText('Current password')).toHaveValue('');
  expect(http.requests('PUT /api/v1/admin/profile/password')[0]?.body).toMatchObject({
    currentPassword: 'demo-password-1',
  });
});

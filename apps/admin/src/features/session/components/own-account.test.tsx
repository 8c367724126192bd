import type { OwnSessionOutput } from '@atrium/api-client/admin';
import { type MockRoutes, refuse, reply } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, within } from '@testing-library/react';
import { account, id, ok, signedIn } from '../../../testing/fixtures';
import { renderApp } from '../../../testing/render-app';

afterEach(() => jest.restoreAllMocks());

const FACTOR = '/api/auth/secondFactor';
const codes = Array.from({ length: 10 }, (_, index) => `aaaa-bbbb-cccc-ddd${index}`);
const authenticator = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Atrium:ola?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
};
const aSession = (given: Partial<OwnSessionOutput> = {}): OwnSessionOutput => ({
  _id: id(70),
  browser: 'Firefox',
  system: 'Windows',
  isHandheld: false,
  ip: '192.0.2.17',
  country: 'NO',
  createdAt: '2026-06-14T09:00:00.000Z',
  lastUsedAt: '2026-06-15T09:00:00.000Z',
  isCurrent: false,
  ...given,
});
const here = aSession({ _id: id(71), browser: 'Chrome', system: 'macOS', isCurrent: true });

const open = (more: MockRoutes = {}) =>
  renderApp('/admin/new_password', {
    signedIn: true,
    http: {
      ...signedIn(),
      [`GET ${FACTOR}`]: () => ok({ passkeys: 0, recoveryCodesLeft: 0, isRequired: false }),
      'GET /api/auth/passkeys': () => ok([]),
      'GET /api/auth/sessions': () => ok([here]),
      ...more,
    },
  });

const setUp = {
  [`POST ${FACTOR}/authenticator`]: ({ body }: { body: unknown }) =>
    (body as { password: string }).password === 'demo-password-1'
      ? ok(authenticator)
      : refuse(422, 'WRONG_PASSWORD', 'The current password is not correct.'),
  [`POST ${FACTOR}/authenticator/confirm`]: ({ body }: { body: unknown }) =>
    (body as { code: string }).code === '123456'
      ? ok({ recoveryCodes: codes })
      : refuse(422, 'SECOND_FACTOR_WRONG', 'This code is not correct.'),
} satisfies MockRoutes;

type User = Awaited<ReturnType<typeof renderApp>>['user'];

async function enrol(user: User, button: string) {
  await user.type(await screen.findByLabelText(/^Password/), 'wrong');
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText('The current password is not correct.')).toBeVisible();
  await user.type(screen.getByLabelText(/^Password/), 'demo-password-1');
  await user.click(screen.getByRole('button', { name: button }));

  expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await user.type(screen.getByLabelText(/^Code from the app/), '000000{Enter}');
  expect(await screen.findByText('This code is not correct.')).toBeVisible();
  await user.type(screen.getByLabelText(/^Code from the app/), '123456{Enter}');
  expect(await screen.findByRole('heading', { name: 'Your recovery codes' })).toHaveFocus();
  for (const code of codes) expect(screen.getByText(code)).toBeVisible();
}

test('an authenticator is set up with the password and a code, and its recovery codes are shown once', async () => {
  let since: string | undefined;
  const { user } = await open({
    ...setUp,
    [`GET ${FACTOR}`]: () =>
      ok({
        passkeys: 0,
        ...(since && { since }),
        recoveryCodesLeft: since ? 10 : 0,
        isRequired: false,
      }),
  });
  await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
  await enrol(user, 'Continue');
  await expectAccessible();
  since = '2026-06-15T09:00:00.000Z';
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(screen.queryByText(codes[0] ?? '')).not.toBeInTheDocument();
});

test('it is turned off with the password, unless the venue demands it', async () => {
  let isRequired = false;
  const { user, http } = await open({
    [`GET ${FACTOR}`]: () =>
      ok({ since: '2026-06-15T09:00:00.000Z', passkeys: 0, recoveryCodesLeft: 1, isRequired }),
    [`DELETE ${FACTOR}`]: () => {
      isRequired = true;
      return reply(204, null);
    },
  });
  expect(await screen.findByText(/1 recovery code left/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  await user.type(await screen.findByLabelText(/^Password/), 'demo-password-1');
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByText('Two-step login is turned off.')).toBeVisible();
  expect(http.requests(`DELETE ${FACTOR}`)[0]?.body).toEqual({ password: 'demo-password-1' });

  expect(await screen.findByText(/Your venue asks for it/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Turn off' })).not.toBeInTheDocument();
});

test('whoever must have it sees nothing else until it is there', async () => {
  let mustEnrol = true;
  const { user } = await renderApp('/admin/new_password', {
    signedIn: true,
    http: {
      ...signedIn(),
      ...setUp,
      'GET /api/auth/me': () => ok({ ...account(), ...(mustEnrol && { mustEnrol }) }),
      'POST /api/auth/refresh': () => ok({ accessToken: 'free', expiresIn: 900, user: account() }),
      [`GET ${FACTOR}`]: () => ok({ passkeys: 0, recoveryCodesLeft: 10, isRequired: true }),
      'GET /api/auth/passkeys': () => ok([]),
      'GET /api/auth/sessions': () => ok([here]),
    },
  });
  expect(await screen.findByText(/asks for two-step login/)).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Set up an authenticator app' }));
  await enrol(user, 'Continue');
  mustEnrol = false;
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByLabelText('Current password')).toBeVisible();
});

test('a device is logged out; the one in hand is named, not offered', async () => {
  let sessions = [here, aSession()];
  const end = `DELETE /api/auth/sessions/${id(70)}`;
  const { user, http } = await open({
    'GET /api/auth/sessions': () => ok(sessions),
    [end]: () => {
      sessions = [here];
      return reply(204, null);
    },
  });
  const list = await screen.findByRole('region', { name: 'Where you are logged in' });
  expect(await within(list).findByText('Chrome on macOS')).toBeVisible();
  expect(within(list).getByText('This device')).toBeVisible();
  expect(within(list).getAllByText(/ · Norway · 192\.0\.2\.17$/)).toHaveLength(2);
  await user.click(within(list).getByRole('button', { name: /^Log out Firefox on Windows/ }));
  expect(await screen.findByText('The device has been logged out.')).toBeVisible();
  expect(http.requests(end)).toHaveLength(1);
  expect(within(list).queryByText('Firefox on Windows')).not.toBeInTheDocument();
  expect(
    within(list).queryByRole('button', { name: 'Log out everywhere else' }),
  ).not.toBeInTheDocument();
});

test('all others are logged out after a question', async () => {
  const { user, http } = await open({
    'GET /api/auth/sessions': () => ok([here, aSession()]),
    'DELETE /api/auth/sessions': () => reply(204, null),
  });
  await user.click(await screen.findByRole('button', { name: 'Log out everywhere else' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Log out' }));
  expect(await screen.findByText('You are now logged in only here.')).toBeVisible();
  expect(http.requests('DELETE /api/auth/sessions')).toHaveLength(1);
});

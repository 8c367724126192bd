import type { SecondFactorOutput } from '@atrium/api-client/admin';
import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { ok, signedIn } from '../../../testing/fixtures';
import { pinToday } from '../../../testing/pin-today';
import { renderApp } from '../../../testing/render-app';

pinToday();
afterEach(() => jest.restoreAllMocks());

const CONFIRM = 'POST /api/auth/confirmIdentity';
const FILE = 'GET /api/v1/admin/exports/guests.csv';

/** What the browser is handed to keep. */
function savedFiles(): string[] {
  const names: string[] = [];
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return names;
}

const open = async (factor: Partial<SecondFactorOutput> = {}, more: MockRoutes = {}) => {
  const app = await renderApp('/admin/import', {
    signedIn: true,
    http: {
      ...signedIn(3),
      'GET /api/v1/admin/imports/:kind/fields': () => ok([]),
      'GET /api/auth/secondFactor': () =>
        ok({ passkeys: 0, recoveryCodesLeft: 0, isRequired: false, ...factor }),
      [FILE]: ({ headers }) =>
        headers.get('authorization') === 'Bearer confirmed'
          ? new Response('email\n', { headers: { 'content-type': 'text/csv' } })
          : refuse(403, 'CONFIRM_IDENTITY_REQUIRED', 'Confirm that it is you to go on.'),
      [CONFIRM]: ({ body }) => {
        const given = body as { password?: string; code?: string };
        if (given.code === '123456' || given.password === 'demo-password-1') {
          return ok({ accessToken: 'confirmed', expiresIn: 900 });
        }
        return refuse(422, 'WRONG_PASSWORD', 'The current password is not correct.');
      },
      ...more,
    },
  });
  await app.user.click(await screen.findByRole('button', { name: 'Download Guests' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  return { ...app, dialog };
};
const isGone = () =>
  waitFor(() =>
    expect(
      screen.queryByRole('dialog', { name: 'Confirm that it is you' }),
    ).not.toBeInTheDocument(),
  );

test('an export asks for the password again, and then goes on by itself', async () => {
  const saved = savedFiles();
  const { user, http, dialog } = await open();
  await expectAccessible();
  expect(within(dialog).queryByRole('button', { name: /code/ })).not.toBeInTheDocument();
  await user.type(within(dialog).getByLabelText(/^Password/), 'wrong{Enter}');
  expect(await within(dialog).findByText('The current password is not correct.')).toBeVisible();
  expect(saved).toEqual([]);
  await user.type(within(dialog).getByLabelText(/^Password/), 'demo-password-1{Enter}');
  await isGone();
  await waitFor(() => expect(saved).toEqual(['Guests.csv']));
  expect(http.requests(FILE)).toHaveLength(2);
});

test('whoever has an authenticator may give its code instead', async () => {
  const saved = savedFiles();
  const { user, http, dialog } = await open({ since: '2026-06-15T09:00:00.000Z' });
  await user.click(await within(dialog).findByRole('button', { name: 'Use a code instead' }));
  await expectAccessible();
  await user.type(within(dialog).getByLabelText(/^Code/), '123456{Enter}');
  await isGone();
  await waitFor(() => expect(saved).toEqual(['Guests.csv']));
  expect(http.requests(CONFIRM)[0]?.body).toEqual({ code: '123456' });
});

test('whoever would rather not is told that nothing was done', async () => {
  const saved = savedFiles();
  const { user, http, dialog } = await open();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await isGone();
  expect(await screen.findByText('Confirm that it is you to go on.')).toBeVisible();
  expect(saved).toEqual([]);
  expect(http.requests(FILE)).toHaveLength(1);
});

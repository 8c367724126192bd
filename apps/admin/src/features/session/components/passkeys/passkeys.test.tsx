import { type MockRoutes, refuse, reply } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { account, id, ok, signedIn } from '../../../../testing/fixtures';
import { renderApp } from '../../../../testing/render-app';

const PASSKEYS = '/api/auth/passkeys';
const codes = Array.from({ length: 10 }, (_, index) => `aaaa-bbbb-cccc-ddd${index}`);
const laptop = { _id: id(80), name: 'Work laptop', createdAt: '2026-06-15T09:00:00.000Z' };
const creation = {
  rp: { id: 'localhost', name: 'Fjord' },
  user: { id: 'b2xh', name: 'ola@fjord.example', displayName: 'Ola' },
  challenge: 'Y2hhbGxlbmdl',
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
};
const request = { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost' };
const bytes = () => new Uint8Array([1, 2, 3]).buffer;
const login = () => ok({ accessToken: 't', expiresIn: 900, user: account() });

/** What the browser does when it is asked to make or to use a passkey; undefined: the person would rather not. */
const browser = { create: jest.fn(), get: jest.fn() };
beforeEach(() => {
  browser.create.mockReset().mockResolvedValue({
    ...{ id: 'AQID', rawId: bytes(), type: 'public-key', getClientExtensionResults: () => ({}) },
    response: {
      ...{ clientDataJSON: bytes(), attestationObject: bytes() },
      getTransports: () => ['internal'],
    },
  });
  browser.get.mockReset().mockResolvedValue({
    ...{ id: 'AQID', rawId: bytes(), type: 'public-key', getClientExtensionResults: () => ({}) },
    response: { clientDataJSON: bytes(), authenticatorData: bytes(), signature: bytes() },
  });
  Object.defineProperty(window, 'PublicKeyCredential', { configurable: true, value: class {} });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: browser });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

const open = (more: MockRoutes) =>
  renderApp('/admin/new_password', {
    signedIn: true,
    http: {
      ...signedIn(),
      'GET /api/auth/secondFactor': () =>
        ok({ passkeys: 1, recoveryCodesLeft: 9, isRequired: false }),
      'GET /api/auth/sessions': () => ok([]),
      ...more,
    },
  });

test('a passkey is added with a name and the password, and its recovery codes are shown once', async () => {
  let passkeys: object[] = [];
  const { user, http } = await open({
    [`GET ${PASSKEYS}`]: () => ok(passkeys),
    [`POST ${PASSKEYS}/options`]: () => ok(creation),
    [`POST ${PASSKEYS}`]: () => {
      passkeys = [laptop];
      return ok({ passkey: laptop, recoveryCodes: codes });
    },
  });
  const region = await screen.findByRole('region', { name: 'Passkeys' });
  await user.click(await within(region).findByRole('button', { name: 'Add a passkey' }));
  await user.type(await within(region).findByLabelText(/^Name of the passkey/), 'Work laptop');
  await user.type(within(region).getByLabelText(/^Password/), 'demo-password-1');
  await expectAccessible();

  browser.create.mockRejectedValueOnce(new Error('NotAllowedError'));
  await user.click(within(region).getByRole('button', { name: 'Create passkey' }));
  expect(await within(region).findByText(/No passkey was created/)).toBeVisible();

  await user.click(within(region).getByRole('button', { name: 'Create passkey' }));
  expect(await screen.findByRole('heading', { name: 'Your recovery codes' })).toHaveFocus();
  expect(http.requests(`POST ${PASSKEYS}`)[0]?.body).toEqual({
    name: 'Work laptop',
    passkey: {
      ...{ id: 'AQID', clientDataJSON: 'AQID', attestationObject: 'AQID' },
      transports: ['internal'],
    },
  });
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(await within(region).findByText('Work laptop')).toBeVisible();
});

test('a passkey is removed with the password', async () => {
  let passkeys = [{ ...laptop, lastUsedAt: '2026-06-16T09:00:00.000Z' }];
  const remove = `DELETE ${PASSKEYS}/${id(80)}`;
  const { user, http } = await open({
    [`GET ${PASSKEYS}`]: () => ok(passkeys),
    [remove]: () => {
      passkeys = [];
      return reply(204, null);
    },
  });
  const region = await screen.findByRole('region', { name: 'Passkeys' });
  expect(await within(region).findByText(/^Last used/)).toBeVisible();
  await user.click(within(region).getByRole('button', { name: 'Remove Work laptop' }));
  await user.type(await within(region).findByLabelText(/^Password/), 'demo-password-1');
  await user.click(within(region).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The passkey has been removed.')).toBeVisible();
  expect(http.requests(remove)[0]?.body).toEqual({ password: 'demo-password-1' });
  await waitFor(() => expect(within(region).queryByText('Work laptop')).not.toBeInTheDocument());
});

test('after the password a passkey logs in; another is asked for when the first was not used', async () => {
  const { user, http } = await renderApp('/login', {
    http: {
      ...signedIn(),
      'GET /api/admin/dashboard/:id': () => refuse(500, 'INTERNAL'),
      'POST /api/auth/login': ({ body }) =>
        'passkey' in (body as object)
          ? login()
          : reply(401, {
              ...{ success: false, statusCode: 401, code: 'SECOND_FACTOR_NEEDED' },
              ...{ error: '', message: '' },
              data: { passkey: request, hasAuthenticator: false },
            }),
    },
  });
  await user.type(await screen.findByLabelText(/^Email/), 'ola@fjord.example');
  await user.type(screen.getByLabelText(/^Password/), 'demo-password-1');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText(/If you have lost your passkey/)).toBeVisible();
  const button = () => screen.getByRole('button', { name: 'Use a passkey' });
  await waitFor(() => expect(button()).toBeEnabled());
  await expectAccessible();

  browser.get.mockRejectedValueOnce(new Error('NotAllowedError'));
  await user.click(button());
  expect(await screen.findByText(/^No passkey was used/)).toBeVisible();
  await waitFor(() => expect(button()).toBeEnabled());
  await user.click(button());
  await waitFor(() =>
    expect(http.requests('POST /api/auth/login').map(({ body }) => body)).toEqual([
      { email: 'ola@fjord.example', password: 'demo-password-1' },
      { email: 'ola@fjord.example', password: 'demo-password-1' },
      {
        ...{ email: 'ola@fjord.example', password: 'demo-password-1' },
        passkey: {
          ...{ id: 'AQID', clientDataJSON: 'AQID', authenticatorData: 'AQID', signature: 'AQID' },
        },
      },
    ]),
  );
});

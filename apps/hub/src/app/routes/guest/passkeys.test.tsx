import { type MockRoutes, refuse, reply } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { browserPasskeys } from '../../../testing/browser-passkeys';
import { profileFixture } from '../../../testing/fixtures';
import { ok } from '../../../testing/hub-routes';
import { renderApp } from '../../../testing/render-app';

jest.mock('@atrium/rules/contact/countries', () => ({ countryCodes: ['DE', 'NO', 'SE'] }));

const PASSKEYS = '/api/v1/hub/passkeys';
const CONFIRM = '/api/v1/hub/confirmIdentity';
const phone = {
  _id: '0'.repeat(23).concat('1'),
  name: 'My phone',
  createdAt: '2026-06-15T09:00:00Z',
};
const creation = {
  rp: { id: 'localhost', name: 'Fjord' },
  user: { id: 'b2xh', name: 'guest@fjord.example (Fjord)', displayName: 'Åse' },
  challenge: 'Y2hhbGxlbmdl',
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
};
const browser = browserPasskeys();

async function open(http: MockRoutes = {}) {
  const app = await renderApp('/activity-hub/fjord/profile', {
    signedIn: true,
    http: { 'GET /api/v1/hub/profile': () => ok(profileFixture()), ...http },
  });
  const region = within(await screen.findByRole('region', { name: 'Passkeys' }));
  return { ...app, region };
}

test('a passkey is added under a name', async () => {
  let passkeys: object[] = [];
  const { user, http, region } = await open({
    [`GET ${PASSKEYS}`]: () => ok(passkeys),
    [`POST ${PASSKEYS}/options`]: () => ok(creation),
    [`POST ${PASSKEYS}`]: () => {
      passkeys = [phone];
      return ok(phone);
    },
  });
  await user.click(await region.findByRole('button', { name: 'Add a passkey' }));
  await user.type(await region.findByLabelText(/^Name of the passkey/), 'My phone');
  await expectAccessible();
  browser.create.mockRejectedValueOnce(new Error('NotAllowedError'));
  await user.click(region.getByRole('button', { name: 'Create passkey' }));
  expect(await region.findByText(/No passkey was created/)).toBeVisible();
  await user.click(region.getByRole('button', { name: 'Create passkey' }));
  expect(await region.findByText('My phone')).toBeVisible();
  expect(http.requests(`POST ${PASSKEYS}`)[0]?.body).toMatchObject({
    name: 'My phone',
    passkey: { id: 'AQID', attestationObject: 'AQID', transports: ['internal'] },
  });
});

test('removing one asks again who it is, and then goes on by itself', async () => {
  let passkeys = [phone];
  let isConfirmed = false;
  const { user, http, region } = await open({
    [`GET ${PASSKEYS}`]: () => ok(passkeys),
    [`DELETE ${PASSKEYS}/${phone._id}`]: () => {
      if (!isConfirmed) return refuse(403, 'CONFIRM_IDENTITY_REQUIRED');
      passkeys = [];
      return reply(204, null);
    },
    [`POST ${CONFIRM}/passkey`]: () => ok({ challenge: 'Y2hhbGxlbmdl', rpId: 'localhost' }),
    [`POST ${CONFIRM}`]: ({ body }) => {
      if ((body as { password?: string }).password === 'wrong') {
        return refuse(422, 'WRONG_PASSWORD', 'The password is not correct.');
      }
      isConfirmed = true;
      return ok({ accessToken: 'fresh', expiresIn: 900 });
    },
  });
  await user.click(await region.findByRole('button', { name: 'Remove My phone' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  await user.type(dialog.getByLabelText(/^Password/), 'wrong');
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  browser.get.mockRejectedValueOnce(new Error('NotAllowedError'));
  await user.click(await dialog.findByRole('button', { name: 'Use a passkey' }));
  expect(await dialog.findByText(/^No passkey was used/)).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: 'Use a passkey' }));
  await waitFor(() => expect(region.queryByText('My phone')).not.toBeInTheDocument());
  expect(http.requests(`POST ${CONFIRM}`).at(-1)?.body).toMatchObject({ passkey: { id: 'AQID' } });
});

test('a browser without passkeys says so', async () => {
  browser.forget();
  const { region } = await open({ [`GET ${PASSKEYS}`]: () => ok([]) });
  expect(await region.findByText('This browser doesn’t support passkeys.')).toBeVisible();
  expect(region.queryByRole('button')).not.toBeInTheDocument();
});

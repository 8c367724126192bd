import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { profileFixture } from '../../testing/fixtures';
import { ok } from '../../testing/hub-routes';
import { renderApp } from '../../testing/render-app';

afterEach(() => jest.restoreAllMocks());

const get = 'GET /api/v1/hub/profile';
const put = 'PUT /api/v1/hub/profile';
const password = 'PUT /api/v1/hub/profile/password';

const render = (http: MockRoutes = {}) =>
  renderApp('/activity-hub/fjord/profile', {
    signedIn: true,
    http: { [get]: () => ok(profileFixture()), ...http },
  });

test('the guest’s own data, saved with the version that was seen', async () => {
  const { user, http } = await render({ [put]: () => ok(profileFixture({ version: 3 })) });
  const first = await screen.findByLabelText('First name');
  expect(first).toHaveValue('Åse');
  expect(screen.getByLabelText('Email')).toHaveValue('guest@fjord.example');
  await expectAccessible();

  await user.clear(first);
  await user.type(first, 'Ása');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your profile has been saved.')).toBeVisible();
  expect(http.requests(put)[0]?.body).toMatchObject({
    firstname: 'Ása',
    lastname: 'Bø',
    email: 'guest@fjord.example',
    version: 2,
  });
});

test('what the server finds wrong with a field stands under it', async () => {
  const { user } = await render({
    [put]: () =>
      refuse(422, 'EMAIL_TAKEN', '', [{ field: 'email', message: 'User email already exists' }]),
  });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('User email already exists')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
});

test('changed elsewhere meanwhile: reloading shows that', async () => {
  let saved = profileFixture();
  const { user } = await render({
    [get]: () => ok(saved),
    [put]: () => {
      saved = profileFixture({ version: 5, firstname: 'Staff' });
      return refuse(409, 'STALE_VERSION', 'Stale');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Reload' }));
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue('Staff'));
});

test('a failure to load is said and can be tried again', async () => {
  const { user, http } = await render({ [get]: () => refuse(500, 'INTERNAL') });
  expect(await screen.findByText('Your profile could not be loaded.')).toBeVisible();
  http.use({ [get]: () => ok(profileFixture()) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('First name')).toBeVisible();
});

describe('changing the password', () => {
  async function change(values: [string, string, string], http: MockRoutes = {}) {
    const view = await render(http);
    await view.user.click(await screen.findByRole('button', { name: 'Change Password' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change Password' });
    const labels = ['Current password', 'New password', 'Confirm password'];
    for (const [index, label] of labels.entries()) {
      const value = values[index];
      if (value) await view.user.type(within(dialog).getByLabelText(label), value);
    }
    await view.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    return { ...view, dialog };
  }

  test('tells that it is done', async () => {
    const { http } = await change(['old password', 'a good long one', 'a good long one'], {
      [password]: () => ok(null),
    });
    expect(await screen.findByText('Your password has been changed.')).toBeVisible();
    expect(http.requests(password)[0]?.body).toEqual({
      currentPassword: 'old password',
      password: 'a good long one',
      confirmPassword: 'a good long one',
    });
  });

  test.each([
    [['old', '', ''], 'Password cannot be empty.'],
    [['old', 'a good long one', 'another'], 'Passwords do not match.'],
  ] satisfies [[string, string, string], string][])('%j: %s', async (values, text) => {
    const { dialog, http } = await change(values);
    expect(await within(dialog).findByText(text)).toBeVisible();
    expect(http.requests(password)).toHaveLength(0);
    await expectAccessible();
  });

  test('the wrong current password is said at its field', async () => {
    const { dialog } = await change(['wrong', 'a good long one', 'a good long one'], {
      [password]: () => refuse(422, 'WRONG_PASSWORD', 'The current password is not correct.'),
    });
    expect(await within(dialog).findByText('The current password is not correct.')).toBeVisible();
    expect(within(dialog).getByLabelText('Current password')).toHaveFocus();
  });
});

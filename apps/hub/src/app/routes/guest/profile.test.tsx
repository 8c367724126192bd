import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { saveFile } from '@atrium/ui/lib/save-file';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { profileFixture } from '../../../testing/fixtures';
import { ok } from '../../../testing/hub-routes';
import { renderApp } from '../../../testing/render-app';

jest.mock('@atrium/ui/lib/save-file', () => ({ saveFile: jest.fn() }));

// A few stand for all of them, which jsdom is slow to draw.
jest.mock('@atrium/rules/contact/countries', () => ({ countryCodes: ['DE', 'NO', 'SE'] }));

afterEach(() => jest.restoreAllMocks());

const get = 'GET /api/v1/hub/profile';
const put = 'PUT /api/v1/hub/profile';
const password = 'PUT /api/v1/hub/profile/password';

const render = (http: MockRoutes = {}) =>
  renderApp('/activity-hub/fjord/profile', {
    signedIn: true,
    http: {
      [get]: () => ok(profileFixture()),
      'GET /api/v1/hub/profile/requests': () => ok([]),
      ...http,
    },
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

test('all of the profile is shown and sent, and a consent only when it was changed', async () => {
  const { user, http } = await render({
    [get]: () =>
      ok(
        profileFixture({
          gender: 'female',
          address: { city: 'Bergen' },
          consents: [{ type: 'marketingSms', given: true, at: '2026-11-01T10:00:00.000Z' }],
        }),
      ),
    [put]: () => ok(profileFixture({ version: 3 })),
  });
  await user.selectOptions(await screen.findByLabelText('Day'), '7');
  await user.selectOptions(screen.getByLabelText('Month'), 'March');
  await user.selectOptions(screen.getByLabelText('Year'), '1984');
  expect(screen.getByLabelText('Year').querySelectorAll('option')).toHaveLength(101);
  expect(document.querySelector('[data-kind]')).toHaveAttribute('data-kind', 'female');
  await user.selectOptions(screen.getByLabelText('Gender'), 'Male');
  expect(document.querySelector('[data-kind]')).toHaveAttribute('data-kind', 'male');
  await user.type(screen.getByLabelText('Street'), 'Fjordgata 7');
  await user.selectOptions(screen.getByLabelText('Language for messages'), 'Deutsch');
  expect(screen.getByText(/Agreed on 1 November 2026/)).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'By email' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your profile has been saved.');
  expect(http.requests(put)[0]?.body).toMatchObject({
    birthDate: '1984-03-07',
    gender: 'male',
    address: { street: 'Fjordgata 7', postalCode: '', city: 'Bergen', country: '' },
    languageCode: 'de',
    consents: { marketingEmail: true },
  });
});

test('what staff wrote as gender is kept', async () => {
  await render({ [get]: () => ok(profileFixture({ gender: 'nonbinary' })) });
  expect(await screen.findByLabelText('Gender')).toHaveValue('nonbinary');
  expect(document.querySelector('[data-kind]')).toHaveAttribute('data-kind', 'neutral');
});

test('a word of staff that means the same is shown as what it means, and kept', async () => {
  await render({ [get]: () => ok(profileFixture({ gender: 'woman' })) });
  const field = await screen.findByLabelText('Gender');
  expect(field).toHaveValue('woman');
  expect(field).toHaveTextContent('Female');
  expect(document.querySelector('[data-kind]')).toHaveAttribute('data-kind', 'female');
});

test('another email waits for its link, and the field shows the one that counts', async () => {
  let saved = profileFixture();
  const { user } = await render({
    [get]: () => ok(saved),
    [put]: () => {
      saved = profileFixture({ version: 3, pendingEmail: 'new@fjord.example' });
      return ok(saved);
    },
  });
  const email = await screen.findByLabelText('Email');
  await user.clear(email);
  await user.type(email, 'new@fjord.example');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/We have sent a link to new@fjord.example/)).toBeVisible();
  expect(await screen.findByText(/open the link we sent to new@fjord.example/)).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('guest@fjord.example');
});

test('without a connection what was typed stays', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await render();
  await user.type(await screen.findByLabelText('City'), 'Voss');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText('City')).toHaveValue('Voss');
});

test('all of one’s data comes as a file', async () => {
  const { user, http } = await render({
    'GET /api/v1/hub/profile/export': () => ok({ exportedAt: 'now', reservations: [] }),
  });
  const save = jest.mocked(saveFile);
  await user.click(await screen.findByRole('button', { name: 'Download (JSON)' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  const file = save.mock.calls[0]?.[0];
  expect(file).toMatchObject({ name: 'fjord-my-data.json', type: 'application/json' });
  expect(JSON.parse(file?.content ?? '')).toEqual({ exportedAt: 'now', reservations: [] });
  http.use({ 'GET /api/v1/hub/profile/export': () => refuse(503, 'SERVICE_UNAVAILABLE') });
  await user.click(screen.getByRole('button', { name: 'Download (JSON)' }));
  expect(await screen.findByRole('alert', { name: 'Error' })).toBeVisible();
});

describe('deleting the account', () => {
  const remove = 'DELETE /api/v1/hub/profile';

  async function ask(password: string, http: MockRoutes) {
    const view = await render({
      'POST /api/auth/logout': () => new Response(null, { status: 204 }),
      ...http,
    });
    await view.user.click(await screen.findByRole('button', { name: 'Delete account' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Delete your account at Fjord Hotel & Spa?',
    });
    await expectAccessible();
    if (password) await view.user.type(within(dialog).getByLabelText('Current password'), password);
    await view.user.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
    return { ...view, dialog };
  }

  test('needs the password, and ends the session', async () => {
    const { http, router } = await ask('old password', { [remove]: () => ok(null) });
    expect(await screen.findByText('Your account has been deleted.')).toBeVisible();
    expect(http.requests(remove)[0]?.body).toEqual({ password: 'old password' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/activity-hub/fjord'));
  });

  test('says what stands against it', async () => {
    const text = 'The guest has upcoming reservations.';
    const { dialog } = await ask('old password', {
      [remove]: () => refuse(409, 'GUEST_HAS_BOOKINGS', text),
    });
    expect(await within(dialog).findByRole('alert')).not.toBeEmptyDOMElement();
  });

  test('the wrong password, or none, is said at its field', async () => {
    const { dialog, http, user } = await ask('', {
      [remove]: () => refuse(422, 'WRONG_PASSWORD', 'The current password is not correct.'),
    });
    expect(await within(dialog).findByText('Password cannot be empty.')).toBeVisible();
    expect(http.requests(remove)).toHaveLength(0);
    await user.type(within(dialog).getByLabelText('Current password'), 'wrong');
    await user.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
    expect(await within(dialog).findByText('The current password is not correct.')).toBeVisible();
  });
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

test('and as a page to read, in the language shown', async () => {
  const page = '<!doctype html><title>What Fjord has stored</title>';
  const { user, http } = await render({
    'GET /api/v1/hub/profile/export': ({ query }) =>
      query.get('format') === 'html'
        ? new Response(page, { headers: { 'content-type': 'text/html' } })
        : refuse(400, 'VALIDATION_FAILED'),
  });
  const save = jest.mocked(saveFile);
  save.mockClear();
  await user.click(await screen.findByRole('button', { name: 'Download to read (HTML)' }));
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith({
      name: 'fjord-my-data.html',
      type: 'text/html',
      content: page,
    }),
  );
  expect(http.requests('GET /api/v1/hub/profile/export')[0]?.headers.get('accept-language')).toBe(
    'en',
  );
});

test.each([
  ['First name', 'INVALID_NAME', 'Not a valid name'],
  ['Phone', 'INVALID_PHONE', 'Not a valid phone number'],
])('%s: %s', async (label, code, text) => {
  const { user } = await render({ [put]: () => refuse(422, code, text) });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByLabelText(label)).toBeVisible();
});

test('an empty first name is refused before it is sent, and said where it is', async () => {
  const { user, http } = await render();
  const first = await screen.findByLabelText('First name');
  await user.clear(first);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter your first name.')).toBeVisible();
  expect(first).toHaveFocus();
  expect(http.requests(put)).toHaveLength(0);
  await expectAccessible();
});

test('the country is one of a list in the guest’s language; what was written out stays', async () => {
  const { user, http } = await render({
    [get]: () => ok(profileFixture({ address: { country: 'Norwegen' } })),
    [put]: () => ok(profileFixture({ version: 3, address: { country: 'DE' } })),
  });
  const country = await screen.findByLabelText('Country', { selector: 'select' });
  expect(country).toHaveDisplayValue('Norwegen');
  await user.selectOptions(country, 'Germany');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your profile has been saved.');
  expect(http.requests(put)[0]?.body).toMatchObject({ address: { country: 'DE' } });
});

test('the guest sees where they are logged in, and logs another device out', async () => {
  const device = {
    browser: 'Safari',
    system: 'iOS',
    isHandheld: true,
    ip: '192.0.2.17',
    createdAt: '2026-06-14T09:00:00.000Z',
    lastUsedAt: '2026-06-15T09:00:00.000Z',
  };
  const other = 'DELETE /api/auth/sessions/b';
  const { user, http } = await render({
    'GET /api/auth/sessions': () =>
      ok([
        { ...device, _id: 'a', isCurrent: true },
        { ...device, _id: 'b', browser: 'Firefox', isCurrent: false },
      ]),
    [other]: () => new Response(null, { status: 204 }),
  });
  await user.click(await screen.findByRole('button', { name: /^Log out Firefox on iOS/ }));
  expect(await screen.findByText('The device has been logged out.')).toBeVisible();
  expect(http.requests(other)).toHaveLength(1);
});

import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen } from '@testing-library/react';
import { vendorFixture } from '../../../testing/fixtures';
import { ok } from '../../../testing/hub-routes';
import { renderApp } from '../../../testing/render-app';

afterEach(() => jest.restoreAllMocks());

const code = Buffer.concat([
  Buffer.from(vendorFixture()._vendor._id, 'hex'),
  Buffer.alloc(44, 7),
]).toString('base64url');
const resetLink = `/guest/resetPassword?guestId=guest-1&code=${code}`;

describe('asking for a link', () => {
  test('one field, and the same notice for every address', async () => {
    const { user, http } = await renderApp('/activity-hub/fjord/reset-password', {
      http: { 'POST /api/resetPassword': () => ok(null) },
    });
    const notice =
      'If the address is linked to an account, an email with a reset link is sent to it. The link is valid for 1 hour.';
    expect(await screen.findByText(notice)).toBeVisible();
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    await expectAccessible();

    await user.type(screen.getByLabelText('Email'), 'guest@fjord.example');
    await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(notice);
    expect(http.requests('POST /api/resetPassword')[0]?.body).toEqual({
      email: 'guest@fjord.example',
      vendor: 'fjord',
    });
  });

  test('without an address nothing is sent', async () => {
    const { user, http } = await renderApp('/activity-hub/fjord/reset-password');
    await user.click(await screen.findByRole('button', { name: 'Send Reset Link' }));
    expect(await screen.findByText('This field is required.')).toBeVisible();
    expect(http.requests('POST /api/resetPassword')).toHaveLength(0);
  });

  test('leads back to the login', async () => {
    await renderApp('/activity-hub/fjord/reset-password');
    expect(await screen.findByRole('link', { name: 'Back to login' })).toHaveAttribute(
      'href',
      '/activity-hub/fjord',
    );
  });
});

describe('the link of the mail', () => {
  async function choose(password: string, confirmPassword: string, http: MockRoutes = {}) {
    const view = await renderApp(resetLink, { http });
    if (password) await view.user.type(await screen.findByLabelText('New password'), password);
    if (confirmPassword) {
      await view.user.type(await screen.findByLabelText('Confirm password'), confirmPassword);
    }
    await view.user.click(await screen.findByRole('button', { name: 'Save new password' }));
    return view;
  }

  test.each([
    ['', '', 'Password cannot be empty.', 'New password'],
    ['a good long one', 'another one', 'Passwords do not match.', 'Confirm password'],
    ['a good long one', '', 'Passwords do not match.', 'Confirm password'],
  ])('%j and %j: %s', async (password, confirm, text, field) => {
    const { http } = await choose(password, confirm);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText(field)).toHaveFocus();
    expect(http.requests('POST /api/auth/resetVerification')).toHaveLength(0);
  });

  test('wears the venue’s look, and leads to its login once the password is set', async () => {
    const { http } = await choose('a good long one', 'a good long one', {
      'POST /api/auth/resetVerification': () =>
        ok({ message: 'Done', audience: 'guest', vendor: 'fjord' }),
    });
    expect(
      await screen.findByText('Your password has been changed. You can now log in.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/activity-hub/fjord',
    );
    expect(screen.getByRole('link', { name: 'To Fjord Hotel & Spa' })).toBeVisible();
    expect(http.requests('POST /api/auth/resetVerification')[0]?.body).toEqual({
      id: 'guest-1',
      code,
      password: 'a good long one',
      confirmPassword: 'a good long one',
    });
    await expectAccessible();
  });

  test('a dead link says so and offers a new one', async () => {
    await choose('a good long one', 'a good long one', {
      'POST /api/auth/resetVerification': () =>
        refuse(422, 'RESET_LINK_INVALID', 'This reset link is not valid or has expired.'),
    });
    expect(await screen.findByText('This reset link is not valid or has expired.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute(
      'href',
      '/activity-hub/fjord/reset-password',
    );
  });

  test('without an answer: An error occurred.', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await choose('a good long one', 'a good long one');
    expect(await screen.findByText('An error occurred.')).toBeVisible();
  });

  test('both passwords can be looked at', async () => {
    const { user } = await renderApp(resetLink);
    await user.type(await screen.findByLabelText('New password'), 'secret');
    const [first] = screen.getAllByRole('button', { name: 'Show password' });
    if (first) await user.click(first);
    expect(screen.getByLabelText('New password')).toHaveAttribute('type', 'text');
  });

  test('a link without its code is incomplete', async () => {
    await renderApp('/guest/resetPassword?guestId=guest-1');
    expect(
      await screen.findByText('This link is incomplete. Please open it again from the email.'),
    ).toBeVisible();
  });
});

test('an account that staff created is activated by its first password', async () => {
  const { user, http } = await renderApp(`/activate/guest-1?code=${code}`, {
    http: {
      'POST /api/auth/resetVerification': () =>
        ok({ message: 'Done', audience: 'guest', vendor: 'fjord' }),
    },
  });
  await user.type(await screen.findByLabelText('New password'), 'a good long one');
  await user.type(screen.getByLabelText('Confirm password'), 'a good long one');
  await user.click(screen.getByRole('button', { name: 'Activate account' }));
  expect(await screen.findByText('Your account is active. You can now log in.')).toBeVisible();
  expect(http.requests('POST /api/auth/resetVerification')[0]?.body).toMatchObject({
    id: 'guest-1',
    code,
  });
});

describe('the link to a new email address', () => {
  const confirm = 'POST /api/auth/confirmEmail';
  const link = `/guest/confirmEmail?guestId=guest-1&code=${code}`;

  test('a click takes it over', async () => {
    const { user, http } = await renderApp(link, {
      http: { [confirm]: () => ok({ email: 'new@fjord.example', vendor: 'fjord' }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm address' }));
    expect(await screen.findByRole('status')).toHaveTextContent('new@fjord.example is confirmed.');
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/activity-hub/fjord',
    );
    expect(http.requests(confirm)[0]?.body).toEqual({ id: 'guest-1', code });
    await expectAccessible();
  });

  test('a dead link says that nothing changed', async () => {
    const { user } = await renderApp(link, {
      http: { [confirm]: () => refuse(422, 'EMAIL_LINK_INVALID') },
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm address' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This link is not valid or has expired. Your email address is the same as before.',
    );
  });

  test('an incomplete link says so', async () => {
    await renderApp(`/guest/confirmEmail?code=${code}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is incomplete.');
  });
});

describe('the link that activates an account', () => {
  const activate = async (password: string, confirm: string, http: MockRoutes = {}) => {
    const view = await renderApp(`/activate/guest-1?code=${code}`, { http });
    if (password) await view.user.type(await screen.findByLabelText('New password'), password);
    if (confirm) await view.user.type(screen.getByLabelText('Confirm password'), confirm);
    await view.user.click(await screen.findByRole('button', { name: 'Activate account' }));
    return view;
  };

  test.each([
    ['', '', 'Password cannot be empty.'],
    ['a good long one', 'another one', 'Passwords do not match.'],
  ])('%j and %j: %s', async (password, confirm, text) => {
    const { http } = await activate(password, confirm);
    expect(await screen.findByText(text)).toBeVisible();
    expect(http.requests('POST /api/auth/resetVerification')).toHaveLength(0);
  });

  test('dead, it says so in the words of the server', async () => {
    await activate('a good long one', 'a good long one', {
      'POST /api/auth/resetVerification': () =>
        refuse(422, 'RESET_LINK_INVALID', 'This reset link is not valid or has expired.'),
    });
    expect(await screen.findByText('This reset link is not valid or has expired.')).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue('a good long one');
  });

  test('without an answer: An error occurred.', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await activate('a good long one', 'a good long one');
    expect(await screen.findByText('An error occurred.')).toBeVisible();
  });

  test('without its code it is incomplete', async () => {
    await renderApp('/activate/guest-1');
    expect(
      await screen.findByText('This link is incomplete. Please open it again from the email.'),
    ).toBeVisible();
    await expectAccessible();
  });
});

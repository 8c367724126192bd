import { refuse } from '@atrium/api-client/testing/mock-http';
import { screen, waitFor, within } from '@testing-library/react';
import { aGuest, id, ok } from '../../../../testing/fixtures';
import {
  guestHttp,
  openCard,
  PATH,
  question,
  told,
  type User,
} from '../../../../testing/guest-card';
import { pinToday } from '../../../../testing/pin-today';

pinToday();

test('a reset link is sent once it is confirmed', async () => {
  const { user, http } = await openCard({
    'POST /api/v1/admin/customers/:id/sendResetLink': () => ok(null),
  });
  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  const asked = await question('Send Reset Link');
  expect(asked).toHaveTextContent('Are you sure you wish to send a reset link?');
  await user.click(within(asked).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(http.requests('POST /api/v1/admin/customers/:id/sendResetLink')).toHaveLength(0);

  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  await user.click(within(await question('Send Reset Link')).getByRole('button', { name: 'Send' }));
  expect(await told('Success')).toHaveTextContent('lucja@guests.example');
  expect(http.requests('POST /api/v1/admin/customers/:id/sendResetLink')[0]?.params.id).toBe(
    id(10),
  );
});

test('a guest who is not active gets no link, and staff read why', async () => {
  const { user } = await openCard({
    'POST /api/v1/admin/customers/:id/sendResetLink': () =>
      refuse(422, 'ACCOUNT_INACTIVE', 'This account is not active.'),
  });
  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  await user.click(within(await question('Send Reset Link')).getByRole('button', { name: 'Send' }));
  expect(await told('Error')).toHaveTextContent('This account is not active.');
});

test('without an email there is nothing to send to', async () => {
  const { email: _, ...guest } = aGuest();
  const { user } = await openCard(guestHttp(guest));
  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  expect(await told('Error')).toHaveTextContent('Add an email address to send a reset link.');
});

describe('a new password for the guest', () => {
  const SET = 'PUT /api/v1/admin/customers/:id/setPassword';
  const open = (answer: () => Response) => openCard({ [SET]: answer }, 3, `${PATH}/passwordReset`);
  async function fillIn(user: User) {
    await user.type(await screen.findByLabelText('New password'), 'long-enough-1');
    await user.type(screen.getByLabelText('Confirm password'), 'long-enough-1');
    await user.click(screen.getByRole('button', { name: 'Reset password' }));
  }

  test.each([true, false])('says whether it is of use: active %j', async (active) => {
    await openCard(guestHttp({ ...aGuest(), active }), 3, `${PATH}/passwordReset`);
    await screen.findByLabelText('New password');
    expect(screen.queryAllByText('This account is not active.')).toHaveLength(active ? 0 : 1);
  });

  test('says that it must be told, sets it and clears the fields', async () => {
    const { user, http } = await open(() => ok(null));
    expect(await screen.findByText(/not stored after it has been overwritten/)).toBeInTheDocument();
    await fillIn(user);
    expect(await told('Success')).toHaveTextContent('Successfully reset password');
    expect(screen.getByLabelText('New password')).toHaveValue('');
    expect(http.requests(SET)[0]?.body).toEqual({
      password: 'long-enough-1',
      confirmPassword: 'long-enough-1',
    });
  });

  test.each([
    ['The password is too common.', 'The password is too common.'],
    ['', 'Failed to reset password'],
  ])('a refusal with the text %j shows %j', async (text, expected) => {
    const { user } = await open(() => refuse(422, 'PASSWORD_TOO_COMMON', text));
    await fillIn(user);
    expect(await screen.findByText(expected)).toBeInTheDocument();
  });
});

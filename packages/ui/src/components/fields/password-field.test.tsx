import { screen } from '@testing-library/react';
import { expectAccessible } from '../../testing/expect-accessible';
import { renderUi } from '../../testing/render-ui';
import { PasswordField } from './password-field';

test('hides what is typed until it is asked to show it', async () => {
  const { user } = await renderUi(<PasswordField label="Password" autoComplete="new-password" />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveAttribute('autocomplete', 'new-password');

  await user.type(field, 'secret');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('secret');

  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
  await expectAccessible();
});

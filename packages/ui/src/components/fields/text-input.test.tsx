import { screen } from '@testing-library/react';
import { expectAccessible } from '../../testing/expect-accessible';
import { renderUi } from '../../testing/render-ui';
import { TextInput } from './text-input';

test('is named by its label and described by its help', async () => {
  await renderUi(
    <TextInput label="Email" name="email" type="email" helperText="We write seldom" required />,
  );
  const field = screen.getByRole('textbox', { name: /Email/ });
  expect(field).toHaveAccessibleDescription('We write seldom');
  expect(field).toBeRequired();
  expect(field).toHaveAttribute('name', 'email');
  await expectAccessible();
});

test('an error is announced as one', async () => {
  await renderUi(<TextInput label="Email" error helperText="Not a valid email address" />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Not a valid email address');
  await expectAccessible();
});

test('hands on what the field itself needs', async () => {
  const onChange = jest.fn();
  const { user } = await renderUi(
    <TextInput
      label="Code"
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { maxLength: 3, inputMode: 'numeric' } }}
    />,
  );
  const field = screen.getByLabelText('Code');
  await user.type(field, '1234');
  expect(onChange).toHaveBeenLastCalledWith('123');
  expect(field).toHaveAttribute('inputmode', 'numeric');
});

test('several lines and a disabled one', async () => {
  await renderUi(
    <>
      <TextInput label="Comment" multiline minRows={3} defaultValue="Window seat" />
      <TextInput label="Locked" disabled />
    </>,
  );
  expect(screen.getByLabelText('Comment').tagName).toBe('TEXTAREA');
  expect(screen.getByLabelText('Locked')).toBeDisabled();
});

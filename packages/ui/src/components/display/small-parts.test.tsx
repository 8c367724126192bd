import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible } from '../../testing/expect-accessible';
import { renderUi } from '../../testing/render-ui';
import { ToggleSwitch } from '../fields/toggle-switch';
import { GuestAvatar } from './guest-avatar';
import { Money } from './money';
import { Portrait } from './portrait';
import { StatusChip } from './status-chip';

function Toggle() {
  const [checked, setChecked] = useState(false);
  return <ToggleSwitch label="Eternal" checked={checked} onChange={setChecked} showState />;
}

test('a toggle is a switch that says its state in words too', async () => {
  const { user } = await renderUi(<Toggle />);
  const toggle = screen.getByRole('switch', { name: 'Eternal' });
  expect(toggle).not.toBeChecked();
  expect(screen.getByText('Off')).toBeVisible();

  await user.tab();
  await user.keyboard(' ');
  expect(toggle).toBeChecked();
  expect(screen.getByText('On')).toBeVisible();
  await expectAccessible();
});

test.each([
  ['man', 'male'],
  ['Male', 'male'],
  ['woman', 'female'],
  [' FEMALE ', 'female'],
  ['non-binary', 'neutral'],
  ['manager', 'neutral'],
  ['', 'neutral'],
  [undefined, 'neutral'],
])('gender %p has the %s picture', async (gender, kind) => {
  const { container } = await renderUi(<GuestAvatar gender={gender} />);
  expect(container.querySelector('[data-kind]')).toHaveAttribute('data-kind', kind);
});

test('a status is named, whatever its colour', async () => {
  await renderUi(<StatusChip label="Seated" color="not a colour" />);
  expect(screen.getByText('Seated')).toBeVisible();
  await expectAccessible();
});

test.each([
  ['en', /NOK\s123\.45/],
  ['no', /123,45\skr/],
] as const)('money is written as %s writes it', async (language, text) => {
  const { container } = await renderUi(<Money minor={12_345} currency="NOK" />, { language });
  expect(container).toHaveTextContent(text);
});

test.each([
  [
    'their portrait',
    { picture: 'a1', imgUrl: 'https://example.com/mari.jpg' },
    '/media/a1/320.webp',
  ],
  [
    'a picture elsewhere',
    { imgUrl: 'https://example.com/mari.jpg' },
    'https://example.com/mari.jpg',
  ],
])('somebody is shown by %s, which says no more than their name', async (_by, shown, src) => {
  const { container } = await renderUi(<Portrait name="Mari Lund" {...shown} />);
  expect(container.querySelector('img')).toHaveAttribute('src', src);
  expect(screen.queryByRole('img')).toBeNull();
});

test('somebody without a picture is shown by their initials', async () => {
  const { container } = await renderUi(<Portrait name="Mari  Lund Berg" />);
  expect(container).toHaveTextContent('ML');
});

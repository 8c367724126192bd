import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible } from '../../testing/expect-accessible';
import { renderUi } from '../../testing/render-ui';
import { PhoneField } from './phone-field';

const onChange = jest.fn();

function Page({ country, initial = '' }: { country: string; initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <PhoneField
      label="Phone"
      defaultCountry={country}
      value={value}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
}

const loaded = () => screen.findByRole('button', { name: 'Country' });

beforeEach(() => onChange.mockClear());

test('is a usable field before its country list has arrived', async () => {
  await renderUi(<Page country="NO" initial="+4791234567" />);
  expect(screen.getByLabelText('Phone')).toHaveValue('+4791234567');
  await loaded();
});

test.each([
  ['NO', '+4791234567'],
  ['DE', '+491701234567'],
])('begins with %s and gives the number with its prefix', async (country, expected) => {
  const { user } = await renderUi(<Page country={country} />);
  await loaded();
  await user.type(screen.getByLabelText('Phone'), expected.slice(3));
  expect(onChange.mock.lastCall[0].replace(/\s/g, '')).toBe(expected);
  await expectAccessible();
});

test('another country can be chosen, by its name in the language shown', async () => {
  const { user } = await renderUi(<Page country="NO" />, { language: 'de' });
  await user.click(await screen.findByRole('button', { name: 'Land' }));
  await user.click(await screen.findByRole('option', { name: /Frankreich/ }));
  expect(await screen.findByText('+33')).toBeVisible();
});

test('asks no foreign host for flags', async () => {
  const { user } = await renderUi(<Page country="NO" />);
  await user.click(await loaded());
  await screen.findAllByRole('option');
  expect(document.querySelectorAll('img')).toHaveLength(0);
});

test('a country dialled with 00 is that country', async () => {
  const { user } = await renderUi(<Page country="NO" />);
  await loaded();
  await user.type(screen.getByLabelText('Phone'), '00491701234567');
  expect(onChange.mock.lastCall[0].replace(/\s/g, '')).toBe('+491701234567');
});

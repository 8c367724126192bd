import { screen } from '@testing-library/react';
import { expectAccessible } from '../../testing/expect-accessible';
import { renderUi } from '../../testing/render-ui';
import { ColorSchemeMenu } from './color-scheme-menu';
import { LanguageMenu } from './language-menu';

afterEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-color-scheme');
});

test('offers the seven languages in their own words, and changes to the one chosen', async () => {
  const { user, i18n } = await renderUi(<LanguageMenu />);
  await user.click(screen.getByRole('button', { name: 'Choose language: English' }));
  const choices = await screen.findAllByRole('menuitemradio');

  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'English',
    'Norsk',
    'Svenska',
    'Français',
    'Deutsch',
    'Español',
    'Italiano',
  ]);
  expect(choices[0]).toHaveAttribute('aria-checked', 'true');
  await expectAccessible();

  await user.click(screen.getByRole('menuitemradio', { name: 'Deutsch' }));
  expect(await screen.findByRole('button', { name: /Deutsch$/ })).toHaveTextContent('DE');
  expect(i18n.language).toBe('de');
  expect(document.documentElement.lang).toBe('de-DE');
});

test('changes to dark and back, and remembers it', async () => {
  const { user } = await renderUi(<ColorSchemeMenu />);
  await user.click(screen.getByRole('button', { name: /Appearance/ }));
  const dark = await screen.findByRole('menuitemradio', { name: 'Dark' });
  await expectAccessible();
  await user.click(dark);

  expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark');
  expect(localStorage.getItem('mui-mode')).toBe('dark');
  expect(screen.getByRole('button', { name: 'Appearance: Dark' })).toBeInTheDocument();
});

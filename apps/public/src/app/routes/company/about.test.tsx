import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../../testing/render-app';

test.each([
  ['en', 'About Atrium', 'en-GB'],
  ['no', 'Om Atrium', 'nb-NO'],
  ['fr', 'About Atrium', 'en-GB'],
] as const)('in %s the page is %p, marked as %s', async (language, title, lang) => {
  await renderApp('/about', { language });
  const heading = await screen.findByRole('heading', { level: 1, name: title });
  expect(heading.closest('article')).toHaveAttribute('lang', lang);
  expect(document.title).toBe(`${title} · Atrium`);
  await expectAccessible();
});

test('following a link to it moves the focus to its heading', async () => {
  const { user } = await renderApp('/');
  const [link] = await screen.findAllByRole('link', { name: 'About' });
  if (!link) throw new Error('no link to the page');
  await user.click(link);
  const heading = await screen.findByRole('heading', { level: 1, name: 'About Atrium' });
  await waitFor(() => expect(heading).toHaveFocus());
});

test('any other address is not found, with the ways out', async () => {
  await renderApp('/no/such/page');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  await expectAccessible();
});

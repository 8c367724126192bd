import { reply } from '@atrium/api-client/testing/mock-http';
import type { Language } from '@atrium/i18n/languages';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';

const open = (operator: object = {}, language: Language = 'en') =>
  renderApp('/', {
    language,
    http: { 'GET /_public/operator.json': () => reply(200, operator) },
  });

test('the front page says what it is and leads guests and staff on', async () => {
  await open();
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: 'All your bookings in one place',
    }),
  ).toBeVisible();
  const main = within(screen.getByRole('main'));
  const hrefs = main.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/minside', '#product', '/minside', '/login']);
  expect(document.getElementById('product')).toBeInTheDocument();
  expect(document.title).toBe('Atrium');
  await expectAccessible();
});

test.each([
  ['no', 'Alle bestillingene deres på ett sted'],
  ['de', 'Alle Buchungen Ihres Hauses an einem Ort'],
] as const)('it speaks %s', async (language, title) => {
  await open({}, language);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('the day in its picture is today', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T11:00:00Z'));
  await renderApp('/');
  expect(await screen.findByText(/^Sat 21 Nov/)).toBeInTheDocument();
  jest.restoreAllMocks();
});

test('it offers what is built, and nothing else', async () => {
  await open();
  const product = await waitFor(() => {
    const section = document.getElementById('product');
    if (!section) throw new Error('not there yet');
    return within(section);
  });
  const offered = product.getAllByRole('heading', { level: 3 }).map((head) => head.textContent);
  expect(offered).toEqual(['Activities', 'Stays', 'Memberships', 'Drop-in']);
  expect(document.body).not.toHaveTextContent(/massage|treatment|therapist|floor plan|tables/i);
});

test('the picture of the day is one image to a screen reader', async () => {
  await open();
  const picture = await screen.findByRole('img', { name: 'An example of a day' });
  expect(within(picture).queryByRole('link')).toBeNull();
});

test('on a phone the menu has every door', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Open menu' }));
  const doors = (await screen.findAllByRole('menuitem')).map((item) => item.getAttribute('href'));
  expect(doors).toEqual(['/product', '/minside', '/about', '/help-center', '/login']);
});

test('search engines read who runs the installation, if it says so', async () => {
  const linkedData = () =>
    JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}');
  const { unmount } = await open({ name: 'Fjord Drift AS', email: 'post@fjord.example' });
  await waitFor(() =>
    expect(linkedData()).toMatchObject({
      '@type': 'SoftwareApplication',
      provider: {
        ...{ '@type': 'Organization', name: 'Fjord Drift AS', email: 'post@fjord.example' },
      },
    }),
  );
  unmount();
  await open();
  await screen.findByRole('heading', { level: 1 });
  expect(linkedData()).not.toHaveProperty('provider');
});

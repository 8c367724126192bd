import { refuse, reply } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../../testing/render-app';

const PAGE = 'GET /api/v1/sitePages/:kind/:slug';
const LIST = 'GET /api/v1/sitePages';

const page = {
  ...{ address: '/articles/autumn', title: 'Autumn', description: 'Warm when it is cold' },
  ...{ languageType: 'en', languages: ['en', 'no'], date: '2026-06-15' },
  ...{ changedAt: '2026-06-15T09:00:00.000Z', html: '<h2 id="one">One</h2><p>Words</p>' },
};
const data = (answer: unknown) => reply(200, { success: true, data: answer });

afterEach(() => {
  document.getElementById('site-page')?.remove();
});

test('a page that a system administrator wrote is shown like the others', async () => {
  const { http } = await renderApp('/articles/Autumn', { http: { [PAGE]: () => data(page) } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Autumn' })).toBeVisible();
  expect(screen.getByText('15 June 2026')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'One' })).toBeVisible();
  expect(document.title).toBe('Autumn · Atrium');
  expect(document.head.querySelector('link[hreflang=no]')).not.toBeNull();
  expect(http.requests(PAGE)[0]).toMatchObject({ params: { kind: 'articles', slug: 'autumn' } });
  await expectAccessible();
});

test('one that is not public is not found', async () => {
  await renderApp('/special/autumn', { http: { [PAGE]: () => refuse(404, 'NOT_FOUND') } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('one that cannot be loaded is asked for again', async () => {
  const { user, http } = await renderApp('/special/autumn', {
    http: { [PAGE]: () => refuse(500, 'INTERNAL') },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  http.use({ [PAGE]: () => data(page) });
  await user.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: 'Autumn' })).toBeVisible();
});

test('the list of its kind leads to it', async () => {
  const { user, router } = await renderApp('/articles', {
    http: { [LIST]: () => data([page]), [PAGE]: () => data(page) },
  });
  await user.click(await screen.findByRole('link', { name: 'Autumn' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Autumn' })).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe('/articles/autumn'));
});

import { act, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { pageRoute } from '../../lib/loading/page-route';
import { expectAccessible } from '../../testing/expect-accessible';
import { renderUi } from '../../testing/render-ui';
import { AppPages } from './app-pages';

const page = (title: string) => (
  <main id="main">
    <h1>{title}</h1>
    <Link to="/stays">To the stays</Link>
  </main>
);

async function open() {
  const slow = { resolve: () => {} };
  const arrived = new Promise<void>((resolve) => {
    slow.resolve = resolve;
  });
  const routes = [
    { index: true, element: page('Overview') },
    pageRoute({ path: 'stays' }, async () => {
      await arrived;
      return { Component: () => page('Stays') };
    }),
  ];
  const router = createMemoryRouter([
    { path: '*', element: <AppPages routes={routes} loading={<p>On its way</p>} /> },
  ]);
  return { ...(await renderUi(<RouterProvider router={router} />)), router, slow };
}

test('the first stop of the Tab key leads past the header', async () => {
  const { user } = await open();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
  await expectAccessible();
});

test('the first page does not take the focus from where the browser puts it', async () => {
  await open();
  expect(document.body).toHaveFocus();
});

test('after a change of page the focus is on its heading, however late it comes', async () => {
  const { user, slow } = await open();
  await user.click(screen.getByRole('link', { name: 'To the stays' }));
  await act(async () => slow.resolve());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Stays' })).toHaveFocus());
});

test('the page before stays until the next one is there', async () => {
  const { user, slow } = await open();
  await user.click(screen.getByRole('link', { name: 'To the stays' }));
  expect(screen.getByRole('heading', { name: 'Overview' })).toBeVisible();
  expect(screen.queryByText('On its way')).toBeNull();
  await act(async () => slow.resolve());
  expect(await screen.findByRole('heading', { name: 'Stays' })).toBeVisible();
});

test('a change of the query alone leaves the focus alone', async () => {
  const { router } = await open();
  const link = screen.getByRole('link', { name: 'To the stays' });
  link.focus();
  await act(() => router.navigate('/?date=2026-11-21'));
  expect(link).toHaveFocus();
});

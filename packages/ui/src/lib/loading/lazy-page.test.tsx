import { act, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider, useLocation, useRoutes } from 'react-router-dom';
import { FailureBoundary } from '../../components/states/failure-boundary';
import { renderUi } from '../../testing/render-ui';
import { stubFetch } from '../../testing/stub-fetch';
import { type LazyPage, lazyPage } from './lazy-page';

const Component = () => <h1>Stays</h1>;

let restore = () => {};
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  restore = stubFetch(async () => ({}));
});
afterEach(() => {
  restore();
  jest.restoreAllMocks();
});

function Pages({ page: Page }: { page: LazyPage }) {
  const { key } = useLocation();
  const routes = useRoutes([
    { path: '/', element: <p>Home</p> },
    { path: '*', element: <Page /> },
  ]);
  return (
    <FailureBoundary place={key}>
      <Suspense fallback={<p>On its way</p>}>{routes}</Suspense>
    </FailureBoundary>
  );
}

async function open(page: LazyPage, path = '/stays') {
  const router = createMemoryRouter([{ path: '*', element: <Pages page={page} /> }], {
    initialEntries: [path],
  });
  const view = await renderUi(<RouterProvider router={router} />);
  return { ...view, go: (to: string | number) => act(() => router.navigate(to as string)) };
}

test('the fallback shows until the page is there; it is asked for once, however often it is shown', async () => {
  const load = jest.fn(async () => ({ Component }));
  const { go } = await open(lazyPage(load));
  expect(screen.getByText('On its way')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Stays' })).toBeVisible();
  await go('/');
  await go('/stays?again');
  expect(await screen.findByRole('heading', { name: 'Stays' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('what was asked for beforehand is not asked for again', async () => {
  const load = jest.fn(async () => ({ Component }));
  const page = lazyPage(load);
  page.preload();
  page.preload();
  await open(page);
  expect(await screen.findByRole('heading', { name: 'Stays' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('nothing is asked for before somebody asks', () => {
  const load = jest.fn(async () => ({ Component }));
  lazyPage(load);
  expect(load).not.toHaveBeenCalled();
});

test('a page that does not arrive says so, and the next visit asks again', async () => {
  const load = jest.fn<Promise<{ Component: typeof Component }>, []>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValue({ Component });
  const { go } = await open(lazyPage(load));
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  await go('/');
  expect(screen.getByText('Home')).toBeVisible();
  await go('/stays');
  expect(await screen.findByRole('heading', { name: 'Stays' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('another navigation to the very page that failed tries it too', async () => {
  const load = jest.fn<Promise<{ Component: typeof Component }>, []>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValue({ Component });
  const { go } = await open(lazyPage(load));
  await screen.findByRole('button', { name: 'Reload' });
  await go('/stays?month=2');
  expect(await screen.findByRole('heading', { name: 'Stays' })).toBeVisible();
});

test('asking beforehand fails quietly, and the visit asks for itself', async () => {
  const load = jest.fn<Promise<{ Component: typeof Component }>, []>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValue({ Component });
  const page = lazyPage(load);
  page.preload();
  await act(async () => {});
  await open(page);
  expect(await screen.findByRole('heading', { name: 'Stays' })).toBeVisible();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});

import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { CHUNK_TIMEOUT_MS, loadChunk } from '../../lib/loading/load-chunk';
import { pageRoute } from '../../lib/loading/page-route';
import { expectAccessible } from '../../testing/expect-accessible';
import { renderUi } from '../../testing/render-ui';
import { stubFetch } from '../../testing/stub-fetch';
import { AppPages } from '../frame/app-pages';
import { ErrorPage } from './error-page';
import { NotFoundPage } from './not-found-page';

test('has its fixed text and three ways out', async () => {
  await renderUi(<ErrorPage reference="req-1" />);
  expect(screen.getByRole('heading', { name: 'Something went wrong...' })).toBeVisible();
  const ways = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(ways).toEqual([
    ['Home', '/'],
    ['About', '/about'],
    ['Activity Hub', '/minside'],
  ]);
  expect(screen.getByText('Reference: req-1')).toBeVisible();
  expect(document.title).toBe('Something went wrong... · Atrium');
  await expectAccessible();
});

test('a page that does not exist is not an accident', async () => {
  await renderUi(<NotFoundPage />);
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

describe('a page that fails', () => {
  const open = (load: () => Promise<{ Component: () => null }>) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const routes = [pageRoute({ path: '/' }, load)];
    return renderUi(
      <MemoryRouter>
        <AppPages routes={routes} loading={<p>Loading</p>} />
      </MemoryRouter>,
    );
  };

  let restore = () => {};
  afterEach(() => {
    restore();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  test('offers to reload when its part of the app is gone', async () => {
    restore = stubFetch(async () => ({}));
    await open(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible();
    expect(screen.getByRole('heading')).toHaveTextContent('There is a newer version of this page');
  });

  test('shows the error page for anything else', async () => {
    const Component = () => {
      throw new Error('boom');
    };
    await open(async () => ({ Component }));
    expect(await screen.findByText('Something went wrong...')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
  });
});

describe('loadChunk', () => {
  afterEach(() => jest.useRealTimers());

  test('gives up after 120 seconds', async () => {
    jest.useFakeTimers();
    expect(CHUNK_TIMEOUT_MS).toBe(120_000);
    const outcome = loadChunk(() => new Promise(() => {})).catch((error: Error) => error.name);
    let settled = false;
    void outcome.then(() => {
      settled = true;
    });
    await jest.advanceTimersByTimeAsync(119_999);
    expect(settled).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe('ChunkLoadError');
  });

  test('leaves no timer behind', async () => {
    jest.useFakeTimers();
    await loadChunk(async () => ({}));
    expect(jest.getTimerCount()).toBe(0);
  });
});

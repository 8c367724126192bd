import { screen, waitFor } from '@testing-library/react';
import { ChunkLoadError } from '../../lib/loading/load-chunk';
import { expectAccessible } from '../../testing/expect-accessible';
import { renderUi } from '../../testing/render-ui';
import { stubFetch } from '../../testing/stub-fetch';
import { FailureBoundary } from './failure-boundary';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

interface PageProps {
  /** Undefined: the page is fine. */
  error?: unknown;
}
function Page({ error }: PageProps) {
  if (error !== undefined) throw error;
  return <h1>Stays</h1>;
}
const at = (place: string, error?: unknown) => (
  <FailureBoundary place={place}>
    <Page error={error} />
  </FailureBoundary>
);
const wrong = () => screen.queryByRole('heading', { name: 'Something went wrong...' });

test('a page that works is all there is', async () => {
  await renderUi(at('a'));
  expect(screen.getByRole('heading', { name: 'Stays' })).toBeVisible();
  expect(wrong()).toBeNull();
});

test('a page that fails is an error page, and stays one where it failed', async () => {
  const { rerender } = await renderUi(at('a', new Error('broken')));
  expect(wrong()).toBeVisible();
  await expectAccessible();
  // Something else on the page changed: trying again by itself would fail again, and again.
  rerender(at('a'));
  expect(wrong()).toBeVisible();
});

test('another place is tried, and is a failure of its own when it fails too', async () => {
  const { rerender } = await renderUi(at('a', new Error('broken')));
  rerender(at('b'));
  expect(screen.getByRole('heading', { name: 'Stays' })).toBeVisible();
  rerender(at('c', new Error('broken too')));
  expect(wrong()).toBeVisible();
  rerender(at('c'));
  expect(wrong()).toBeVisible();
  rerender(at('b'));
  expect(screen.getByRole('heading', { name: 'Stays' })).toBeVisible();
});

test('what fails only after a while is caught where it was then', async () => {
  const { rerender } = await renderUi(at('a'));
  rerender(at('a', new Error('later')));
  expect(wrong()).toBeVisible();
  rerender(at('b'));
  expect(wrong()).toBeNull();
});

describe('a part that did not arrive', () => {
  const missing = new ChunkLoadError(new TypeError('Failed to fetch'));
  let restore = () => {};
  const answering = (fetch: () => Promise<unknown>) => {
    restore = stubFetch(fetch);
  };
  afterEach(() => restore());

  test('is a matter of reloading while the server answers', async () => {
    answering(async () => ({}));
    await renderUi(at('a', missing));
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible();
    expect(wrong()).toBeNull();
  });

  test('without an answer it says offline, and asks again when the connection is back', async () => {
    answering(async () => {
      throw new TypeError('Failed to fetch');
    });
    await renderUi(at('a', missing));
    expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeVisible();
    expect(screen.queryByText(/newer version/)).toBeNull();
    await expectAccessible();
    const asked = jest.mocked(fetch).mock.calls.length;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(jest.mocked(fetch).mock.calls.length).toBe(asked + 1));
    // Still nothing: the page stays, instead of the browser's own.
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('inside of a page it leads where the page says', async () => {
    answering(async () => {
      throw new TypeError('Failed to fetch');
    });
    await renderUi(
      <main>
        <FailureBoundary
          place="a"
          frame={{ site: 'Fjord', links: <a href="/fjord">Fjord</a>, isPart: true }}
        >
          <Page error={missing} />
        </FailureBoundary>
      </main>,
    );
    await screen.findByRole('heading', { name: 'You are offline' });
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Fjord']);
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(document.title).toBe('You are offline · Fjord');
  });
});

test.each([[null], ['a word'], [0]])('whatever is thrown is caught: %p', async (error) => {
  await renderUi(at('a', error));
  expect(wrong()).toBeVisible();
});

import { screen } from '@testing-library/react';
import { ChunkLoadError } from '../../lib/lazy-route';
import { expectAccessible } from '../../testing/expect-accessible';
import { renderUi } from '../../testing/render-ui';
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

test('a part that did not arrive is a matter of reloading', async () => {
  await renderUi(at('a', new ChunkLoadError(new TypeError('Failed to fetch'))));
  expect(wrong()).toBeNull();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test.each([[null], ['a word'], [0]])('whatever is thrown is caught: %p', async (error) => {
  await renderUi(at('a', error));
  expect(wrong()).toBeVisible();
});

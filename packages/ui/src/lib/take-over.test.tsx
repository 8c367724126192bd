import { act, configure, getConfig, screen, waitFor } from '@testing-library/react';
import { Suspense, use, useEffect, useState } from 'react';
import { BrowserRouter, useRoutes } from 'react-router-dom';
import type { PageCode } from './loading/lazy-page';
import { pageRoute } from './loading/page-route';
import { remembered } from './loading/remembered';
import { takeOver } from './take-over';

/** As React draws it: a Suspense boundary stands between comments. */
const DRAWN = '<div><!--$--><main><h1>About</h1></main><!--/$--></div>';

/** React leaves its mark on what it took over. */
const isTaken = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactFiber'));

function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

function drawnPage(language = 'en') {
  const code = deferred<PageCode>();
  const words = deferred<string>();
  const fetchWords = remembered(() => words.promise);
  const Component = () => (
    <main>
      <h1>{use(fetchWords())}</h1>
    </main>
  );
  const routes = [pageRoute({ path: 'about' }, () => code.promise)];
  /** Like the theme, it changes something above the page as soon as it is there. */
  function App() {
    const [, setReady] = useState(false);
    useEffect(() => setReady(true), []);
    return (
      <div>
        <Suspense fallback={<p>On its way</p>}>{useRoutes(routes)}</Suspense>
      </div>
    );
  }
  const root = document.createElement('div');
  root.dataset.drawnIn = language;
  root.innerHTML = DRAWN;
  document.body.replaceChildren(root);
  const draw = () =>
    takeOver(routes)(
      root,
      <BrowserRouter>
        <App />
      </BrowserRouter>,
      'en',
    );
  return {
    root,
    code,
    words,
    draw,
    arrive: () => code.resolve({ Component, prepare: fetchWords }),
  };
}

const { reactStrictMode } = getConfig();
beforeEach(() => {
  configure({ reactStrictMode: false });
  window.history.replaceState(null, '', '/about');
});
afterEach(() => {
  configure({ reactStrictMode });
  document.body.replaceChildren();
});

test('a drawn page is never taken away while its code and words are on their way', async () => {
  const { draw, arrive, words } = drawnPage();
  const drawn = screen.getByRole('main');
  const taken = draw();
  await act(async () => arrive());
  expect(screen.getByRole('main')).toBe(drawn);
  await act(async () => {
    words.resolve('About');
    await taken;
  });
  expect(screen.getByRole('main')).toBe(drawn);
  await waitFor(() => expect(isTaken(drawn)).toBe(true));
});

test.each([
  ['in another language', 'no', '/about'],
  ['at an address that asks for more', 'en', '/about?for=staff'],
  ['at a part of it', 'en', '/about#team'],
])('one that is not what the visitor sees is drawn again: %s', async (_, language, address) => {
  window.history.replaceState(null, '', address);
  const { draw, arrive, words } = drawnPage(language);
  const drawn = screen.getByRole('main');
  await act(async () => {
    arrive();
    words.resolve('Other words');
    await draw();
  });
  expect(await screen.findByRole('heading', { name: 'Other words' })).toBeVisible();
  expect(screen.getByRole('main')).not.toBe(drawn);
});

test('one whose words do not arrive is taken over nevertheless', async () => {
  const { draw, code } = drawnPage();
  const drawn = screen.getByRole('main');
  const Component = () => (
    <main>
      <h1>About</h1>
    </main>
  );
  await act(async () => {
    code.resolve({ Component, prepare: () => Promise.reject(new Error('gone')) });
    await draw();
  });
  await waitFor(() => expect(isTaken(drawn)).toBe(true));
});

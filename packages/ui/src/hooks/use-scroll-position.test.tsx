/** Where the page is, which jsdom has no layout to know. */
let top = 0;
const scrolled: number[] = [];

/** The person scrolls. */
function scroll(to: number) {
  top = to;
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  top = 0;
  scrolled.length = 0;
  sessionStorage.clear();
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => top });
  window.scrollTo = (...to: unknown[]) => {
    scrolled.push(Number(to[1]));
    scroll(Number(to[1]));
  };
});
afterEach(() => jest.restoreAllMocks());

/** A load of the page, with nothing in memory: at a navigation of the tab's history. */
async function load(key = 'first') {
  jest.resetModules();
  const { act, cleanup, render } = await import('@testing-library/react/pure');
  const { createMemoryRouter, RouterProvider } = await import('react-router-dom');
  const { useScrollPosition } = await import('./use-scroll-position');
  function Page() {
    useScrollPosition();
    return null;
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: [{ pathname: '/list', key }],
  });
  render(<RouterProvider router={router} />);
  return {
    go: (to: string, replace = false) => act(() => router.navigate(to, { replace })),
    back: () => act(() => router.navigate(-1)),
    leave: () => {
      window.dispatchEvent(new Event('pagehide'));
      cleanup();
    },
  };
}

test('a new page begins at its top; Back comes back to where the list was', async () => {
  const { go, back, leave } = await load();
  scroll(740);
  await go('/one');
  expect(top).toBe(0);
  scroll(120);
  await go('/two');
  expect(top).toBe(0);
  await back();
  expect(top).toBe(120);
  await back();
  expect(top).toBe(740);
  leave();
});

test('what takes the place of a page begins at its top too', async () => {
  const { go, leave } = await load();
  scroll(740);
  await go('/one', true);
  expect(scrolled).toEqual([0]);
  leave();
});

test('the first page of a tab stays where the browser shows it', async () => {
  const { leave } = await load();
  expect(scrolled).toEqual([]);
  leave();
});

test('a page that was never scrolled comes back to its top', async () => {
  const { go, back, leave } = await load();
  await go('/one');
  scroll(300);
  await go('/two');
  scroll(50);
  await back();
  expect(top).toBe(300);
  leave();
});

test('a reload comes back to where the page was; another page of the tab does not', async () => {
  const before = await load('kept');
  scroll(740);
  before.leave();
  top = 0;
  const after = await load('kept');
  expect(top).toBe(740);
  after.leave();
  top = 0;
  const elsewhere = await load('other');
  expect(top).toBe(0);
  elsewhere.leave();
});

test('the browser does not scroll beside it, and does again once it is gone', async () => {
  const { leave } = await load();
  expect(history.scrollRestoration).toBe('manual');
  leave();
  expect(history.scrollRestoration).toBe('auto');
});

test.each([['{broken'], ['null']])(
  'what the storage holds wrongly is forgotten: %s',
  async (text) => {
    sessionStorage.setItem('atrium-scroll-positions', text);
    const { go, back, leave } = await load();
    scroll(80);
    await go('/one');
    await back();
    expect(top).toBe(80);
    leave();
  },
);

test('a browser that forbids storage only forgets', async () => {
  const forbid = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
  const { go, back, leave } = await load();
  scroll(80);
  await go('/one');
  await back();
  expect(top).toBe(80);
  expect(leave).not.toThrow();
});

/** For each file that has a window: matchers, what jsdom lacks, and an end to what a test has rendered. */
if (typeof window !== 'undefined') setUpWindow();

function setUpWindow() {
  expect.extend(require('@testing-library/jest-dom/matchers'));
  const { cleanup, configure, getConfig } = require('@testing-library/react');
  const { getElementError } = getConfig();

  configure({
    // Lazy routes are compiled on first use; a cold cache on a busy machine takes many seconds.
    asyncUtilTimeout: 30_000,
    // A query that is tried until it succeeds prints the page for each failure, and again for the last, which is shown.
    getElementError: (message, container) =>
      getConfig()._disableExpensiveErrorDiagnostics
        ? new Error(message)
        : getElementError(message, container),
  });

  window.matchMedia ??= (query) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  });

  // jsdom has no layout to scroll; the router's scroll restoration calls it on every navigation.
  window.scrollTo = () => {};

  // Testing Library adds these hooks as it is loaded, which is before the first file of a worker alone.
  beforeAll(() => {
    globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  });
  afterEach(() => cleanup());

  // What one test leaves in the browser is not there for the next.
  afterEach(() => localStorage.clear());
}

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

  withoutOwnerStacks(require('react'));

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

/**
 * In development React records a stack for every element that it makes, a tenth of the time of these tests, to say in
 * a warning who made it. It stops for a while after ten thousand; here it does from the start. The components that an
 * error or a warning came through are named all the same.
 */
function withoutOwnerStacks(react) {
  const internals = react.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set() {},
  });
}

require('@testing-library/jest-dom');
const { configure, getConfig } = require('@testing-library/react');

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

if (!window.matchMedia) {
  window.matchMedia = (query) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  });
}

// jsdom has no layout to scroll; the router's scroll restoration calls it on every navigation.
window.scrollTo = () => {};

// What one test leaves in the browser is not there for the next.
afterEach(() => localStorage.clear());

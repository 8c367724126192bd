require('@testing-library/jest-dom');
const { configure } = require('@testing-library/react');

// Lazy routes are compiled on first use; a cold cache on a busy machine takes many seconds.
configure({ asyncUtilTimeout: 30_000 });

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

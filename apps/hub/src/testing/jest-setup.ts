// The whole app with axe over it takes seconds on a busy machine; a hanging test still ends.
jest.setTimeout(30_000);

// jsdom has no layout to scroll.
window.scrollTo = () => undefined;

// The whole app with axe over it takes seconds on a busy machine; a hanging test still ends.
jest.setTimeout(30_000);

// jsdom has no layout to scroll.
window.scrollTo = () => undefined;

// What one test leaves in the browser is not there for the next.
afterEach(() => localStorage.clear());

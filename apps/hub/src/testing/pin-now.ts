import { NOW } from './fixtures';

/** Fixes the date, and nothing else, at `NOW` for the tests of a file. */
export function pinNow(): void {
  beforeEach(() => {
    jest.useFakeTimers({
      now: new Date(NOW),
      doNotFake: [
        'cancelAnimationFrame',
        'cancelIdleCallback',
        'clearImmediate',
        'clearInterval',
        'clearTimeout',
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'requestAnimationFrame',
        'requestIdleCallback',
        'setImmediate',
        'setInterval',
        'setTimeout',
      ],
    });
  });
  afterEach(() => jest.useRealTimers());
}

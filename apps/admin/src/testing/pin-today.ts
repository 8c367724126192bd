/** 12:00 at the venue of the tests, whose clock is UTC + 1 in November. */
export const TODAY = '2026-11-21';

/** Stops the calendar for a test file, and nothing else: timers keep running. */
export function pinToday(instant = `${TODAY}T11:00:00Z`): void {
  beforeEach(() => {
    jest.useFakeTimers({
      now: new Date(instant),
      doNotFake: [
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'requestIdleCallback',
        'cancelIdleCallback',
        'setImmediate',
        'clearImmediate',
        'setInterval',
        'clearInterval',
        'setTimeout',
        'clearTimeout',
      ],
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
}

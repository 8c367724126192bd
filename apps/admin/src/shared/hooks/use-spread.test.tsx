import { act, renderHook } from '@testing-library/react';
import { useSpread } from './use-spread';

/** What waits for the next frame. */
let waiting = new Map<number, () => void>();

beforeEach(() => {
  waiting = new Map();
  let last = 0;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    last += 1;
    waiting.set(last, () => callback(0));
    return last;
  });
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((id) => {
    waiting.delete(id);
  });
});
afterEach(() => jest.restoreAllMocks());

const nextFrame = () =>
  act(() => {
    const now = [...waiting.values()];
    waiting.clear();
    for (const callback of now) callback();
  });
const everyFrame = () => {
  while (waiting.size > 0) nextFrame();
};

function spread(count: number) {
  const hook = renderHook(({ value }) => useSpread(value, count), {
    initialProps: { value: 'free' },
  });
  everyFrame();
  return {
    change: (value: string) => hook.rerender({ value }),
    shown: (value: string) => hook.result.current.filter((one) => one === value).length,
  };
}

test('a few items take a new value on with each frame', () => {
  const items = spread(25);
  items.change('marked');
  expect([items.shown('marked'), items.shown('free')]).toEqual([10, 15]);
  nextFrame();
  expect(items.shown('marked')).toBe(20);
  nextFrame();
  expect(items.shown('marked')).toBe(25);
});

test('a value that changes on its way goes no further', () => {
  const items = spread(60);
  items.change('marked');
  items.change('free');
  expect(items.shown('marked')).toBe(0);
  everyFrame();
  expect(items.shown('free')).toBe(60);
});

test('where there are few, all have it at once', () => {
  const items = spread(10);
  items.change('marked');
  expect(items.shown('marked')).toBe(10);
});

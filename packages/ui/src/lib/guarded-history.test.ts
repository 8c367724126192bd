/** @jest-environment @atrium/jest-preset/jsdom-environment.cjs */
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
} from 'react-router-dom';
import { guardHistory, type History } from './guarded-history';

/** A tab that came from the list to a page with changes; `answer` is what the person says. */
function open(history: History) {
  const told: string[] = [];
  const page = { hasChanges: true, answer: (_leave: boolean) => {} };
  const ask = jest.fn(
    () =>
      new Promise<boolean>((resolve) => {
        page.answer = resolve;
      }),
  );
  const guarded = guardHistory(history, { hasChanges: () => page.hasChanges, ask });
  guarded.listen(({ location }) => told.push(location.pathname + location.search));
  const answer = async (leave: boolean) => {
    page.answer(leave);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { guarded, page, ask, answer, told, at: () => history.location.pathname };
}

const memory = () =>
  createMemoryHistory({
    initialEntries: ['/before', '/list', '/form', '/after'],
    initialIndex: 2,
    v5Compat: true,
  });

const ways: [string, (history: History) => void, string][] = [
  ['a link', ({ push }) => push('/elsewhere'), '/elsewhere'],
  ['a redirect', ({ replace }) => replace({ pathname: '/elsewhere' }), '/elsewhere'],
  ['Back', ({ go }) => go(-1), '/list'],
  ['two steps Back', ({ go }) => go(-2), '/before'],
  ['Forward', ({ go }) => go(1), '/after'],
];

describe.each(ways)('%s', (_way, leave, target) => {
  test('asks, and stays where the answer is to stay, every time', async () => {
    const { guarded, ask, answer, told, at } = open(memory());
    for (const times of [1, 2]) {
      leave(guarded);
      expect(ask).toHaveBeenCalledTimes(times);
      expect(at()).toBe('/form');
      await answer(false);
      expect(at()).toBe('/form');
    }
    expect(told).toEqual([]);
  });

  test('leaves where the answer is to leave', async () => {
    const { guarded, ask, answer, told, at } = open(memory());
    leave(guarded);
    await answer(true);
    expect([at(), told]).toEqual([target, [target]]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('asks once, however often it is tried before the answer', async () => {
    const { guarded, ask, answer, at } = open(memory());
    leave(guarded);
    leave(guarded);
    expect(ask).toHaveBeenCalledTimes(1);
    await answer(true);
    expect(at()).toBe(target);
  });

  test('leaves at once where nothing was changed, or after a save', () => {
    const unchanged = open(memory());
    unchanged.page.hasChanges = false;
    leave(unchanged.guarded);
    const saved = open(memory());
    saved.guarded.allowNext();
    leave(saved.guarded);
    for (const { ask, told } of [unchanged, saved]) {
      expect(ask).not.toHaveBeenCalled();
      expect(told).toEqual([target]);
    }
  });
});

test('another tab or search of the same page is no leaving, and uses up no permission', () => {
  const { guarded, ask, told } = open(memory());
  guarded.allowNext();
  guarded.push('/form?tab=2');
  guarded.replace('?tab=3');
  guarded.go(-1);
  guarded.push('/elsewhere');
  expect(ask).not.toHaveBeenCalled();
  expect(told).toEqual(['/form?tab=2', '/form?tab=3', '/form', '/elsewhere']);
});

test('a permission is good for one change of page', () => {
  const { guarded, ask, at } = open(memory());
  guarded.allowNext();
  guarded.push('/saved');
  guarded.push('/elsewhere');
  expect(ask).toHaveBeenCalledTimes(1);
  expect(at()).toBe('/saved');
});

describe('in a browser', () => {
  const popped = () =>
    new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

  test('Back is undone, and done again when the answer is to leave', async () => {
    history.replaceState(null, '', '/list');
    const { guarded, answer, told, page } = open(createBrowserHistory({ v5Compat: true }));
    page.hasChanges = false;
    guarded.push('/form');
    page.hasChanges = true;
    history.back();
    await popped();
    await popped();
    expect(location.pathname).toBe('/form');
    await answer(true);
    await popped();
    expect(location.pathname).toBe('/list');
    expect(told).toEqual(['/form', '/list']);
  });

  test('so is Back to an entry that the browser wrote, for the address of a heading', async () => {
    history.replaceState(null, '', '/list');
    const { guarded, ask, answer, told, page } = open(createBrowserHistory({ v5Compat: true }));
    page.hasChanges = false;
    location.hash = '#main';
    await popped();
    guarded.push('/form');
    page.hasChanges = true;
    history.back();
    await popped();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(location.pathname).toBe('/form');
    await answer(true);
    await popped();
    expect(location.pathname).toBe('/list');
    expect(told).toEqual(['/list', '/form', '/list']);
  });
});

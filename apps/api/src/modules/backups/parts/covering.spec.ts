import { covering } from './covering';

describe('the part that an id is in', () => {
  const parts = [
    { name: 'first', to: 'f' },
    { name: 'second', from: 'f', to: 'm' },
    { name: 'last', from: 'm' },
  ];
  it.each([
    ['', 'first'],
    ['f', 'first'],
    ['fa', 'second'],
    ['m', 'second'],
    ['n', 'last'],
    ['zz', 'last'],
  ])('%p: %s', (id, name) => {
    expect(covering(parts, id)?.name).toBe(name);
  });

  it('is the only one, whatever the id is', () => {
    const only = { name: 'only', from: undefined };
    expect(covering([only], { a: 1 })).toBe(only);
    expect(covering([], 1)).toBeUndefined();
  });
});

import { nextShared } from './create-batcher';

const ready = (vendorId: string, size: number) => ({
  vendorId,
  batch: Array.from({ length: size }, () => ({}) as never),
});
const sizes = (all: readonly { batch: readonly unknown[] }[]) =>
  all.map(({ batch }) => batch.length);

describe('nextShared', () => {
  it.each([
    ['all of them while they fit', [3, 4, 1], [3, 4, 1], []],
    ['the first even when it is too large', [9, 1], [9], [1]],
    ['those behind one that is too large', [3, 6, 5], [3, 5], [6]],
    ['nothing of nothing', [], [], []],
  ])('takes %s', (_, waiting, taken, left) => {
    const all = waiting.map((size) => ready('a', size));
    expect(sizes(nextShared(all, 8))).toEqual(taken);
    expect(sizes(all)).toEqual(left);
  });

  it('never mixes two venues', () => {
    const all = [ready('a', 1), ready('b', 2), ready('a', 3)];
    expect(sizes(nextShared(all, 8))).toEqual([1, 3]);
    expect(sizes(all)).toEqual([2]);
  });
});

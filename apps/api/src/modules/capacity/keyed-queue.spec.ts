import fc from 'fast-check';
import { KeyedQueue } from './keyed-queue';

describe('KeyedQueue', () => {
  it('lets nobody in beside one who shares a key, loses nobody, and forgets its keys', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 3 }), {
          maxLength: 20,
        }),
        async (wishes) => {
          const queue = new KeyedQueue();
          const inside = new Set<string>();
          let done = 0;
          await Promise.all(
            wishes.map((keys) =>
              queue.exclusive(keys, async () => {
                for (const key of new Set(keys)) {
                  expect(inside.has(key)).toBe(false);
                  inside.add(key);
                }
                await new Promise((resolve) => setImmediate(resolve));
                for (const key of keys) inside.delete(key);
                done += 1;
              }),
            ),
          );
          expect(done).toBe(wishes.length);
          expect(queue.size).toBe(0);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('goes on after one that failed', async () => {
    const queue = new KeyedQueue();
    const failing = queue.exclusive(['a'], () => Promise.reject(new Error('no')));
    const next = queue.exclusive(['a'], async () => 'yes');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});

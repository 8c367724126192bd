import { SharedReads } from './shared-reads';

describe('SharedReads', () => {
  const deferred = () => {
    let resolve: (value: string) => void = () => {};
    const promise = new Promise<string>((done) => {
      resolve = done;
    });
    return { promise, resolve };
  };

  it('reads once for all who ask meanwhile, and anew for who asks later', async () => {
    const reads = new SharedReads<string>();
    const first = deferred();
    const load = jest.fn(() => first.promise);
    const both = Promise.all([reads.read('a', load), reads.read('a', load)]);
    first.resolve('old');
    expect(await both).toEqual(['old', 'old']);
    expect(load).toHaveBeenCalledTimes(1);
    expect(await reads.read('a', async () => 'new')).toBe('new');
  });

  it('keeps keys apart, and does not keep a failure', async () => {
    const reads = new SharedReads<string>();
    const failing = reads.read('a', () => Promise.reject(new Error('no')));
    const other = reads.read('b', async () => 'b');
    await expect(failing).rejects.toThrow('no');
    expect(await other).toBe('b');
    expect(await reads.read('a', async () => 'a')).toBe('a');
  });

  it('lets nobody join a read that began before a change', async () => {
    const reads = new SharedReads<string>();
    const before = deferred();
    const early = reads.read('a', () => before.promise);
    reads.forget('a');
    const late = reads.read('a', async () => 'after');
    before.resolve('before');
    expect([await early, await late]).toEqual(['before', 'after']);
  });
});

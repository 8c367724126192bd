import { SharedReads } from './shared-reads';

const KEEP_MS = 1_000;

describe('SharedReads', () => {
  let reads: SharedReads<{ text: string }>;

  beforeEach(() => {
    // the cache keeps the `performance` it was loaded with, so that one has to tell the faked time
    jest.useFakeTimers({ doNotFake: ['performance'] });
    jest.spyOn(performance, 'now').mockImplementation(() => Date.now());
    reads = new SharedReads(KEEP_MS);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  const deferred = () => {
    let resolve: (text: string) => void = () => {};
    const promise = new Promise<{ text: string }>((done) => {
      resolve = (text) => done({ text });
    });
    return { promise, resolve };
  };
  const read = async (key: string, text: string) =>
    (await reads.read(key, async () => ({ text }))).text;

  it('reads once for all who ask meanwhile, however long it takes', async () => {
    const first = deferred();
    const load = jest.fn(() => first.promise);
    const early = reads.read('a', load);
    jest.advanceTimersByTime(2 * KEEP_MS);
    const late = reads.read('a', load);
    first.resolve('one');
    expect(await Promise.all([early, late])).toEqual([{ text: 'one' }, { text: 'one' }]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('keeps what it read for a moment', async () => {
    const slow = deferred();
    const first = reads.read('a', () => slow.promise);
    jest.advanceTimersByTime(2 * KEEP_MS);
    slow.resolve('old');
    await first;
    jest.advanceTimersByTime(KEEP_MS - 1);
    expect(await read('a', 'new')).toBe('old');
    jest.advanceTimersByTime(2);
    expect(await read('a', 'new')).toBe('new');
  });

  it('keeps keys apart, and does not keep a failure', async () => {
    const failing = reads.read('a', () => Promise.reject(new Error('no')));
    const other = read('b', 'b');
    await expect(failing).rejects.toThrow('no');
    expect(await other).toBe('b');
    expect(await read('a', 'a')).toBe('a');
  });

  it('lets nobody join a read that began before a change', async () => {
    const before = deferred();
    const early = reads.read('a', () => before.promise);
    reads.forget('a');
    const late = await read('a', 'after');
    before.resolve('before');
    expect([(await early).text, late]).toEqual(['before', 'after']);
    expect(await read('a', 'again')).toBe('after');
  });
});

import { JoinedReads } from './joined-reads';

const scope = { vendorId: 'one' };

/** A query that ends when it is told to. */
function openQuery() {
  const calls: {
    keys: string[];
    vendorId: string;
    end: (value: number) => void;
    fail: () => void;
  }[] = [];
  const reads = new JoinedReads<number>(
    ({ vendorId }, keys) =>
      new Promise((done, failed) => {
        const end = (value: number) => done(new Map(keys.map((key) => [key, value])));
        calls.push({ keys: [...keys], vendorId, end, fail: () => failed(new Error('away')) });
      }),
  );
  return { reads, calls };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('asks at once when nothing is running', () => {
  const { reads, calls } = openQuery();
  void reads.read(scope, ['a', 'b']);
  expect(calls.map(({ keys }) => keys)).toEqual([['a', 'b']]);
});

test('lets those who ask meanwhile share the next query, never the running one', async () => {
  const { reads, calls } = openQuery();
  const first = reads.read(scope, ['a']);
  const second = reads.read(scope, ['a', 'b']);
  const third = reads.read(scope, ['b', 'c']);
  expect(calls).toHaveLength(1);

  calls[0]?.end(1);
  await settled();
  expect(calls[1]?.keys).toEqual(['a', 'b', 'c']);
  calls[1]?.end(2);
  expect((await first).get('a')).toBe(1);
  expect((await second).get('a')).toBe(2);
  expect((await third).get('c')).toBe(2);
});

test('begins again once nobody waits', async () => {
  const { reads, calls } = openQuery();
  void reads.read(scope, ['a']);
  calls[0]?.end(1);
  await settled();
  void reads.read(scope, ['a']);
  expect(calls).toHaveLength(2);
});

test('a query that fails fails its own, and the next still runs', async () => {
  const { reads, calls } = openQuery();
  const first = reads.read(scope, ['a']);
  const second = reads.read(scope, ['a']);
  calls[0]?.fail();
  await expect(first).rejects.toThrow('away');
  calls[1]?.end(2);
  expect((await second).get('a')).toBe(2);
});

test('keeps venues apart', () => {
  const { reads, calls } = openQuery();
  void reads.read(scope, ['a']);
  void reads.read({ vendorId: 'two' }, ['a']);
  expect(calls.map(({ vendorId }) => vendorId)).toEqual(['one', 'two']);
});

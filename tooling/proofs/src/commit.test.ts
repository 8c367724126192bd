import { labelOf } from './commit';

const HASH = '5fcd138b2f6d3c1e0a9b8c7d6e5f4a3b2c1d0e9f';

test('names the whole commit', () => {
  expect(labelOf(`${HASH}\n`, '')).toBe(`commit ${HASH}`);
});

test('says that what was measured is in no commit', () => {
  expect(labelOf(HASH, ' M apps/api/src/main.ts\n')).toContain('with uncommitted changes');
});

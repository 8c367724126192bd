import { createIdempotencyKeys } from './idempotency-keys';

function setUp() {
  let time = 0;
  let made = 0;
  const keys = createIdempotencyKeys(
    () => time,
    () => `key-${++made}`,
  );
  return { keys, pass: (ms: number) => (time += ms) };
}

test('the same body to the same operation keeps its key until it is settled', () => {
  const { keys } = setUp();
  expect(keys.keyFor('POST /a', { pax: 2 })).toBe('key-1');
  expect(keys.keyFor('POST /a', { pax: 2 })).toBe('key-1');
  keys.settle('POST /a');
  expect(keys.keyFor('POST /a', { pax: 2 })).toBe('key-2');
});

test('another body ends the earlier attempt, so that going back to it is a new write', () => {
  const { keys } = setUp();
  expect(keys.keyFor('PUT /a', { pax: 2 })).toBe('key-1');
  expect(keys.keyFor('PUT /a', { pax: 3 })).toBe('key-2');
  expect(keys.keyFor('PUT /a', { pax: 2 })).toBe('key-3');
});

test('operations do not share keys', () => {
  const { keys } = setUp();
  expect(keys.keyFor('POST /a', {})).not.toBe(keys.keyFor('POST /b', {}));
});

test('an attempt is forgotten after two minutes', () => {
  const { keys, pass } = setUp();
  keys.keyFor('POST /a', {});
  pass(119_999);
  expect(keys.keyFor('POST /a', {})).toBe('key-1');
  pass(1);
  expect(keys.keyFor('POST /a', {})).toBe('key-2');
});

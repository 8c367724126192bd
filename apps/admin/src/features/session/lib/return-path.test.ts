import { returnPath } from './return-path';

test.each([
  [{ from: '/admin/guests/1?x=2' }, '/admin/guests/1?x=2'],
  [{ from: '/admin' }, '/admin'],
  [{ from: '/admin?date=2026-01-01' }, '/admin?date=2026-01-01'],
  [{ from: 'https://evil.example/admin' }, '/admin'],
  [{ from: '//evil.example' }, '/admin'],
  [{ from: '/administer' }, '/admin'],
  [{ from: 7 }, '/admin'],
  [null, '/admin'],
])('%j leads to %s', (state, expected) => {
  expect(returnPath(state)).toBe(expected);
});

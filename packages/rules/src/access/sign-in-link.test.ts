import {
  groupedSignInCode,
  mayMailSignInLink,
  plainSignInCode,
  signInCodeOf,
} from './sign-in-link';

test.each([
  [[0, 1, 2, 3, 4, 5, 6, 7], 'ABCDEFGH'],
  [[23, 24, 30, 31, 32, 61, 62, 255], '239AB9AH'],
  [[8, 9, 10, 11, 12, 13, 14, 15, 99, 99], 'JKMNPQRS'],
])('the code of %j is %s', (bytes, code) => {
  expect(signInCodeOf(Uint8Array.from(bytes))).toBe(code);
});

test('a code is shown in two groups, and read however it is typed', () => {
  expect(groupedSignInCode('K7M2Q9XP')).toBe('K7M2-Q9XP');
  for (const typed of ['K7M2-Q9XP', ' k7m2 q9xp ', 'K7M2Q9XP']) {
    expect(plainSignInCode(typed)).toBe('K7M2Q9XP');
  }
});

const now = new Date('2026-06-15T09:01:00Z');
test.each([
  [undefined, true],
  ['2026-06-15T09:00:00.000Z', true],
  ['2026-06-15T09:00:00.001Z', false],
  ['2026-06-15T09:01:00.000Z', false],
])('after a mail at %s another may go out: %s', (last, expected) => {
  expect(mayMailSignInLink(last === undefined ? undefined : new Date(last), now)).toBe(expected);
});

import { confirmationProblem, passwordProblem } from './password';

test.each([
  ['', 'PASSWORD_EMPTY'],
  ['1234567', 'PASSWORD_TOO_SHORT'],
  ['12345678', undefined],
  ['        ', 'PASSWORD_TOO_SIMPLE'],
  ['aaaaaaaa', 'PASSWORD_TOO_SIMPLE'],
  ['abababab', 'PASSWORD_TOO_SIMPLE'],
  ['abcabcab', undefined],
  ['🔑🔑🔑🔑', 'PASSWORD_TOO_SHORT'],
  ['abcd'.repeat(32), undefined],
  ['🔑🚪🏨🛎'.repeat(32), undefined],
  ['a'.repeat(129), 'PASSWORD_TOO_LONG'],
])('%p: %p', (password, expected) => {
  expect(passwordProblem(password)).toBe(expected);
});

test.each([
  ['ada@example.com', 'ada@example.com', 'PASSWORD_TOO_SIMPLE'],
  ['Ada@Example.com ', 'ada@example.com', 'PASSWORD_TOO_SIMPLE'],
  ['ada@example.com', 'eva@example.com', undefined],
  ['ada@example.com', null, undefined],
])('%p of %p: %p', (password, email, expected) => {
  expect(passwordProblem(password, email)).toBe(expected);
});

test.each([
  ['', '', 'PASSWORD_EMPTY'],
  ['', 'secret-1', 'PASSWORD_EMPTY'],
  ['secret-1', 'secret-1', undefined],
  ['secret-1', 'Secret-1', 'PASSWORDS_DO_NOT_MATCH'],
  ['secret-1', 'secret-1 ', 'PASSWORDS_DO_NOT_MATCH'],
  ['secret-1', '', 'PASSWORDS_DO_NOT_MATCH'],
])('%p confirmed as %p: %p', (password, confirmation, expected) => {
  expect(confirmationProblem(password, confirmation)).toBe(expected);
});

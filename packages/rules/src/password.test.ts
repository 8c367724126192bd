import { confirmationProblem, passwordProblem } from './password';

test.each([
  ['', 'PASSWORD_EMPTY'],
  ['1234567', 'PASSWORD_TOO_SHORT'],
  ['12345678', undefined],
  ['        ', undefined],
  ['🔑🔑🔑🔑', 'PASSWORD_TOO_SHORT'],
  ['a'.repeat(128), undefined],
  ['🔑'.repeat(128), undefined],
  ['a'.repeat(129), 'PASSWORD_TOO_LONG'],
])('%p: %p', (password, expected) => {
  expect(passwordProblem(password)).toBe(expected);
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

import { AppError } from '../errors/app-error';
import { assertAcceptablePassword, assertConfirmedPassword } from './password-policy';

const codeOf = (check: () => void): string | undefined => {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
};

test.each([
  ['', 'PASSWORD_EMPTY'],
  ['1234567', 'PASSWORD_TOO_SHORT'],
  ['x'.repeat(129), 'PASSWORD_TOO_LONG'],
  ['password', 'PASSWORD_TOO_COMMON'],
  ['PASSWORD', 'PASSWORD_TOO_COMMON'],
  ['12345678', 'PASSWORD_TOO_COMMON'],
  ['qwertyuiop', 'PASSWORD_TOO_COMMON'],
  ['Fjord og fjell 7', undefined],
  ['fjord '.repeat(21), undefined],
  ['aaaaaaaa', 'PASSWORD_TOO_SIMPLE'],
  [' '.repeat(8), 'PASSWORD_TOO_SIMPLE'],
])('%j: %s', (password, code) => {
  expect(codeOf(() => assertAcceptablePassword(password))).toBe(code);
});

test.each([
  ['', '', 'PASSWORD_EMPTY'],
  ['Fjord og fjell 7', 'Fjord og fjell 8', 'PASSWORDS_DO_NOT_MATCH'],
  ['password', 'password', 'PASSWORD_TOO_COMMON'],
  ['password', 'another', 'PASSWORDS_DO_NOT_MATCH'],
  ['Fjord og fjell 7', 'Fjord og fjell 7', undefined],
])('%j confirmed as %j: %s', (password, confirmation, code) => {
  expect(codeOf(() => assertConfirmedPassword(password, confirmation))).toBe(code);
});

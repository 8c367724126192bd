import { errors as texts } from '@atrium/i18n/locales/en/errors';
import { confirmationProblem, passwordProblem } from '@atrium/rules/password';
import { dictionary } from '@zxcvbn-ts/language-common';
import { type ErrorCode, RuleError } from '../errors/app-error';

/** Some 40,000 of leaked passwords, most used first, kept by zxcvbn; lower case. */
let common: ReadonlySet<string> | undefined;

/**
 * Refuses a new password that breaks the rules of product-decisions section 2: 8 to 128
 * characters, not among the commonest.
 * @throws {RuleError} PASSWORD_EMPTY, PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG, PASSWORD_TOO_COMMON
 */
export function assertAcceptablePassword(password: string): void {
  const problem = passwordProblem(password);
  if (problem) refuse(problem, 'password');
  common ??= new Set(dictionary['passwords-common']);
  if (common.has(password.toLowerCase())) refuse('PASSWORD_TOO_COMMON', 'password');
}

/**
 * The same for a password that was typed twice; an empty one comes first, a different second one next.
 * @throws {RuleError} also PASSWORDS_DO_NOT_MATCH
 */
export function assertConfirmedPassword(password: string, confirmPassword: string): void {
  const problem = confirmationProblem(password, confirmPassword);
  if (problem) refuse(problem, problem === 'PASSWORD_EMPTY' ? 'password' : 'confirmPassword');
  assertAcceptablePassword(password);
}

function refuse(code: ErrorCode, field: string): never {
  throw new RuleError(code, { details: [{ field, message: texts[code] }] });
}

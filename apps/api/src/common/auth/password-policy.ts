import { confirmationProblem, passwordProblem } from '@atrium/rules/access/password';
import { dictionary } from '@zxcvbn-ts/language-common';
import { RuleError } from '../errors/app-error';

/** Some 40,000 leaked passwords from zxcvbn, lower case. */
let common: ReadonlySet<string> | undefined;

/**
 * Refuses a new password that is not 8 to 128 characters long, easy to guess, or among the most common ones.
 * @param email of the account, where it is known
 * @throws {RuleError} PASSWORD_EMPTY, PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG, PASSWORD_TOO_SIMPLE,
 * PASSWORD_TOO_COMMON
 */
export function assertAcceptablePassword(password: string, email?: string | null): void {
  const problem = passwordProblem(password, email);
  if (problem) throw RuleError.ofField(problem, 'password');
  common ??= new Set(dictionary['passwords-common']);
  if (common.has(password.toLowerCase())) {
    throw RuleError.ofField('PASSWORD_TOO_COMMON', 'password');
  }
}

/**
 * The same for a password typed twice: checks for an empty one first, then for a mismatch.
 * @throws {RuleError} also PASSWORDS_DO_NOT_MATCH
 */
export function assertConfirmedPassword(
  password: string,
  confirmPassword: string,
  email?: string | null,
): void {
  const problem = confirmationProblem(password, confirmPassword);
  if (problem) {
    throw RuleError.ofField(problem, problem === 'PASSWORD_EMPTY' ? 'password' : 'confirmPassword');
  }
  assertAcceptablePassword(password, email);
}

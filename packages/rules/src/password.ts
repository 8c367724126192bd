/** Password rules that need no list; the API also refuses the most common passwords. */

export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

export type PasswordProblem =
  /** 'Password cannot be empty.' */
  'PASSWORD_EMPTY' | 'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_LONG';

export type ConfirmationProblem =
  | 'PASSWORD_EMPTY'
  /** 'Passwords do not match.' */
  | 'PASSWORDS_DO_NOT_MATCH';

/** Why a new password is refused: 8 to 128 characters; spaces count and nothing is trimmed. */
export function passwordProblem(password: string): PasswordProblem | undefined {
  const { length } = [...password];
  if (length === 0) return 'PASSWORD_EMPTY';
  if (length < MIN_PASSWORD_LENGTH) return 'PASSWORD_TOO_SHORT';
  return length > MAX_PASSWORD_LENGTH ? 'PASSWORD_TOO_LONG' : undefined;
}

/**
 * Why a password and its confirmation are refused, or undefined if they match. Emptiness is checked
 * first.
 */
export function confirmationProblem(
  password: string,
  confirmPassword: string,
): ConfirmationProblem | undefined {
  if (password === '') return 'PASSWORD_EMPTY';
  return password === confirmPassword ? undefined : 'PASSWORDS_DO_NOT_MATCH';
}

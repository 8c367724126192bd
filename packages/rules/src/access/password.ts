/** Password rules that need no list; the API also refuses the most common passwords. */

export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

export type PasswordProblem =
  /** 'Password cannot be empty.' */
  'PASSWORD_EMPTY' | 'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_LONG' | 'PASSWORD_TOO_SIMPLE';

export type ConfirmationProblem =
  | 'PASSWORD_EMPTY'
  /** 'Passwords do not match.' */
  | 'PASSWORDS_DO_NOT_MATCH';

/** `aaaaaaaa` and `12121212` are the first that anybody tries. */
const MIN_DIFFERENT_CHARACTERS = 3;

/**
 * Why a new password is refused: 8 to 128 characters, at least three of them different, and not the account's own
 * address. Spaces count and nothing is trimmed.
 */
export function passwordProblem(
  password: string,
  email?: string | null,
): PasswordProblem | undefined {
  const characters = [...password];
  const { length } = characters;
  if (length === 0) return 'PASSWORD_EMPTY';
  if (length < MIN_PASSWORD_LENGTH) return 'PASSWORD_TOO_SHORT';
  if (length > MAX_PASSWORD_LENGTH) return 'PASSWORD_TOO_LONG';
  const isAddress = password.trim().toLowerCase() === email?.trim().toLowerCase();
  const isSimple = new Set(characters).size < MIN_DIFFERENT_CHARACTERS;
  return isAddress || isSimple ? 'PASSWORD_TOO_SIMPLE' : undefined;
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

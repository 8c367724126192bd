import { EMAIL } from './field-values';
import type { FieldProblem } from './use-problems-resolver';

/** What the form of anybody who works for a venue holds. */
export interface PersonValues {
  firstname: string;
  lastname: string;
  email: string;
}

/** What saving sends. */
export const toPersonInput = ({ firstname, lastname, email }: PersonValues): PersonValues => ({
  firstname: firstname.trim(),
  lastname: lastname.trim(),
  email: email.trim(),
});

/** What keeps a person from being saved. */
export function personProblems({ firstname, lastname, email }: PersonValues): FieldProblem[] {
  const missing = Object.entries({ firstname, lastname, email })
    .filter(([, text]) => text.trim() === '')
    .map(([name]): FieldProblem => ({ name, code: 'FIELD_REQUIRED' }));
  return email.trim() === '' || EMAIL.test(email.trim())
    ? missing
    : [...missing, { name: 'email', code: 'INVALID_EMAIL' }];
}

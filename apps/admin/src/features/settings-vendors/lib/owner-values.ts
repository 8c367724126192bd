import type { InviteOwnerInput } from '@atrium/api-client/api';
import type { FieldProblem } from '../../../shared/settings/use-problems-resolver';

export interface OwnerValues {
  firstname: string;
  lastname: string;
  email: string;
  /** With its country prefix (specification, section 5); empty: none. */
  phone: string;
}

/** What the invitation sends. */
export function toOwnerInput({ phone, ...values }: OwnerValues): InviteOwnerInput {
  return {
    firstname: values.firstname.trim(),
    lastname: values.lastname.trim(),
    email: values.email.trim(),
    ...(phone.trim() && { phone: phone.trim() }),
  };
}

/** What keeps an owner from being invited. */
export function ownerProblems({ firstname, lastname, email }: OwnerValues): FieldProblem[] {
  const missing = Object.entries({ firstname, lastname, email })
    .filter(([, text]) => text.trim() === '')
    .map(([name]): FieldProblem => ({ name, code: 'FIELD_REQUIRED' }));
  const isAddress = email.trim() === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim());
  return isAddress ? missing : [...missing, { name: 'email', code: 'INVALID_EMAIL' }];
}

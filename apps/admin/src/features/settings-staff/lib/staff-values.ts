import type { UserOutput } from '@atrium/api-client/api';
import {
  type AccessLevel,
  ADMINISTRATOR,
  EMPLOYEE,
  SYSTEM_ADMINISTRATOR,
  SYSTEM_OWNER,
} from '@atrium/rules/access-levels';
import type { FieldProblem } from '../../../shared/settings/use-problems-resolver';

export interface StaffValues {
  firstname: string;
  lastname: string;
  email: string;
  /** With its country prefix (specification, section 5). */
  phone: string;
  /** '1' to '4'. */
  level: string;
}

const levels: readonly AccessLevel[] = [
  EMPLOYEE,
  ADMINISTRATOR,
  SYSTEM_OWNER,
  SYSTEM_ADMINISTRATOR,
];

/** The levels that somebody may give: none above their own. */
export const levelsUpTo = (own: AccessLevel): AccessLevel[] =>
  levels.filter((level) => level <= own);

export const toStaffValues = (user: UserOutput | undefined): StaffValues => ({
  firstname: user?.firstname ?? '',
  lastname: user?.lastname ?? '',
  email: user?.email ?? '',
  phone: user?.phone ?? '',
  level: String(user?.level ?? EMPLOYEE),
});

/** The level of a form's choice; an employee's for what is none. */
export const toLevel = (text: string): AccessLevel =>
  levels.find((level) => String(level) === text) ?? EMPLOYEE;

/** What keeps a staff account from being saved. */
export function staffProblems({ firstname, lastname, email }: StaffValues): FieldProblem[] {
  const missing = Object.entries({ firstname, lastname, email })
    .filter(([, text]) => text.trim() === '')
    .map(([name]): FieldProblem => ({ name, code: 'FIELD_REQUIRED' }));
  const isAddress = email.trim() === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim());
  return isAddress ? missing : [...missing, { name: 'email', code: 'INVALID_EMAIL' }];
}

import type { UserOutput } from '@atrium/api-client/admin';
import {
  type AccessLevel,
  ADMINISTRATOR,
  EMPLOYEE,
  SYSTEM_ADMINISTRATOR,
  SYSTEM_OWNER,
} from '@atrium/rules/access/access-levels';
import type { PersonValues } from '../../../../shared/forms/person-values';

export interface StaffValues extends PersonValues {
  /** With its country prefix. */
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

/** The levels one may give: none above one's own. */
export const levelsUpTo = (own: AccessLevel): AccessLevel[] =>
  levels.filter((level) => level <= own);

export const toStaffValues = (user: UserOutput | undefined): StaffValues => ({
  firstname: user?.firstname ?? '',
  lastname: user?.lastname ?? '',
  email: user?.email ?? '',
  phone: user?.phone ?? '',
  level: String(user?.level ?? EMPLOYEE),
});

/** The level that was chosen; an employee's if none was. */
export const toLevel = (text: string): AccessLevel =>
  levels.find((level) => String(level) === text) ?? EMPLOYEE;

import {
  type AccessLevel,
  ADMINISTRATOR,
  EMPLOYEE,
  SYSTEM_ADMINISTRATOR,
  SYSTEM_OWNER,
} from '@atrium/rules/access/access-levels';

const levels: readonly AccessLevel[] = [
  EMPLOYEE,
  ADMINISTRATOR,
  SYSTEM_OWNER,
  SYSTEM_ADMINISTRATOR,
];

/** The level in the API's answer; undefined for a guest's account. */
export function accessLevel(level: number | undefined): AccessLevel | undefined {
  return levels.find((known) => known === level);
}

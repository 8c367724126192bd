import type { AccessLevel } from './access-levels';

/**
 * Whether staff of a level must have a second factor.
 * @param from the lowest level at which the venue demands one; absent: it does not
 */
export const mustHaveSecondFactor = (
  level: AccessLevel,
  from: AccessLevel | null | undefined,
): boolean => typeof from === 'number' && level >= from;

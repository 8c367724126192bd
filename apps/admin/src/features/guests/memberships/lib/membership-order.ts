import type { MembershipOutput } from '@atrium/api-client/admin';
import { membershipProblem } from '@atrium/rules/guests/membership';

type Usable = Pick<
  MembershipOutput,
  | 'status'
  | 'dateFrom'
  | 'dateUntil'
  | 'pausedFrom'
  | 'endedOn'
  | 'maxNumberOfUsages'
  | 'numberOfUsages'
>;

/** @param today the venue's, `yyyy-mm-dd` */
export const isUsable = (membership: Usable, today: string): boolean =>
  membershipProblem(membership, { date: today }) === undefined;

/**
 * Usable memberships first, since the guest is at the desk with one of them; among these the one
 * that expires soonest, which should be used up first.
 */
export function byUsefulness<T extends Usable>(memberships: readonly T[], today: string): T[] {
  const rank = (membership: T) => {
    if (isUsable(membership, today)) return 0;
    return membership.status === 'active' || membership.status === 'paused' ? 1 : 2;
  };
  const end = ({ dateUntil }: T) => dateUntil ?? '9999-12-31';
  return memberships.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      (rank(a) === 0 ? end(a).localeCompare(end(b)) : b.dateFrom.localeCompare(a.dateFrom)),
  );
}

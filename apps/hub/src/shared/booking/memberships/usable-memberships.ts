import type { HubMembership } from '@atrium/api-client/hub';
import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';
import { membershipProblem } from '@atrium/rules/guests/membership';

interface Use {
  /** Id of the service, or of the treatment’s type. */
  service: string;
  date: CalendarDate;
  /** Each participant is one use. */
  participants: number;
}

/** The memberships that can pay for a booking, by the rule that the server decides by. */
export const usableMemberships = (
  memberships: readonly HubMembership[],
  { service, date, participants }: Use,
): HubMembership[] =>
  memberships.filter(
    (membership) =>
      membership.status === 'active' &&
      membershipProblem(membership, {
        date,
        uses: participants,
        services: [...membership.services, ...membership.treatmentTypes],
        service,
      }) === undefined,
  );

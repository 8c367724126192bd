import type { HubMembership, StayOutput } from '@atrium/api-client/hub';
import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';
import { usableMemberships } from '../../../shared/booking/memberships/usable-memberships';
import { includedInStay } from './included-in-stay';
import type { JourneyChoice } from './journey-steps';

/** Chosen where the guest pays although a stay would. */
export const GUEST_PAYS = '';

/** What can pay for one of the treatments of a journey, and what does. */
export interface PickPayer {
  /** Id of what a stay includes. */
  stay: string | undefined;
  memberships: readonly HubMembership[];
  /** Id of one of these; undefined: the guest pays. */
  paying: string | undefined;
}

interface Has {
  memberships: readonly HubMembership[];
  stays: readonly StayOutput[];
}

/**
 * Who can pay for each treatment, in their order: what one takes is not left for the next. A stay pays unless the
 * guest says otherwise.
 * @param chosen by place: an id, `GUEST_PAYS`, or undefined where nothing was chosen
 */
export function journeyPayers(
  { picks, guests }: Pick<JourneyChoice, 'picks' | 'guests'>,
  date: CalendarDate,
  { memberships, stays }: Has,
  chosen: readonly (string | undefined)[],
): PickPayer[] {
  const taken = new Map<string, number>();
  const takenOf = (id: string): number => taken.get(id) ?? 0;
  return picks.map(({ type }, place) => {
    // both get what is for one, and what is for two takes two
    const uses = guests;
    const stay = includedInStay(
      stays.map((one) => ({
        ...one,
        treatmentTypes: one.treatmentTypes.map((included) => ({
          ...included,
          booked: included.booked + takenOf(included._id),
        })),
      })),
      { type, date, guests: uses },
    );
    const usable = usableMemberships(
      memberships.map(({ usagesLeft, ...one }) => ({
        ...one,
        numberOfUsages: one.numberOfUsages + takenOf(one._id),
        ...(usagesLeft === undefined ? {} : { usagesLeft: usagesLeft - takenOf(one._id) }),
      })),
      { service: type, date, participants: uses },
    );
    const wanted = chosen[place];
    const isThere = wanted === stay || usable.some(({ _id }) => _id === wanted);
    const paying = wanted === undefined || (wanted !== GUEST_PAYS && !isThere) ? stay : wanted;
    if (paying) taken.set(paying, takenOf(paying) + uses);
    return { stay, memberships: usable, paying: paying || undefined };
  });
}

/** What a request names of it. */
export function payerOf({ stay, paying }: PickPayer): {
  _membership?: string;
  _stayTreatment?: string;
} {
  if (paying === undefined) return {};
  return paying === stay ? { _stayTreatment: paying } : { _membership: paying };
}

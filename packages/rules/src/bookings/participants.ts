/** The participant selector of a guest's booking. See docs/domain/bookings.md. */

export interface ParticipantSelection {
  adults: number;
  children: number;
  /** Years of each child, where the service sets prices for ages; null: not chosen yet. Absent: none is. */
  ages?: readonly (number | null)[];
}

export interface ParticipantLimits {
  /** Places left in the slot, including the booking's own when it is being changed. */
  available: number;
  /** The booking is for the waiting list: `available` does not limit it. */
  waitingList?: boolean;
  /** The booking takes the whole slot: one participant, nothing to choose. */
  exclusive?: boolean;
  allowChildren?: boolean;
}

export const MIN_ADULTS = 1;
export const MIN_CHILDREN = 0;

/** What the selector shows first: one adult. */
export const INITIAL_SELECTION: ParticipantSelection = {
  adults: MIN_ADULTS,
  children: MIN_CHILDREN,
};

function isAllowed(
  from: ParticipantSelection,
  to: ParticipantSelection,
  { available, waitingList = false, exclusive = false, allowChildren = false }: ParticipantLimits,
): boolean {
  if (exclusive) return false;
  if (!Number.isInteger(to.adults) || !Number.isInteger(to.children)) return false;
  if (to.adults < MIN_ADULTS || to.children < MIN_CHILDREN) return false;
  if (to.children > from.children && !allowChildren) return false;
  const total = to.adults + to.children;
  // A party that no longer fits must be able to shrink step by step.
  return waitingList || total <= available || total < from.adults + from.children;
}

/**
 * The selection after a change. A change that breaks a rule is ignored: the same object is
 * returned.
 */
export function changeSelection(
  selection: ParticipantSelection,
  change: Partial<ParticipantSelection>,
  limits: ParticipantLimits,
): ParticipantSelection {
  const changed = { ...selection, ...change };
  if (!isAllowed(selection, changed, limits)) return selection;
  return changed.ages ? { ...changed, ages: agesOf(changed) } : changed;
}

/** An age, or null, for each child of the party. */
export const agesOf = ({
  children,
  ages = [],
}: Pick<ParticipantSelection, 'children' | 'ages'>): (number | null)[] =>
  Array.from({ length: children }, (_, index) => ages[index] ?? null);

/** The ages that are known where all are; undefined where one is not, or where there are no children. */
export function knownAges(
  party: Pick<ParticipantSelection, 'children' | 'ages'>,
): number[] | undefined {
  const ages = agesOf(party).filter((age) => age !== null);
  return party.children > 0 && ages.length === party.children ? ages : undefined;
}

/** Whether an age is missing that the price depends on. */
export const lacksAges = (
  party: Pick<ParticipantSelection, 'children' | 'ages'>,
  ageBands: readonly unknown[] | undefined,
): boolean => Boolean(ageBands?.length) && party.children > 0 && knownAges(party) === undefined;

/**
 * What a change of a booking says of the ages: nothing where they stay, or there is no child any more.
 * @param before as booked
 */
export function changedAges(
  before: readonly number[] | undefined,
  party: Pick<ParticipantSelection, 'children' | 'ages'>,
): { childAges?: number[] } {
  if (party.children === 0) return {};
  const ages = knownAges(party) ?? [];
  return String(ages) === String(before ?? []) ? {} : { childAges: ages };
}

/** The same party for a service, which is told the ages only where its prices depend on them. */
export function partyFor(
  { ages, ...party }: ParticipantSelection,
  ageBands: readonly unknown[] | undefined,
): ParticipantSelection {
  return ageBands?.length && ages ? { ...party, ages } : party;
}

/**
 * What a booking stores: the total includes children. An exclusive booking is for one participant.
 */
export function toParticipants(
  selection: ParticipantSelection,
  { exclusive = false }: { exclusive?: boolean } = {},
): { participants: number; numberOfChildren: number; childAges?: number[] } {
  if (exclusive) return { participants: 1, numberOfChildren: 0 };
  const childAges = knownAges(selection);
  return {
    participants: selection.adults + selection.children,
    numberOfChildren: selection.children,
    ...(childAges && { childAges }),
  };
}

/**
 * The selector for a stored booking. The total is preserved, so that saving again stores the same
 * number; a booking for children alone, made by staff, shows 0 adults.
 */
export function toSelection({
  participants,
  numberOfChildren = 0,
  childAges,
}: {
  participants: number;
  numberOfChildren?: number | null;
  childAges?: readonly number[] | null | undefined;
}): ParticipantSelection {
  const children = Math.min(participants, Math.max(0, numberOfChildren ?? 0));
  return { adults: participants - children, children, ...(childAges && { ages: childAges }) };
}

/** For counts in the staff's panels: a negative or unreadable number becomes 0. */
export function atLeastZero(count: number): number {
  return count > 0 ? Math.trunc(count) : 0;
}

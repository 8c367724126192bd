/** The participant selector of a guest's booking. See docs/domain/bookings.md. */

export interface ParticipantSelection {
  adults: number;
  children: number;
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
  return isAllowed(selection, changed, limits) ? changed : selection;
}

/**
 * What a booking stores: the total includes children. An exclusive booking is for one participant.
 */
export function toParticipants(
  selection: ParticipantSelection,
  { exclusive = false }: { exclusive?: boolean } = {},
): { participants: number; numberOfChildren: number } {
  if (exclusive) return { participants: 1, numberOfChildren: 0 };
  return {
    participants: selection.adults + selection.children,
    numberOfChildren: selection.children,
  };
}

/**
 * The selector for a stored booking. The total is preserved, so that saving again stores the same
 * number; a booking for children alone, made by staff, shows 0 adults.
 */
export function toSelection({
  participants,
  numberOfChildren = 0,
}: {
  participants: number;
  numberOfChildren?: number | null;
}): ParticipantSelection {
  const children = Math.min(participants, Math.max(0, numberOfChildren ?? 0));
  return { adults: participants - children, children };
}

/** For counts in the staff's panels: a negative or unreadable number becomes 0. */
export function atLeastZero(count: number): number {
  return count > 0 ? Math.trunc(count) : 0;
}

const kinds = ['bookings', 'stays', 'memberships', 'messages', 'mergedGuests'] as const;
type Kind = (typeof kinds)[number];

/** The text of what moves: a kind that a newer server names is still counted. */
export const movedKind = (kind: string): Kind | 'other' =>
  kinds.find((known) => known === kind) ?? 'other';

const kinds = ['bookings', 'stays', 'memberships', 'messages', 'mergedGuests'] as const;
type Kind = (typeof kinds)[number];

/** The text for what moves; kinds known only to a newer server are counted as others. */
export const movedKind = (kind: string): Kind | 'other' =>
  kinds.find((known) => known === kind) ?? 'other';

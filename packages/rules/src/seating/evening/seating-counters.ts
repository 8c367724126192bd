/** The counters above the plan, in covers. See docs/domain/dining-room.md. */

export interface CountedReservation {
  active?: boolean | null;
  attendenceVerified?: boolean | null;
  participants: number;
}

export interface SeatingCounters {
  total: number;
  /** Parties that have come. */
  seated: number;
  /** Parties still to come. */
  pending: number;
}

/** Sums the participants of active reservations. */
export function countSeating(reservations: readonly CountedReservation[]): SeatingCounters {
  const counters = { total: 0, seated: 0, pending: 0 };
  for (const { active, attendenceVerified, participants } of reservations) {
    if (!active) continue;
    counters.total += participants;
    counters[attendenceVerified ? 'seated' : 'pending'] += participants;
  }
  return counters;
}

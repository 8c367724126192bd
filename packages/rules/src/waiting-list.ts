/** Who of a waiting list gets places that became free (product-decisions, section 5). */

export interface WaitingEntry {
  id: string;
  participants: number;
  /** Epoch milliseconds until which an offer made to this entry stands; none: no offer was made. */
  offerExpiresAt?: number | null;
}

export type SkipReason =
  /** The cutoff of the slot is past: nobody is promoted any more. */
  | 'AFTER_CUTOFF'
  /** The entry was offered the places and let the offer run out. */
  | 'OFFER_EXPIRED'
  /** The entry has an offer that stands; its places are held already. */
  | 'OFFER_PENDING'
  /** The party is larger than the places that are free. */
  | 'PARTY_TOO_LARGE';

export interface Promotion<Entry> {
  promote?: Entry;
  /** Everyone passed over, in order, for the audit log and the staff's list. */
  skipped: { id: string; reason: SkipReason }[];
}

function skipReason(
  entry: WaitingEntry,
  available: number,
  now: number,
  cutoff: number | undefined,
): SkipReason | undefined {
  if (cutoff !== undefined && now > cutoff) return 'AFTER_CUTOFF';
  if (entry.offerExpiresAt != null) {
    return entry.offerExpiresAt > now ? 'OFFER_PENDING' : 'OFFER_EXPIRED';
  }
  return entry.participants > available ? 'PARTY_TOO_LARGE' : undefined;
}

/**
 * The first entry that fits. A party too large does not stop those behind it, and keeps its rank for the
 * next time. Called again after each promotion, with what is left, until it promotes nobody; a freed
 * place, a larger capacity and a smaller party are all the same occasion (edge cases 15 to 18).
 */
export function nextToPromote<Entry extends WaitingEntry>({
  entries,
  available,
  now,
  cutoff,
}: {
  /** In order of creation. */
  entries: readonly Entry[];
  available: number;
  /** Epoch milliseconds. */
  now: number;
  /** Epoch milliseconds; at the cutoff itself one is still promoted. None: no cutoff. */
  cutoff?: number;
}): Promotion<Entry> {
  const skipped: Promotion<Entry>['skipped'] = [];
  for (const entry of entries) {
    const reason = skipReason(entry, available, now, cutoff);
    if (!reason) return { promote: entry, skipped };
    skipped.push({ id: entry.id, reason });
  }
  return { skipped };
}

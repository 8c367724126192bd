/** Who on a waiting list gets freed places. See docs/domain/waiting-list.md. */

export interface WaitingEntry {
  id: string;
  participants: number;
}

export type SkipReason =
  /** The slot's cutoff has passed: nobody is promoted any more. */
  | 'AFTER_CUTOFF'
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
  return entry.participants > available ? 'PARTY_TOO_LARGE' : undefined;
}

/**
 * The first entry that fits. A party that is too large does not block those behind it and keeps its
 * rank. Call again after each promotion with what is left, until it promotes nobody; freed places,
 * more capacity and smaller parties are all handled the same way.
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
  /** Epoch milliseconds; at the cutoff itself promotion is still allowed. Absent: no cutoff. */
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

import { isPresent } from '../tables/table-state';
import type { Bar } from './timeline-rows';

/** Minutes until a party counts as late. */
const GRACE = 5;

/** What is not as planned with a party. */
export interface PartyMark {
  /** Late: nobody has come. Over: they sit longer than planned. */
  kind: 'late' | 'over';
  minutes: number;
}

/** @param now the venue's clock; undefined on another day than today */
export function partyMark({ party, span }: Bar, now: number | undefined): PartyMark | undefined {
  if (now === undefined) return undefined;
  if (isPresent(party)) {
    return now > span.until ? { kind: 'over', minutes: now - span.until } : undefined;
  }
  const late = now - span.from;
  return late >= GRACE && now < span.until ? { kind: 'late', minutes: late } : undefined;
}

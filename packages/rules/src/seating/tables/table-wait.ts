import {
  chooseTable,
  fits,
  freeOptions,
  type SeatingRules,
  type TableOption,
} from './table-choice';
import { overlap, type TimeSpan } from './table-time';

/** How long a party at the door waits for a table. See docs/domain/dining-room.md. */

/** Tables that somebody has: guests who sit, a coming reservation, a block. */
export interface TableUse extends TimeSpan {
  readonly tables: readonly string[];
}

/** A party without a table. */
export interface PartyOfTurn {
  readonly participants: number;
  /** How long it needs its table. */
  readonly minutes: number;
  /** Later than this it is not seated any more, in minutes from midnight. */
  readonly latest: number;
}

/** Times are minutes from midnight of the evening's day. */
export interface TableEvening {
  /** All that a party can be seated at. */
  readonly options: readonly TableOption[];
  readonly uses: readonly TableUse[];
  /** Earlier than this nobody is seated. */
  readonly earliest: number;
  readonly rules?: SeatingRules;
}

/** Tables that are free for a whole turn. */
export interface TableOffer extends TimeSpan {
  readonly tables: readonly string[];
}

/** Nobody knows how long guests stay beyond their time; this is what the next are told. */
export const OVERSTAY_MINUTES = 15;

/** Until when guests who are still there have their table: never before some time from now. */
export const staysUntil = (until: number, now: number): number =>
  Math.max(until, now + OVERSTAY_MINUTES);

/** The first tables that are free for a party's whole turn; null where none is free this evening. */
export function firstOffer(
  { participants, minutes, latest }: PartyOfTurn,
  { options, uses, earliest, rules = {} }: TableEvening,
): TableOffer | null {
  const fitting = options.filter((option) => fits(participants, option, rules));
  if (fitting.length === 0) return null;
  // a table becomes free only when somebody leaves one
  const starts = [earliest, ...uses.map(({ until }) => until).filter((until) => until > earliest)]
    .filter((from) => from <= latest)
    .sort((a, b) => a - b);
  for (const from of starts) {
    const span = { from, until: from + minutes };
    const free = freeOptions(options, takenIn(span, uses));
    const chosen = chooseTable(participants, free, rules);
    if (chosen) return { ...span, tables: chosen.tables };
  }
  return null;
}

/** What each of the parties at the door is offered, if those who came before it take what they are offered. */
export function offersInTurn(
  parties: readonly PartyOfTurn[],
  evening: TableEvening,
): (TableOffer | null)[] {
  const uses = [...evening.uses];
  return parties.map((party) => {
    const offer = firstOffer(party, { ...evening, uses });
    if (offer) uses.push(offer);
    return offer;
  });
}

/** Tables that reservations which have none yet will need, the first to come choosing first. */
export function usesOfUnplaced(
  parties: readonly (TimeSpan & { readonly participants: number })[],
  { options, uses, rules = {} }: Omit<TableEvening, 'earliest'>,
): TableUse[] {
  const added: TableUse[] = [];
  for (const { from, until, participants } of parties.toSorted((a, b) => a.from - b.from)) {
    const free = freeOptions(options, takenIn({ from, until }, [...uses, ...added]));
    const chosen = chooseTable(participants, free, rules);
    if (chosen) added.push({ from, until, tables: chosen.tables });
  }
  return added;
}

const takenIn = (span: TimeSpan, uses: readonly TableUse[]): ReadonlySet<string> =>
  new Set(uses.filter((use) => overlap(span, use)).flatMap(({ tables }) => tables));

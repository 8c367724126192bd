import { dateOf } from '@atrium/rules/calendar/calendar-date';
import { type Ledger, type PlacesBySlot, slotKey, startOfSlotKey } from '../ledger/ledger.schema';
import type { CapacityDifference } from './capacity-difference';

/** One holder's places in a slot. */
export interface CountedPlaces {
  /** The day at 00:00Z. */
  readonly start: Date;
  /** Minutes from midnight. */
  readonly timeindex: number;
  readonly participants: number;
}

/** What the holders of a day add up to. */
export interface CountedDay {
  /** yyyy-mm-dd */
  readonly date: string;
  readonly used: PlacesBySlot;
}

/** A day by its ledger and by its holders. */
export interface ComparedDay {
  readonly date: string;
  readonly ledger?: Ledger;
  readonly used: PlacesBySlot;
}

/** Adds places up by day, with one day in memory at a time. @param bookings in order of day */
export async function* countByDay(
  bookings: AsyncIterable<CountedPlaces>,
): AsyncGenerator<CountedDay> {
  let day: { date: string; used: PlacesBySlot } | undefined;
  for await (const { start, timeindex, participants } of bookings) {
    const date = dateOf(start);
    if (day?.date !== date) {
      if (day) yield day;
      day = { date, used: {} };
    }
    const key = slotKey(timeindex);
    day.used[key] = (day.used[key] ?? 0) + participants;
  }
  if (day) yield day;
}

/** Pairs the ledgers of a service with what their holders add up to; both are sorted by date. */
export async function* beside(
  ledgers: AsyncIterable<Ledger>,
  days: AsyncIterable<CountedDay>,
): AsyncGenerator<ComparedDay> {
  const others = days[Symbol.asyncIterator]();
  let next = await others.next();
  for await (const ledger of ledgers) {
    while (!next.done && next.value.date < ledger.date) {
      yield next.value;
      next = await others.next();
    }
    if (!next.done && next.value.date === ledger.date) {
      yield { ...next.value, ledger };
      next = await others.next();
    } else {
      yield { date: ledger.date, ledger, used: {} };
    }
  }
  while (!next.done) {
    yield next.value;
    next = await others.next();
  }
}

/** What a day is checked against. */
export interface Expected {
  readonly ledgerId: string;
  /** Places that the service offers; absent for past days, where the ledger's own count. */
  readonly cap?: PlacesBySlot;
  /** No hold lasts beyond this. */
  readonly holdsUntil: Date;
}

/**
 * Every difference of a day. A slot sold before staff cut its places is none. Whether staff overbooked a slot
 * is for the caller to find out.
 */
export function differencesOf(
  { ledger, used }: ComparedDay,
  expected: Expected,
): CapacityDifference[] {
  const { ledgerId, cap, holdsUntil } = expected;
  const found: CapacityDifference[] = [];
  if (ledger) {
    for (const t of starts(ledger.used, used)) {
      const counted = { ledger: placesAt(ledger.used, t), bookings: placesAt(used, t) };
      if (counted.ledger !== counted.bookings) {
        found.push({ kind: 'used', ledgerId, t, ...counted });
      }
    }
    for (const t of cap ? starts(ledger.cap, cap) : []) {
      const offered = { ledger: placesAt(ledger.cap, t), service: placesAt(cap, t) };
      if (offered.ledger !== offered.service) {
        found.push({ kind: 'capacity', ledgerId, t, ...offered });
      }
    }
  } else found.push({ kind: 'missing-ledger', ledgerId, bookings: sum(used) });
  for (const t of starts(used)) {
    const bookings = placesAt(used, t);
    const allowed = Math.max(placesAt(cap ?? ledger?.cap, t), placesAt(ledger?.over, t));
    if (bookings > allowed) found.push({ kind: 'oversold', ledgerId, t, allowed, bookings });
  }
  for (const { h, exp } of ledger?.holds ?? []) {
    if (exp > holdsUntil) found.push({ kind: 'stuck-hold', ledgerId, holdId: h, expires: exp });
  }
  return found;
}

const placesAt = (places: PlacesBySlot | undefined, t: number): number => places?.[slotKey(t)] ?? 0;

const sum = (places: PlacesBySlot): number =>
  Object.values(places).reduce((total, some) => total + some, 0);

const starts = (...places: readonly PlacesBySlot[]): number[] =>
  [...new Set(places.flatMap((some) => Object.keys(some)))]
    .map(startOfSlotKey)
    .sort((a, b) => a - b);

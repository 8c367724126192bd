import type { ResourceOccupation } from '../claim';
import { isLive, type Occupation, type Occupied } from '../resources/occupation.schema';
import { dateOfOccupation, type Piece, piecesOf } from '../resources/occupation-changes';
import type { CapacityDifference } from './capacity-difference';

/** A day by its holders: who has which resource when. */
export interface OccupationsOfDay {
  /** yyyy-mm-dd */
  readonly date: string;
  readonly pieces: readonly Piece[];
}

/**
 * Groups occupations by day; one past midnight is on both days. Two days are in memory at a time.
 * @param occupations in order of their date
 */
export async function* piecesByDay(
  occupations: AsyncIterable<ResourceOccupation>,
): AsyncGenerator<OccupationsOfDay> {
  const days = new Map<string, Piece[]>();
  for await (const occupation of occupations) {
    for (const [date, pieces] of days) {
      if (date >= occupation.date) continue;
      yield { date, pieces };
      days.delete(date);
    }
    for (const piece of piecesOf(occupation)) {
      const date = dateOfOccupation(piece.id);
      days.set(date, [...(days.get(date) ?? []), piece]);
    }
  }
  for (const date of [...days.keys()].sort()) yield { date, pieces: days.get(date) ?? [] };
}

/** Pairs the stored days with what their holders say. @param occupations by date */
export async function* besideOccupations(
  occupations: AsyncIterable<Occupation>,
  days: AsyncIterable<OccupationsOfDay>,
): AsyncGenerator<{ pieces: readonly Piece[]; occupations: readonly Occupation[] }> {
  const others = days[Symbol.asyncIterator]();
  let next = await others.next();
  for await (const { date, documents } of byDate(occupations)) {
    while (!next.done && next.value.date < date) {
      yield { pieces: next.value.pieces, occupations: [] };
      next = await others.next();
    }
    const isSame = !next.done && next.value.date === date;
    yield { pieces: isSame ? next.value.pieces : [], occupations: documents };
    if (isSame) next = await others.next();
  }
  while (!next.done) {
    yield { pieces: next.value.pieces, occupations: [] };
    next = await others.next();
  }
}

async function* byDate(
  occupations: AsyncIterable<Occupation>,
): AsyncGenerator<{ date: string; documents: Occupation[] }> {
  let day: { date: string; documents: Occupation[] } | undefined;
  for await (const one of occupations) {
    const date = dateOfOccupation(one._id);
    if (day?.date !== date) {
      if (day) yield day;
      day = { date, documents: [] };
    }
    day.documents.push(one);
  }
  if (day) yield day;
}

/**
 * Every difference of a day: missing holders, unknown holders and overlaps. Holds that have lapsed are
 * none, wherever they have been removed already.
 */
export function occupationDifferences(
  pieces: readonly Piece[],
  occupations: readonly Occupation[],
  now: Date,
): CapacityDifference[] {
  const stored = new Map(occupations.map(({ _id, occ }) => [_id, occ]));
  const ids = [...new Set([...stored.keys(), ...pieces.map(({ id }) => id)])].sort();
  return ids.flatMap((ledgerId) => {
    const wanted = pieces.filter((piece) => piece.id === ledgerId && isLive(piece, now));
    const known = (stored.get(ledgerId) ?? []).filter((piece) => isLive(piece, now));
    const missing = wanted.filter((one) => !known.some((other) => isSame(one, other)));
    const unknown = known.filter((one) => !wanted.some((other) => isSame(one, other)));
    return [
      ...missing.map(told(ledgerId, 'occupation-missing')),
      ...unknown.map(told(ledgerId, 'occupation-unknown')),
      ...overlapsOf(wanted).map(told(ledgerId, 'overlap')),
    ];
  });
}

const told =
  (ledgerId: string, kind: 'occupation-missing' | 'occupation-unknown' | 'overlap') =>
  ({ b, s, e }: Occupied): CapacityDifference => ({ kind, ledgerId, by: b, start: s, end: e });

const isSame = (a: Occupied, b: Occupied): boolean => a.b === b.b && a.s === b.s && a.e === b.e;

/** Those that start before an earlier one has ended. */
function overlapsOf(pieces: readonly Occupied[]): Occupied[] {
  const inOrder = [...pieces].sort((a, b) => a.s - b.s || a.e - b.e);
  let until = Number.NEGATIVE_INFINITY;
  return inOrder.filter(({ s, e }) => {
    const overlaps = s < until;
    until = Math.max(until, e);
    return overlaps;
  });
}

import { freeOptions, type SeatingRules, seatableParties, type TableOption } from './table-choice';
import { type TurnTime, turnEnd } from './turn-times';

/** What of a service decides which parties a time is offered to. */
export interface TurnRules extends SeatingRules {
  readonly turnTimes?: readonly TurnTime[] | null | undefined;
}

/**
 * The sizes of the parties for whom a table is free for their whole turn, ascending.
 * @param start @param end minutes from midnight; `end` where the service has no turn times
 * @param takenDuring ids of the tables that somebody has at some time between two minutes
 */
export function offeredParties(
  rules: TurnRules,
  { start, end }: { readonly start: number; readonly end: number },
  options: readonly TableOption[],
  takenDuring: (start: number, end: number) => ReadonlySet<string>,
): number[] {
  const free = new Map<number, readonly number[]>();
  return seatableParties(options, rules).filter((participants) => {
    const until = turnEnd(rules, { start, end, participants });
    const sizes =
      free.get(until) ?? seatableParties(freeOptions(options, takenDuring(start, until)), rules);
    free.set(until, sizes);
    return sizes.includes(participants);
  });
}

/** Whether a time is offered to a party of this size; to any where no tables are given. */
export const isOfferedTo = (
  { parties }: { readonly parties?: readonly number[] | undefined },
  participants: number,
): boolean => parties === undefined || parties.includes(participants);

/** The size that a party could be instead: the largest below its own, or else the smallest above. */
export const nearestParty = (
  parties: readonly number[],
  participants: number,
): number | undefined =>
  parties.findLast((size) => size < participants) ?? parties.find((size) => size > participants);

/** Sizes as they are told, those that follow one another as a range: '1–4, 6'. */
export function partySizes(parties: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const size of parties) {
    const last = ranges.at(-1);
    if (last?.to === size - 1) last.to = size;
    else ranges.push({ from: size, to: size });
  }
  return ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

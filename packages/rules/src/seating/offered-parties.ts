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

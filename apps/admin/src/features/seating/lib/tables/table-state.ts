import type { BookingOutput } from '@atrium/api-client/admin';
import { isListed } from '@atrium/rules/seating/evening/listed-reservations';
import { spanOn } from '@atrium/rules/seating/tables/table-time';

export type TableStateKind =
  | 'free'
  /** Their time has begun, but nobody has come. */
  | 'due'
  | 'seated'
  /** They sit longer than planned. */
  | 'over';

export interface TableState {
  kind: TableStateKind;
  /** Who has the table at that time. */
  party?: BookingOutput;
  /** When they leave, as planned; minutes from midnight of the day shown. */
  until?: number;
  /** Who comes after that. */
  next?: BookingOutput;
  nextAt?: number;
}

/** How long before its time a party may be seated already. */
const EARLY_MINUTES = 60;

export const isPresent = ({ attendenceVerified, _bookingStatus }: BookingOutput): boolean =>
  attendenceVerified && !_bookingStatus?.hasLeft;

/**
 * A table at a time of a day.
 * @param reservations of the day and the evening before
 * @param at minutes from midnight of `day`
 */
export function tableState(
  table: string,
  reservations: readonly BookingOutput[],
  { day, at }: { day: string; at: number },
): TableState {
  const here = reservations
    .filter(({ tables }) => tables.some(({ _table }) => _table === table))
    .filter((party) => isListed({ active: party.active, status: party._bookingStatus }))
    .map((party) => ({ party, ...spanOn(day, party) }))
    .filter(({ until }) => until > 0)
    .sort((a, b) => a.from - b.from);

  const current =
    here.find(({ party, from }) => isPresent(party) && from <= at + EARLY_MINUTES) ??
    here.find(({ from, until }) => from <= at && at < until);
  const next = here.find(
    (other) => other !== current && other.from > (current?.from ?? at) && other.until > at,
  );
  const coming = next && { next: next.party, nextAt: next.from };
  if (!current) return { kind: 'free', ...coming };

  const { party, until } = current;
  const sitting = until <= at ? 'over' : 'seated';
  return { kind: isPresent(party) ? sitting : 'due', party, until, ...coming };
}

const isSameState = (a: TableState, b: TableState): boolean =>
  a.kind === b.kind &&
  a.party === b.party &&
  a.until === b.until &&
  a.next === b.next &&
  a.nextAt === b.nextAt;

/** The states of tables, of which those that are as before stay the same objects. */
export const keptStates = (
  before: ReadonlyMap<string, TableState>,
  now: readonly (readonly [id: string, state: TableState])[],
): ReadonlyMap<string, TableState> =>
  new Map(
    now.map(([id, state]) => {
      const old = before.get(id);
      return [id, old && isSameState(old, state) ? old : state];
    }),
  );

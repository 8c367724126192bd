import { overlap, type TimeSpan } from './table-time';
import { staysUntil } from './table-wait';

/** Tables that guests have not left when the next party comes. See docs/domain/dining-room.md. */

/** Times are minutes from midnight of the evening's day. */
export interface TableParty extends TimeSpan {
  readonly _id: string;
  readonly tables: readonly { readonly _table: string }[];
  /** They have come, and have not left. */
  readonly isPresent: boolean;
}

/** Ids of the parties still to come whose table somebody else will hardly have left by then. */
export function stillTaken(parties: readonly TableParty[], now: number): ReadonlySet<string> {
  const sitting = parties
    .filter(({ isPresent, from }) => isPresent && from <= now)
    .map((party) => ({ ...party, until: staysUntil(party.until, now) }));
  const waiting = parties.filter(
    ({ _id, isPresent, until, tables, ...span }) =>
      !isPresent &&
      until > now &&
      sitting.some(
        (other) =>
          other._id !== _id &&
          overlap(other, { ...span, until }) &&
          other.tables.some(({ _table }) => tables.some((own) => own._table === _table)),
      ),
  );
  return new Set(waiting.map(({ _id }) => _id));
}

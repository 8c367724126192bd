import type { BookingOutput, TableBlockOutput } from '@atrium/api-client/admin';
import { isListed } from '@atrium/rules/seating/evening/listed-reservations';
import { whatBlocks } from '@atrium/rules/seating/room/blocks';
import { dropOnTable } from '@atrium/rules/seating/tables/drop-on-table';
import { spanOn, whoHasTable } from '@atrium/rules/seating/tables/table-time';
import type { Table } from '../room';

/** What putting a party down at a table would do, shown at the table before it happens. */
export type DropPreview =
  | { kind: 'fits'; tables: string[] }
  /** Too small for the whole party; `seats` is what it would have with its other tables. */
  | { kind: 'adds'; tables: string[]; seats: number }
  /** The party is smaller than the table is meant for. */
  | { kind: 'large'; tables: string[] }
  | { kind: 'taken'; by: BookingOutput }
  /** `until`: minutes from midnight of the party's day. */
  | { kind: 'blocked'; until: number }
  | { kind: 'nothing' };

/** What is known of the evening. */
interface Known {
  tables: ReadonlyMap<string, Table>;
  reservations: readonly BookingOutput[];
  blocks?: readonly TableBlockOutput[];
}

/** @param party as it would be: with the time to which it is carried */
export function dropPreview(table: Table, party: BookingOutput, known: Known): DropPreview {
  const own = party.tables.map(({ _table }) => _table);
  const drop = dropOnTable({ participants: party.participants, tables: own }, table);
  if (drop.kind === 'nothing') return drop;

  const by = firstInTheWay(drop.tables, party, known);
  if (by) return { kind: 'taken', by };
  const until = blockedUntil(drop.tables, party, known.blocks);
  if (until !== undefined) return { kind: 'blocked', until };
  if (drop.kind === 'adds') {
    const seats = drop.tables.reduce((sum, id) => sum + (known.tables.get(id)?.guestCount ?? 0), 0);
    return { ...drop, seats };
  }
  return { kind: party.participants < table.minGuests ? 'large' : 'fits', tables: drop.tables };
}

/** Who has one of these tables in the party's time; undefined if all are free. */
export function firstInTheWay(
  tables: readonly string[],
  party: BookingOutput,
  { reservations }: Pick<Known, 'reservations'>,
): BookingOutput | undefined {
  const others = reservations.filter((other) =>
    isListed({ active: other.active, status: other._bookingStatus }),
  );
  for (const table of tables.toReversed()) {
    const by = whoHasTable(table, party, others);
    if (by) return by;
  }
  return undefined;
}

/** When the first block of these tables in the party's time ends; undefined if there is none. */
export function blockedUntil(
  tables: readonly string[],
  party: Pick<BookingOutput, 'date' | 'timeindex' | 'timeindexEnd'>,
  blocks: readonly TableBlockOutput[] = [],
): number | undefined {
  const span = spanOn(party.date, party);
  return tables
    .flatMap((table) => whatBlocks(table, party.date, span, blocks)?.span ?? [])
    .toSorted((a, b) => a.from - b.from)[0]?.until;
}

import type { BookingOutput } from '@atrium/api-client/admin';
import { dropOnTable } from '@atrium/rules/seating/drop-on-table';
import { isListed } from '@atrium/rules/seating/listed-reservations';
import { whoHasTable } from '@atrium/rules/seating/table-time';
import type { Table } from './room';

/** What putting a party down at a table would do, shown at the table before it happens. */
export type DropPreview =
  | { kind: 'fits'; tables: string[] }
  /** Too small for the whole party; `seats` is what it would have with its other tables. */
  | { kind: 'adds'; tables: string[]; seats: number }
  /** The party is smaller than the table is meant for. */
  | { kind: 'large'; tables: string[] }
  | { kind: 'taken'; by: BookingOutput }
  | { kind: 'nothing' };

export function dropPreview(
  table: Table,
  party: BookingOutput,
  {
    tables,
    reservations,
  }: { tables: ReadonlyMap<string, Table>; reservations: readonly BookingOutput[] },
): DropPreview {
  const own = party.tables.map(({ _table }) => _table);
  const drop = dropOnTable({ participants: party.participants, tables: own }, table);
  if (drop.kind === 'nothing') return drop;

  const others = reservations.filter((other) =>
    isListed({ active: other.active, status: other._bookingStatus }),
  );
  const by = whoHasTable(table._id, party, others);
  if (by) return { kind: 'taken', by };
  if (drop.kind === 'adds') {
    const seats = drop.tables.reduce((sum, id) => sum + (tables.get(id)?.guestCount ?? 0), 0);
    return { ...drop, seats };
  }
  return { kind: party.participants < table.minGuests ? 'large' : 'fits', tables: drop.tables };
}

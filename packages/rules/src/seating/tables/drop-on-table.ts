/** What dropping a reservation on a table does. See docs/domain/dining-room.md. */

export type DropResult =
  /** Nobody sits at this table, or the party is there already. */
  | { kind: 'nothing' }
  /** The party fits and moves here from its other tables. */
  | { kind: 'replaces'; tables: string[] }
  /** Too small for the whole party, so it joins the tables the party has. */
  | { kind: 'adds'; tables: string[] };

export function dropOnTable(
  party: { participants: number; tables: readonly string[] },
  table: { _id: string; guestCount: number },
): DropResult {
  if (table.guestCount <= 0) return { kind: 'nothing' };
  const alreadyThere = party.tables.includes(table._id);
  if (table.guestCount >= party.participants) {
    return alreadyThere && party.tables.length === 1
      ? { kind: 'nothing' }
      : { kind: 'replaces', tables: [table._id] };
  }
  return alreadyThere
    ? { kind: 'nothing' }
    : { kind: 'adds', tables: [...party.tables, table._id] };
}

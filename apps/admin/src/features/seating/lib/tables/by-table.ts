import type { BookingOutput } from '@atrium/api-client/admin';

/** Reservations by the id of each of their tables, in their order. */
export function reservationsByTable(
  reservations: readonly BookingOutput[],
): ReadonlyMap<string, readonly BookingOutput[]> {
  const byTable = new Map<string, BookingOutput[]>();
  for (const reservation of reservations) {
    for (const { _table } of reservation.tables) {
      const there = byTable.get(_table);
      if (there) there.push(reservation);
      else byTable.set(_table, [reservation]);
    }
  }
  return byTable;
}

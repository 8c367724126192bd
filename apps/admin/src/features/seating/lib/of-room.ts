import type { BookingOutput, ServiceOutput } from '@atrium/api-client/admin';
import type { Room, Table } from './room';

interface Known {
  /** Of all rooms, by id. */
  tables: ReadonlyMap<string, Table>;
  services: readonly Pick<ServiceOutput, '_id' | '_venues'>[];
}

/** Whether a party sits in a room or, while it has no table, its service seats guests there. */
export function isOfRoom(
  room: Room,
  { tables, _service }: Pick<BookingOutput, 'tables' | '_service'>,
  known: Known,
): boolean {
  const placed = tables.filter(({ _table }) => known.tables.has(_table));
  if (placed.length > 0) {
    return placed.some(({ _table }) => room.tables.some(({ _id }) => _id === _table));
  }
  const seatsIn = known.services.find(({ _id }) => _id === _service._id)?._venues ?? [];
  return seatsIn.length > 0 ? seatsIn.includes(room._id) : room.defaultFNB;
}

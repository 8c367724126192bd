import {
  type BookingOutput,
  type TableBlockOutput,
  useListDiningRoomsQuery,
  useListSeatedReservationsQuery,
  useListSeatingServicesQuery,
  useListTableBlocksQuery,
} from '@atrium/api-client/admin';
import { addDays } from '@atrium/rules/calendar/calendar-date';
import { useMemo } from 'react';
import { LIVE } from '../../../shared/lib/live';
import { useStatuses } from '../../../shared/named/use-statuses';
import { isOfRoom } from '../lib/of-room';
import type { Room, Table } from '../lib/room';
import type { SeatingPlace } from './use-seating-place';

const nobody: BookingOutput[] = [];
const noRooms: Room[] = [];
const noBlocks: TableBlockOutput[] = [];

/**
 * What a day in the dining rooms is made of; others' changes arrive by themselves.
 * @param place `room`: id of the one that is shown; `service`: of the one that is chosen, empty for all
 */
export function useEvening({
  date,
  room: chosen,
  service,
}: Pick<SeatingPlace, 'date' | 'room' | 'service'>) {
  const rooms = useListDiningRoomsQuery(undefined, LIVE);
  const services = useListSeatingServicesQuery();
  const statuses = useStatuses();
  // Who came before midnight may still sit.
  const found = useListSeatedReservationsQuery(
    { from: addDays(date, -1), to: date },
    // drawn with the answer alone, not as it is asked for
    { ...LIVE, selectFromResult: ({ currentData, isError }) => ({ currentData, isError }) },
  );

  // a party may sit past midnight
  const blocked = useListTableBlocksQuery({ from: date, until: addDays(date, 1) }, LIVE);

  const allRooms = rooms.data?.data ?? noRooms;
  const room = allRooms.find(({ _id }) => _id === chosen) ?? allRooms[0];
  const reservations = found.currentData?.data ?? nobody;
  const tables = useMemo<ReadonlyMap<string, Table>>(
    () => new Map(allRooms.flatMap((each) => each.tables.map((table) => [table._id, table]))),
    [allRooms],
  );
  const ofDay = useMemo(() => {
    const seated = new Set(services.data?.data.map(({ _id }) => _id));
    return reservations.filter(
      ({ date: day, tables: own, _service: { _id } }) =>
        day === date && (seated.has(_id) || own.length > 0) && (!service || _id === service),
    );
  }, [reservations, services.data, date, service]);
  const shown = useMemo(() => {
    if (!room) return ofDay;
    const known = { tables, services: services.data?.data ?? [] };
    return ofDay.filter((party) => isOfRoom(room, party, known));
  }, [ofDay, room, tables, services.data]);

  return {
    ...{ rooms, services, statuses, found, room, reservations, tables },
    /** Of this day and the next, in all rooms. */
    blocks: blocked.currentData?.data ?? noBlocks,
    /** The day's, in all rooms. */
    ofDay,
    /** The day's, in the room that is shown. */
    shown,
  };
}

export type Evening = ReturnType<typeof useEvening>;

import {
  type BookingOutput,
  useListBookingStatusesQuery,
  useListDiningRoomsQuery,
  useListSeatedReservationsQuery,
  useListSeatingServicesQuery,
} from '@atrium/api-client/admin';
import { addDays } from '@atrium/rules/calendar/calendar-date';
import { useMemo } from 'react';
import { LIVE } from '../../../shared/lib/live';
import type { Table } from '../lib/room';
import type { SeatingPlace } from './use-seating-place';

const nobody: BookingOutput[] = [];

/**
 * What a day in the dining rooms is made of; others' changes arrive by themselves.
 * @param service id of the one that is chosen; empty: all
 */
export function useEvening({ date, service }: Pick<SeatingPlace, 'date' | 'service'>) {
  const rooms = useListDiningRoomsQuery(undefined, LIVE);
  const services = useListSeatingServicesQuery();
  const statuses = useListBookingStatusesQuery();
  // Who came before midnight may still sit.
  const found = useListSeatedReservationsQuery({ from: addDays(date, -1), to: date }, LIVE);

  const reservations = found.currentData?.data ?? nobody;
  const shown = useMemo(() => {
    const seated = new Set(services.data?.data.map(({ _id }) => _id));
    return reservations.filter(
      ({ date: day, tables, _service: { _id } }) =>
        day === date && (seated.has(_id) || tables.length > 0) && (!service || _id === service),
    );
  }, [reservations, services.data, date, service]);
  const tables = useMemo<ReadonlyMap<string, Table>>(
    () =>
      new Map(
        (rooms.data?.data ?? []).flatMap((room) => room.tables.map((table) => [table._id, table])),
      ),
    [rooms.data],
  );

  return { rooms, services, statuses, found, reservations, shown, tables };
}

export type Evening = ReturnType<typeof useEvening>;

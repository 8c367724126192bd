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

const nobody: BookingOutput[] = [];

/** What a day in the dining rooms is made of; others' changes arrive by themselves. */
export function useEvening(date: string) {
  const rooms = useListDiningRoomsQuery(undefined, LIVE);
  const services = useListSeatingServicesQuery();
  const statuses = useListBookingStatusesQuery();
  // Who came before midnight may still sit.
  const found = useListSeatedReservationsQuery({ from: addDays(date, -1), to: date }, LIVE);

  const reservations = found.currentData?.data ?? nobody;
  const ofDay = useMemo(() => {
    const seated = new Set(services.data?.data.map(({ _id }) => _id));
    return reservations.filter(
      (one) => one.date === date && (seated.has(one._service._id) || one.tables.length > 0),
    );
  }, [reservations, services.data, date]);
  const tables = useMemo<ReadonlyMap<string, Table>>(
    () =>
      new Map(
        (rooms.data?.data ?? []).flatMap((room) => room.tables.map((table) => [table._id, table])),
      ),
    [rooms.data],
  );

  return { rooms, services, statuses, found, reservations, ofDay, tables };
}

export type Evening = ReturnType<typeof useEvening>;

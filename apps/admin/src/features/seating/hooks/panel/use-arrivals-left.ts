import { type ServiceOutput, useListSeatedReservationsQuery } from '@atrium/api-client/admin';
import { pacingLeft } from '@atrium/rules/seating/room/pacing';
import { countsTowardCapacity } from '@atrium/rules/slots/slots';
import { LIVE } from '../../../../shared/lib/live';

interface Arrival {
  /** Of the reservation that is edited; undefined for a new one. */
  id: string | undefined;
  service: Pick<ServiceOutput, '_id' | 'pacing'> | undefined;
  date: string;
  /** Minutes from midnight. */
  start: number;
}

/** How many may still arrive with a party in its quarter of an hour; undefined while nothing limits them. */
export function useArrivalsLeft({ id, service, date, start }: Arrival): number | undefined {
  const pacing = service?.pacing;
  const skip = pacing === undefined;
  const found = useListSeatedReservationsQuery({ from: date, to: date }, { ...LIVE, skip });
  const others = found.currentData?.data;
  if (skip || !others) return undefined;
  const arrivals = others
    .filter((one) => one._id !== id && one._service._id === service?._id && one.date === date)
    .filter(countsTowardCapacity)
    .map(({ timeindex, participants }) => ({ start: timeindex, covers: participants }));
  return pacingLeft(pacing, start, arrivals);
}

import {
  useListActiveServicesQuery,
  useListSeatedReservationsQuery,
} from '@atrium/api-client/admin';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useMemo } from 'react';
import { useMe } from '../../../../shared/access/use-me';
import { serviceName } from '../../../../shared/bookings/service-name';
import { LIVE } from '../../../../shared/lib/live';
import { serviceRows } from '../lib/service-rows';

/** A day's services with their bookings. @param date `yyyy-mm-dd` */
export function useTimelineDay(date: string) {
  const language = useLanguage();
  const { timezone } = useMe().vendor;
  const services = useListActiveServicesQuery();
  const bookings = useListSeatedReservationsQuery({ from: date, to: date }, LIVE);
  const offered = services.data?.data;
  const booked = bookings.currentData?.data;

  return {
    rows: useMemo(
      () =>
        offered &&
        booked &&
        serviceRows(offered, booked, {
          ...{ date, timezone },
          nameOf: (service) => serviceName(service, language),
        }),
      [offered, booked, date, timezone, language],
    ),
    services: offered,
    isError: (services.isError && !offered) || (bookings.isError && !booked),
    retry: () => {
      void services.refetch();
      void bookings.refetch();
    },
  };
}

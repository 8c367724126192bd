import type { TimeSpan } from '@atrium/rules/seating/tables/table-time';
import { serviceDay } from '@atrium/rules/slots/service-day';
import { useMemo } from 'react';
import { useMe } from '../../../../shared/access/use-me';
import type { Evening } from '../use-evening';
import type { SeatingPlace } from '../use-seating-place';

/** When the services of the day, or the one that is chosen, seat guests. */
export function useOpenHours(
  { services }: Pick<Evening, 'services'>,
  { date, service }: Pick<SeatingPlace, 'date' | 'service'>,
): readonly TimeSpan[] {
  const { timezone } = useMe().vendor;
  return useMemo(
    () =>
      (services.data?.data ?? [])
        .filter(({ _id }) => !service || _id === service)
        .flatMap((each) => serviceDay(each, date, timezone).slots)
        .map(({ start, end }) => ({ from: start, until: end })),
    [services.data, date, service, timezone],
  );
}

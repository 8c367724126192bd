import { type NextTime, useListNextTimesQuery } from '@atrium/api-client/hub';
import { useVendor } from '../../../shared/hooks/use-vendor';
import type { CatalogueFilter } from '../lib/catalogue-filter';

/** When each activity has room for the party next, by its id; of one with a code nothing is known. */
export function useNextTimes({ date, people }: Pick<CatalogueFilter, 'date' | 'people'>) {
  const { slug } = useVendor();
  const { currentData, isError } = useListNextTimesQuery(
    {
      vendorId: slug,
      ...(date !== undefined && { date }),
      ...(people > 1 && { participants: people }),
    },
    { refetchOnFocus: true, refetchOnReconnect: true, refetchOnMountOrArgChange: 60 },
  );
  return {
    times:
      currentData &&
      new Map<string, NextTime | undefined>(currentData.data.map((one) => [one._id, one.next])),
    loading: currentData === undefined && !isError,
  };
}

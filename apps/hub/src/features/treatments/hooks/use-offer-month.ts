import {
  type GetTreatmentOfferApiArg,
  generatedApi,
  useGetTreatmentOfferQuery,
} from '@atrium/api-client/hub/spa';
import {
  addMonths,
  type CalendarDate,
  firstOfMonth,
  lastOfMonth,
} from '@atrium/rules/calendar/calendar-date';
import { useEffect } from 'react';
import { useVendor } from '../../../shared/hooks/use-vendor';

interface Options {
  typeId: string;
  /** Any day of the month. */
  month: CalendarDate;
  /** Id of a length. */
  length?: string | undefined;
  /** `woman`, `man`, or the id of a therapist. */
  wish?: string | undefined;
  /** Id of the guest's own treatment, which is to be moved. */
  treatment?: string | undefined;
}

function wishOf(wish: string | undefined): Pick<GetTreatmentOfferApiArg, 'gender' | 'therapist'> {
  if (wish === undefined) return {};
  return wish === 'woman' || wish === 'man' ? { gender: wish } : { therapist: wish };
}

/** A treatment with the starts of a month. The next month is fetched ahead. */
export function useOfferMonth({ typeId, month, length, wish, treatment }: Options) {
  const { slug } = useVendor();
  const period = (from: CalendarDate) => ({
    vendorId: slug,
    id: typeId,
    from,
    until: lastOfMonth(from),
    ...(length !== undefined && { length }),
    ...wishOf(wish),
    ...(treatment !== undefined && { treatment }),
  });
  const first = firstOfMonth(month);
  const query = useGetTreatmentOfferQuery(period(first), {
    refetchOnFocus: true,
    refetchOnReconnect: true,
    // A month come back to after a while has been sold on.
    refetchOnMountOrArgChange: 60,
  });
  const prefetch = generatedApi.usePrefetch('getTreatmentOffer');
  const next = addMonths(first, 1);
  const latestDate = query.data?.data.latestDate;
  const hasNext = query.isSuccess && (latestDate === undefined || next <= latestDate);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `period` is made of the values listed
  useEffect(() => {
    if (hasNext) prefetch(period(next), { ifOlderThan: 60 });
  }, [hasNext, next, slug, typeId, length, wish, treatment, prefetch]);

  return query;
}

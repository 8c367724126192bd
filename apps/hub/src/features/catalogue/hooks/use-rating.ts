import { useListServiceRatingsQuery } from '@atrium/api-client/hub';
import { useVendor } from '../../../shared/hooks/use-vendor';

/** What guests think of an activity; undefined where too few have said so. */
export function useRating(serviceId: string) {
  const { slug } = useVendor();
  const { data } = useListServiceRatingsQuery({ vendorId: slug });
  return data?.data.find(({ _id }) => _id === serviceId);
}

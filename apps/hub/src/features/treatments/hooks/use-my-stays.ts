import { type StayOutput, useListOwnStaysQuery } from '@atrium/api-client/hub';
import type { GuestState } from '../../../shared/hooks/use-guest';
import { useVendor } from '../../../shared/hooks/use-vendor';

const none: readonly StayOutput[] = [];

/** The guest’s stays; none until they are there, and where the venue has none. */
export function useMyStays(guest: GuestState): readonly StayOutput[] {
  const { modules } = useVendor();
  const skip = guest.status !== 'guest' || !modules.stays;
  const { data } = useListOwnStaysQuery(undefined, { skip, refetchOnMountOrArgChange: true });
  return (!skip && data?.data) || none;
}

import { type HubMembership, useListMyMembershipsQuery } from '@atrium/api-client/hub';
import type { GuestState } from '../../hooks/use-guest';
import { useVendor } from '../../hooks/use-vendor';

const none: readonly HubMembership[] = [];

/** The guest's memberships; absent while they are on their way, none where the venue has none. */
export function useMyMemberships(guest: GuestState): readonly HubMembership[] | undefined {
  const { _id: vendorId, modules } = useVendor();
  const customerId = guest.status === 'guest' ? guest.guest._id : '';
  const skip = customerId === '' || !modules.memberships;
  const { data } = useListMyMembershipsQuery({ vendorId, customerId }, { skip });
  return skip ? none : data;
}

import { type HubMembership, useListMyMembershipsQuery } from '@atrium/api-client/api';
import type { GuestState } from '../../../shared/hooks/use-guest';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { usableMemberships } from '../lib/usable-memberships';

/** The guest's memberships that can pay for this booking; none where the venue has none. */
export function useUsableMemberships(
  guest: GuestState,
  use: Parameters<typeof usableMemberships>[1],
): HubMembership[] {
  const { _id: vendorId, modules } = useVendor();
  const customerId = guest.status === 'guest' ? guest.guest._id : '';
  const { data } = useListMyMembershipsQuery(
    { vendorId, customerId },
    { skip: customerId === '' || !modules.memberships },
  );
  return usableMemberships(data ?? [], use);
}

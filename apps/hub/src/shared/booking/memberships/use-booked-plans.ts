import { useListMyReservationsQuery } from '@atrium/api-client/hub';
import { useListMyTreatmentsQuery } from '@atrium/api-client/hub/spa';
import type { GuestState } from '../../hooks/use-guest';
import { useVendor } from '../../hooks/use-vendor';
import { type Plan, plansOfBookings, plansOfTreatments } from '../overlapping';

/** What the guest has booked and not had yet; empty until it is known. */
export function useBookedPlans(guest: GuestState): Plan[] {
  const { _id: vendorId, modules } = useVendor();
  const customerId = guest.status === 'guest' ? guest.guest._id : '';
  const { data } = useListMyReservationsQuery(
    { vendorId, customerId },
    { skip: customerId === '', refetchOnMountOrArgChange: true },
  );
  const treatments = useListMyTreatmentsQuery(undefined, {
    skip: customerId === '' || !modules.spa,
    refetchOnMountOrArgChange: true,
  });
  return [
    ...plansOfBookings(data?.data.upcoming ?? []),
    ...plansOfTreatments(treatments.data?.data.upcoming ?? []),
  ];
}

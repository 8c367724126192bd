import type { HubReservation } from '@atrium/api-client/hub';
import { useBookOnceMutation } from '@atrium/api-client/hub/book-once';
import { isBookingInput } from '../../../shared/booking/attempt';
import { useSendOnce } from '../../../shared/booking/use-send-once';
import { useVendor } from '../../../shared/hooks/use-vendor';

/** Books one activity, once. */
export function useBookingSubmission(onBooked: (booked: HubReservation) => void) {
  const { _id: vendorId } = useVendor();
  const [book] = useBookOnceMutation();
  return useSendOnce({
    storeKey: `atrium.sent.${vendorId}`,
    isInput: isBookingInput,
    send: async (hubBookingInput, key) => (await book({ hubBookingInput, key }).unwrap()).data,
    onAnswer: onBooked,
  });
}

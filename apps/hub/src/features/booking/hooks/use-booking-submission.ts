import type { HubReservation } from '@atrium/api-client/api';
import { useBookOnceMutation } from '@atrium/api-client/book-once';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { isBookingInput } from '../lib/attempt';
import { useSendOnce } from './use-send-once';

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

import type { HubReservation } from '@atrium/api-client/hub';
import { useBookOnceMutation } from '@atrium/api-client/hub/book-once';
import { isBookingInput } from '../../../shared/booking/sending/attempt';
import { useFinishedPlaces } from '../../../shared/booking/sending/use-finished-places';
import { useSendOnce } from '../../../shared/booking/sending/use-send-once';
import { useGuest } from '../../../shared/hooks/use-guest';
import { useVendor } from '../../../shared/hooks/use-vendor';

/** Books one activity, once. */
export function useBookingSubmission(onBooked: (booked: HubReservation) => void) {
  const { _id: vendorId } = useVendor();
  const places = useFinishedPlaces(useGuest());
  const [book] = useBookOnceMutation();
  return useSendOnce({
    storeKey: `atrium.sent.${vendorId}`,
    isInput: isBookingInput,
    send: async (hubBookingInput, key) => (await book({ hubBookingInput, key }).unwrap()).data,
    onAnswer: onBooked,
    // The steps lead to what another tab has finished by themselves.
    isDone: places.isFinished,
  });
}

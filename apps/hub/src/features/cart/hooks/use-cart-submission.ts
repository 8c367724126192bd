import type { HubGroup } from '@atrium/api-client/hub';
import { useBookGroupOnceMutation } from '@atrium/api-client/hub/book-once';
import { isGroupInput } from '../../../shared/booking/attempt';
import { useSendOnce } from '../../../shared/booking/use-send-once';
import { useVendor } from '../../../shared/hooks/use-vendor';

/** Books several activities together, once: all or none. */
export function useCartSubmission(onBooked: (booked: HubGroup) => void) {
  const { _id: vendorId } = useVendor();
  const [book] = useBookGroupOnceMutation();
  return useSendOnce({
    storeKey: `atrium.sent-together.${vendorId}`,
    isInput: isGroupInput,
    send: async (hubGroupInput, key) => (await book({ hubGroupInput, key }).unwrap()).data,
    onAnswer: onBooked,
  });
}

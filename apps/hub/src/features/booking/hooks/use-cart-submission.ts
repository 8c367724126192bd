import type { HubGroup } from '@atrium/api-client/api';
import { useBookGroupOnceMutation } from '@atrium/api-client/book-once';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { isGroupInput } from '../lib/attempt';
import { useSendOnce } from './use-send-once';

/** Books several activities in one go, once: all of them or none. */
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

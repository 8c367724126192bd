import type { HubGroup } from '@atrium/api-client/hub';
import { useBookGroupOnceMutation } from '@atrium/api-client/hub/book-once';
import { isGroupInput } from '../../../shared/booking/sending/attempt';
import { useSendOnce } from '../../../shared/booking/sending/use-send-once';
import { useVendor } from '../../../shared/hooks/use-vendor';

interface Options {
  onBooked: (booked: HubGroup) => void;
  /** Whether another tab has booked them meanwhile. */
  isDone: () => boolean;
  onDone: () => void;
}

/** Books several activities together, once: all or none. */
export function useCartSubmission({ onBooked, isDone, onDone }: Options) {
  const { _id: vendorId } = useVendor();
  const [book] = useBookGroupOnceMutation();
  return useSendOnce({
    storeKey: `atrium.sent-together.${vendorId}`,
    isInput: isGroupInput,
    send: async (hubGroupInput, key) => (await book({ hubGroupInput, key }).unwrap()).data,
    onAnswer: onBooked,
    isDone,
    onDone,
  });
}

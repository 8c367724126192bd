import type { OpenBookingInput, OpenBookingOutput } from '@atrium/api-client/public';
import { useBookVisitOnceMutation } from '@atrium/api-client/public/book-once';
import { useSendOnce } from './use-send-once';

/** Books a service once. */
export function useBook(onBooked: (made: OpenBookingOutput) => void) {
  const [book] = useBookVisitOnceMutation();
  return useSendOnce({
    name: 'atrium.visitor.sent',
    send: (openBookingInput: OpenBookingInput, once) => book({ openBookingInput, ...once }),
    onDone: onBooked,
  });
}

import type { OpenTreatmentInput, OpenTreatmentOutput } from '@atrium/api-client/public';
import { useBookTreatmentOnceMutation } from '@atrium/api-client/public/book-once';
import { useSendOnce } from './use-send-once';

/** Books a treatment once. */
export function useBookTreatment(onBooked: (made: OpenTreatmentOutput) => void) {
  const [book] = useBookTreatmentOnceMutation();
  return useSendOnce({
    name: 'atrium.visitor.sentTreatment',
    send: (openTreatmentInput: OpenTreatmentInput, once) => book({ openTreatmentInput, ...once }),
    onDone: onBooked,
  });
}

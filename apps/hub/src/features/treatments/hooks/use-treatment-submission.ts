import { useBookTreatmentOnceMutation } from '@atrium/api-client/hub/book-treatment-once';
import type { HubTreatment, HubTreatmentInput } from '@atrium/api-client/hub/spa';
import { useFinishedPlaces } from '../../../shared/booking/sending/use-finished-places';
import { useSendOnce } from '../../../shared/booking/sending/use-send-once';
import { useGuest } from '../../../shared/hooks/use-guest';
import { useVendor } from '../../../shared/hooks/use-vendor';

const isInput = (value: unknown): value is HubTreatmentInput =>
  typeof value === 'object' &&
  value !== null &&
  '_treatmentType' in value &&
  typeof value._treatmentType === 'string' &&
  'date' in value &&
  typeof value.date === 'string' &&
  'timeindexStart' in value &&
  typeof value.timeindexStart === 'number';

/** Books a treatment, once. */
export function useTreatmentSubmission(onBooked: (booked: HubTreatment) => void) {
  const { _id: vendorId } = useVendor();
  const places = useFinishedPlaces(useGuest());
  const [book] = useBookTreatmentOnceMutation();
  return useSendOnce({
    storeKey: `atrium.sent-treatment.${vendorId}`,
    isInput,
    send: async (hubTreatmentInput, key) => (await book({ hubTreatmentInput, key }).unwrap()).data,
    onAnswer: onBooked,
    // The steps lead to what another tab has finished by themselves.
    isDone: ({ _treatmentType: _service, date, timeindexStart: timeindex }) =>
      places.isFinished({ _service, date, timeindex }),
  });
}

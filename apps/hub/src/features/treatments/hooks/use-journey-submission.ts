import { useBookJourneyOnceMutation } from '@atrium/api-client/hub/book-treatment-once';
import type { HubJourney, HubJourneyInput } from '@atrium/api-client/hub/spa';
import { useFinishedPlaces } from '../../../shared/booking/sending/use-finished-places';
import { useSendOnce } from '../../../shared/booking/sending/use-send-once';
import { useGuest } from '../../../shared/hooks/use-guest';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { JOURNEY_PLACE } from '../lib/journey-place';

const isInput = (value: unknown): value is HubJourneyInput =>
  typeof value === 'object' &&
  value !== null &&
  'treatments' in value &&
  Array.isArray(value.treatments) &&
  'date' in value &&
  typeof value.date === 'string' &&
  'starts' in value &&
  Array.isArray(value.starts);

/** Books a journey, once. */
export function useJourneySubmission(onBooked: (booked: HubJourney) => void) {
  const { _id: vendorId } = useVendor();
  const places = useFinishedPlaces(useGuest());
  const [book] = useBookJourneyOnceMutation();
  return useSendOnce({
    storeKey: `atrium.sent-journey.${vendorId}`,
    isInput,
    send: async (hubJourneyInput, key) => (await book({ hubJourneyInput, key }).unwrap()).data,
    onAnswer: onBooked,
    // The steps lead to what another tab has finished by themselves.
    isDone: ({ date, starts }) =>
      places.isFinished({ _service: JOURNEY_PLACE, date, timeindex: Math.min(...starts) }),
  });
}

import { everyBooking } from '../cache/booking-tags';
import { everyTreatment } from '../cache/treatment-tags';
import {
  type BookActivityApiResponse,
  type BookGroupApiResponse,
  type BookMyTreatmentApiResponse,
  generatedApi,
  type HubBookingInput,
  type HubGroupInput,
  type HubTreatmentInput,
} from './api.gen';
import type { BookMyJourneyApiResponse, HubJourneyInput } from './journeys.gen';

interface Once {
  /** The `Idempotency-Key` of this intention, kept by the caller until there is a definite answer. */
  key: string;
}

/** Bookings with a key that survives a reload: one intention, however often it is sent. */
const bookOnceApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    bookOnce: build.mutation<BookActivityApiResponse, Once & { hubBookingInput: HubBookingInput }>({
      query: ({ hubBookingInput, key }) => ({
        url: '/api/v1/hub/activity',
        method: 'POST',
        body: hubBookingInput,
        headers: { 'Idempotency-Key': key },
      }),
      invalidatesTags: everyBooking,
    }),
    /** Several activities, all or none. A refusal names its item in `details`. */
    bookGroupOnce: build.mutation<BookGroupApiResponse, Once & { hubGroupInput: HubGroupInput }>({
      query: ({ hubGroupInput, key }) => ({
        url: '/api/v1/hub/groups',
        method: 'POST',
        body: hubGroupInput,
        headers: { 'Idempotency-Key': key },
      }),
      invalidatesTags: everyBooking,
    }),
    bookTreatmentOnce: build.mutation<
      BookMyTreatmentApiResponse,
      Once & { hubTreatmentInput: HubTreatmentInput }
    >({
      query: ({ hubTreatmentInput, key }) => ({
        url: '/api/v1/hub/treatments',
        method: 'POST',
        body: hubTreatmentInput,
        headers: { 'Idempotency-Key': key },
      }),
      invalidatesTags: everyTreatment,
    }),
    /** Several treatments, all or none. */
    bookJourneyOnce: build.mutation<
      BookMyJourneyApiResponse,
      Once & { hubJourneyInput: HubJourneyInput }
    >({
      query: ({ hubJourneyInput, key }) => ({
        url: '/api/v1/hub/journeys',
        method: 'POST',
        body: hubJourneyInput,
        headers: { 'Idempotency-Key': key },
      }),
      invalidatesTags: everyTreatment,
    }),
  }),
});

export const {
  useBookOnceMutation,
  useBookGroupOnceMutation,
  useBookJourneyOnceMutation,
  useBookTreatmentOnceMutation,
} = bookOnceApi;

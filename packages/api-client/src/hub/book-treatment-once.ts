import { everyTreatment } from '../cache/treatment-tags';
import type { Once } from './book-once';
import {
  type BookMyJourneyApiResponse,
  type BookMyTreatmentApiResponse,
  generatedApi,
  type HubJourneyInput,
  type HubTreatmentInput,
} from './spa.gen';

/** Treatments and journeys, booked as {@link Once} says. */
const bookTreatmentOnceApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
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

export const { useBookJourneyOnceMutation, useBookTreatmentOnceMutation } = bookTreatmentOnceApi;

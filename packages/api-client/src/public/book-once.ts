import {
  type BookTreatmentWithoutAccountApiResponse,
  type BookWithoutAccountApiResponse,
  generatedApi,
  type OpenBookingInput,
  type OpenTreatmentInput,
} from './api.gen';

interface Once {
  /** The `Idempotency-Key` of this intention, kept by the caller until there is a definite answer. */
  key: string;
}

const once = (url: string, body: unknown, key: string) => ({
  ...{ url, body, method: 'POST' },
  headers: { 'Idempotency-Key': key },
});

/** What a visitor books with a key that survives a reload: one intention, however often it is sent. */
const bookOnceApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    bookVisitOnce: build.mutation<
      BookWithoutAccountApiResponse,
      Once & { openBookingInput: OpenBookingInput }
    >({
      query: ({ openBookingInput, key }) => once('/api/v1/open_booking', openBookingInput, key),
      invalidatesTags: ['Activity'],
    }),
    bookTreatmentOnce: build.mutation<
      BookTreatmentWithoutAccountApiResponse,
      Once & { openTreatmentInput: OpenTreatmentInput }
    >({
      query: ({ openTreatmentInput, key }) =>
        once('/api/v1/open_booking/treatments', openTreatmentInput, key),
      invalidatesTags: ['Activity'],
    }),
  }),
});

export const { useBookTreatmentOnceMutation, useBookVisitOnceMutation } = bookOnceApi;

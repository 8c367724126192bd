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
  'x-proof-of-work'?: string;
}

const once = (url: string, body: unknown, { key, 'x-proof-of-work': proof }: Once) => ({
  ...{ url, body, method: 'POST' },
  headers: { 'Idempotency-Key': key, ...(proof && { 'x-proof-of-work': proof }) },
});

/** What a visitor books with a key that survives a reload: one intention, however often it is sent. */
const bookOnceApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    bookVisitOnce: build.mutation<
      BookWithoutAccountApiResponse,
      Once & { openBookingInput: OpenBookingInput }
    >({
      query: ({ openBookingInput, ...more }) =>
        once('/api/v1/open_booking', openBookingInput, more),
      invalidatesTags: ['Activity'],
    }),
    bookTreatmentOnce: build.mutation<
      BookTreatmentWithoutAccountApiResponse,
      Once & { openTreatmentInput: OpenTreatmentInput }
    >({
      query: ({ openTreatmentInput, ...more }) =>
        once('/api/v1/open_booking/treatments', openTreatmentInput, more),
      invalidatesTags: ['Activity'],
    }),
  }),
});

export const { useBookTreatmentOnceMutation, useBookVisitOnceMutation } = bookOnceApi;

import { type BookWithoutAccountApiResponse, generatedApi, type OpenBookingInput } from './api.gen';

interface Once {
  /** The `Idempotency-Key` of this intention, kept by the caller until there is a definite answer. */
  key: string;
  openBookingInput: OpenBookingInput;
}

/** A visitor's booking with a key that survives a reload: one intention, however often it is sent. */
const bookOnceApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    bookVisitOnce: build.mutation<BookWithoutAccountApiResponse, Once>({
      query: ({ openBookingInput, key }) => ({
        url: '/api/v1/open_booking',
        method: 'POST',
        body: openBookingInput,
        headers: { 'Idempotency-Key': key },
      }),
      invalidatesTags: ['Activity'],
    }),
  }),
});

export const { useBookVisitOnceMutation } = bookOnceApi;

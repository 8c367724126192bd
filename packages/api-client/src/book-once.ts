import { type BookActivityApiResponse, generatedApi, type HubBookingInput } from './api.gen';

interface BookOnce {
  hubBookingInput: HubBookingInput;
  /** The `Idempotency-Key` of this intention, kept by the caller until there is a definite answer. */
  key: string;
}

/** Bookings whose key outlives a reload of the page: one intention, however often it is sent. */
const bookOnceApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    bookOnce: build.mutation<BookActivityApiResponse, BookOnce>({
      query: ({ hubBookingInput, key }) => ({
        url: '/api/v1/hub/activity',
        method: 'POST',
        body: hubBookingInput,
        headers: { 'Idempotency-Key': key },
      }),
      invalidatesTags: ['Booking', 'Activity', 'AuditLog', 'Message', 'Stay'],
    }),
  }),
});

export const { useBookOnceMutation } = bookOnceApi;

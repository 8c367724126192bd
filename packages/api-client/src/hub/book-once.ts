import { everyBooking } from '../cache/booking-tags';
import {
  type BookActivityApiResponse,
  type BookGroupApiResponse,
  generatedApi,
  type HubBookingInput,
  type HubGroupInput,
} from './api.gen';

export interface Once {
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
  }),
});

export const { useBookOnceMutation, useBookGroupOnceMutation } = bookOnceApi;

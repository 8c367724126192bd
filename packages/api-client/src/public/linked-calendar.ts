import { fileText } from '../file-text';
import { type GetLinkedBookingApiArg, generatedApi } from './api.gen';

/** The calendar file of a booking that its link opens. */
const linkedCalendarApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    getLinkedCalendar: build.query<string, GetLinkedBookingApiArg>({
      query: ({ id, vendor, 'x-booking-signature': signature }) => ({
        url: `/api/v1/linked_booking/${encodeURIComponent(id)}/calendar.ics`,
        params: { vendor },
        headers: { 'x-booking-signature': signature },
        responseHandler: fileText,
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useLazyGetLinkedCalendarQuery } = linkedCalendarApi;

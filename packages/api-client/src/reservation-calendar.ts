import { generatedApi } from './api.gen';
import { idTags } from './cache/tags';

/** `getReservationCalendar` as the text it is: a calendar file is no JSON. */
const reservationCalendarApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    downloadReservationCalendar: build.query<string, string>({
      query: (id) => ({
        url: `/api/v1/hub/reservation/${encodeURIComponent(id)}/calendar.ics`,
        responseHandler: 'text',
      }),
      providesTags: (_result, _error, id) => idTags('Booking', id),
    }),
  }),
});

export const { useLazyDownloadReservationCalendarQuery } = reservationCalendarApi;

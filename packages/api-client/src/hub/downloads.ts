import { fileText } from '../file-text';
import { generatedApi } from './api.gen';

/** Files that a guest saves. No page begins with one, so they are apart from the rest of the client. */
export const downloadApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    /** By the id of the booking: its iCalendar file. */
    downloadReservationCalendar: build.query<string, string>({
      query: (id) => ({
        url: `/api/v1/hub/reservation/${encodeURIComponent(id)}/calendar.ics`,
        responseHandler: fileText,
      }),
      keepUnusedDataFor: 0,
    }),
    /** All that the venue keeps about the guest, as a page to read in the language shown. */
    downloadOwnDataPage: build.query<string, void>({
      query: () => ({
        url: '/api/v1/hub/profile/export',
        params: { format: 'html' },
        responseHandler: fileText,
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useLazyDownloadOwnDataPageQuery, useLazyDownloadReservationCalendarQuery } =
  downloadApi;

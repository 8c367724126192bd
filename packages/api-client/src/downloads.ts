import { generatedApi } from './api.gen';

/** Text of a file; a refusal still comes as JSON. */
const fileText = (response: Response): Promise<unknown> =>
  response.ok ? response.text() : response.json();

/** Answers that are files: a link could not carry the bearer token. */
export const downloadApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    /** By the id of the reservation: its iCalendar file. */
    downloadReservationCalendar: build.query<string, string>({
      query: (id) => ({
        url: `/api/v1/hub/reservation/${encodeURIComponent(id)}/calendar.ics`,
        responseHandler: fileText,
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useLazyDownloadReservationCalendarQuery } = downloadApi;

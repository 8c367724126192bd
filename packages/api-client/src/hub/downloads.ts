import { fileBytes, fileText } from '../file-text';
import { generatedApi } from './api.gen';

/**
 * Files guests save. No first page needs them, so they are separate from the rest of the client.
 */
export const downloadApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    /** A booking's iCalendar file, by the booking's id. */
    downloadReservationCalendar: build.query<string, string>({
      query: (id) => ({
        url: `/api/v1/hub/reservation/${encodeURIComponent(id)}/calendar.ics`,
        responseHandler: fileText,
      }),
      keepUnusedDataFor: 0,
    }),
    /** A treatment's iCalendar file, by the treatment's id. */
    downloadTreatmentCalendar: build.query<string, string>({
      query: (id) => ({
        url: `/api/v1/hub/treatments/${encodeURIComponent(id)}/calendar.ics`,
        responseHandler: fileText,
      }),
      keepUnusedDataFor: 0,
    }),
    /** All of a journey as one iCalendar file, by the journey's id. */
    downloadJourneyCalendar: build.query<string, string>({
      query: (id) => ({
        url: `/api/v1/hub/journeys/${encodeURIComponent(id)}/calendar.ics`,
        responseHandler: fileText,
      }),
      keepUnusedDataFor: 0,
    }),
    /** A receipt or credit note as a PDF, by its id; each character is a byte. */
    downloadOwnReceipt: build.query<string, string>({
      query: (id) => ({
        url: `/api/v1/hub/receipts/${encodeURIComponent(id)}/pdf`,
        responseHandler: fileBytes,
      }),
      keepUnusedDataFor: 0,
    }),
    /** Everything the venue stores about the guest, as a page in the current language. */
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

export const {
  useLazyDownloadJourneyCalendarQuery,
  useLazyDownloadOwnDataPageQuery,
  useLazyDownloadOwnReceiptQuery,
  useLazyDownloadReservationCalendarQuery,
  useLazyDownloadTreatmentCalendarQuery,
} = downloadApi;

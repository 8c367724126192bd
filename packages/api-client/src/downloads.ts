import {
  type ExportKindApiArg,
  type GetReportApiArg,
  generatedApi,
  type ListBookingsApiArg,
} from './api.gen';

/** Text of a file; a refusal still comes as JSON. */
const fileText = (response: Response): Promise<unknown> =>
  response.ok ? response.text() : response.json();

/** A file has all rows, by day and time. */
type BookingsFileArg = Omit<ListBookingsApiArg, 'sort' | 'order' | 'limit' | 'cursor'>;

/** Which table of the report the file has; by period, unless told. */
type ReportFileArg = GetReportApiArg & { table?: 'period' | 'service' | 'segment' };

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
    /** All that the venue keeps about the guest, as a page to read in the language shown. */
    downloadOwnDataPage: build.query<string, void>({
      query: () => ({
        url: '/api/v1/hub/profile/export',
        params: { format: 'html' },
        responseHandler: fileText,
      }),
      keepUnusedDataFor: 0,
    }),
    /** The bookings of a list's filter as CSV. */
    downloadBookings: build.query<string, BookingsFileArg>({
      query: (params) => ({
        url: '/api/v1/admin/bookings.csv',
        params,
        responseHandler: fileText,
      }),
      keepUnusedDataFor: 0,
    }),
    /** All guests, stays or memberships as CSV, with the columns that an import takes. */
    downloadExport: build.query<string, ExportKindApiArg['kind']>({
      query: (kind) => ({
        url: `/api/v1/admin/exports/${encodeURIComponent(kind)}.csv`,
        responseHandler: fileText,
      }),
      keepUnusedDataFor: 0,
    }),
    /** A table of a report as CSV. */
    downloadReport: build.query<string, ReportFileArg>({
      query: ({ report, ...params }) => ({
        url: `/api/v1/admin/reports/${encodeURIComponent(report)}/csv`,
        params,
        responseHandler: fileText,
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useLazyDownloadBookingsQuery,
  useLazyDownloadExportQuery,
  useLazyDownloadOwnDataPageQuery,
  useLazyDownloadReportQuery,
  useLazyDownloadReservationCalendarQuery,
} = downloadApi;

import { fileText } from '../file-text';
import {
  type GetReportApiArg,
  generatedApi,
  type ListBookingsApiArg,
  type RunImportApiArg,
} from './api.gen';

/** A file has all rows, by day and time. */
type BookingsFileArg = Omit<ListBookingsApiArg, 'sort' | 'order' | 'limit' | 'cursor'>;

/** Which table of the report the file has; by period, unless told. */
type ReportFileArg = GetReportApiArg & { table?: 'period' | 'service' | 'segment' };

/** Files that staff save. No page begins with one, so they are apart from the rest of the client. */
const downloadApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
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
    downloadExport: build.query<string, RunImportApiArg['kind']>({
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
  useLazyDownloadReportQuery,
} = downloadApi;

import { fileBytes, fileText } from '../file-text';
import {
  type GetReportApiArg,
  generatedApi,
  type ListBookingsApiArg,
  type ListPaymentsApiArg,
  type ListSpaReportRowsApiArg,
  type RunImportApiArg,
} from './api.gen';

/** A file has every row, by day and time. */
type BookingsFileArg = Omit<ListBookingsApiArg, 'sort' | 'order' | 'limit' | 'cursor'>;

/** The report's table to save; by period by default. */
type ReportFileArg = GetReportApiArg & {
  table?:
    | 'period'
    | 'service'
    | 'segment'
    | 'hour'
    | 'room'
    | 'table'
    | 'party'
    | 'reason'
    | 'therapist'
    | 'treatmentRoom'
    | 'treatmentType';
};

/** Files staff save. No first page needs them, so they are separate from the rest of the client. */
const downloadApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    /** The bookings matching a list's filters, as CSV. */
    downloadBookings: build.query<string, BookingsFileArg>({
      query: (params) => ({
        url: '/api/v1/admin/bookings.csv',
        params,
        responseHandler: fileText,
      }),
      keepUnusedDataFor: 0,
    }),
    /** All guests, stays or memberships as CSV, in the columns of an import. */
    downloadExport: build.query<string, RunImportApiArg['kind']>({
      query: (kind) => ({
        url: `/api/v1/admin/exports/${encodeURIComponent(kind)}.csv`,
        responseHandler: fileText,
      }),
      keepUnusedDataFor: 0,
    }),
    /** The payments matching a list's filters, as CSV. */
    downloadPayments: build.query<string, Omit<ListPaymentsApiArg, 'limit' | 'cursor'>>({
      query: (params) => ({
        url: '/api/v1/admin/payments.csv',
        params,
        responseHandler: fileText,
      }),
      keepUnusedDataFor: 0,
    }),
    /** The receipt of a request about data, as a page to print. */
    downloadPrivacyReceipt: build.query<string, string>({
      query: (id) => ({
        url: `/api/v1/admin/privacy/requests/${encodeURIComponent(id)}/receipt`,
        responseHandler: fileText,
      }),
      keepUnusedDataFor: 0,
    }),
    /** A receipt or credit note as a PDF, by its id; each character is a byte. */
    downloadReceipt: build.query<string, string>({
      query: (id) => ({
        url: `/api/v1/admin/receipts/${encodeURIComponent(id)}/pdf`,
        responseHandler: fileBytes,
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
    /** All rows behind a figure of the spa as CSV. */
    downloadSpaRows: build.query<string, Omit<ListSpaReportRowsApiArg, 'limit' | 'cursor'>>({
      query: (params) => ({
        url: '/api/v1/spa/reports/rows.csv',
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
  useLazyDownloadPaymentsQuery,
  useLazyDownloadPrivacyReceiptQuery,
  useLazyDownloadReceiptQuery,
  useLazyDownloadReportQuery,
  useLazyDownloadSpaRowsQuery,
} = downloadApi;

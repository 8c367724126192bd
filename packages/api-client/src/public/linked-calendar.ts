import { fileText } from '../file-text';
import {
  type GetLinkedBookingApiArg,
  type GetLinkedTreatmentApiArg,
  generatedApi,
} from './api.gen';

type Link = GetLinkedBookingApiArg & GetLinkedTreatmentApiArg;

const calendarOf = (kind: string, { id, vendor, 'x-booking-signature': signature }: Link) => ({
  url: `/api/v1/${kind}/${encodeURIComponent(id)}/calendar.ics`,
  params: { vendor },
  headers: { 'x-booking-signature': signature },
  responseHandler: fileText,
});

/** The calendar file of a booking or a treatment that its link opens. */
const linkedCalendarApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    getLinkedCalendar: build.query<string, GetLinkedBookingApiArg>({
      query: (link) => calendarOf('linked_booking', link),
      keepUnusedDataFor: 0,
    }),
    getLinkedTreatmentCalendarFile: build.query<string, GetLinkedTreatmentApiArg>({
      query: (link) => calendarOf('linked_treatment', link),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useLazyGetLinkedCalendarQuery, useLazyGetLinkedTreatmentCalendarFileQuery } =
  linkedCalendarApi;

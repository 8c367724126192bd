import { generatedApi } from '../api.gen';
import { changedTags, idTags, listTags } from './tags';

/**
 * A change of one booking reaches others: a freed place promotes whoever waits for it. So all bookings
 * are asked for again, with what is free, the history and the messages that were sent.
 */
export const everyBooking = () =>
  ['Booking', 'Activity', 'AuditLog', 'Membership', 'Message', 'Stay'] as const;

interface ComingAndGone {
  upcoming: readonly { _id: string }[];
  past: readonly { _id: string }[];
}

/** A slot whose queue a screen shows: it is asked for again when others book or leave that slot. */
export const slotTag = ({ service, date, timeindex }: SlotOfService) => ({
  type: 'Booking' as const,
  id: `SLOT|${service}|${date}|${timeindex}`,
});

interface SlotOfService {
  /** Id. */
  service: string;
  /** yyyy-mm-dd */
  date: string;
  /** Minutes from midnight. */
  timeindex: number;
}

const comingAndGone = ({ upcoming, past }: ComingAndGone = { upcoming: [], past: [] }) =>
  listTags('Booking', [...upcoming, ...past]);

/** Which endpoints show bookings and what is free, and which change them. */
generatedApi.enhanceEndpoints({
  endpoints: {
    listActivities: { providesTags: (rows) => listTags('Activity', rows) },
    getActivity: { providesTags: (_result, _error, { id }) => idTags('Activity', id) },
    listBookedDay: { providesTags: ['Activity', 'Booking'] },
    getOpenBookingService: { providesTags: (_result, _error, { id }) => idTags('Activity', id) },
    getOpenBookingTimes: { providesTags: (_result, _error, { id }) => idTags('Activity', id) },

    listMyReservations: {
      providesTags: (result) => [
        ...comingAndGone(result?.data),
        ...(result?.data.upcoming ?? [])
          .filter(({ waitingList }) => waitingList)
          .map(({ _service, date, timeindex }) =>
            slotTag({ service: _service._id, date, timeindex }),
          ),
      ],
    },
    pageMyReservations: {
      providesTags: (result) => listTags('Booking', result?.data.items),
    },
    getMyReservation: { providesTags: (_result, _error, { id }) => idTags('Booking', id) },
    listBookings: { providesTags: (result) => listTags('Booking', result?.data.items) },
    listGuestBookings: { providesTags: (result) => comingAndGone(result?.data) },
    pageGuestBookings: { providesTags: (result) => listTags('Booking', result?.data.items) },
    listBookingsByCreation: { providesTags: (result) => listTags('Booking', result?.data) },
    listSeatedReservations: { providesTags: (result) => listTags('Booking', result?.data) },
    getBooking: { providesTags: (_result, _error, { id }) => idTags('Booking', id) },
    listBookingAuditLogs: { providesTags: ['AuditLog'] },
    getBookingSeries: { providesTags: (result) => listTags('Booking', result?.data.bookings) },
    getGroupBooking: { providesTags: (result) => listTags('Booking', result?.data.bookings) },
    getMyGroup: { providesTags: (result) => listTags('Booking', result?.data.bookings) },
    getDashboard: { providesTags: ['Booking', 'Service', 'Message'] },
    listReportGuests: { providesTags: ['Booking', 'Customer'] },
    getReport: { providesTags: ['Booking', 'Service', 'Segment', 'BookingStatus'] },

    bookActivity: { invalidatesTags: everyBooking },
    changeMyReservation: { invalidatesTags: everyBooking },
    cancelMyReservation: { invalidatesTags: everyBooking },
    createBooking: { invalidatesTags: everyBooking },
    createBookingOverride: { invalidatesTags: everyBooking },
    createBookingSeries: { invalidatesTags: everyBooking },
    cancelBookingSeries: { invalidatesTags: everyBooking },
    createGroupBooking: { invalidatesTags: everyBooking },
    cancelGroupBooking: { invalidatesTags: everyBooking },
    bookGroup: { invalidatesTags: everyBooking },
    cancelMyGroup: { invalidatesTags: everyBooking },
    createDropIn: { invalidatesTags: everyBooking },
    createWaitingBooking: { invalidatesTags: everyBooking },
    modifyBookings: { invalidatesTags: everyBooking },
    deleteBooking: { invalidatesTags: everyBooking },
    cancelBooking: { invalidatesTags: everyBooking },
    restoreBooking: { invalidatesTags: everyBooking },
    applyBookingStatus: { invalidatesTags: everyBooking },
    applyBulkBookingStatus: { invalidatesTags: everyBooking },
    promoteBooking: { invalidatesTags: everyBooking },
    quickUpdateBooking: {
      invalidatesTags: (_result, _error, { quickUpdateInput }) => [
        ...changedTags('Booking', quickUpdateInput.bookingId),
        'AuditLog',
      ],
    },

    // A hold is this guest's own: what is free is asked for again only when it is given back.
    releaseHold: { invalidatesTags: ['Activity'] },
  },
});

import { everyBooking, upcomingAndPastTags } from '../../cache/booking-tags';
import { changedTags, idTags, listTags } from '../../cache/tags';
import { generatedApi } from '../api.gen';

/** Which operations show bookings, and which change them. */
generatedApi.enhanceEndpoints({
  endpoints: {
    getActivity: { providesTags: (_result, _error, { id }) => idTags('Activity', id) },
    listBookedDay: { providesTags: ['Activity', 'Booking'] },

    listBookings: { providesTags: (result) => listTags('Booking', result?.data.items) },
    listGuestBookings: { providesTags: (result) => upcomingAndPastTags(result?.data) },
    pageGuestBookings: { providesTags: (result) => listTags('Booking', result?.data.items) },
    listBookingsByCreation: { providesTags: (result) => listTags('Booking', result?.data) },
    listSeatedReservations: { providesTags: (result) => listTags('Booking', result?.data) },
    listSeatingProposals: { providesTags: ['SeatingProposal'] },
    getBooking: { providesTags: (_result, _error, { id }) => idTags('Booking', id) },
    listBookingAuditLogs: { providesTags: ['AuditLog'] },
    getBookingSeries: { providesTags: (result) => listTags('Booking', result?.data.bookings) },
    getGroupBooking: { providesTags: (result) => listTags('Booking', result?.data.bookings) },
    getDashboard: { providesTags: ['Booking', 'Service', 'Message'] },
    listReportGuests: { providesTags: ['Booking', 'Customer'] },
    getReport: { providesTags: ['Booking', 'Service', 'Segment', 'BookingStatus'] },

    createBooking: { invalidatesTags: everyBooking },
    createBookingOverride: { invalidatesTags: everyBooking },
    createBookingSeries: { invalidatesTags: everyBooking },
    cancelBookingSeries: { invalidatesTags: everyBooking },
    createGroupBooking: { invalidatesTags: everyBooking },
    cancelGroupBooking: { invalidatesTags: everyBooking },
    createSeatingReservation: { invalidatesTags: everyBooking },
    updateSeatingReservation: { invalidatesTags: everyBooking },
    deleteSeatingReservation: { invalidatesTags: everyBooking },
    findSeatingProposals: { invalidatesTags: ['SeatingProposal'] },
    // when it is refused, the evening has been looked at again
    acceptSeatingProposal: { invalidatesTags: everyBooking },
    undoSeatingProposal: { invalidatesTags: everyBooking },
    // parties at the door are told by who sits and who comes
    getTableWait: { providesTags: ['DoorParty'] },
    listDoorParties: { providesTags: (result) => listTags('DoorParty', result?.data) },
    createDoorParty: { invalidatesTags: ['DoorParty'] },
    updateDoorParty: { invalidatesTags: ['DoorParty', 'Message'] },
    seatDoorParty: { invalidatesTags: () => [...everyBooking(), 'DoorParty'] },
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
  },
});

import { everyBooking, slotTag, upcomingAndPastTags } from '../cache/booking-tags';
import { idTags, listTags } from '../cache/tags';
import { generatedApi } from './api.gen';

/** What the guest's screens show, and what the guest's actions make stale. */
generatedApi.enhanceEndpoints({
  endpoints: {
    listActivities: { providesTags: (rows) => listTags('Activity', rows) },
    listServiceRatings: { providesTags: ['Activity'] },
    listNextTimes: { providesTags: (result) => listTags('Activity', result?.data) },
    getActivity: { providesTags: (_result, _error, { id }) => idTags('Activity', id) },

    listMyReservations: {
      providesTags: (result) => [
        ...upcomingAndPastTags(result?.data),
        ...(result?.data.upcoming ?? [])
          .filter(({ waitingList }) => waitingList)
          .map(({ _service, date, timeindex }) =>
            slotTag({ service: _service._id, date, timeindex }),
          ),
      ],
    },
    pageMyReservations: { providesTags: (result) => listTags('Booking', result?.data.items) },
    getMyReservation: { providesTags: (_result, _error, { id }) => idTags('Booking', id) },
    listOwnReceipts: { providesTags: ['Booking'] },
    getMyGroup: { providesTags: (result) => listTags('Booking', result?.data.bookings) },

    bookActivity: { invalidatesTags: everyBooking },
    changeMyReservation: { invalidatesTags: everyBooking },
    cancelMyReservation: { invalidatesTags: everyBooking },
    bookGroup: { invalidatesTags: everyBooking },
    cancelMyGroup: { invalidatesTags: everyBooking },
    // The guest's own hold: availability changes only when it is released.
    releaseHold: { invalidatesTags: ['Activity'] },

    getMe: { providesTags: ['Me'] },
    listOwnSessions: { providesTags: (result) => listTags('Session', result?.data) },
    endOwnSession: { invalidatesTags: ['Session'] },
    endOtherSessions: { invalidatesTags: ['Session'] },
    getProfile: { providesTags: ['Me'] },
    exportProfile: { providesTags: ['Me', 'Booking', 'Stay', 'Membership', 'Message'] },
    listOwnPrivacyRequests: { providesTags: ['PrivacyRequest'] },
    askAboutOwnData: { invalidatesTags: ['PrivacyRequest'] },
    withdrawPrivacyRequest: { invalidatesTags: ['PrivacyRequest'] },
    updateProfile: { invalidatesTags: ['Me'] },
    changeOwnPassword: { invalidatesTags: ['Session'] },
    deleteProfile: { invalidatesTags: ['Me'] },

    listOwnStays: { providesTags: (result) => listTags('Stay', result?.data) },
    listMyMemberships: { providesTags: (rows) => listTags('Membership', rows) },
    listMyMembershipUses: { providesTags: (_result, _error, { id }) => idTags('Membership', id) },

    getVendorBranding: { providesTags: ['Vendor', 'Theme'] },
  },
});

import { idTags, listTags } from '../cache/tags';
import { generatedApi } from './api.gen';

/** What the public pages show, and what a visitor's actions make stale. */
generatedApi.enhanceEndpoints({
  endpoints: {
    searchVendors: { providesTags: (result) => listTags('Vendor', result?.data) },
    getGiftCardOffer: { providesTags: ['VoucherSettings'] },
    listPublicRooms: { providesTags: ['DiningRoom'] },
    getContainer: { providesTags: ['Activity'] },
    getVendorBranding: { providesTags: ['Vendor', 'Theme'] },

    getOpenBookingService: { providesTags: (_result, _error, { id }) => idTags('Activity', id) },
    getOpenBookingTimes: { providesTags: (_result, _error, { id }) => idTags('Activity', id) },

    getActivity: { providesTags: (_result, _error, { id }) => idTags('Activity', id) },
    listOffers: { providesTags: ['MembershipType', 'Package'] },
    getOfferedMembership: { providesTags: ['MembershipType'] },
    getOfferedPackage: { providesTags: ['Package'] },
    beginSale: { invalidatesTags: ['Package'] },
    endSale: { invalidatesTags: ['Package'] },
    getItinerary: { providesTags: ['Stay'] },
    placeItineraryService: { invalidatesTags: ['Stay', 'Activity'] },
    placeItineraryTreatment: { invalidatesTags: ['Stay', 'Activity'] },

    listActivities: { providesTags: ['Activity'] },
    getLinkedBooking: { providesTags: (_result, _error, { id }) => idTags('Booking', id) },
    changeLinkedBooking: {
      invalidatesTags: (_result, _error, { id }) => [...idTags('Booking', id), 'Activity', 'Stay'],
    },
    cancelLinkedBooking: {
      invalidatesTags: (_result, _error, { id }) => [...idTags('Booking', id), 'Activity', 'Stay'],
    },

    getLinkedTreatment: { providesTags: (_result, _error, { id }) => idTags('Treatment', id) },
    getLinkedTreatmentTimes: { providesTags: ['Activity'] },
    changeLinkedTreatment: {
      invalidatesTags: (_result, _error, { id }) => [...idTags('Treatment', id), 'Activity'],
    },
    cancelLinkedTreatment: { invalidatesTags: ['Activity'] },

    listBookableTreatments: { providesTags: ['Activity'] },
    getTreatmentOffer: { providesTags: (_result, _error, { id }) => idTags('Activity', id) },

    getRating: { providesTags: ['Review'] },
    rateBooking: { invalidatesTags: ['Review'] },
  },
});

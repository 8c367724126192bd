import { changedTags, idTags, listTags } from '../../cache/tags';
import { generatedApi } from '../api.gen';

/** A service's times, texts and places decide what guests are offered. */
const everyService = () => ['Service', 'Activity', 'AuditLog'] as const;

/** A part of the product that is switched on may bring statuses along. */
const fromModules = ['BookingStatus'] as const;

/** Which operations show how a venue is set up, and which change it. */
generatedApi.enhanceEndpoints({
  endpoints: {
    listServices: { providesTags: (result) => listTags('Service', result?.data) },
    listActiveServices: { providesTags: (result) => listTags('Service', result?.data) },
    listSeatingServices: { providesTags: (result) => listTags('Service', result?.data) },
    getService: { providesTags: (_result, _error, { id }) => idTags('Service', id) },
    createService: { invalidatesTags: everyService },
    saveService: { invalidatesTags: everyService },
    updateService: { invalidatesTags: everyService },
    deleteService: { invalidatesTags: everyService },

    listBookingStatuses: { providesTags: (result) => listTags('BookingStatus', result?.data) },
    createBookingStatus: { invalidatesTags: ['BookingStatus'] },
    // Bookings show the name and the colour of their status.
    updateBookingStatus: { invalidatesTags: ['BookingStatus', 'Booking'] },
    deleteBookingStatus: { invalidatesTags: ['BookingStatus'] },
    orderBookingStatuses: {
      invalidatesTags: ['BookingStatus'],
      // rows are moved several places by pressing again before the first answer arrives
      onQueryStarted: ({ bookingStatusOrder: { ids } }, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          generatedApi.util.updateQueryData('listBookingStatuses', undefined, ({ data }) => {
            data.sort((a, b) => ids.indexOf(a._id) - ids.indexOf(b._id));
          }),
        );
        queryFulfilled.catch(patch.undo);
      },
    },

    // counted again for each question
    listDependents: { keepUnusedDataFor: 0 },

    listSegments: { providesTags: (result) => listTags('Segment', result?.data) },
    createSegment: { invalidatesTags: ['Segment'] },
    updateSegment: { invalidatesTags: ['Segment', 'Booking'] },
    deleteSegment: { invalidatesTags: ['Segment'] },

    listPackages: { providesTags: (result) => listTags('Package', result?.data) },
    getPackage: { providesTags: (_result, _error, { id }) => idTags('Package', id) },
    createPackage: { invalidatesTags: [{ type: 'Package', id: 'LIST' }] },
    // Stays show the name of the package they were made from.
    updatePackage: {
      invalidatesTags: (_result, _error, { id }) => [...changedTags('Package', id), 'Stay'],
    },
    deletePackage: { invalidatesTags: ['Package', 'Stay'] },

    getServiceFeed: { providesTags: ['CalendarFeed'] },
    makeServiceFeed: { invalidatesTags: ['CalendarFeed', 'AuditLog'] },
    revokeServiceFeed: { invalidatesTags: ['CalendarFeed', 'AuditLog'] },
    getDiningRoomFeed: { providesTags: ['CalendarFeed'] },
    makeDiningRoomFeed: { invalidatesTags: ['CalendarFeed', 'AuditLog'] },
    revokeDiningRoomFeed: { invalidatesTags: ['CalendarFeed', 'AuditLog'] },
    listDiningRooms: { providesTags: (result) => listTags('DiningRoom', result?.data) },
    // another room may become the default, or stop being it
    createDiningRoom: { invalidatesTags: ['DiningRoom'] },
    updateDiningRoom: { invalidatesTags: ['DiningRoom'] },
    deleteDiningRoom: { invalidatesTags: ['DiningRoom'] },

    listTableBlocks: { providesTags: (result) => listTags('TableBlock', result?.data) },
    createTableBlock: { invalidatesTags: ['TableBlock', 'Activity'] },
    deleteTableBlock: { invalidatesTags: ['TableBlock', 'Activity'] },
    listServingStaff: { providesTags: ['User'] },
    listSectionServices: { providesTags: ['SectionService', 'DiningRoom'] },
    updateSectionServices: { invalidatesTags: ['SectionService'] },

    listPauses: { providesTags: (result) => listTags('Pause', result?.data) },
    pauseOnlineBooking: { invalidatesTags: ['Pause'] },
    resumeOnlineBooking: { invalidatesTags: ['Pause'] },

    getOwnVendor: { providesTags: ['Vendor'] },
    listVendors: { providesTags: (result) => listTags('Vendor', result?.data.items) },
    createVendor: { invalidatesTags: [{ type: 'Vendor', id: 'LIST' }] },
    // The signed-in account carries its venue's name and modules.
    updateOwnVendor: { invalidatesTags: ['Vendor', 'Me', ...fromModules] },
    updateVendor: {
      invalidatesTags: (_result, _error, { id }) => [
        ...changedTags('Vendor', id),
        'Me',
        ...fromModules,
      ],
    },

    listVendorOwners: { providesTags: (result) => listTags('User', result?.data) },
    inviteVendorOwner: { invalidatesTags: [{ type: 'User', id: 'LIST' }] },
    sendVendorOwnerInvitation: { invalidatesTags: [] },

    listSitePages: { providesTags: (result) => listTags('SitePage', result?.data) },
    getSitePage: { providesTags: (_result, _error, { id }) => idTags('SitePage', id) },
    previewSitePage: { invalidatesTags: [] },
    createSitePage: { invalidatesTags: [{ type: 'SitePage', id: 'LIST' }, 'AuditLog'] },
    updateSitePage: {
      invalidatesTags: (_result, _error, { id }) => [...changedTags('SitePage', id), 'AuditLog'],
    },
    deleteSitePage: { invalidatesTags: ['SitePage', 'AuditLog'] },

    listThemes: { providesTags: (result) => listTags('Theme', result?.data) },
    createTheme: { invalidatesTags: ['Theme'] },
    updateTheme: { invalidatesTags: ['Theme'] },
    deleteTheme: { invalidatesTags: ['Theme'] },

    listMessageTemplates: { providesTags: (result) => listTags('MessageTemplate', result?.data) },
    createMessageTemplate: {
      invalidatesTags: [{ type: 'MessageTemplate', id: 'LIST' }, 'AuditLog'],
    },
    updateMessageTemplate: {
      invalidatesTags: (_result, _error, { id }) => [
        ...changedTags('MessageTemplate', id),
        'AuditLog',
      ],
    },
    deleteMessageTemplate: {
      invalidatesTags: (_result, _error, { id }) => [
        ...changedTags('MessageTemplate', id),
        'AuditLog',
      ],
    },

    listUsers: { providesTags: (result) => listTags('User', result?.data) },
    getUser: { providesTags: (_result, _error, { id }) => idTags('User', id) },
    inviteUser: { invalidatesTags: [{ type: 'User', id: 'LIST' }] },
    updateUser: { invalidatesTags: (_result, _error, { id }) => changedTags('User', id) },
    deactivateUser: { invalidatesTags: (_result, _error, { id }) => changedTags('User', id) },
  },
});

import { changedTags, idTags, listTags } from '../../cache/tags';
import { generatedApi } from '../api.gen';

/** Which operations show guests, their messages and their history, and which change them. */
generatedApi.enhanceEndpoints({
  endpoints: {
    listCustomers: { providesTags: (result) => listTags('Customer', result?.data.items) },
    searchCustomers: { providesTags: (rows) => listTags('Customer', rows) },
    getCustomer: { providesTags: (_result, _error, { id }) => idTags('Customer', id) },
    getGuestCard: {
      providesTags: (_result, _error, { id }) => [...idTags('Customer', id), 'Booking', 'Stay'],
    },
    listCustomerTags: { providesTags: ['Customer'] },
    getGuestFigures: {
      providesTags: (_result, _error, { id }) => [...idTags('Customer', id), 'Booking'],
    },
    listCustomerAuditLogs: { providesTags: ['AuditLog'] },
    listAuditLogs: { providesTags: ['AuditLog'] },
    listCustomerMessages: { providesTags: ['Message'] },
    listMessages: { providesTags: ['Message'] },
    listNotices: { providesTags: (result) => listTags('Notice', result?.data) },
    dismissNotice: { invalidatesTags: (_result, _error, { id }) => changedTags('Notice', id) },
    dismissNotices: { invalidatesTags: ['Notice'] },
    listParkedJobs: { providesTags: (result) => listTags('ParkedJob', result?.data) },
    retryParkedJob: { invalidatesTags: ['AuditLog', 'Message', 'ParkedJob'] },
    removeParkedJob: { invalidatesTags: ['AuditLog', 'ParkedJob'] },
    getMessage: { providesTags: (_result, _error, { id }) => idTags('Message', id) },

    previewAnonymisation: { providesTags: ['Customer', 'Vendor'] },
    listAnonymisationRuns: { providesTags: ['AnonymisationRun'] },
    tryAnonymisation: { invalidatesTags: ['AnonymisationRun'] },
    listPrivacyRequests: {
      providesTags: (result) => listTags('PrivacyRequest', result?.data.items),
    },
    getPrivacyRequest: { providesTags: (_result, _error, { id }) => idTags('PrivacyRequest', id) },
    recordPrivacyRequest: { invalidatesTags: ['PrivacyRequest', 'AuditLog', 'Message'] },
    checkPrivacyIdentity: { invalidatesTags: ['PrivacyRequest', 'AuditLog', 'Message'] },
    answerPrivacyRequest: {
      invalidatesTags: ['PrivacyRequest', 'Customer', 'Booking', 'Stay', 'AuditLog', 'Message'],
    },
    refusePrivacyRequest: { invalidatesTags: ['PrivacyRequest', 'AuditLog', 'Message'] },
    extendPrivacyRequest: { invalidatesTags: ['PrivacyRequest', 'AuditLog', 'Message'] },
    liftRestriction: { invalidatesTags: ['PrivacyRequest', 'Customer', 'AuditLog', 'Message'] },
    listOptOuts: { providesTags: ['Customer'] },
    addOptOut: { invalidatesTags: ['Customer', 'AuditLog'] },
    removeOptOut: { invalidatesTags: ['Customer', 'AuditLog'] },

    listReviews: { providesTags: (result) => listTags('Review', result?.data.items) },
    getReviewSummary: { providesTags: ['Review'] },
    listPreviewBookings: { providesTags: ['Booking'] },

    createCustomer: { invalidatesTags: [{ type: 'Customer', id: 'LIST' }, 'AuditLog', 'Message'] },
    saveCustomer: {
      invalidatesTags: (_result, _error, { customerSave }) => [
        ...changedTags('Customer', customerSave._id),
        'AuditLog',
        'Booking',
      ],
    },
    deleteCustomer: { invalidatesTags: ['Customer', 'Booking', 'Stay', 'AuditLog'] },
    setCustomerPassword: { invalidatesTags: ['AuditLog'] },
    sendCustomerResetLink: { invalidatesTags: ['Message', 'AuditLog'] },
    sendCustomerMessage: { invalidatesTags: ['Message', 'AuditLog'] },
    resendCustomerMessage: { invalidatesTags: ['Message', 'AuditLog'] },
    sendGroupMessage: { invalidatesTags: ['Message', 'AuditLog'] },
    sendCustomerTemplate: { invalidatesTags: ['Message', 'AuditLog'] },
    sendTestMessage: { invalidatesTags: ['Message'] },

    getMe: { providesTags: ['Me'] },
    listOwnSessions: { providesTags: (result) => listTags('Session', result?.data) },
    getSecondFactor: { providesTags: ['Me'] },
    getPasskeys: { providesTags: ['Me'] },
    addPasskey: { invalidatesTags: ['AuditLog', 'Me', 'User'] },
    removePasskey: { invalidatesTags: ['AuditLog', 'Me', 'User'] },
    confirmAuthenticator: { invalidatesTags: ['AuditLog', 'Me', 'User'] },
    renewRecoveryCodes: { invalidatesTags: ['AuditLog', 'Me'] },
    removeSecondFactor: { invalidatesTags: ['AuditLog', 'Me', 'User'] },
    resetUserSecondFactor: {
      invalidatesTags: (_result, _error, { id }) => [...changedTags('User', id), 'AuditLog'],
    },
    endOwnSession: { invalidatesTags: ['Session'] },
    endOtherSessions: { invalidatesTags: ['Session'] },
    getOwnUser: { providesTags: ['Me'] },
    listSavedFilters: { providesTags: ['Me'] },
    saveFilters: { invalidatesTags: ['Me'] },
    changeOwnUserPassword: { invalidatesTags: ['Session'] },
    updateOwnUser: { invalidatesTags: ['Me', 'User'] },

    listStays: { providesTags: (result) => listTags('Stay', result?.data) },
    pageGuestStays: { providesTags: (result) => listTags('Stay', result?.data.items) },
    createStay: { invalidatesTags: [{ type: 'Stay', id: 'LIST' }, 'AuditLog'] },
    updateStay: {
      invalidatesTags: (_result, _error, { id }) => [...changedTags('Stay', id), 'AuditLog'],
    },
    cancelStay: {
      invalidatesTags: (_result, _error, { id }) => [...changedTags('Stay', id), 'AuditLog'],
    },
    deleteStay: { invalidatesTags: [{ type: 'Stay', id: 'LIST' }, 'AuditLog'] },
    getStay: { providesTags: (_result, _error, { id }) => idTags('Stay', id) },
  },
});

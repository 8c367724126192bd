import { idTags, listTags } from '../../cache/tags';
import { generatedApi } from '../api.gen';

/** Which operations show what a spa consists of, and which change it. */
generatedApi.enhanceEndpoints({
  endpoints: {
    listTherapists: { providesTags: (result) => listTags('Therapist', result?.data) },
    getTherapist: { providesTags: (_result, _error, { id }) => idTags('Therapist', id) },
    createTherapist: { invalidatesTags: ['Therapist', 'AuditLog'] },
    updateTherapist: { invalidatesTags: ['Therapist', 'AuditLog'] },
    // treatment types lose whom and what they name
    deleteTherapist: { invalidatesTags: ['Therapist', 'TreatmentType', 'AuditLog'] },

    getSchedule: { providesTags: ['Schedule'] },
    getTherapistSchedule: { providesTags: ['Schedule'] },
    getShift: { providesTags: ['Schedule'] },
    listAbsences: { providesTags: ['Schedule'] },
    createShift: { invalidatesTags: ['Schedule', 'AuditLog'] },
    updateShift: { invalidatesTags: ['Schedule', 'AuditLog'] },
    deleteShift: { invalidatesTags: ['Schedule', 'AuditLog'] },
    deleteShifts: { invalidatesTags: ['Schedule', 'AuditLog'] },
    copySchedule: { invalidatesTags: ['Schedule', 'AuditLog'] },
    planShiftsFromTemplate: { invalidatesTags: ['Schedule', 'AuditLog'] },
    listShiftTemplates: { providesTags: (result) => listTags('ShiftTemplate', result?.data) },
    createShiftTemplate: { invalidatesTags: ['ShiftTemplate', 'AuditLog'] },
    updateShiftTemplate: { invalidatesTags: ['ShiftTemplate', 'AuditLog'] },
    deleteShiftTemplate: { invalidatesTags: ['ShiftTemplate', 'AuditLog'] },
    createAbsence: { invalidatesTags: ['Schedule', 'AuditLog'] },
    updateAbsence: { invalidatesTags: ['Schedule', 'AuditLog'] },
    deleteAbsence: { invalidatesTags: ['Schedule', 'AuditLog'] },

    // working time, therapists and treatments change together
    takeOver: { invalidatesTags: ['Schedule', 'Therapist', 'Treatment', 'AuditLog'] },

    listTreatmentRooms: { providesTags: (result) => listTags('TreatmentRoom', result?.data) },
    createTreatmentRoom: { invalidatesTags: ['TreatmentRoom', 'AuditLog'] },
    updateTreatmentRoom: { invalidatesTags: ['TreatmentRoom', 'AuditLog'] },
    deleteTreatmentRoom: { invalidatesTags: ['TreatmentRoom', 'TreatmentType', 'AuditLog'] },

    // a therapist's answer names what they give
    listTreatmentTypes: { providesTags: (result) => listTags('TreatmentType', result?.data) },
    createTreatmentType: { invalidatesTags: ['TreatmentType', 'Therapist', 'AuditLog'] },
    updateTreatmentType: { invalidatesTags: ['TreatmentType', 'Therapist', 'AuditLog'] },
    deleteTreatmentType: { invalidatesTags: ['TreatmentType', 'Therapist', 'AuditLog'] },

    listTreatments: { providesTags: (result) => listTags('Treatment', result?.data) },
    listTreatmentsOfGuest: { providesTags: (result) => listTags('Treatment', result?.data) },
    getTreatment: { providesTags: (_result, _error, { id }) => idTags('Treatment', id) },
    listTreatmentAuditLogs: { providesTags: ['AuditLog'] },
    sendTreatmentConfirmation: { invalidatesTags: ['Message', 'AuditLog'] },
    createTreatment: { invalidatesTags: ['Treatment', 'AuditLog'] },
    // the guest may be new
    createTreatmentAndCustomer: { invalidatesTags: ['Treatment', 'Customer', 'AuditLog'] },
    saveTreatment: { invalidatesTags: ['Treatment', 'AuditLog'] },
    updateTreatment: { invalidatesTags: ['Treatment', 'AuditLog'] },
    lockTreatment: { invalidatesTags: ['Treatment', 'AuditLog'] },
    deleteTreatment: { invalidatesTags: ['Treatment', 'AuditLog'] },
    // what is free for those who wait changes with every treatment and every shift
    listTreatmentWaits: {
      providesTags: (result) => [
        ...listTags('TreatmentWait', result?.data),
        ...(['Treatment', 'TreatmentType', 'Therapist', 'Schedule'] as const),
      ],
    },
    tellWaitingGuest: { invalidatesTags: ['TreatmentWait', 'Message'] },
    removeTreatmentWait: { invalidatesTags: ['TreatmentWait', 'AuditLog'] },
    getCalendarFeed: { providesTags: ['Therapist'] },
    makeCalendarFeed: { invalidatesTags: ['Therapist', 'AuditLog'] },
    revokeCalendarFeed: { invalidatesTags: ['Therapist', 'AuditLog'] },
    getMyDay: { providesTags: ['Treatment', 'Schedule', 'Therapist'] },
    getIntakeState: { providesTags: ['Treatment'] },
    // the answers are read once and kept nowhere; that they were read is in the log
    readIntake: { invalidatesTags: ['AuditLog'] },
    getIntakeSettings: { providesTags: ['IntakeSettings'] },
    updateIntakeSettings: { invalidatesTags: ['IntakeSettings', 'AuditLog'] },
    setTreatmentProgress: { invalidatesTags: ['Treatment', 'AuditLog'] },
    // what is free changes with every treatment
    listFreeStarts: { providesTags: ['Treatment', 'TreatmentType', 'Therapist', 'TreatmentRoom'] },
    listFreeTherapists: { providesTags: ['Treatment', 'TreatmentType', 'Therapist'] },
    listFreeTreatmentRooms: { providesTags: ['Treatment', 'TreatmentType', 'TreatmentRoom'] },

    listJourneyOffers: { providesTags: ['Treatment', 'TreatmentType', 'Therapist', 'Schedule'] },
    getJourney: { providesTags: ['Treatment'] },
    listJourneyStarts: { providesTags: ['Treatment', 'Schedule'] },
    bookJourney: { invalidatesTags: ['Treatment', 'Customer', 'AuditLog'] },
    moveJourney: { invalidatesTags: ['Treatment', 'AuditLog'] },
    cancelJourney: { invalidatesTags: ['Treatment', 'AuditLog'] },
    sendJourneyConfirmation: { invalidatesTags: ['Message', 'AuditLog'] },

    getSpaReport: { providesTags: ['Treatment', 'Schedule', 'Therapist', 'TreatmentRoom'] },
    listMostUsedTreatments: { providesTags: ['Treatment', 'TreatmentType'] },
    listSpaReportRows: { providesTags: ['Treatment', 'Schedule', 'Therapist'] },
  },
});

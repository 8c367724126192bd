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
    copySchedule: { invalidatesTags: ['Schedule', 'AuditLog'] },
    createAbsence: { invalidatesTags: ['Schedule', 'AuditLog'] },
    updateAbsence: { invalidatesTags: ['Schedule', 'AuditLog'] },
    deleteAbsence: { invalidatesTags: ['Schedule', 'AuditLog'] },

    listTreatmentRooms: { providesTags: (result) => listTags('TreatmentRoom', result?.data) },
    createTreatmentRoom: { invalidatesTags: ['TreatmentRoom', 'AuditLog'] },
    updateTreatmentRoom: { invalidatesTags: ['TreatmentRoom', 'AuditLog'] },
    deleteTreatmentRoom: { invalidatesTags: ['TreatmentRoom', 'TreatmentType', 'AuditLog'] },

    // a therapist's answer names what they give
    listTreatmentTypes: { providesTags: (result) => listTags('TreatmentType', result?.data) },
    createTreatmentType: { invalidatesTags: ['TreatmentType', 'Therapist', 'AuditLog'] },
    updateTreatmentType: { invalidatesTags: ['TreatmentType', 'Therapist', 'AuditLog'] },
    deleteTreatmentType: { invalidatesTags: ['TreatmentType', 'Therapist', 'AuditLog'] },
  },
});

import { idTags, listTags } from '../cache/tags';
import { everyTreatment } from '../cache/treatment-tags';
import { generatedApi } from './spa.gen';

/**
 * Treatments, journeys, waiting and the intake form, with their cache tags. Import from here and never from `spa.gen`.
 */
generatedApi.enhanceEndpoints({
  endpoints: {
    listBookableTreatments: {
      providesTags: (result) => listTags('TreatmentType', result?.data),
    },
    getTreatmentOffer: { providesTags: (_result, _error, { id }) => idTags('TreatmentType', id) },
    listMyTreatments: {
      providesTags: (result) =>
        listTags('Treatment', [...(result?.data.upcoming ?? []), ...(result?.data.past ?? [])]),
    },
    getMyTreatment: { providesTags: (_result, _error, { id }) => idTags('Treatment', id) },
    bookMyTreatment: { invalidatesTags: everyTreatment },
    changeMyTreatment: { invalidatesTags: everyTreatment },
    cancelMyTreatment: { invalidatesTags: everyTreatment },
    listMyTreatmentWaits: { providesTags: (result) => listTags('TreatmentWait', result?.data) },
    joinTreatmentWaitingList: { invalidatesTags: ['TreatmentWait'] },
    leaveTreatmentWaitingList: { invalidatesTags: ['TreatmentWait'] },

    // what is free changes with every treatment
    listMyJourneyOffers: { providesTags: ['Treatment', 'TreatmentType'] },
    getMyJourney: { providesTags: ['Treatment'] },
    listMyJourneyStarts: { providesTags: ['Treatment', 'TreatmentType'] },
    bookMyJourney: { invalidatesTags: everyTreatment },
    moveMyJourney: { invalidatesTags: everyTreatment },
    cancelMyJourney: { invalidatesTags: everyTreatment },
  },
});

export * from './spa.gen';

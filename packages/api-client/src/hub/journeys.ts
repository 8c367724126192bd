import { everyTreatment } from '../cache/treatment-tags';
import { generatedApi } from './journeys.gen';

/**
 * Several treatments at once, with their cache tags. Import from here and never from `journeys.gen`.
 */
generatedApi.enhanceEndpoints({
  endpoints: {
    // what is free changes with every treatment
    listMyJourneyOffers: { providesTags: ['Treatment', 'TreatmentType'] },
    getMyJourney: { providesTags: ['Treatment'] },
    listMyJourneyStarts: { providesTags: ['Treatment', 'TreatmentType'] },
    bookMyJourney: { invalidatesTags: everyTreatment },
    moveMyJourney: { invalidatesTags: everyTreatment },
    cancelMyJourney: { invalidatesTags: everyTreatment },
  },
});

export * from './journeys.gen';

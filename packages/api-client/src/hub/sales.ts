import { changedTags, idTags } from '../cache/tags';
import { generatedApi } from './sales.gen';

const changed = (_result: unknown, _error: unknown, { id }: { id: string }) =>
  changedTags('Membership', id);

/** The pages on which guests buy, and what they bought that renews, with their cache tags. Import from here and never from `sales.gen`. */
generatedApi.enhanceEndpoints({
  endpoints: {
    listOffers: { providesTags: ['MembershipType', 'Package'] },
    getOfferedMembership: { providesTags: ['MembershipType'] },
    getOfferedPackage: { providesTags: ['Package'] },
    beginSale: { invalidatesTags: ['Package'] },
    getMyRenewal: { providesTags: (_result, _error, { id }) => idTags('Membership', id) },
    stopMyRenewal: { invalidatesTags: changed },
    startMyRenewal: { invalidatesTags: changed },
    lookAtRenewalCard: { invalidatesTags: changed },
    forgetMyRenewalCard: { invalidatesTags: changed },
    settleSale: { invalidatesTags: ['Membership', 'Stay'] },
    endSale: { invalidatesTags: ['Package'] },
  },
});

export * from './sales.gen';

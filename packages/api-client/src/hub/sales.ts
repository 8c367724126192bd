import { generatedApi } from './sales.gen';

/** The pages on which guests buy, with their cache tags. Import from here and never from `sales.gen`. */
generatedApi.enhanceEndpoints({
  endpoints: {
    listOffers: { providesTags: ['MembershipType', 'Package'] },
    getOfferedMembership: { providesTags: ['MembershipType'] },
    getOfferedPackage: { providesTags: ['Package'] },
    beginSale: { invalidatesTags: ['Package'] },
    settleSale: { invalidatesTags: ['Membership', 'Stay'] },
    endSale: { invalidatesTags: ['Package'] },
  },
});

export * from './sales.gen';

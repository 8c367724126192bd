import { idTags } from '../cache/tags';
import { generatedApi } from './pay-link.gen';

/** The page of a payment link, with its cache tags. Import from here and never from `pay-link.gen`. */
generatedApi.enhanceEndpoints({
  endpoints: {
    getPaymentLink: { providesTags: (_result, _error, { token }) => idTags('Payment', token) },
    lookAtPaymentLink: {
      invalidatesTags: (_result, _error, { paymentLinkInput: { token } }) =>
        idTags('Payment', token),
    },
  },
});

export * from './pay-link.gen';

import { idTags } from '../cache/tags';
import {
  generatedApi,
  type PreviewCustomerMergeApiArg,
  type PreviewCustomerMergeApiResponse,
} from './api.gen';

/**
 * `previewCustomerMerge` as a query: it changes nothing, and is repeated when one of the guests
 * changes. It is a POST because of the length of its input.
 */
const mergePreviewApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    getMergePreview: build.query<
      PreviewCustomerMergeApiResponse,
      PreviewCustomerMergeApiArg['mergePreviewInput']
    >({
      query: (body) => ({ url: '/api/v1/admin/customers/merge/preview', method: 'POST', body }),
      providesTags: (_result, _error, { kept, merged }) => [
        ...idTags('Customer', kept),
        ...idTags('Customer', merged),
      ],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetMergePreviewQuery } = mergePreviewApi;

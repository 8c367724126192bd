import { idTags } from '../cache/tags';
import {
  generatedApi,
  type PreviewCustomerMergeApiArg,
  type PreviewCustomerMergeApiResponse,
} from './api.gen';

/**
 * `previewCustomerMerge` as the question that it is: it changes nothing, and is asked again when one of
 * the two guests changes. It is a POST for the length of what it is asked.
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

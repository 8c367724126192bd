import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { listTags } from '../cache/tags';
import { type GuestFoundOutput, generatedApi, type SearchCustomersApiArg } from './api.gen';

/** A page of guests and their total number, counted up to 2000. */
export interface GuestsFound {
  guests: GuestFoundOutput[];
  total: number;
}

/** `searchCustomers` with the count from the answer's header, since the body is a bare array. */
const guestSearchApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    searchGuests: build.query<GuestsFound, SearchCustomersApiArg>({
      query: ({ term, ...params }) => ({
        url: `/api/v1/admin/search_customer/${encodeURIComponent(term)}`,
        params,
      }),
      transformResponse: (guests: GuestFoundOutput[], meta: FetchBaseQueryMeta | undefined) => ({
        guests,
        total: Number(meta?.response?.headers.get('x-total-count') ?? guests.length),
      }),
      providesTags: (found) => listTags('Customer', found?.guests),
    }),
  }),
});

export const { useSearchGuestsQuery } = guestSearchApi;

import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { listTags } from '../cache/tags';
import { type GuestFoundOutput, generatedApi, type SearchCustomersApiArg } from './api.gen';

/** One page of guests, and how many there are in all: at most 2000 are counted. */
export interface GuestsFound {
  guests: GuestFoundOutput[];
  total: number;
}

/**
 * `searchCustomers` with the count that its answer carries in a header: its body is a bare array, because
 * the specification says so.
 */
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

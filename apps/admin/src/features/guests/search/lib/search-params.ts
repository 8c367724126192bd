/** How a result list is sorted and which page is shown, kept in the address. */
export const guestSorts = ['firstname', 'lastname', 'email', 'phone', 'loyaltyCode'] as const;
export type GuestSort = (typeof guestSorts)[number];

export interface GuestSearchView {
  /** From 1. */
  page: number;
  sort: GuestSort;
  order: 'asc' | 'desc';
}

/** Guests per page of results. */
export const PAGE_SIZE = 15;
/** Beyond it the server stops counting. */
export const SEARCH_CAP = 600;
const LAST_PAGE = Math.ceil(SEARCH_CAP / PAGE_SIZE);
const DEFAULT_SORT: GuestSort = 'lastname';

/** Reads an address; invalid values become the defaults. */
export function readView(params: URLSearchParams): GuestSearchView {
  const page = Number(params.get('page') ?? 1);
  return {
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    sort: guestSorts.find((sort) => sort === params.get('sort')) ?? DEFAULT_SORT,
    order: params.get('order') === 'desc' ? 'desc' : 'asc',
  };
}

/** The shortest address for a view. */
export function writeView({ page, sort, order }: GuestSearchView): URLSearchParams {
  return new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...(sort !== DEFAULT_SORT && { sort }),
    ...(order === 'desc' && { order }),
  });
}

/** Sorting by the same column again turns it round, and always shows the first page. */
export function sortBy(view: GuestSearchView, sort: GuestSort): GuestSearchView {
  const order = view.sort === sort && view.order === 'asc' ? 'desc' : 'asc';
  return { page: 1, sort, order };
}

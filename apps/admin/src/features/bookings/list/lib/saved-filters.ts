import { type BookingFilters, readFilters, writeFilters } from './filters';

/** The list these filters belong to. */
export const LIST = 'bookings';

/** A saved view of the list: everything but its period. */
export interface SavedFilter {
  list: string;
  name: string;
  /** As in the address. */
  query: string;
}

export const MAX_SAVED = 20;

const withoutPeriod = (filters: BookingFilters): BookingFilters => ({
  ...filters,
  from: '2000-01-01',
  until: '2000-01-01',
});

/** A name that is there already is given the new filters. */
export function addSaved(
  saved: readonly SavedFilter[],
  name: string,
  filters: BookingFilters,
): SavedFilter[] {
  const query = writeFilters(withoutPeriod(filters), '2000-01-01').toString();
  return [...saved.filter((each) => each.name !== name), { list: LIST, name, query }].slice(
    -MAX_SAVED,
  );
}

/** Applies saved filters to the current period. */
export function applySaved(
  { query }: Pick<SavedFilter, 'query'>,
  filters: BookingFilters,
): BookingFilters {
  const { from, until } = filters;
  return { ...readFilters(new URLSearchParams(query), from), from, until };
}

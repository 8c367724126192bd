import { type BookingFilters, readFilters, writeFilters } from './filters';

/** Which list of the person's these filters are of. */
export const LIST = 'bookings';

/** A list that somebody looks at again and again: everything but its period. */
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

/** The saved filters on the period that is looked at. */
export function applySaved(
  { query }: Pick<SavedFilter, 'query'>,
  filters: BookingFilters,
): BookingFilters {
  const { from, until } = filters;
  return { ...readFilters(new URLSearchParams(query), from), from, until };
}

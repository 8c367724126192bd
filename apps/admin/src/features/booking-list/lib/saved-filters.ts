import { type BookingFilters, readFilters, writeFilters } from './filters';

/** A list that somebody looks at again and again: everything but its period. */
export interface SavedFilter {
  name: string;
  /** As in the address. */
  query: string;
}

export const MAX_SAVED = 20;
const isSaved = (value: unknown): value is SavedFilter =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'query' in value &&
  typeof value.query === 'string';

/** Whatever else stands there is not ours: no saved filters. */
export function readSaved(text: string | null): SavedFilter[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isSaved).slice(0, MAX_SAVED) : [];
  } catch {
    return [];
  }
}

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
  return [...saved.filter((each) => each.name !== name), { name, query }].slice(-MAX_SAVED);
}

/** The saved filters on the period that is looked at. */
export function applySaved({ query }: SavedFilter, filters: BookingFilters): BookingFilters {
  const { from, until } = filters;
  return { ...readFilters(new URLSearchParams(query), from), from, until };
}

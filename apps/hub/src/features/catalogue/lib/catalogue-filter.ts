import { type CalendarDate, isCalendarDate } from '@atrium/rules/calendar/calendar-date';
import { normalise } from '@atrium/rules/texts/search-text';

/** What a guest looks for. */
export interface CatalogueFilter {
  /** Words as typed. */
  text: string;
  /** In the guest's language; undefined: all. */
  category?: string | undefined;
  /** Undefined: any day. */
  date?: CalendarDate | undefined;
  /** Who comes, at least 1. */
  people: number;
}

/** More than any activity takes. */
export const MAX_PEOPLE = 99;

/** Reads it from an address; invalid parts are dropped. */
export function readFilter(query: URLSearchParams): CatalogueFilter {
  const date = query.get('date');
  const people = Number(query.get('people') ?? 1);
  return {
    text: query.get('q') ?? '',
    category: query.get('category') ?? undefined,
    date: date !== null && isCalendarDate(date) ? date : undefined,
    people: Number.isInteger(people) && people >= 1 ? Math.min(people, MAX_PEOPLE) : 1,
  };
}

/** The query that `readFilter` reads; empty for a guest who looks at everything. */
export function writeFilter({ text, category, date, people }: CatalogueFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (text !== '') query.set('q', text);
  if (category !== undefined) query.set('category', category);
  if (date !== undefined) query.set('date', date);
  if (people > 1) query.set('people', String(people));
  return query;
}

interface Offer {
  name: string;
  description?: string | undefined;
  category?: string | undefined;
}

/** Whether an offer is of the category and has every word, in whatever case and accents. */
export function matches(offer: Offer, { text, category }: CatalogueFilter): boolean {
  if (category !== undefined && offer.category !== category) return false;
  const content = normalise([offer.name, offer.category, offer.description].join(' '));
  return normalise(text)
    .split(/\s+/)
    .every((word) => content.includes(word));
}

/** The categories in the order in which the catalogue has them. */
export const categoriesOf = (offers: readonly Offer[]): string[] => [
  ...new Set(offers.flatMap(({ category }) => category ?? [])),
];

import { toInstant } from '@atrium/rules/calendar/time-zone';
import { createEvents, type EventAttributes } from 'ics';

/** What a calendar is told of a booking or a treatment. */
export interface CalendarEntry {
  /** Hex id. */
  readonly _id: string;
  /** Grows with every change, so that a calendar replaces what it has. */
  readonly sequence: number;
  readonly state: 'confirmed' | 'tentative' | 'cancelled';
  /** yyyy-mm-dd, the venue's day. */
  readonly date: string;
  /** Minutes from midnight. */
  readonly start: number;
  /** Minutes from the same midnight, may pass 1440. */
  readonly end: number;
  /** In the receiver's language. */
  readonly title: string;
  readonly description?: string;
  readonly vendor: { readonly name: string; readonly timezone: string; readonly email?: string };
  /** Absolute address. */
  readonly url: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** An iCalendar file with one event. */
export const calendarEvent = (entry: CalendarEntry): string => calendarOf([entry]);

/** An iCalendar file. @param entries at least one; either all or none of them cancelled */
export function calendarOf(entries: readonly CalendarEntry[]): string {
  const { error, value } = createEvents(entries.map(eventOf));
  if (!value) throw error ?? new Error('a calendar without a text');
  return value;
}

/** Its uid never changes. */
const eventOf = ({
  vendor,
  date,
  start,
  end,
  state,
  ...entry
}: CalendarEntry): EventAttributes => ({
  productId: 'atrium/bookings',
  uid: `${entry._id}@atrium`,
  sequence: entry.sequence,
  method: state === 'cancelled' ? 'CANCEL' : 'PUBLISH',
  status: statuses[state],
  start: toInstant(date, start, vendor.timezone),
  end: toInstant(date, end, vendor.timezone),
  startInputType: 'utc',
  startOutputType: 'utc',
  endInputType: 'utc',
  endOutputType: 'utc',
  title: `${entry.title} – ${vendor.name}`,
  ...(entry.description ? { description: entry.description } : {}),
  location: vendor.name,
  url: entry.url,
  ...(vendor.email ? { organizer: { name: vendor.name, email: vendor.email } } : {}),
  created: entry.createdAt.getTime(),
  lastModified: entry.updatedAt.getTime(),
});

const statuses = {
  confirmed: 'CONFIRMED',
  tentative: 'TENTATIVE',
  cancelled: 'CANCELLED',
} as const satisfies Record<CalendarEntry['state'], string>;

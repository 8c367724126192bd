import type { Language } from '@atrium/i18n/languages';
import { messageTexts } from '@atrium/i18n/server';
import { dateOf } from '@atrium/rules/calendar/calendar-date';
import { toInstant } from '@atrium/rules/calendar/time-zone';
import { createEvents, type EventAttributes } from 'ics';
import type { BookedStart } from './booking-feeds.repository';

/** What a calendar is called, and where it is read. */
export interface CalendarPlace {
  /** Of the service or the dining room. */
  readonly title: string;
  readonly venue: string;
  /** IANA name. */
  readonly timezone: string;
  readonly language: Language;
  /** By hex id of the service. */
  readonly serviceNames: ReadonlyMap<string, string>;
  /** Absolute address of a day in the back office. */
  readonly urlOf: (date: string) => string;
}

/**
 * An event for each start that is booked: what, and how many come. It leaves the venue's hands, so it names
 * no guest.
 */
export function bookingCalendar(starts: readonly BookedStart[], place: CalendarPlace): string {
  const { error, value } = createEvents(
    starts.map((start) => eventOf(start, place)),
    {
      ...{ productId: 'atrium/bookings', method: 'PUBLISH' },
      calName: `${place.title} – ${place.venue}`,
    },
  );
  if (value == null) throw error ?? new Error('a calendar without a text');
  return value;
}

function eventOf(
  { _id: { service, start, timeindex, timeindexEnd }, bookings, participants }: BookedStart,
  { title, venue, timezone, language, serviceNames, urlOf }: CalendarPlace,
): EventAttributes {
  const t = messageTexts(language);
  const date = dateOf(start);
  const id = service.toHexString();
  return {
    // the same start stays the same event as it fills up
    uid: `${id}-${date}-${timeindex}-${timeindexEnd}@atrium`,
    start: toInstant(date, timeindex, timezone),
    end: toInstant(date, timeindexEnd, timezone),
    startInputType: 'utc',
    startOutputType: 'utc',
    endInputType: 'utc',
    endOutputType: 'utc',
    title: `${serviceNames.get(id) ?? title}: ${t('details.participantsValue', { count: participants })}`,
    description: t('calendarFeed.bookings', { count: bookings }),
    location: title === serviceNames.get(id) ? venue : `${title}, ${venue}`,
    url: urlOf(date),
  };
}

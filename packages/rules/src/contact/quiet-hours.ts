import { addDays } from '../calendar/calendar-date';
import { toInstant, venueTimeOf } from '../calendar/time-zone';

/**
 * Times between which nothing is sent that can wait, in minutes from midnight. If `from` is later than `until`, they end
 * the next day; if they are equal, there are none.
 */
export interface QuietHours {
  /** 0 to 1439, this minute included. */
  readonly from: number;
  /** 0 to 1439, this minute not included. */
  readonly until: number;
}

/** Of a venue that has not chosen. */
export const defaultQuietHours: QuietHours = { from: 21 * 60, until: 8 * 60 };

/** In some countries a day has no moment that is quiet in none of their zones. */
const MOST_STEPS = 24;

/**
 * When a message that can wait goes out, epoch milliseconds: now, or once the quiet hours are over in every zone that its
 * receiver may be in.
 * @param now epoch milliseconds
 * @param zones IANA; at least one
 * @param before when it is of no use any more: what would wait until then goes out now
 */
export function afterQuietHours(
  now: number,
  quiet: QuietHours,
  { zones, before = Number.POSITIVE_INFINITY }: { zones: readonly string[]; before?: number },
): number {
  let at = now;
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const later = Math.max(...zones.map((zone) => endOfQuiet(at, quiet, zone)));
    if (later === at) return at < before ? at : now;
    at = later;
  }
  const [first] = zones;
  const alone = first === undefined ? now : endOfQuiet(now, quiet, first);
  return alone < before ? alone : now;
}

/** The moment itself where it is not quiet. */
function endOfQuiet(at: number, { from, until }: QuietHours, zone: string): number {
  const { date, minutes } = venueTimeOf(at, zone);
  if (from < until) {
    return minutes >= from && minutes < until ? toInstant(date, until, zone) : at;
  }
  if (from === until) return at;
  if (minutes >= from) return toInstant(addDays(date, 1), until, zone);
  return minutes < until ? toInstant(date, until, zone) : at;
}

/**
 * The zones that a guest may be in: those of the country of their phone number, else the venue's.
 * @param country ISO 3166-1 alpha-2
 * @param venueZone IANA
 */
export function zonesOf(country: string | undefined, venueZone: string): readonly string[] {
  if (!country) return [venueZone];
  const locale: LocaleWithZones = new Intl.Locale(`und-${country}`);
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  // a guest from the venue's own country is where the venue is
  return zones.length === 0 || zones.includes(venueZone) ? [venueZone] : zones;
}

/** A method in newer engines. */
interface LocaleWithZones extends Intl.Locale {
  getTimeZones?(): string[];
  readonly timeZones?: string[];
}

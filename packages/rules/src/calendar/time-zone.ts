import type { CalendarDate } from './calendar-date';

/**
 * Converts between a venue's wall clock and instants, using Intl only. In autumn, a time shown
 * twice means the first. In spring, a skipped time does not exist; as an instant it keeps the
 * offset from before the change, so 02:30 is the moment the clock shows 03:30.
 */

/** What a venue's clock shows. `minutes` from midnight, 0 to 1439. */
export interface VenueTime {
  date: CalendarDate;
  minutes: number;
}

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
const DAY_MS = 86_400_000;
/** Enough for two years of days in a few zones; beyond that the cache starts over. */
const REMEMBERED_OFFSETS = 2_000;

interface Zone {
  format: Intl.DateTimeFormat;
  /** Offsets by quarter of an hour: calendars ask for the same few again and again. */
  offsets: Map<number, number>;
}

const zones = new Map<string, Zone>();

function zoneOf(name: string): Zone {
  const known = zones.get(name);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: name,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const zone = { format, offsets: new Map<number, number>() };
  zones.set(name, zone);
  return zone;
}

/** Milliseconds that the wall is ahead of UTC. */
function offsetAt(epochMs: number, zone: Zone): number {
  const seconds = Math.floor(epochMs / 1000) * 1000;
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = zone.format
    .format(seconds)
    .split(/\D+/)
    .map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second) - seconds;
}

/**
 * The offset for the quarter-hour around an instant: no clock has changed within one since 1972.
 */
function offsetInQuarter(epochMs: number, zone: Zone): number {
  const quarter = Math.floor(epochMs / QUARTER_MS) * QUARTER_MS;
  const known = zone.offsets.get(quarter);
  if (known !== undefined) return known;
  if (zone.offsets.size >= REMEMBERED_OFFSETS) zone.offsets.clear();
  const offset = offsetAt(quarter, zone);
  zone.offsets.set(quarter, offset);
  return offset;
}

function resolve(date: CalendarDate, minutes: number, name: string) {
  const zone = zoneOf(name);
  const wall = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE_MS;
  if (Number.isNaN(wall)) throw new RangeError(`Not a time: ${date} ${minutes}`);
  const day = Math.floor(wall / DAY_MS) * DAY_MS;
  // A day or more on either side of the wall time is clear of any change that affects it.
  const before = offsetInQuarter(day - DAY_MS, zone);
  const after = offsetInQuarter(day + 2 * DAY_MS, zone);
  if (before === after) return { instant: wall - before, exists: true };
  if (offsetAt(wall - before, zone) === before) return { instant: wall - before, exists: true };
  if (offsetAt(wall - after, zone) === after) return { instant: wall - after, exists: true };
  return { instant: wall - before, exists: false };
}

/**
 * Epoch milliseconds of a wall time. `minutes` count from midnight of `date`; past 1440 they read
 * the next day's clock, so 1560 is 02:00 there, whatever the clock did in between.
 * @throws RangeError for an unknown zone or an invalid date
 */
export function toInstant(date: CalendarDate, minutes: number, zone: string): number {
  return resolve(date, minutes, zone).instant;
}

/** False for a time skipped by the change to summer time. `minutes` may exceed 1440. */
export function existsInZone(date: CalendarDate, minutes: number, zone: string): boolean {
  return resolve(date, minutes, zone).exists;
}

/** What the clock shows at an instant, without seconds. @throws RangeError for an unknown zone */
export function venueTimeOf(epochMs: number, zone: string): VenueTime {
  const wall = epochMs + offsetInQuarter(epochMs, zoneOf(zone));
  const minutes = Math.floor((wall - Math.floor(wall / DAY_MS) * DAY_MS) / MINUTE_MS);
  return { date: new Date(wall).toISOString().slice(0, 10), minutes };
}

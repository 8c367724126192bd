import type { CalendarDate } from './calendar-date';

/**
 * Between the clock on a venue's wall and instants, by Intl alone. A wall time that the clock shows
 * twice in autumn means its first showing; one that spring skips does not exist, and as an instant it
 * counts on with the offset from before the change, so 02:30 is the moment that the clock calls 03:30.
 */

/** What the clock of a venue shows. `minutes` from midnight, 0 to 1439. */
export interface VenueTime {
  date: CalendarDate;
  minutes: number;
}

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
const DAY_MS = 86_400_000;
/** Enough for two years of days of some zones; beyond it the cache begins anew. */
const REMEMBERED_OFFSETS = 2_000;

interface Zone {
  format: Intl.DateTimeFormat;
  /** Offsets at whole quarters of an hour: a calendar asks for the same few again and again. */
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

/** The offset of the quarter of an hour that an instant is in: since 1972 no clock has changed within one. */
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
  // A day and more to either side of the wall time lies before and after any change that touches it.
  const before = offsetInQuarter(day - DAY_MS, zone);
  const after = offsetInQuarter(day + 2 * DAY_MS, zone);
  if (before === after) return { instant: wall - before, exists: true };
  if (offsetAt(wall - before, zone) === before) return { instant: wall - before, exists: true };
  if (offsetAt(wall - after, zone) === after) return { instant: wall - after, exists: true };
  return { instant: wall - before, exists: false };
}

/**
 * Epoch milliseconds of a wall time. `minutes` from midnight of `date`; past 1440 they are the next
 * day's clock, so 1560 is 02:00 there whatever the clock did in between.
 * @throws RangeError for an unknown zone or a text that is no date
 */
export function toInstant(date: CalendarDate, minutes: number, zone: string): number {
  return resolve(date, minutes, zone).instant;
}

/** False for a time that the change to summer time skips. `minutes` may pass 1440. */
export function existsInZone(date: CalendarDate, minutes: number, zone: string): boolean {
  return resolve(date, minutes, zone).exists;
}

/** What the clock shows at an instant, seconds dropped. @throws RangeError for an unknown zone */
export function venueTimeOf(epochMs: number, zone: string): VenueTime {
  const wall = epochMs + offsetInQuarter(epochMs, zoneOf(zone));
  const minutes = Math.floor((wall - Math.floor(wall / DAY_MS) * DAY_MS) / MINUTE_MS);
  return { date: new Date(wall).toISOString().slice(0, 10), minutes };
}

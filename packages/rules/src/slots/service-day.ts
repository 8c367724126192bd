import { type CalendarDate, dayOfWeek, daysBetween } from '../calendar/calendar-date';
import { existsInZone } from '../calendar/time-zone';
import type { AgeBand } from '../money/age-bands';

// Codes of a day without slots; their texts are in packages/i18n.

/** 'Service is closed.' */
export const SERVICE_CLOSED = 'SERVICE_CLOSED';
/** 'Service is open but no available timeslots allocated.' */
export const SERVICE_WITHOUT_TIMES = 'SERVICE_WITHOUT_TIMES';

/** One time of the week, or of a special day. */
export interface ServiceTime {
  _id: string;
  /** Minutes from midnight, 0 to 1439. */
  start: number;
  /**
   * Minutes from midnight of the start's day; may exceed 1440. Default: start + durationMinutes.
   */
  end?: number | null;
  /** Places. Default: the service's. */
  capacity?: number | null;
  /** 0 Sunday to 6 Saturday. On a special day, an empty list means every day. */
  availableDays: readonly { day: number }[];
  /** Shown instead of the service's name. */
  overrideName?: string | null;
}

/** A range of days with its own rule, both ends included. */
export interface SpecialDay {
  startDate: CalendarDate;
  endDate: CalendarDate;
  open: boolean;
  comment?: string | null;
  times: readonly ServiceTime[];
}

/** What decides the slots of a day. */
export interface ServiceSchedule {
  times: readonly ServiceTime[];
  specialdays: readonly SpecialDay[];
  /** Minutes; 150 by default. */
  durationMinutes: number;
  /** Places of a time that names none. */
  capacity: number;
}

/** Everything of a service that a rule looks at. */
export interface ServiceRules extends ServiceSchedule {
  /** One booking takes the whole slot. */
  exclusiveBooking: boolean;
  waitingList: boolean;
  allowBookingForChildren: boolean;
  /** Prices for ages, by their years; none: everybody pays the same. */
  ageBands?: readonly AgeBand[];
  showCommentField: boolean;
  showAvailability: boolean;
  showEndTime: boolean;
  /** Days after today that guests may book; none: no limit. */
  bookingWindowDays?: number | null;
  /** Minutes between booking and start; none: until the start. */
  minNoticeMinutes?: number | null;
  /** Hours before the start until which a guest may cancel; absent: until the start. */
  cancellationHours?: number | null;
  /** What may be booked along with it. */
  addons?: readonly { _id: string }[];
}

/** A start that is offered on a day. */
export interface ServiceSlot {
  timeId: string;
  /** Minutes from midnight, 0 to 1439. */
  start: number;
  /** Minutes from midnight of the same day; past 1440 it ends on the next day. */
  end: number;
  capacity: number;
  name?: string;
}

export interface ServiceDay {
  state: 'open' | 'closed' | 'open-without-times';
  /** The special day's comment; if absent, show 'No comment has been added.' */
  comment?: string;
  /** By start; one for each start. */
  slots: ServiceSlot[];
}

/**
 * The special day that applies to a date. If ranges overlap, the shortest wins, being the most
 * specific; then the later startDate, then the last in the list.
 */
export function specialDayOf(
  specialdays: readonly SpecialDay[],
  date: CalendarDate,
): SpecialDay | undefined {
  const length = (day: SpecialDay) => daysBetween(day.startDate, day.endDate);
  let chosen: SpecialDay | undefined;
  for (const day of specialdays) {
    if (date < day.startDate || date > day.endDate) continue;
    const longer = chosen ? length(day) - length(chosen) : 0;
    const wins = longer < 0 || (longer === 0 && day.startDate >= (chosen?.startDate ?? ''));
    if (!chosen || wins) chosen = day;
  }
  return chosen;
}

function toSlot(time: ServiceTime, service: ServiceSchedule): ServiceSlot {
  const slot: ServiceSlot = {
    timeId: time._id,
    start: time.start,
    end: time.end ?? time.start + service.durationMinutes,
    capacity: time.capacity ?? service.capacity,
  };
  return time.overrideName ? { ...slot, name: time.overrideName } : slot;
}

/** Bookings count by start, so a start is one slot. */
function merge(known: ServiceSlot, other: ServiceSlot): ServiceSlot {
  const name = known.name ?? other.name;
  return {
    ...known,
    end: Math.max(known.end, other.end),
    capacity: Math.max(known.capacity, other.capacity),
    ...(name ? { name } : {}),
  };
}

/**
 * What a service offers on a day of the venue.
 *
 * - A special day replaces the weekly times on each of its days, first and last included. A closed
 *   one leaves no slots, whatever its times; an open one opens a weekday that has none.
 * - Only a special day makes a day `closed`. Any other day without slots is `open-without-times`.
 * - A slot belongs to the day it starts: 22:00 to 02:00 is offered even if the next day is closed,
 *   and not offered if its own day is closed but the next is open.
 * - A start skipped by the change to summer time is not offered.
 * - Times with the same start form one slot: the first id and name, the latest end, and the larger
 *   capacity (not the sum: a time entered twice must not sell its places twice).
 *
 * See docs/domain/availability.md.
 */
export function serviceDay(service: ServiceSchedule, date: CalendarDate, zone: string): ServiceDay {
  const special = specialDayOf(service.specialdays, date);
  const comment = special?.comment?.trim();
  const about = comment ? { comment } : {};
  if (special && !special.open) return { state: 'closed', ...about, slots: [] };

  const weekday = dayOfWeek(date);
  const byStart = new Map<number, ServiceSlot>();
  for (const time of special?.times ?? service.times) {
    const everyDay = special !== undefined && time.availableDays.length === 0;
    if (!everyDay && !time.availableDays.some(({ day }) => day === weekday)) continue;
    if (!existsInZone(date, time.start, zone)) continue;
    const slot = toSlot(time, service);
    const known = byStart.get(slot.start);
    byStart.set(slot.start, known ? merge(known, slot) : slot);
  }
  const slots = [...byStart.values()].sort((a, b) => a.start - b.start);
  return { state: slots.length > 0 ? 'open' : 'open-without-times', ...about, slots };
}

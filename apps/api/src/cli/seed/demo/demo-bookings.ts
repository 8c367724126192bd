import { cancellationDeadline } from '@atrium/rules/bookings/deadlines';
import {
  addDays,
  type CalendarDate,
  daysBetween,
  eachDay,
} from '@atrium/rules/calendar/calendar-date';
import { toInstant, venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { bookedBands } from '@atrium/rules/money/age-bands';
import type { Visit } from '@atrium/rules/seating/evening/visit';
import type { TableAttribute } from '@atrium/rules/seating/room/floor-plan';
import { serviceDay } from '@atrium/rules/slots/service-day';
import { objectId } from '../../../common/database/object-id';
import { type Booking, capsOf } from '../../../modules/bookings/public';
import { type Ledger, ledgerIdOf, slotKey } from '../../../modules/capacity/public';
import type { Service } from '../../../modules/services/public';
import type { Random } from '../random';
import type { SeededGuest } from './demo-guests';

export type DemoBooking = Omit<Booking, '_vendor'>;
export type DemoLedger = Omit<Ledger, '_vendor'>;

/** Ids of the statuses demo bookings use. */
export interface DemoStatuses {
  confirmed: Booking['_id'];
  arrived: Booking['_id'];
  /** Of a party at its table, in order: seated, served, paid, to clear. */
  atTable: readonly Booking['_id'][];
  left: Booking['_id'];
  noShow: Booking['_id'];
  cancelled: Booking['_id'];
  waiting: Booking['_id'];
}

export interface DayPlan {
  service: Omit<Service, '_vendor' | 'createdAt' | 'updatedAt'>;
  date: CalendarDate;
  /** How full on average, in percent. */
  demand: number;
  /** Its guests sit at tables. */
  isSeated: boolean;
}

export interface VenuePlan {
  random: Random;
  zone: string;
  currency: string;
  now: Date;
  guests: readonly SeededGuest[];
  segments: readonly Booking['_id'][];
  statuses: DemoStatuses;
  /** Ends the making once this many are made. */
  atMost: number;
}

export interface DayOfBookings {
  bookings: DemoBooking[];
  ledger: DemoLedger;
}

/** Creates the bookings of one service on one day, with a matching ledger. */
export function bookDay(plan: DayPlan, venue: VenuePlan, made: number): DayOfBookings {
  const { service, date } = plan;
  const cap = capsOf(service, date, venue.zone);
  const ledger: DemoLedger = {
    _id: ledgerIdOf(service._id, date),
    _service: service._id,
    date,
    cap,
    used: {},
    holds: [],
    v: 0,
  };
  const bookings: DemoBooking[] = [];
  for (const slot of serviceDay(service, date, venue.zone).slots) {
    const places = cap[slotKey(slot.start)] ?? 0;
    const wanted = Math.round((places * (plan.demand + venue.random.int(-30, 35))) / 100);
    let used = 0;
    while (used < Math.min(wanted, places) && made + bookings.length < venue.atMost) {
      const booking = bookingOf(plan, slot, places - used, venue);
      bookings.push(booking);
      if (booking.active) used += booking.participants;
    }
    if (used > 0) {
      ledger.used[slotKey(slot.start)] = used;
      ledger.v += 1;
    }
    const full = used >= places && wanted > places && service.waitingList;
    if (full && made + bookings.length < venue.atMost && isAhead(date, slot.start, venue)) {
      bookings.push(waiting(bookingOf(plan, slot, places, venue), venue));
    }
  }
  return { bookings, ledger };
}

/** The days of a plan, nearest to today first, so that a few bookings fall around it. */
export function daysAround(today: CalendarDate, back: number, ahead: number): CalendarDate[] {
  return eachDay(addDays(today, -back), addDays(today, ahead)).sort(
    (a, b) => Math.abs(daysBetween(today, a)) - Math.abs(daysBetween(today, b)),
  );
}

/** Where children pay by their age, some of each. */
const agesFor = ({ ageBands }: DayPlan['service'], children: number): number[] | undefined =>
  ageBands && children > 0
    ? Array.from({ length: children }, (_, index) => [8, 14, 2][index % 3] ?? 8)
    : undefined;

function bookingOf(
  { service, date, isSeated }: DayPlan,
  slot: { start: number; end: number },
  free: number,
  venue: VenuePlan,
): DemoBooking {
  const { random, zone, statuses } = venue;
  const sizes = isSeated ? partiesAtTables : parties;
  const participants = service.exclusiveBooking ? 1 : Math.min(free, random.pick(sizes));
  const numberOfChildren =
    service.allowBookingForChildren && participants > 2 && random.chance(40)
      ? random.int(1, participants - 1)
      : 0;
  const childAges = agesFor(service, numberOfChildren);
  const ahead = isAhead(date, slot.start, venue);
  const cancelled = random.chance(5);
  const createdAt = createdBefore(date, venue);
  const here = isSeated ? atTableBy(date, slot, venue) : statuses.arrived;
  const status = cancelled
    ? statuses.cancelled
    : ahead
      ? statuses.confirmed
      : isOver(date, slot.end, venue)
        ? random.pick([statuses.left, statuses.left, statuses.left, statuses.noShow])
        : // some are late
          random.pick([here, here, here, statuses.confirmed]);
  const came = status === statuses.left || status === here;
  const visit = isSeated && came ? visitOf(date, slot, status === statuses.left, venue) : undefined;
  // who leaves early frees the table
  const left = visit?.leftAt && venueTimeOf(visit.leftAt.getTime(), zone);
  const timeindexEnd = left?.date === date ? Math.min(slot.end, left.minutes) : slot.end;
  const cancellationHours = service.cancellationHours ?? 0;
  return {
    _id: random.objectId(),
    bookingId: random.code(8),
    ...(random.chance(4) ? {} : { _customer: random.pick(venue.guests)._id }),
    _service: service._id,
    _bookingStatus: status,
    _segment: random.pick(venue.segments),
    start: new Date(`${date}T00:00:00Z`),
    timeindex: slot.start,
    timeindexEnd,
    ...(visit ? { visit } : {}),
    participants,
    numberOfChildren,
    ...(childAges ? { childAges } : {}),
    ...(random.chance(12) && service.showCommentField ? { comment: random.pick(comments) } : {}),
    ...(random.chance(5) ? { internalComment: 'Called to ask about parking.' } : {}),
    ...(isSeated && random.chance(12)
      ? { tableWish: { attributes: [random.pick(tableWishes)] } }
      : {}),
    ...(random.chance(20) ? { roomNumber: String(random.int(101, 428)) } : {}),
    addons: random.chance(20)
      ? service.addons.slice(0, 1).map(({ _id, name, languageList, price }) => ({
          _id: random.objectId(),
          _addon: { _id: objectId(_id), name, ...(languageList ? { languageList } : {}), price },
          quantity: random.int(1, participants),
        }))
      : [],
    companions: [],
    tables: [],
    active: !cancelled,
    waitingList: false,
    attendenceVerified: came,
    onlineBooking: random.chance(65),
    terms: {
      price: service.price,
      ...(service.ageBands ? { ageBands: bookedBands(service.ageBands, childAges ?? []) } : {}),
      currency: venue.currency,
      cancellationHours,
      cancellationDeadline: new Date(
        cancellationDeadline({ date, timeindex: slot.start, cancellationHours, zone }),
      ),
      prepayment: service.prepayment,
      ...(service.prepaidPart ? { prepaidPart: service.prepaidPart } : {}),
      ...(service.noShowFee ? { noShowFee: service.noShowFee } : {}),
      ...(service.cancellationTerms.length > 0 ? { cancellation: service.cancellationTerms } : {}),
    },
    ...(cancelled ? { cancelledAt: createdAt } : {}),
    sequence: cancelled ? 1 : 0,
    version: cancelled ? 1 : 0,
    createdAt,
    updatedAt: createdAt,
  };
}

/** Participants, as often as they come. */
const parties = [1, 2, 2, 2, 3, 4, 4, 5];
const partiesAtTables = [1, 2, 2, 2, 2, 3, 3, 4, 4, 4, 5, 6, 7, 8, 9, 12];

/** Most parties stay for as long as was planned, a few for longer. */
function visitOf(
  date: CalendarDate,
  { start, end }: { start: number; end: number },
  hasLeft: boolean,
  { random, zone, now }: VenuePlan,
): Visit {
  const plannedMinutes = end - start;
  const at = (minutes: number) => new Date(Math.min(toInstant(date, minutes, zone), now.getTime()));
  const from = start + random.int(-5, 15);
  const stayed = plannedMinutes + random.int(-70, 35);
  return {
    seatedAt: at(from),
    plannedMinutes,
    ...(hasLeft ? { leftAt: at(from + stayed) } : {}),
  };
}

/** The later it is in their time, the further they are. */
function atTableBy(
  date: CalendarDate,
  { start, end }: { start: number; end: number },
  { zone, now, statuses: { arrived, atTable } }: VenuePlan,
): Booking['_id'] {
  const from = toInstant(date, start, zone);
  const passed = (now.getTime() - from) / (toInstant(date, end, zone) - from);
  const step = UNTIL_STEP.findIndex((share) => passed < share);
  return atTable[step] ?? arrived;
}

/** The share of a party's time at which it goes from seated to served, from served to paid, and so on. */
const UNTIL_STEP = [0.4, 0.7, 0.85, Number.POSITIVE_INFINITY];

function isOver(date: CalendarDate, end: number, { now, zone }: VenuePlan): boolean {
  return toInstant(date, end, zone) <= now.getTime();
}

const waiting = (booking: DemoBooking, { statuses }: VenuePlan): DemoBooking => {
  const { cancelledAt, ...rest } = booking;
  return { ...rest, active: false, waitingList: true, _bookingStatus: statuses.waiting };
};

const tableWishes: readonly TableAttribute[] = ['window', 'window', 'outside', 'highChair'];

const comments = [
  'One of us is allergic to shellfish.',
  'It is our wedding anniversary.',
  'Vi kommer kanskje ti minutter for sent.',
  'Wir bringen einen Kinderwagen mit.',
  'Une chaise haute, s’il vous plaît.',
];

function isAhead(date: CalendarDate, start: number, { now, zone }: VenuePlan): boolean {
  const today = venueTimeOf(now.getTime(), zone);
  return date > today.date || (date === today.date && start > today.minutes);
}

/**
 * People book up to forty days ahead; bookings further ahead may have been made on any day before
 * today.
 */
function createdBefore(date: CalendarDate, { random, zone, now }: VenuePlan): Date {
  const { date: today } = venueTimeOf(now.getTime(), zone);
  const daysAhead = date > today ? daysBetween(today, date) : 0;
  const day =
    Date.parse(`${daysAhead > 0 ? today : date}T08:00:00Z`) -
    random.int(0, Math.max(40, daysAhead)) * 86_400_000;
  return new Date(Math.min(day, now.getTime()) - random.int(1, 36_000) * 1000);
}

import type { CalendarDate } from '../calendar/calendar-date';
import { knowsAges } from '../money/age-bands';
import {
  SERVICE_CLOSED,
  SERVICE_WITHOUT_TIMES,
  type ServiceDay,
  type ServiceRules,
} from '../slots/service-day';
import { type BookingWindow, bookingWindowProblem, venueToday } from './booking-window';

/** Why a booking is refused. The texts are in packages/i18n. */
export type BookingProblem =
  /** The start is past on the venue's clock; for staff, the day. */
  | 'DATE_IN_PAST'
  | 'BEYOND_BOOKING_WINDOW'
  | 'TOO_LATE_NOTICE'
  /** 'Service is closed.' */
  | typeof SERVICE_CLOSED
  /** 'Service is open but no available timeslots allocated.' */
  | typeof SERVICE_WITHOUT_TIMES
  /** The day has other starts than this one. */
  | 'TIME_NOT_OFFERED'
  /** 'Please select at least one participant'; also for a count that is not a whole number. */
  | 'MISSING_PARTICIPANTS'
  /** More children than participants, or children without an adult when a guest books. */
  | 'ADULT_REQUIRED'
  | 'CHILDREN_NOT_ALLOWED'
  /** The price depends on the age of each child, 0 to 17; of a guest, and of whoever gives some of them. */
  | 'CHILD_AGES_REQUIRED'
  /** 'Missing guest details' */
  | 'MISSING_GUEST_DETAILS'
  | 'WAITING_LIST_NOT_OFFERED'
  /** An addon the service does not offer, or one named twice. */
  | 'UNKNOWN_ADDON'
  /** Not a whole number from 1 to 99. */
  | 'INVALID_ADDON_QUANTITY'
  /** The party would wait for more places than the slot has, even empty. */
  | 'PARTY_TOO_LARGE'
  /** 'The number of participants exceeds the available slots.' */
  | 'SLOT_FULL';

export const MIN_ADDON_QUANTITY = 1;
export const MAX_ADDON_QUANTITY = 99;

/**
 * Who is booking. `staff` may book at any time of today and beyond the booking window, for an unnamed
 * guest ('Drop-in guest') or for children alone. `override` (permission bookings.override) also ignores
 * opening times and capacity. Neither books on a past day unless `recordPast` says so.
 */
export type BookingAuthority = 'guest' | 'staff' | 'override';

export interface BookingRequest {
  date: CalendarDate;
  /** Start, minutes from midnight, 0 to 1439. */
  timeindex: number;
  /** Children included. */
  participants: number;
  numberOfChildren?: number;
  /** Years, one of each child; counts only where the service sets prices for ages. */
  childAges?: readonly number[];
  waitingList?: boolean;
  comment?: string;
  addons?: readonly { _addon: string; quantity: number }[];
}

export interface GuestDetails {
  firstname?: string | null;
  lastname?: string | null;
  email?: string | null;
  phone?: string | null;
}

export type BookableService = Pick<
  ServiceRules,
  | 'exclusiveBooking'
  | 'waitingList'
  | 'allowBookingForChildren'
  | 'ageBands'
  | 'showCommentField'
  | 'bookingWindowDays'
  | 'minNoticeMinutes'
  | 'addons'
>;

export interface BookingCheck extends Pick<BookingWindow, 'now' | 'zone'> {
  service: BookableService;
  /** The requested day, from `serviceDay` or from the API. */
  day: { state: ServiceDay['state']; slots: readonly { start: number; capacity?: number }[] };
  request: BookingRequest;
  /** Places left in the slot; undefined when the ledger's guard decides instead. */
  available?: number;
  guest?: GuestDetails | null;
  authority?: BookingAuthority;
  /** Staff write down what has already taken place. */
  recordPast?: boolean;
}

/** True with a first or last name and an email or phone number. */
export function hasGuestDetails(guest: GuestDetails | null | undefined): boolean {
  const given = (text: string | null | undefined) => Boolean(text?.trim());
  return (
    (given(guest?.firstname) || given(guest?.lastname)) &&
    (given(guest?.email) || given(guest?.phone))
  );
}

/**
 * The request as it will be stored: an exclusive booking is for one participant, and a comment is
 * dropped, without an error, when the service does not ask for one, and so are ages.
 */
export function acceptedRequest<Request extends BookingRequest>(
  service: Pick<ServiceRules, 'exclusiveBooking' | 'showCommentField' | 'ageBands'>,
  request: Request,
): Request {
  const accepted = { ...request };
  if (service.exclusiveBooking) {
    accepted.participants = 1;
    accepted.numberOfChildren = 0;
  }
  // an age is nobody's business where it changes nothing
  if (service.exclusiveBooking || !service.ageBands?.length) delete accepted.childAges;
  if (!service.showCommentField) delete accepted.comment;
  return accepted;
}

/** Whether staff may book on a day only by recording the past. */
export const isPastDay = (date: CalendarDate, now: number, zone: string): boolean =>
  date < venueToday(now, zone);

function timeProblem(check: BookingCheck) {
  const { service, day, request, now, zone, authority = 'guest', recordPast = false } = check;
  if (authority !== 'guest' && !recordPast && isPastDay(request.date, now, zone)) {
    return 'DATE_IN_PAST';
  }
  if (authority === 'override') return undefined;
  if (authority === 'guest') {
    const { date, timeindex: minutes } = request;
    const { bookingWindowDays, minNoticeMinutes } = service;
    const problem = bookingWindowProblem({
      date,
      minutes,
      now,
      zone,
      bookingWindowDays,
      minNoticeMinutes,
    });
    if (problem) return problem;
  }
  if (day.state === 'closed') return SERVICE_CLOSED;
  if (day.state === 'open-without-times') return SERVICE_WITHOUT_TIMES;
  return day.slots.some((slot) => slot.start === request.timeindex)
    ? undefined
    : 'TIME_NOT_OFFERED';
}

function partyProblem(
  service: BookableService,
  { participants, numberOfChildren = 0, childAges }: BookingRequest,
  authority: BookingAuthority,
): BookingProblem | undefined {
  if (!Number.isInteger(participants) || participants < 1) return 'MISSING_PARTICIPANTS';
  if (!Number.isInteger(numberOfChildren) || numberOfChildren < 0) return 'MISSING_PARTICIPANTS';
  if (numberOfChildren > 0 && !service.allowBookingForChildren && authority !== 'override') {
    return 'CHILDREN_NOT_ALLOWED';
  }
  const adults = participants - numberOfChildren;
  if (adults < (authority === 'guest' ? 1 : 0)) return 'ADULT_REQUIRED';
  const known = knowsAges(service.ageBands, childAges, {
    children: numberOfChildren,
    mayLeaveOut: authority !== 'guest',
  });
  return known ? undefined : 'CHILD_AGES_REQUIRED';
}

/**
 * What is wrong with the chosen addons: not offered, named twice, or a quantity outside 1 to 99.
 * @param addons as the client sent them; null means none
 */
export function addonProblem(
  offers: BookableService['addons'],
  addons: BookingRequest['addons'] | null,
): BookingProblem | undefined {
  const offered = new Set(offers?.map((addon) => addon._id));
  for (const { _addon, quantity } of addons ?? []) {
    if (!offered.delete(_addon)) return 'UNKNOWN_ADDON';
    const whole = Number.isInteger(quantity);
    if (!whole || quantity < MIN_ADDON_QUANTITY || quantity > MAX_ADDON_QUANTITY) {
      return 'INVALID_ADDON_QUANTITY';
    }
  }
  return undefined;
}

/** Whether the party exceeds the slot even when empty. A slot with no places at all may still get some. */
function neverFits(
  slots: BookingCheck['day']['slots'],
  { timeindex, participants }: BookingRequest,
): boolean {
  const capacity = slots.find(({ start }) => start === timeindex)?.capacity ?? 0;
  return capacity > 0 && participants > capacity;
}

/**
 * The first rule a booking breaks, or undefined if it is allowed. Checked in the order of the
 * screens: time, participants, guest, addons and, last, places, which only the API can promise. A
 * booking for the waiting list needs no free place, but a slot that could ever hold it.
 */
export function checkBookingRequest(check: BookingCheck): BookingProblem | undefined {
  const { service, available, guest, authority = 'guest' } = check;
  const request = acceptedRequest(service, check.request);
  const waiting = request.waitingList === true;

  const problem = timeProblem(check) ?? partyProblem(service, request, authority);
  if (problem) return problem;
  if (authority === 'guest' && !hasGuestDetails(guest)) return 'MISSING_GUEST_DETAILS';
  if (waiting && !service.waitingList) return 'WAITING_LIST_NOT_OFFERED';
  if (waiting && authority !== 'override' && neverFits(check.day.slots, request)) {
    return 'PARTY_TOO_LARGE';
  }
  const addons = addonProblem(service.addons, request.addons);
  if (addons) return addons;
  const exceeds = available !== undefined && available < request.participants;
  return exceeds && !waiting && authority !== 'override' ? 'SLOT_FULL' : undefined;
}

import { type BookingWindow, bookingWindowProblem } from './booking-window';
import type { CalendarDate } from './calendar-date';
import {
  SERVICE_CLOSED,
  SERVICE_WITHOUT_TIMES,
  type ServiceDay,
  type ServiceRules,
} from './service-day';

/** Why a booking is refused. Their texts are in packages/i18n, those of the specification where it has one. */
export type BookingProblem =
  /** The start is past on the venue's clock. */
  | 'DATE_IN_PAST'
  | 'BEYOND_BOOKING_WINDOW'
  | 'TOO_LATE_NOTICE'
  /** 'Service is closed.' */
  | typeof SERVICE_CLOSED
  /** 'Service is open but no available timeslots allocated.' */
  | typeof SERVICE_WITHOUT_TIMES
  /** The day has other starts than this one. */
  | 'TIME_NOT_OFFERED'
  /** 'Please select at least one participant'; also for a count that is no whole number of people. */
  | 'MISSING_PARTICIPANTS'
  /** More children than participants, or a guest's booking of children alone. */
  | 'ADULT_REQUIRED'
  | 'CHILDREN_NOT_ALLOWED'
  /** 'Missing guest details' */
  | 'MISSING_GUEST_DETAILS'
  | 'WAITING_LIST_NOT_OFFERED'
  /** An addon that the service does not have, or the same one twice. */
  | 'UNKNOWN_ADDON'
  /** Not a whole number from 1 to 99. */
  | 'INVALID_ADDON_QUANTITY'
  /** 'The number of participants exceeds the available slots.' */
  | 'SLOT_FULL';

export const MIN_ADDON_QUANTITY = 1;
export const MAX_ADDON_QUANTITY = 99;

/**
 * Who asks. `staff` are not bound by the guest's booking window, may book for an unnamed guest
 * ('Drop-in guest') and for children alone; `override` (the permission bookings.override) is also not
 * bound by the opening, the times and the places of the service.
 */
export type BookingAuthority = 'guest' | 'staff' | 'override';

export interface BookingRequest {
  date: CalendarDate;
  /** Start, minutes from midnight, 0 to 1439. */
  timeindex: number;
  /** Children included. */
  participants: number;
  numberOfChildren?: number;
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
  | 'showCommentField'
  | 'bookingWindowDays'
  | 'minNoticeMinutes'
  | 'addons'
>;

export interface BookingCheck extends Pick<BookingWindow, 'now' | 'zone'> {
  service: BookableService;
  /** The day of the request, as `serviceDay` or the API answers it. */
  day: { state: ServiceDay['state']; slots: readonly { start: number }[] };
  request: BookingRequest;
  /** Places left in the slot; undefined where the ledger's guard decides. */
  available?: number;
  guest?: GuestDetails | null;
  authority?: BookingAuthority;
}

/** True with a first or last name, and an e-mail or phone by which the guest can be reached. */
export function hasGuestDetails(guest: GuestDetails | null | undefined): boolean {
  const given = (text: string | null | undefined) => Boolean(text?.trim());
  return (
    (given(guest?.firstname) || given(guest?.lastname)) &&
    (given(guest?.email) || given(guest?.phone))
  );
}

/**
 * The request as it is stored: an exclusive booking is for one participant, and a comment is dropped
 * where the service does not ask for one (it is not an error: the field was merely not shown).
 */
export function acceptedRequest<Request extends BookingRequest>(
  service: Pick<ServiceRules, 'exclusiveBooking' | 'showCommentField'>,
  request: Request,
): Request {
  const accepted = { ...request };
  if (service.exclusiveBooking) {
    accepted.participants = 1;
    accepted.numberOfChildren = 0;
  }
  if (!service.showCommentField) delete accepted.comment;
  return accepted;
}

function timeProblem({ service, day, request, now, zone, authority }: BookingCheck) {
  if (authority === 'override') return undefined;
  if (authority !== 'staff') {
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
  { participants, numberOfChildren = 0 }: BookingRequest,
  authority: BookingAuthority,
): BookingProblem | undefined {
  if (!Number.isInteger(participants) || participants < 1) return 'MISSING_PARTICIPANTS';
  if (!Number.isInteger(numberOfChildren) || numberOfChildren < 0) return 'MISSING_PARTICIPANTS';
  if (numberOfChildren > 0 && !service.allowBookingForChildren && authority !== 'override') {
    return 'CHILDREN_NOT_ALLOWED';
  }
  const adults = participants - numberOfChildren;
  return adults < (authority === 'guest' ? 1 : 0) ? 'ADULT_REQUIRED' : undefined;
}

/**
 * What is wrong with chosen addons: one that is not offered or named twice, or not 1 to 99 of it.
 * @param addons what a client sent: nothing, also as null, is no addon
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

/**
 * The first rule that a booking breaks, or undefined when it may be made. The order is that of the
 * screens: time, participants, guest, addons, and last the places, which only the API can promise.
 * A waiting-list booking needs no place, also where there is one.
 */
export function checkBookingRequest(check: BookingCheck): BookingProblem | undefined {
  const { service, available, guest, authority = 'guest' } = check;
  const request = acceptedRequest(service, check.request);
  const waiting = request.waitingList === true;

  const problem = timeProblem(check) ?? partyProblem(service, request, authority);
  if (problem) return problem;
  if (authority === 'guest' && !hasGuestDetails(guest)) return 'MISSING_GUEST_DETAILS';
  if (waiting && !service.waitingList) return 'WAITING_LIST_NOT_OFFERED';
  const addons = addonProblem(service.addons, request.addons);
  if (addons) return addons;
  const exceeds = available !== undefined && available < request.participants;
  return exceeds && !waiting && authority !== 'override' ? 'SLOT_FULL' : undefined;
}

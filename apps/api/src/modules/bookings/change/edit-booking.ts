import {
  addonProblem,
  type BookingCheck,
  checkBookingRequest,
} from '@atrium/rules/bookings/booking-request';
import { dateOf } from '@atrium/rules/calendar/calendar-date';
import type { PrepaidService } from '@atrium/rules/payments/prepayment/service-prepayment';
import type { CancellationStep } from '@atrium/rules/payments/refunds/cancellation-terms';
import { type TurnTime, turnEnd } from '@atrium/rules/seating/tables/turn-times';
import {
  type ServiceDay,
  type ServiceRules,
  type ServiceSlot,
  serviceDay,
} from '@atrium/rules/slots/service-day';
import { Types } from 'mongoose';
import { RuleError } from '../../../common/errors/app-error';
import { bookedAddons, type OfferedAddon } from '../../services/public';
import type { Booking, BookingTable } from '../booking.schema';
import { refusalOf } from '../bookings.errors';
import { textsOf } from '../create/new-booking';
import { type WishInput, wishOf } from '../tables/table-wishes';
import { agedTerms, coveredTerms, movedTerms, termsOf } from '../terms/booking-terms';

/** What of a booking is to be other than it is. Absent fields stay. */
export interface BookingEdit {
  readonly date?: string;
  /** Minutes from midnight. */
  readonly timeindex?: number;
  readonly timeindexEnd?: number;
  readonly participants?: number;
  readonly numberOfChildren?: number;
  readonly childAges?: readonly number[];
  readonly comment?: string;
  readonly internalComment?: string;
  readonly roomNumber?: string;
  readonly addons?: readonly { _addon: string; quantity: number }[];
  readonly companions?: readonly { name: string }[];
  readonly _customer?: string;
  readonly _segment?: string;
  readonly tables?: readonly BookingTable[];
  readonly tableWish?: WishInput;
}

export interface EditContext {
  readonly now: Date;
  /** The service of the booking after the edit. */
  readonly service: ServiceRules &
    PrepaidService & {
      turnTimes?: readonly TurnTime[];
      _id: Types.ObjectId;
      price: number;
      cancellationTerms?: CancellationStep[];
      addons: readonly OfferedAddon[];
    };
  readonly vendor: { currency: string; timezone: string };
  readonly authority: 'guest' | 'staff' | 'override';
  /** Staff may move it to a past day. */
  readonly recordPast?: boolean;
  /** It may start at any time of a day on which the service is open. */
  readonly anyTime?: boolean;
  /** For the rule that a guest must be reachable. */
  readonly guest?: { firstname: string; lastname: string; email?: string; phone?: string } | null;
}

/**
 * A booking after an edit. Only what changes is checked: a comment may be changed on a time that is no
 * longer offered.
 * @throws {RuleError} the rule of checkBookingRequest that the change breaks, of its addons too; INVALID_TIME
 */
export function editBooking(before: Booking, edit: BookingEdit, context: EditContext): Booking {
  const { service, vendor, authority, now, guest } = context;
  const { recordPast = false, anyTime = false } = context;
  const { waitingList } = before;
  const was = dateOf(before.start);
  const date = edit.date ?? was;
  const timeindex = edit.timeindex ?? before.timeindex;
  const otherService = !service._id.equals(before._service);
  const moved = otherService || date !== was || timeindex !== before.timeindex;
  const wanted = {
    participants: edit.participants ?? before.participants,
    numberOfChildren: edit.numberOfChildren ?? before.numberOfChildren,
  };
  // a party from before the service became exclusive stays what it was until somebody changes it
  const exclusive = service.exclusiveBooking && (moved || isOtherParty(wanted, before));
  const { participants, numberOfChildren } = exclusive ? ALONE : wanted;
  const day = serviceDay(service, date, vendor.timezone);
  const slot = day.slots.find(({ start }) => start === timeindex);

  const resized = isOtherParty({ participants, numberOfChildren }, before);
  // the prices that were agreed to, of a service it was booked at
  const ageBands = otherService ? service.ageBands : before.terms.ageBands;
  const wantedAges = numberOfChildren > 0 ? (edit.childAges ?? before.childAges) : undefined;
  const childAges = ageBands?.length ? wantedAges : undefined;
  const reaged = String(childAges ?? []) !== String(before.childAges ?? []);
  const isAsked = otherService || resized || reaged;
  if (moved || resized || reaged) {
    const problem = checkBookingRequest({
      service: {
        ...service,
        ageBands: isAsked ? (ageBands ?? []) : [],
        ...(moved ? {} : { bookingWindowDays: null, minNoticeMinutes: null }),
        waitingList: service.waitingList || waitingList,
      },
      day: moved ? startingAt(day, anyTime ? timeindex : undefined) : onlyAt(timeindex, slot),
      request: {
        ...{ date, timeindex, participants, numberOfChildren, waitingList },
        ...(childAges && { childAges }),
      },
      now: now.getTime(),
      zone: vendor.timezone,
      authority,
      // on its own day it may be corrected
      recordPast: recordPast || date === was,
      ...(guest ? { guest } : {}),
    });
    if (problem) throw refusalOf(problem, { participants, numberOfChildren });
  }
  const problem = addonProblem([...service.addons, ...before.addons.map(toOffer)], edit.addons);
  if (problem) throw refusalOf(problem, { participants, numberOfChildren });

  const sameLength = timeindex + (before.timeindexEnd - before.timeindex);
  const offeredEnd = moved ? (slot?.end ?? sameLength) : before.timeindexEnd;
  const stayedEnd =
    !anyTime && (moved || resized)
      ? turnEnd(service, { start: timeindex, end: offeredEnd, participants })
      : offeredEnd;
  const timeindexEnd = edit.timeindexEnd ?? stayedEnd;
  if (timeindexEnd <= timeindex) throw new RuleError('INVALID_TIME');

  const {
    childAges: _agesBefore,
    comment,
    internalComment,
    roomNumber,
    anyTime: wasAnyTime,
    tableWish,
    ...rest
  } = before;
  const isAnyTime = moved ? anyTime && !slot : wasAnyTime;
  const start = { date, timeindex };
  return {
    ...rest,
    ...textsOf({
      comment: edit.comment ?? comment,
      internalComment: edit.internalComment ?? internalComment,
      roomNumber: edit.roomNumber ?? roomNumber,
    }),
    ...(edit._customer ? { _customer: new Types.ObjectId(edit._customer) } : {}),
    ...(edit._segment ? { _segment: new Types.ObjectId(edit._segment) } : {}),
    ...(isAnyTime ? { anyTime: true } : {}),
    _service: service._id,
    start: new Date(`${date}T00:00:00Z`),
    timeindex,
    timeindexEnd,
    participants,
    numberOfChildren,
    ...(childAges?.length ? { childAges: [...childAges] } : {}),
    addons: edit.addons
      ? bookedAddons(service.addons, edit.addons, participants, before.addons)
      : before.addons,
    companions: edit.companions
      ? edit.companions.map(({ name }) => ({ name: name.trim() }))
      : before.companions,
    tables: edit.tables ? [...edit.tables] : before.tables,
    ...(edit.tableWish ? wishOf(edit.tableWish) : tableWish && { tableWish }),
    terms: otherService
      ? termsOfOther(before, context, { ...start, participants, childAges })
      : agedTerms(movedTerms(before.terms, vendor, start), childAges),
    sequence: before.sequence + (moved || timeindexEnd !== before.timeindexEnd ? 1 : 0),
    version: before.version + 1,
    updatedAt: now,
  };
}

type CheckedDay = BookingCheck['day'];

/** An open day on which this start, if any, is offered beside the others. */
export const startingAt = (day: ServiceDay, start: number | undefined): CheckedDay =>
  start === undefined || day.state !== 'open' || day.slots.some((slot) => slot.start === start)
    ? day
    : { ...day, slots: [...day.slots, { start }] };

const onlyAt = (start: number, slot: ServiceSlot | undefined): CheckedDay => ({
  state: 'open',
  slots: [slot ?? { start }],
});

type Party = Pick<Booking, 'participants' | 'numberOfChildren'>;

/** The booking of an exclusive service is for one participant. */
const ALONE: Party = { participants: 1, numberOfChildren: 0 };

const isOtherParty = (a: Party, b: Party): boolean =>
  a.participants !== b.participants || a.numberOfChildren !== b.numberOfChildren;

/** What was booked once may stay, whether or not it is still offered. */
const toOffer = ({ _addon }: Booking['addons'][number]) => ({ _id: _addon._id.toHexString() });

/** What paid for the booking pays for the other service, too, or the change is refused when it is written. */
function termsOfOther(
  { terms: { coveredBy } }: Booking,
  { service, vendor }: EditContext,
  start: {
    date: string;
    timeindex: number;
    participants: number;
    childAges: readonly number[] | undefined;
  },
): Booking['terms'] {
  const terms = termsOf(service, vendor, start);
  return coveredBy ? coveredTerms(terms, coveredBy) : terms;
}

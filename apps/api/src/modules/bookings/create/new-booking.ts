import { acceptedRequest } from '@atrium/rules/bookings/booking-request';
import { toStart } from '@atrium/rules/calendar/calendar-date';
import { DEFAULT_DURATION_MINUTES } from '@atrium/rules/calendar/minutes';
import type { AgeBand } from '@atrium/rules/money/age-bands';
import type { NoShowTerms } from '@atrium/rules/payments/no-show-fee';
import type { PrepaidService } from '@atrium/rules/payments/prepayment/service-prepayment';
import type { CancellationStep } from '@atrium/rules/payments/refunds/cancellation-terms';
import { type TurnTime, turnEnd } from '@atrium/rules/seating/tables/turn-times';
import type { ServiceDay } from '@atrium/rules/slots/service-day';
import { Types } from 'mongoose';
import { RuleError } from '../../../common/errors/app-error';
import { newReference } from '../../../common/short-reference';
import type { BookingStatus } from '../../booking-statuses/public';
import { bookedAddons, type OfferedAddon } from '../../services/public';
import type { Booking, BookingTable } from '../booking.schema';
import { withStatus } from '../change/next-booking';
import { promisesTables } from '../tables/service-tables';
import { type WishInput, wishOf } from '../tables/table-wishes';
import { termsOf } from '../terms/booking-terms';

/** What of a request becomes a booking, checked already. */
export interface NewBookingInput {
  readonly date: string;
  /** Start, minutes from midnight. */
  readonly timeindex: number;
  readonly timeindexEnd?: number;
  readonly participants: number;
  readonly numberOfChildren?: number;
  readonly childAges?: readonly number[];
  readonly waitingList?: boolean;
  readonly comment?: string;
  readonly internalComment?: string;
  readonly roomNumber?: string;
  readonly addons?: readonly { _addon: string; quantity: number }[];
  readonly companions?: readonly { name: string }[];
  readonly tableWish?: WishInput;
}

interface BookedService extends PrepaidService {
  _id: Types.ObjectId;
  turnTimes?: readonly TurnTime[];
  tables?: 'none' | 'atBooking';
  exclusiveBooking: boolean;
  showCommentField: boolean;
  price: number;
  ageBands?: readonly AgeBand[];
  cancellationHours?: number | null;
  cancellationTerms?: CancellationStep[];
  noShowFee?: NoShowTerms;
  addons: readonly OfferedAddon[];
}

interface NewBookingContext {
  readonly now: Date;
  readonly vendor: { _id: Types.ObjectId; currency: string; timezone: string };
  readonly service: BookedService;
  readonly day: Pick<ServiceDay, 'slots'>;
  readonly customerId?: Types.ObjectId;
  readonly segmentId?: Types.ObjectId;
  readonly seriesId?: Types.ObjectId;
  readonly groupId?: Types.ObjectId;
  readonly status?: BookingStatus;
  /** The guest made it: comment and wish count only where the service asks for them. */
  readonly online: boolean;
  /** Nobody signed in for it. */
  readonly withoutAccount?: boolean;
  readonly arrived?: boolean;
  readonly tables?: readonly BookingTable[];
  /** Staff seat it at a start that need not be sold. */
  readonly anyTime?: boolean;
}

/**
 * The document of a new booking.
 * @throws {RuleError} INVALID_TIME for an end before the start; UNKNOWN_ADDON; INVALID_ADDON_QUANTITY
 */
export function newBooking(input: NewBookingInput, context: NewBookingContext): Booking {
  const { now, vendor, service, day, online } = context;
  const accepted = acceptedRequest(online ? service : { ...service, showCommentField: true }, {
    ...input,
  });
  const { date, timeindex, participants, childAges } = accepted;
  const slot = day.slots.find(({ start }) => start === timeindex);
  const end = slot?.end ?? timeindex + DEFAULT_DURATION_MINUTES;
  const offeredEnd = turnEnd(service, { start: timeindex, end, participants });
  const timeindexEnd = online ? offeredEnd : (accepted.timeindexEnd ?? offeredEnd);
  if (timeindexEnd <= timeindex) throw new RuleError('INVALID_TIME');
  const waitingList = accepted.waitingList === true;
  const booking: Booking = {
    _id: new Types.ObjectId(),
    _vendor: vendor._id,
    bookingId: newReference(),
    ...(context.customerId ? { _customer: context.customerId } : {}),
    _service: service._id,
    ...(context.segmentId ? { _segment: context.segmentId } : {}),
    ...(context.seriesId ? { _series: context.seriesId } : {}),
    ...(context.groupId ? { _group: context.groupId } : {}),
    start: toStart(date),
    timeindex,
    timeindexEnd,
    participants,
    numberOfChildren: accepted.numberOfChildren ?? 0,
    ...(childAges?.length ? { childAges: [...childAges] } : {}),
    ...textsOf(accepted),
    addons: bookedAddons(service.addons, accepted.addons ?? [], participants),
    companions: (accepted.companions ?? []).map(({ name }) => ({ name: name.trim() })),
    tables: [...(context.tables ?? [])],
    ...(!online || promisesTables(service) ? wishOf(input.tableWish) : {}),
    ...(context.anyTime ? { anyTime: true } : {}),
    active: !waitingList,
    waitingList,
    attendenceVerified: context.arrived ?? false,
    onlineBooking: online,
    ...(context.withoutAccount ? { withoutAccount: true } : {}),
    terms: termsOf(service, vendor, { date, timeindex, participants, childAges }),
    sequence: 0,
    version: 0,
    createdAt: now,
    updatedAt: now,
  };
  return context.status ? withStatus(booking, context.status, now, vendor.timezone) : booking;
}

/** Only texts that say something: an empty one is none. */
export function textsOf({
  comment,
  internalComment,
  roomNumber,
}: Pick<NewBookingInput, 'comment' | 'internalComment' | 'roomNumber'>) {
  return {
    ...(comment?.trim() ? { comment: comment.trim() } : {}),
    ...(internalComment?.trim() ? { internalComment: internalComment.trim() } : {}),
    ...(roomNumber?.trim() ? { roomNumber: roomNumber.trim() } : {}),
  };
}

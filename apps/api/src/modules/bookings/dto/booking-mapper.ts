import { dateOf, toStartInstant } from '@atrium/rules/calendar/calendar-date';
import type { Types } from 'mongoose';
import type { BookingStatus } from '../../booking-statuses/public';
import type { Segment } from '../../segments/public';
import type { Booking, CoveredBy } from '../booking.schema';
import { serviceText } from '../service-text';
import type {
  BookingCustomer,
  BookingOutput,
  CoveredByOutput,
  HubReservation,
} from './booking.dto';

interface ServiceShown {
  name: string;
  description: string;
  languageList: readonly { languageType: string; name?: string }[];
  showEndTime: boolean;
}

interface GuestShown {
  _id: Types.ObjectId;
  firstname: string;
  lastname: string;
  phone?: string;
  email?: string;
}

export interface StaffView {
  readonly language: string;
  readonly service?: ServiceShown;
  readonly customer?: GuestShown;
  readonly status?: BookingStatus;
  readonly segment?: Segment;
  /** Minor units. */
  readonly totalPrice: number;
  /** In the waiting list. */
  readonly position?: number;
}

export interface GuestView {
  readonly language: string;
  readonly service?: ServiceShown;
  /** Minor units. */
  readonly totalPrice: number;
  /** Until when the guest may cancel: of a waiting booking its start, otherwise what the terms say. */
  readonly cancellationDeadline: Date;
  readonly canCancel: boolean;
  readonly canChange: boolean;
  readonly position?: number;
}

/** What staff and guests see alike. */
function shared(booking: Booking, language: string, service: ServiceShown | undefined) {
  const date = dateOf(booking.start);
  const { price, currency, cancellationHours, cancellationDeadline, prepayment, coveredBy } =
    booking.terms;
  return {
    _id: booking._id.toHexString(),
    bookingId: booking.bookingId,
    _service: {
      _id: booking._service.toHexString(),
      name: service ? serviceText(service, language).name : '',
    },
    ...(booking._group ? { _group: booking._group.toHexString() } : {}),
    start: toStartInstant(date),
    date,
    timeindex: booking.timeindex,
    timeindexEnd: booking.timeindexEnd,
    participants: booking.participants,
    numberOfChildren: booking.numberOfChildren,
    ...(booking.comment ? { comment: booking.comment } : {}),
    addons: booking.addons.map(({ _id, _addon, quantity }) => ({
      _id: _id.toHexString(),
      _addon: { _id: _addon._id.toHexString(), name: _addon.name, price: _addon.price },
      quantity,
    })),
    companions: booking.companions.map(({ name }) => ({ name })),
    active: booking.active,
    waitingList: booking.waitingList,
    terms: {
      price,
      currency,
      cancellationHours,
      cancellationDeadline: cancellationDeadline.toISOString(),
      prepayment,
      ...(coveredBy ? { coveredBy: toCoveredBy(coveredBy) } : {}),
    },
    ...(booking.cancelledAt ? { cancelledAt: booking.cancelledAt.toISOString() } : {}),
    createdAt: booking.createdAt.toISOString(),
    version: booking.version,
  };
}

export function toBookingOutput(booking: Booking, view: StaffView): BookingOutput {
  const { customer, status, segment, position } = view;
  return {
    ...shared(booking, view.language, view.service),
    ...(customer ? { _customer: toBookingCustomer(customer) } : {}),
    ...(status
      ? {
          _bookingStatus: {
            _id: status._id.toHexString(),
            name: status.name,
            color: status.color,
            hasArrived: status.hasArrived,
            hasLeft: status.hasLeft,
            active: status.active,
            isWaitingList: status.isWaitingList,
          },
        }
      : {}),
    ...(booking._series ? { _series: booking._series.toHexString() } : {}),
    ...(segment ? { _segment: { _id: segment._id.toHexString(), type: segment.type } } : {}),
    ...(booking.internalComment ? { internalComment: booking.internalComment } : {}),
    ...(booking.roomNumber ? { roomNumber: booking.roomNumber } : {}),
    tables: booking.tables.map(({ _table }) => ({ _table: _table.toHexString() })),
    ...(position ? { waitingListPosition: position } : {}),
    attendenceVerified: booking.attendenceVerified,
    onlineBooking: booking.onlineBooking,
    totalPrice: view.totalPrice,
    updatedAt: booking.updatedAt.toISOString(),
  };
}

export function toHubReservation(booking: Booking, view: GuestView): HubReservation {
  return {
    ...shared(booking, view.language, view.service),
    showEndTime: view.service?.showEndTime ?? false,
    ...(view.position ? { waitingListPosition: view.position } : {}),
    cancellationDeadline: view.cancellationDeadline.toISOString(),
    canCancel: view.canCancel,
    canChange: view.canChange,
    totalPrice: view.totalPrice,
    currency: booking.terms.currency,
  };
}

function toCoveredBy(coveredBy: CoveredBy): CoveredByOutput {
  const { kind, _id } = coveredBy;
  return {
    kind,
    _id: _id.toHexString(),
    ...(coveredBy.kind === 'membership'
      ? { name: coveredBy.name }
      : { _stayService: coveredBy._stayService.toHexString() }),
  };
}

function toBookingCustomer({
  _id,
  firstname,
  lastname,
  phone,
  email,
}: GuestShown): BookingCustomer {
  return {
    _id: _id.toHexString(),
    firstname,
    lastname,
    ...(phone ? { phone } : {}),
    ...(email ? { email } : {}),
  };
}

import { dateOf, toStartInstant } from '@atrium/rules/calendar/calendar-date';
import { grantedWish } from '@atrium/rules/seating/tables/table-wish';
import { nameIn } from '@atrium/rules/texts/languages';
import type { Types } from 'mongoose';
import type { BookingStatus } from '../../booking-statuses/public';
import { type Segment, segmentName } from '../../segments/public';
import { toActivityAgeBands, toBookedAddon } from '../../services/public';
import type { Booking, CoveredBy } from '../booking.schema';
import { serviceText } from '../service-text';
import {
  roomsOf,
  type SeatingRoom,
  type SeatingService,
  seatsInRooms,
} from '../tables/service-tables';
import { ruleWish } from '../tables/table-wishes';
import { guaranteeOf } from '../terms/booking-terms';
import { linesOf } from '../terms/booking-total';
import type {
  BookingCustomer,
  BookingOutput,
  CoveredByOutput,
  HubReservation,
  TableWishOutput,
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
  allergies?: string;
  vip?: boolean;
  preferences?: string;
  tags?: string[];
}

export interface StaffView {
  readonly language: string;
  /** The venue's dining rooms, where the booking has to do with them. */
  readonly rooms: readonly SeatingRoom[];
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
  readonly rooms: readonly SeatingRoom[];
  readonly service?: ServiceShown & SeatingService;
  /** Minor units. */
  readonly totalPrice: number;
  /** Until when the guest may cancel: of a waiting booking its start, otherwise what the terms say. */
  readonly cancellationDeadline: Date;
  readonly canCancel: boolean;
  readonly canChange: boolean;
  readonly position?: number;
}

/** What staff and guests see alike. */
function shared(
  booking: Booking,
  { language, service, rooms }: Pick<StaffView, 'language' | 'service' | 'rooms'>,
) {
  const date = dateOf(booking.start);
  const { price, currency, cancellationHours, cancellationDeadline, prepayment, coveredBy } =
    booking.terms;
  const { cancellation = [], prepaidPart } = booking.terms;
  const guarantee = guaranteeOf(booking);
  const lines = linesOf(booking, language);
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
    ...(booking.childAges?.length ? { childAges: [...booking.childAges] } : {}),
    ...(booking.comment ? { comment: booking.comment } : {}),
    addons: booking.addons.map((addon) => toBookedAddon(addon, language)),
    companions: booking.companions.map(({ name }) => ({ name })),
    ...(booking.tableWish ? { tableWish: toTableWish(booking, rooms) } : {}),
    active: booking.active,
    waitingList: booking.waitingList,
    terms: {
      price,
      ...toActivityAgeBands(booking.terms, language),
      currency,
      cancellationHours,
      cancellationDeadline: cancellationDeadline.toISOString(),
      prepayment,
      ...(prepaidPart ? { prepaidPart: { ...prepaidPart } } : {}),
      cancellation: cancellation.map((step) => ({ ...step })),
      ...(guarantee > 0 ? { noShowFee: guarantee } : {}),
      ...(coveredBy ? { coveredBy: toCoveredBy(coveredBy) } : {}),
    },
    ...(lines.length > 0 ? { priceLines: lines } : {}),
    ...(booking.cancelledAt ? { cancelledAt: booking.cancelledAt.toISOString() } : {}),
    createdAt: booking.createdAt.toISOString(),
    version: booking.version,
  };
}

export function toBookingOutput(booking: Booking, view: StaffView): BookingOutput {
  const { customer, status, segment, position } = view;
  return {
    ...shared(booking, view),
    ...(customer ? { _customer: toBookingCustomer(customer) } : {}),
    ...(status
      ? {
          _bookingStatus: {
            _id: status._id.toHexString(),
            name: nameIn(view.language, status),
            color: status.color,
            hasArrived: status.hasArrived,
            hasLeft: status.hasLeft,
            active: status.active,
            isWaitingList: status.isWaitingList,
          },
        }
      : {}),
    ...(booking._series ? { _series: booking._series.toHexString() } : {}),
    ...(segment
      ? { _segment: { _id: segment._id.toHexString(), type: segmentName(view.language, segment) } }
      : {}),
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
    ...shared(booking, view),
    rooms: roomNames(booking, view),
    showEndTime: view.service?.showEndTime ?? false,
    ...(view.position ? { waitingListPosition: view.position } : {}),
    cancellationDeadline: view.cancellationDeadline.toISOString(),
    canCancel: view.canCancel,
    canChange: view.canChange,
    totalPrice: view.totalPrice,
    currency: booking.terms.currency,
  };
}

function toTableWish(
  { tables, tableWish }: Booking,
  rooms: readonly SeatingRoom[],
): TableWishOutput {
  const wish = ruleWish(tableWish);
  const all = rooms.flatMap((room) => room.tables);
  const own = new Set(tables.map(({ _table }) => _table.toHexString()));
  const granted = grantedWish(
    wish,
    all.filter(({ _id }) => own.has(_id)),
  );
  const liked = all.find(({ _id }) => _id === wish.table);
  return {
    attributes: [...wish.attributes],
    ...(wish.table ? { _table: wish.table } : {}),
    ...(liked ? { tableName: liked.name } : {}),
    granted: [...granted.attributes],
    tableGranted: granted.table,
  };
}

/** Where the guest will sit: in the rooms of their tables, or wherever the service seats. */
function roomNames({ tables }: Booking, { service, rooms }: GuestView): string[] {
  if (!service || !seatsInRooms(service)) return [];
  const own = new Set(tables.map(({ _table }) => _table.toHexString()));
  const seated = rooms.filter((room) => room.tables.some(({ _id }) => own.has(_id)));
  return (seated.length > 0 ? seated : roomsOf(rooms, service)).map(({ name }) => name);
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
  allergies,
  vip,
  preferences,
  tags,
}: GuestShown): BookingCustomer {
  return {
    _id: _id.toHexString(),
    firstname,
    lastname,
    ...(phone ? { phone } : {}),
    ...(email ? { email } : {}),
    ...(allergies ? { allergies } : {}),
    ...(vip ? { vip } : {}),
    ...(preferences ? { preferences } : {}),
    ...(tags?.length ? { tags } : {}),
  };
}

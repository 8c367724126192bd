import { type TableAttribute, tableAttributes } from '@atrium/rules/seating/room/floor-plan';
import { ApiProperty } from '@nestjs/swagger';
import {
  ActivityAgeBand,
  BookedAddonOutput,
  CancellationStepOutput,
  PrepaidPartOutput,
} from '../../services/public';
import { PriceLineOutput } from './price-line.dto';

/** The guest of a booking. */
export class BookingCustomer {
  _id: string;
  firstname: string;
  lastname: string;
  phone?: string;
  email?: string;
  /** What the kitchen must know. */
  allergies?: string;
  /** Staff's mark; absent: none. */
  vip?: boolean;
  /** What the guest likes. */
  preferences?: string;
  /** Staff's words for kinds of guests; absent: none. */
  tags?: string[];
}

export class BookingServiceRef {
  _id: string;
  /** In the caller's language where the service has it. */
  name: string;
}

/** The status of a booking as its list shows it. */
export class BookingStatusRef {
  _id: string;
  name: string;
  /** `#rrggbb` */
  color: string;
  hasArrived: boolean;
  hasLeft: boolean;
  active: boolean;
  isWaitingList: boolean;
}

export class CompanionOutput {
  name: string;
}

export class BookingTableOutput {
  _table: string;
}

/** What the party would like of its table, and what of it came true. */
export class TableWishOutput {
  @ApiProperty({ enum: tableAttributes, enumName: 'TableAttribute', isArray: true })
  attributes: TableAttribute[];
  /** Id of the table that they like. */
  _table?: string;
  /** Absent where the table is gone. */
  tableName?: string;
  /** Which of the `attributes` their tables have. */
  @ApiProperty({ enum: tableAttributes, enumName: 'TableAttribute', isArray: true })
  granted: TableAttribute[];
  /** Whether they have the table that they like. */
  tableGranted: boolean;
}

export class SegmentRef {
  _id: string;
  type: string;
}

/** What pays for a booking instead of its guest. */
export class CoveredByOutput {
  /** `membership` or `stay`. */
  kind: string;
  /** Id of the membership or stay. */
  _id: string;
  /** Of the membership's type, as it was booked. */
  name?: string;
  /** Id of the service's line in the stay. */
  _stayService?: string;
}

/** What the guest agreed to when booking; later changes of the service do not touch it. */
export class BookingTermsOutput {
  /** Minor units for one participant. */
  price: number;
  /** What children of an age pay, as agreed. Absent: everybody pays the price. */
  ageBands?: ActivityAgeBand[];
  /** ISO 4217. @example NOK */
  currency: string;
  /** Hours before the start. */
  cancellationHours: number;
  /** ISO instant until which the guest may cancel, itself included. */
  cancellationDeadline: string;
  /** 'none', 'optional' or 'required'. */
  prepayment: string;
  /** How much of it is paid in advance. Absent: all of it, or nothing where nothing is prepaid. */
  prepaidPart?: PrepaidPartOutput;
  /** What cancelling costs, the earliest step first. Empty: nothing until the deadline. */
  cancellation: CancellationStepOutput[];
  /** What not coming costs by the card that was given for it, in minor units. Absent: nothing. */
  noShowFee?: number;
  /** A membership or a stay, that pays instead of the guest: the price is 0. */
  coveredBy?: CoveredByOutput;
}

/** What was paid in advance. */
export class PrepaidOutput {
  /** Minor units that were paid and not returned. */
  paid: number;
  /** Minor units of it that go back, by the terms, if it is cancelled now. */
  refund: number;
}

/** A booking as staff see it. */
export class BookingOutput {
  _id: string;
  /** Short reference that people read out. @example K7M2Q9XP */
  bookingId: string;
  /** Absent for a drop-in guest, and when the guest has been deleted. */
  _customer?: BookingCustomer;
  _service: BookingServiceRef;
  _bookingStatus?: BookingStatusRef;
  _segment?: SegmentRef;
  /** Id of the series it is a date of. */
  _series?: string;
  /** Id of what was booked in one go. */
  _group?: string;
  /** The day as an ISO date-time at 00:00Z. */
  start: string;
  /** The day, yyyy-mm-dd. */
  date: string;
  /** Start, minutes from midnight, 0 to 1439. */
  timeindex: number;
  /** End, minutes from midnight of the same day; past 1440 it ends on the next. */
  timeindexEnd: number;
  /** Children included. */
  participants: number;
  numberOfChildren: number;
  /** Years of each child. Absent: not given, or of no consequence. */
  childAges?: number[];
  /** The guest sees it. */
  comment?: string;
  /** Staff only. */
  internalComment?: string;
  roomNumber?: string;
  addons: BookedAddonOutput[];
  companions: CompanionOutput[];
  tables: BookingTableOutput[];
  tableWish?: TableWishOutput;
  /** False when cancelled, made inactive by its status, or waiting. */
  active: boolean;
  waitingList: boolean;
  /** 1 is next; only of a waiting booking. */
  waitingListPosition?: number;
  attendenceVerified: boolean;
  /** Made by the guest. */
  onlineBooking: boolean;
  terms: BookingTermsOutput;
  /** Minor units: what each of the party pays, and the addons. */
  totalPrice: number;
  /** The total, line by line. Absent: there is nothing to pay for. */
  priceLines?: PriceLineOutput[];
  /** Absent where nothing was paid, and wherever more than this one is answered. */
  prepaid?: PrepaidOutput;
  /** Minor units that go back to the guest by this change; absent: nothing, or there was no change. */
  refunded?: number;
  /**
   * Minor units that this change adds to what is prepaid; its guest would have paid them first, of staff nothing is asked.
   * Absent: nothing, or there was no change.
   */
  prepaymentDue?: number;
  /** ISO instant. */
  cancelledAt?: string;
  createdAt: string;
  updatedAt: string;
  /** Send it back with a change; a stale one answers 409 STALE_VERSION. */
  version: number;
}

/** A booking as its guest sees it. */
export class HubReservation {
  _id: string;
  /** Short reference that people read out. @example K7M2Q9XP */
  bookingId: string;
  _service: BookingServiceRef;
  /** Id of what the guest booked in one go. */
  _group?: string;
  /** The day as an ISO date-time at 00:00Z. */
  start: string;
  /** The day, yyyy-mm-dd. */
  date: string;
  /** Start, minutes from midnight, 0 to 1439. */
  timeindex: number;
  /** End, minutes from midnight of the same day; past 1440 it ends on the next. */
  timeindexEnd: number;
  /** Whether the service shows its end to guests. */
  showEndTime: boolean;
  /** Children included. */
  participants: number;
  numberOfChildren: number;
  /** Years of each child. Absent: not given, or of no consequence. */
  childAges?: number[];
  comment?: string;
  addons: BookedAddonOutput[];
  companions: CompanionOutput[];
  tableWish?: TableWishOutput;
  /** Names of the dining rooms: those of its tables, or where the service seats. None: it seats nobody. */
  rooms: string[];
  active: boolean;
  waitingList: boolean;
  /** 1 is next; only of a waiting booking. */
  waitingListPosition?: number;
  terms: BookingTermsOutput;
  /** ISO instant until which the guest may cancel, itself included. */
  cancellationDeadline: string;
  canCancel: boolean;
  canChange: boolean;
  /** Minor units: what each of the party pays, and the addons. */
  totalPrice: number;
  /** The total, line by line. Absent: there is nothing to pay for. */
  priceLines?: PriceLineOutput[];
  /** ISO 4217. */
  currency: string;
  /** Absent where nothing was paid, and in lists. */
  prepaid?: PrepaidOutput;
  /** ISO instant. */
  cancelledAt?: string;
  createdAt: string;
  /** Send it back with a change; a stale one answers 409 STALE_VERSION. */
  version: number;
}

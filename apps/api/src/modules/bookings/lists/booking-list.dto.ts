import { type BookingFigure, bookingFigures } from '@atrium/rules/reports/report-figures';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import { IsFlag } from '../../../common/http/validation/is-flag';
import { IsId, IsIdOrNone } from '../../../common/http/validation/is-id';
import { BookingOutput, HubReservation } from '../dto/booking.dto';
import { IsDay } from '../dto/fields';

export const bookingSorts = ['start', 'guest', 'service', 'participants', 'createdAt'] as const;
export type BookingSort = (typeof bookingSorts)[number];

/** Which bookings of a period, of at most 400 days. */
export class BookingFilterQuery {
  /** What the days of the period are: those on which bookings start, the default, or were made. */
  @IsOptional() @IsIn(['start', 'created']) by?: 'start' | 'created';
  /** First day; default the venue's today. */
  @IsOptional() @IsDay() from?: string;
  /** Last day, included; default the first. */
  @IsOptional() @IsDay() until?: string;
  /** Id of a service. */
  @IsOptional() @IsId() service?: string;
  /**
   * Id of a booking status; bookings without one are in the first that says neither arrived nor left.
   * `none`: only bookings without one.
   */
  @IsOptional() @IsIdOrNone() status?: string;
  /** Id of a segment; `none`: bookings without one. */
  @IsOptional() @IsIdOrNone() segment?: string;
  /** Id of a guest; `none`: drop-ins, and bookings whose guest has been erased. */
  @IsOptional() @IsIdOrNone() customer?: string;
  /** Only those that start within this hour of the clock, 0 to 23. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(0) @Max(23) hour?: number;
  @IsOptional() @IsFlag() waitingList?: boolean;
  /** Absent: both. */
  @IsOptional() @IsFlag() active?: boolean;
  /** Part of a guest's name, email or phone; the first three characters of a booking number, or any four; or a room number. */
  @IsOptional() @IsString() @MinLength(2) @MaxLength(80) text?: string;
  /**
   * Only those that a report counts so: `counted` (active and not waiting), `waiting`, `cancelled`, `due`
   * (counted, and their end has passed), `attended` or `noShow` (due, and never marked as arrived);
   * `arrived` and `expected` (counted, marked as arrived or still waited for, over or not).
   */
  @IsOptional() @IsIn(bookingFigures) figure?: BookingFigure;
}

/** Staff's list, a page at a time. */
export class BookingListQuery extends BookingFilterQuery {
  /**
   * Column; day, time and id decide between equals. Default: `start`; of what was made in the period
   * `createdAt`, latest first. By another column than the period's own at most 20,000 are put in order.
   */
  @IsOptional() @IsIn(bookingSorts) sort?: BookingSort;
  @IsOptional() @IsIn(['asc', 'desc']) order?: 'asc' | 'desc';
  /** 1 to 200, default 50. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(200) limit?: number;
  /** `nextCursor` of the page before. */
  @IsOptional() @IsString() @MaxLength(64) cursor?: string;
}

/** Of all bookings that the filter finds, not only of the page. */
export class BookingTotals {
  bookings: number;
  /** Participants of the bookings that count toward capacity. */
  participants: number;
  /** Children among them. */
  children: number;
  /** Participants who wait. */
  waiting: number;
  /** Minor units of the bookings that count. */
  revenue: number;
}

export class BookingPage {
  items: BookingOutput[];
  /** Only with the first page. */
  totals?: BookingTotals;
  /** Absent on the last page. */
  nextCursor?: string;
}

/** Gives many bookings one status. */
export class BulkStatusInput {
  /** Ids of 1 to 200 bookings. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(200)
  @ArrayUnique()
  @IsId({ each: true })
  ids: string[];
  /** Id of a booking status. */
  @IsId() _bookingStatus: string;
}

/** What became of one booking. */
export class BulkStatusResult {
  /** Id of the booking. */
  _id: string;
  /** False: unchanged. */
  ok: boolean;
  /** Why not: a code of the catalogue, e.g. `SLOT_FULL` or `NOT_FOUND`. */
  code?: string;
  /** The same in words, in the caller's language. */
  message?: string;
  /** As it is now; only when `ok`. */
  booking?: BookingOutput;
}

/** Not over yet, cancelled and not over yet, over, or all but what is upcoming. */
export type GuestPeriod = 'upcoming' | 'cancelled' | 'over' | 'past';

const hubPeriods = ['upcoming', 'cancelled', 'past'] as const;
const cardPeriods = ['upcoming', 'past'] as const;

/** Whose bookings, and which. */
export class HubReservationsOf {
  /** Slug or id of the token's venue. */
  @IsString() @MaxLength(80) vendorId: string;
  /** The token's guest. */
  @IsString() @MaxLength(80) customerId: string;
  /**
   * `upcoming`: not over yet, soonest first. `cancelled`: of a time to come, soonest first. `past`: over,
   * latest first.
   */
  @IsIn(hubPeriods) period: (typeof hubPeriods)[number];
}

export class HubReservationsQuery {
  /** 1 to 100. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(100) limit: number = 50;
  /** `nextUpcoming`, `nextCancelled`, `nextPast` or `nextCursor` of the page before; absent for the first. */
  @IsOptional() @IsString() @MaxLength(64) cursor?: string;
}

/** A guest's bookings. */
export class HubReservations {
  /** Not over yet, soonest first; the first 100. */
  upcoming: HubReservation[];
  /** Cancelled and still to come, soonest first; the first 50. */
  cancelled: HubReservation[];
  /** Over, latest first; the first 50. */
  past: HubReservation[];
  /** Where the upcoming ones go on; absent when these are all. */
  nextUpcoming?: string;
  /** Where the cancelled ones go on; absent when these are all. */
  nextCancelled?: string;
  /** Cursor of the next page of past bookings; absent on the last. */
  nextPast?: string;
}

export class HubReservationsPage {
  items: HubReservation[];
  /** Sent as `cursor` for the next page; absent on the last. */
  nextCursor?: string;
}

export class GuestBookings {
  /** Not over yet, soonest first; the first 100. */
  upcoming: BookingOutput[];
  /** Over or cancelled, latest first; the first 100. */
  past: BookingOutput[];
  /** Where the upcoming ones go on; absent when these are all. */
  nextUpcoming?: string;
  /** Cursor of the next page of past bookings; absent on the last. */
  nextPast?: string;
}

/** Whose bookings, and which. */
export class GuestBookingsOf {
  /** The guest's. */
  @IsString() @MaxLength(80) id: string;
  /** `upcoming`: not over yet, soonest first. `past`: over or cancelled, latest first. */
  @IsIn(cardPeriods) period: (typeof cardPeriods)[number];
}

export class GuestBookingsPage {
  items: BookingOutput[];
  /** Sent as `cursor` for the next page; absent on the last. */
  nextCursor?: string;
}

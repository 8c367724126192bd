import { Transform, Type } from 'class-transformer';
import {
  IsBoolean,
  IsInt,
  IsMongoId,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import { BookingOutput, HubReservation } from './booking.dto';
import { IsDay } from './fields';

const flag = ({ value }: { value: unknown }) =>
  value === 'true' ? true : value === 'false' ? false : value;

/** Staff's list: the bookings of a period, at most 366 days. */
export class BookingListQuery {
  /** First day; default the venue's today. */
  @IsOptional() @IsDay() from?: string;
  /** Last day, included; default the first. */
  @IsOptional() @IsDay() until?: string;
  /** Id of a service. */
  @IsOptional() @IsMongoId() service?: string;
  /** Id of a booking status. */
  @IsOptional() @IsMongoId() status?: string;
  /** Id of a segment. */
  @IsOptional() @IsMongoId() segment?: string;
  @IsOptional() @Transform(flag) @IsBoolean() waitingList?: boolean;
  /** Absent: both. */
  @IsOptional() @Transform(flag) @IsBoolean() active?: boolean;
  /** Part of a guest's name, e-mail or phone, or a booking's reference. */
  @IsOptional() @IsString() @MinLength(2) @MaxLength(80) text?: string;
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

/** A guest's reservations. */
export class HubReservations {
  /** Not over yet, soonest first, at most 100. */
  upcoming: HubReservation[];
  /** Over or cancelled, latest first, at most 50. */
  past: HubReservation[];
}

export class GuestBookings {
  /** Not over yet, soonest first, at most 100. */
  upcoming: BookingOutput[];
  /** Over or cancelled, latest first, at most 100. */
  past: BookingOutput[];
}

export class DashboardQuery {
  /** Default the venue's today. */
  @IsOptional() @IsDay() date?: string;
}

export class DashboardSlot {
  /** Minutes from midnight. */
  timeindex: number;
  participants: number;
  /** Absent where the service does not offer the time (a booking beyond the rules). */
  capacity?: number;
}

export class DashboardService {
  _id: string;
  name: string;
  participants: number;
  capacity: number;
  slots: DashboardSlot[];
}

/** The venue's day at a glance. */
export class Dashboard {
  /** yyyy-mm-dd */
  date: string;
  /** Bookings of the day that count. */
  bookings: number;
  participants: number;
  /** Participants who have arrived. */
  arrived: number;
  /** Participants expected and not yet there. */
  pending: number;
  /** Waiting bookings of the day. */
  waiting: number;
  services: DashboardService[];
  /** The day's bookings that count, by time, at most 200. */
  arrivals: BookingOutput[];
  /** In order of creation, at most 50. */
  waitingList: BookingOutput[];
  /** Made in the last 24 hours, newest first, at most 20. */
  newBookings: BookingOutput[];
}

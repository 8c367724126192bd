import {
  MAX_SERIES_DATES,
  type OnFull,
  type SeriesOutcome,
} from '@atrium/rules/bookings/booking-series';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { IsId } from '../../../common/http/validation/is-id';
import { StaffBookingFields } from '../create/new-booking.dto';
import { BookingOutput } from '../dto/booking.dto';
import { IsDay } from '../dto/fields';

const onFull: OnFull[] = ['skip', 'stop'];

/** A booking that is repeated every n weeks; `date` is its first day. */
export class BookingSeriesInput extends StaffBookingFields {
  @IsId() _customer: string;
  @IsOptional() @IsId() _segment?: string;
  /** The last day that may be one of its dates, yyyy-mm-dd; at most 53 dates. */
  @IsDay() until: string;
  /** 1 is every week. */
  @IsInt() @Min(1) @Max(MAX_SERIES_DATES - 1) everyWeeks: number;
  /** What to do at a date without room: leave it out (`skip`), or end there (`stop`). */
  @IsIn(onFull) onFull: OnFull;
}

/** What becomes of one date. */
export class SeriesDate {
  /** yyyy-mm-dd */
  date: string;
  /** `booked`; left out as `closed` or `full`; `stopped`: the series had ended before. */
  outcome: SeriesOutcome;
  /** Why it is closed or full: SERVICE_CLOSED, SERVICE_WITHOUT_TIMES, TIME_NOT_OFFERED, SLOT_FULL or NO_TABLE_FREE. */
  code?: string;
  /** What the special day says about it. */
  comment?: string;
  /** Places left in the slot, before this booking. */
  available: number;
}

/** What would become of each date, if it were booked now. */
export class BookingSeriesPlan {
  dates: SeriesDate[];
  /** How many would be booked. */
  booked: number;
}

/** A series as it was just booked. */
export class BookingSeriesOutput extends BookingSeriesPlan {
  /** Of the series. */
  _id: string;
  /** By day. */
  bookings: BookingOutput[];
}

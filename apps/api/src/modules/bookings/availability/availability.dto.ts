import { type TableAttribute, tableAttributes } from '@atrium/rules/seating/room/floor-plan';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { IsId } from '../../../common/http/validation/is-id';
import {
  ActivityAgeBand,
  ActivityGuide,
  ActivitySchedule,
  CancellationStepOutput,
  PrepaidPartOutput,
  PrepaymentExceptionOutput,
} from '../../services/public';
import { IsDay } from '../dto/fields';

/** Which days: one `date`, or `from` to `until`, at most 62 days; by default the next 31 days. */
export class AvailabilityQuery {
  @IsOptional() @IsDay() date?: string;
  @IsOptional() @IsDay() from?: string;
  @IsOptional() @IsDay() until?: string;
  /** Of a service that is protected by one; also accepted as header `x-service-code`. */
  @IsOptional() @IsString() @MaxLength(40) code?: string;
}

/** Which day of a service an open booking looks at. */
export class OpenBookingDay {
  /** yyyy-mm-dd or an ISO date-time. */
  @IsDay() date: string;
  /** Of a service that is protected by one. */
  @IsOptional() @IsString() @MaxLength(40) code?: string;
}

/** A start that is offered on a day. */
export class AvailableTime {
  /** Minutes from midnight, 0 to 1439. */
  start: number;
  /** Minutes from midnight of the same day; past 1440 it ends on the next. */
  end: number;
  /** Shown instead of the activity's name. */
  name?: string;
  /** Places left, never below 0; where tables are given at booking, at most the largest party that fits. */
  available: number;
  /** Where tables are given at booking: the sizes of the parties for whom one is free, ascending. */
  parties?: number[];
  /** Where arrivals are paced: the covers that may still arrive in this quarter of an hour. */
  arriving?: number;
  /** Places; only where the service shows its availability. */
  capacity?: number;
  /** Places held by guests who are still booking. */
  held: number;
  showAvailability: boolean;
  showEndTime: boolean;
  /** One may join the waiting list when it is full. */
  waitingList: boolean;
  /** False when it is past, beyond the booking window, or full without a waiting list. */
  bookable: boolean;
}

export class AvailableDay {
  /** yyyy-mm-dd */
  date: string;
  /** Places left in the bookable times of the day. */
  available: number;
  /** 'open', 'closed' or 'open-without-times'. */
  state: string;
  /** The special day's comment. */
  comment?: string;
  times: AvailableTime[];
}

export class Timeslots {
  data: AvailableDay[];
}

export class ActivityAddon {
  _id: string;
  name: string;
  /** Minor units for one. */
  price: number;
}

export class ActivityTable {
  _id: string;
  name: string;
  /** Seats. */
  guestCount: number;
}

export class ActivityRoom {
  _id: string;
  name: string;
  /** Those that a party may ask for by name; none where no table is given at booking. */
  tables: ActivityTable[];
}

/** Where an activity seats its guests. */
export class ActivitySeating {
  /** Its dining rooms. */
  rooms: ActivityRoom[];
  /** Whether a party gets its table when it books. */
  tablesAtBooking: boolean;
  /** What a party may wish for: the attributes of the tables in these rooms. */
  @ApiProperty({ enum: tableAttributes, enumName: 'TableAttribute', isArray: true })
  wishes: TableAttribute[];
}

/** An activity with its availability, in the guest's language. */
export class ActivityWithAvailability extends IntersectionType(ActivitySchedule, ActivityGuide) {
  _id: string;
  name: string;
  description?: string;
  comment?: string;
  /** What one participant is called. @example Person */
  unit: string;
  /** @example People */
  units: string;
  waitingList: boolean;
  exclusiveBooking: boolean;
  allowBookingForChildren: boolean;
  showCommentField: boolean;
  /** Minor units for one participant. */
  price: number;
  /** What children pay by their age, the youngest first. Absent: everybody pays the same. */
  ageBands?: ActivityAgeBand[];
  /** ISO 4217. */
  currency: string;
  /** 'none', 'optional' or 'required'. */
  prepayment: string;
  /** How much is prepaid. Absent: all of it. */
  prepaidPart?: PrepaidPartOutput;
  /** Days and parties for which something else holds; the first that fits counts. */
  prepaymentExceptions: PrepaymentExceptionOutput[];
  /** What not coming costs; guests give a card for it as they book. Absent: none is asked for. */
  noShowFee?: PrepaidPartOutput;
  /** What cancelling costs, the earliest step first. Empty: free until cancellationHours before the start. */
  cancellationTerms: CancellationStepOutput[];
  /** Hours before the start until which a guest may cancel; 0: until the start. */
  cancellationHours: number;
  addons: ActivityAddon[];
  /** The last day that can be booked, yyyy-mm-dd; absent: no limit. */
  latestDate?: string;
  /** Absent where nobody is seated. */
  seating?: ActivitySeating;
  timeslots: Timeslots;
}

/** The same for who books without an account, and knows no more than the service's address. */
export class OpenBookingService extends ActivityWithAvailability {
  /** Slug of its venue. */
  vendor: string;
}

export class BookedDayInput {
  /** Id of the service. */
  @IsId() service: string;
  @IsDay() date: string;
}

/** What is booked at a start of a day. */
export class BookedTime {
  /** Minutes from midnight. */
  timeindex: number;
  /** Of the bookings that count. */
  participants: number;
}

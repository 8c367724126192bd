import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { MessageOutput } from '../../messages/public';
import { BookingOutput } from '../dto/booking.dto';
import { IsDay } from '../dto/fields';

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

/** All starts within an hour of the clock. */
export class DashboardHour {
  /** 0 to 23. */
  hour: number;
  participants: number;
  capacity: number;
  /** Participants of capacity, 0 to 1, above where staff overbooked; absent without capacity. */
  @ApiProperty({ format: 'double' }) occupancy?: number;
}

export class DashboardService {
  _id: string;
  name: string;
  participants: number;
  capacity: number;
  /** Participants of capacity, 0 to 1, above where staff overbooked; absent without capacity. */
  @ApiProperty({ format: 'double' }) occupancy?: number;
  slots: DashboardSlot[];
  /** Hours in which a slot starts, by time. */
  hours: DashboardHour[];
}

/** One of the coming days. */
export class DashboardDay {
  /** yyyy-mm-dd */
  date: string;
  /** Bookings that count. */
  bookings: number;
  participants: number;
  capacity: number;
  /** Participants of capacity, 0 to 1, above where staff overbooked; absent without capacity. */
  @ApiProperty({ format: 'double' }) occupancy?: number;
}

/** A quarter of an hour of a service. */
export class DashboardQuarter {
  _service: string;
  name: string;
  /** Its first minute, from midnight. */
  start: number;
  /** Participants who arrive in it. */
  covers: number;
  /** Most that may arrive; absent: any number. */
  pacing?: number;
}

/** Participants at the services whose guests sit at tables. */
export class DashboardCovers {
  /** Of bookings that count. */
  booked: number;
  /** Who have arrived, those who have left again included. */
  arrived: number;
  /** Not yet there, and not given up as a no-show. */
  pending: number;
  /** When most arrive, by the starts that are sold; absent if nobody comes. */
  busiest?: DashboardQuarter;
}

/** The venue's day at a glance; each figure names what its rows are listed by. */
export class Dashboard {
  /** yyyy-mm-dd */
  date: string;
  /** Bookings of the day that count: `listBookings?from={date}&until={date}&figure=counted`. */
  bookings: number;
  participants: number;
  /** Participants who have arrived, those who have left again included: `figure=arrived`. */
  arrived: number;
  /** Participants not yet there, and not given up as a no-show: `figure=expected`. */
  pending: number;
  /** Absent where the venue does not use the module `fnb`. */
  covers?: DashboardCovers;
  /** Waiting bookings of the day: `listBookings?from={date}&until={date}&figure=waiting`. */
  waiting: number;
  /** Participants who wait for a place on the day. */
  waitingParticipants: number;
  /** Bookings made on the venue's today, for whatever day, cancelled ones too: `by=created`. */
  newBookingsCount: number;
  /** Messages given up in the last 7 days: `listMessages?state=failed`. */
  failedMessagesCount: number;
  services: DashboardService[];
  /** Every hour in which a slot of any service starts. */
  hours: DashboardHour[];
  /** The day and the 13 after it. */
  outlook: DashboardDay[];
  /** The day's bookings that count, by time: at most 100, of today those to come before those that are over. */
  arrivals: BookingOutput[];
  /** In order of creation, at most 50. */
  waitingList: BookingOutput[];
  /** Made on the venue's today, newest first, at most 20. */
  newBookings: BookingOutput[];
  /** Given up in the last 7 days, newest first; at most 20. */
  failedMessages: MessageOutput[];
}

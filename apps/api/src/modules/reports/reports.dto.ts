import { type ReportGrouping, reportGroupings } from '@atrium/rules/reports/report-figures';
import {
  type ReportKind,
  type ReportTable,
  reportKinds,
  reportTables,
} from '@atrium/rules/reports/report-kinds';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, Matches, Max, Min } from 'class-validator';
import { IsDay } from '../../common/http/validation/is-day';
import { IsFlag } from '../../common/http/validation/is-flag';
import { IsId, IsIdOrNone } from '../../common/http/validation/is-id';
import { MayBeLeftOut } from '../../common/http/validation/may-be-left-out';

export class ReportParams {
  /** Which report. */
  @IsIn(reportKinds) report: ReportKind;
}

export class ReportQuery {
  /** First day, `yyyy-mm-dd`. */
  @IsDay() from: string;
  /** Last day, included; at most 400 days with the first. */
  @IsDay() until: string;
  /** Length of a period; weeks start on Monday. Default: `day`. */
  @MayBeLeftOut() @IsIn(reportGroupings) groupBy?: ReportGrouping;
  /** Id of a service, to count only its bookings; treatments have no service. */
  @MayBeLeftOut() @IsId() service?: string;
  /** Id of a segment, to count only its bookings, or its treatments; working time belongs to none. */
  @MayBeLeftOut() @IsId() segment?: string;
}

export class ReportFileQuery extends ReportQuery {
  /** Which table of the report; one that it does not have is empty. Default: `period`. */
  @MayBeLeftOut() @IsIn(reportTables) table?: ReportTable;
}

/** Selects the guests behind a figure. */
export class ReportGuestsQuery {
  /** First day, `yyyy-mm-dd`. */
  @IsDay() from: string;
  /** Last day, included; at most 400 days with the first. */
  @IsDay() until: string;
  /** Id of a service, to count only its bookings. */
  @MayBeLeftOut() @IsId() service?: string;
  /** Id of a segment, to count only its bookings; `none`: bookings without one. */
  @MayBeLeftOut() @IsIdOrNone() segment?: string;
  /** Only guests with more than one booking that counts. Default: false. */
  @MayBeLeftOut() @IsFlag() repeat?: boolean;
  /** How many, 1 to 100. Default: 50. */
  @MayBeLeftOut() @Type(() => Number) @IsInt() @Min(1) @Max(100) limit?: number;
  /** `nextCursor` of the previous page. */
  @MayBeLeftOut() @Matches(/^\d{1,6}$/) cursor?: string;
}

/** A guest with their bookings in the period. */
export class ReportGuest {
  /** Id of the guest. */
  _id: string;
  /** Empty where the guest has been erased. */
  firstname: string;
  lastname: string;
  email?: string;
  phone?: string;
  /** That count. */
  bookings: number;
  participants: number;
  /** Day of the latest booking, `yyyy-mm-dd`. */
  latest: string;
}

export class ReportGuestsPage {
  /** Guests with the most bookings first. */
  items: ReportGuest[];
  /** Sent as `cursor` for the next page; absent on the last. */
  nextCursor?: string;
}

export class ReportMoney {
  /** Minor units. */
  amount: number;
  /** ISO 4217. */
  currency: string;
}

/** A column of the report. */
export class ReportFigure {
  /** Name of the value, e.g. `noShows`. */
  name: string;
  /** `count`, `ratio` (0 to 1), `money` or `minutes`. */
  unit: string;
  /**
   * To list the rows behind the figure, send this as `figure` with the row's filter to `listBookings` or, in
   * the spa's reports, to `listSpaReportRows`. Absent if there are none to list.
   */
  figure?: string;
}

/**
 * The values of a row. A booking belongs to the day it starts. `@atrium/rules/reports/report-figures`
 * defines each; a report has values for its columns only.
 */
export class ReportValues {
  /** Bookings that count: active and not on a waiting list, arrived or not. */
  bookings?: number;
  /** Bookings on a waiting list. */
  waiting?: number;
  /** Bookings that are neither: cancelled, or made inactive by their status. */
  cancelled?: number;
  /** Participants of the bookings that count, children included. */
  participants?: number;
  /** Participants who are not children. */
  adults?: number;
  children?: number;
  /** Places offered, for all segments, since places do not belong to one; absent by segment. */
  capacity?: number;
  /** Participants per place offered, 0 to 1, or more if overbooked; absent if none are offered. */
  @ApiProperty({ format: 'double' }) occupancy?: number;
  /**
   * Revenue by currency: price times participants plus addons, by the agreed terms, of the bookings
   * that count.
   */
  revenue?: ReportMoney[];
  /** Bookings that count and have ended by the venue's clock. */
  due?: number;
  /**
   * Due bookings never marked as arrived, with a status that says neither arrived nor left. A
   * booking that staff cancelled because nobody came is a cancellation.
   */
  noShows?: number;
  /** No-shows per due booking, 0 to 1; absent while none are due. */
  @ApiProperty({ format: 'double' }) noShowRate?: number;
  noShowParticipants?: number;
  /** Different guests with a booking that counts; the sum over periods is more, since guests return. */
  guests?: number;
  /** Guests with more than one such booking in the row. */
  repeatGuests?: number;
  /** Bookings that count and have no guest. */
  dropIns?: number;
  /** Requests for a single booking or a hold that were refused for want of room; each attempt counts. */
  refusals?: number;
  /** Participants of these requests. */
  refusedGuests?: number;
  /** Participants of the bookings that count, at services whose guests sit at tables. */
  covers?: number;
  /** Covers marked as arrived, those who have left again included. */
  came?: number;
  /** Covers of due bookings that were never marked as arrived. */
  missed?: number;
  /** Parties that staff marked as arrived and as left, within twelve hours. */
  turns?: number;
  /** Turns no longer than planned when the party sat down, 0 to 1; absent without turns. */
  @ApiProperty({ format: 'double' }) turnsKept?: number;
  /** Mean minutes planned for a turn when the party sat down; absent without turns. */
  plannedMinutes?: number;
  /** Mean minutes of a turn; absent without turns. */
  stayedMinutes?: number;
  /** Time that guests sat, of the time that all seats were open, 0 to 1; absent while nothing is open. */
  @ApiProperty({ format: 'double' }) seatUse?: number;
  /** Time that tables were taken, of the time that they were open, 0 to 1; absent while nothing is open. */
  @ApiProperty({ format: 'double' }) tableUse?: number;
  /** Hours that guests sat, of all seats together. */
  seatHours?: number;
  /** Hours that the seats of today's plan were open. */
  openSeatHours?: number;
  /** Booked treatments, no-shows included; pauses are none. */
  treatments?: number;
  /** Prices as agreed and addons, paid or not, without no-shows; therapists of one treatment share it. */
  treatmentRevenue?: ReportMoney[];
  missedTreatments?: number;
  /** No-shows of the treatments that are over, 0 to 1. */
  @ApiProperty({ format: 'double' }) missedTreatmentRate?: number;
  /** Treatments that were given to somebody who has another on a later day, 0 to 1. */
  @ApiProperty({ format: 'double' }) rebookingRate?: number;
  /** Booked time of therapists of the time that they work, 0 to 1, or more outside of working time. */
  @ApiProperty({ format: 'double' }) therapistUse?: number;
  /** Hours of therapists that treatments have, preparation and reset included. */
  @ApiProperty({ format: 'double' }) treatmentHours?: number;
  /** Hours of shifts, without breaks, absences and pauses. */
  @ApiProperty({ format: 'double' }) workingHours?: number;
  /** Stretches of working time between two treatments of a therapist. */
  gaps?: number;
  @ApiProperty({ format: 'double' }) gapHours?: number;
  /** Booked time of treatment rooms of the time in which anybody works, 0 to 1. */
  @ApiProperty({ format: 'double' }) roomUse?: number;
  @ApiProperty({ format: 'double' }) roomHours?: number;
  /** Hours in which anybody works, of all treatment rooms together. */
  @ApiProperty({ format: 'double' }) openRoomHours?: number;
}

/** The values of a period, service or segment, and the filters that list its bookings. */
export class ReportRow {
  /**
   * First day of the whole period; id of what the row is about; hour, party size or reason. Empty for no
   * segment, no table and totals.
   */
  key: string;
  /** Name of what has an id; absent if it no longer exists. */
  name?: string;
  /** First day that counts. */
  from: string;
  /** Last day that counts. */
  until: string;
  /** Id of the service to filter by. */
  service?: string;
  /** Id of the segment to filter by. */
  segment?: string;
  /** The hour to filter by, 0 to 23. */
  hour?: number;
  /** Id of the therapist to filter by. */
  therapist?: string;
  /** Id of the treatment room to filter by. */
  treatmentRoom?: string;
  /** Id of the treatment type to filter by. */
  treatmentType?: string;
  values: ReportValues;
}

/** A report of a period. */
export class ReportOutput {
  /** E.g. `no-shows`. */
  report: string;
  from: string;
  until: string;
  /** `day`, `week` or `month`. */
  groupBy: string;
  /** Columns, the one that a chart shows first. */
  figures: ReportFigure[];
  totals: ReportRow;
  /** Every period, those without anything to count too. */
  byPeriod: ReportRow[];
  /** Services with anything to count, by their order in the venue's lists. */
  byService: ReportRow[];
  /** Segments with anything to count by name; last, bookings without one. */
  bySegment: ReportRow[];
  /** Hours in which reservations start, or in which the spa is open; only in `covers` and the spa's reports. */
  byHour?: ReportRow[];
  /** Dining rooms, the default one first; last, reservations without a table. */
  byRoom?: ReportRow[];
  /** Tables, by room as the plan has them. */
  byTable?: ReportRow[];
  /** Parties by size; only in `turn-times`. */
  byParty?: ReportRow[];
  /** Codes of the refusals; only in `refusals`. */
  byReason?: ReportRow[];
  /** In the venue's order, as the next two are; only in the spa's reports. */
  byTherapist?: ReportRow[];
  byTreatmentRoom?: ReportRow[];
  byTreatmentType?: ReportRow[];
}

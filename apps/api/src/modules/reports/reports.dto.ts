import { type ReportGrouping, reportGroupings } from '@atrium/rules/report-figures';
import { type ReportKind, reportKinds } from '@atrium/rules/report-kinds';
import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsMongoId, Matches, Max, Min } from 'class-validator';
import { IsDay } from '../../common/http/is-day';
import { MayBeLeftOut } from '../../common/http/may-be-left-out';

const flag = ({ value }: { value: unknown }) =>
  value === 'true' ? true : value === 'false' ? false : value;

export class ReportParams {
  /** Which report. */
  @IsIn(reportKinds) report: ReportKind;
}

export class ReportQuery {
  /** First day, `yyyy-mm-dd`. */
  @IsDay() from: string;
  /** Last day, included; at most 400 days with the first. */
  @IsDay() until: string;
  /** Length of a period; weeks begin on Monday. Default: `day`. */
  @MayBeLeftOut() @IsIn(reportGroupings) groupBy?: ReportGrouping;
  /** Id of a service: only its bookings. */
  @MayBeLeftOut() @IsMongoId() service?: string;
  /** Id of a segment: only its bookings. */
  @MayBeLeftOut() @IsMongoId() segment?: string;
}

export const reportTables = ['period', 'service', 'segment'] as const;
export type ReportTable = (typeof reportTables)[number];

export class ReportFileQuery extends ReportQuery {
  /** Which table of the report. Default: `period`. */
  @MayBeLeftOut() @IsIn(reportTables) table?: ReportTable;
}

/** Which guests a count of guests is made of. */
export class ReportGuestsQuery {
  /** First day, `yyyy-mm-dd`. */
  @IsDay() from: string;
  /** Last day, included; at most 400 days with the first. */
  @IsDay() until: string;
  /** Id of a service: only its bookings. */
  @MayBeLeftOut() @IsMongoId() service?: string;
  /** Id of a segment: only its bookings; `none`: bookings without one. */
  @MayBeLeftOut() @Matches(/^([0-9a-f]{24}|none)$/) segment?: string;
  /** Only guests with more than one booking that counts. Default: false. */
  @MayBeLeftOut() @Transform(flag) @IsBoolean() repeat?: boolean;
  /** How many, 1 to 100. Default: 50. */
  @MayBeLeftOut() @Type(() => Number) @IsInt() @Min(1) @Max(100) limit?: number;
  /** `nextCursor` of the page before. */
  @MayBeLeftOut() @Matches(/^\d{1,6}$/) cursor?: string;
}

/** A guest with what they booked in the period. */
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
  /** Day of the latest, `yyyy-mm-dd`. */
  latest: string;
}

export class ReportGuestsPage {
  /** Who booked most first. */
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
  /** `count`, `ratio` (0 to 1) or `money`. */
  unit: string;
  /** `figure` of `listBookings` that lists the rows behind it, along with a row's filter; absent: none. */
  figure?: string;
}

/**
 * What is counted. A booking belongs to the day it starts on. The definitions are those of
 * `@atrium/rules/report-figures`; a report has the values of its columns only.
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
  /** Participants who are no children. */
  adults?: number;
  children?: number;
  /** Places offered: of all segments, since places belong to none; absent by segment. */
  capacity?: number;
  /** Participants of places offered, 0 to 1, above where staff overbooked; absent where nothing is offered. */
  occupancy?: number;
  /** Price times participants, and addons, of the bookings that count, by the terms agreed to; by currency. */
  revenue?: ReportMoney[];
  /** Bookings that count and whose end has passed on the venue's clock. */
  due?: number;
  /**
   * Due bookings that were never marked as arrived and whose status says neither arrived nor left. One
   * that staff cancelled because nobody came is a cancellation.
   */
  noShows?: number;
  /** No-shows of due bookings, 0 to 1; absent while none is due. */
  noShowRate?: number;
  noShowParticipants?: number;
  /** Different guests with a booking that counts; the sum over periods is more, since guests return. */
  guests?: number;
  /** Of them, guests with more than one such booking within the row. */
  repeatGuests?: number;
  /** Bookings that count and have no guest. */
  dropIns?: number;
}

/** The values of a period, a service or a segment, and what its bookings are listed by. */
export class ReportRow {
  /** First day of the whole period, id of the service or of the segment; empty for no segment, and of the totals. */
  key: string;
  /** Name of the service or segment; absent for a period, and for one that is gone. */
  name?: string;
  /** First day that counts. */
  from: string;
  /** Last day that counts. */
  until: string;
  /** Id of the service that the row is filtered by. */
  service?: string;
  /** Id of the segment that the row is filtered by. */
  segment?: string;
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
  /** Every period, those without bookings too. */
  byPeriod: ReportRow[];
  /** Services with anything to count, by their order in the venue's lists. */
  byService: ReportRow[];
  /** Segments with anything to count by name; last, bookings without one. */
  bySegment: ReportRow[];
}

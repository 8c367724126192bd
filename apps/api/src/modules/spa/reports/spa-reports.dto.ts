import { type SpaFigure, type SpaValues, spaFigures } from '@atrium/rules/spa/spa-figures';
import {
  type TreatmentStatus,
  treatmentStatuses,
} from '@atrium/rules/spa/treatments/treatment-status';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, Matches, Max, Min } from 'class-validator';
import { IsDay } from '../../../common/http/validation/is-day';
import { IsId } from '../../../common/http/validation/is-id';
import { MayBeLeftOut } from '../../../common/http/validation/may-be-left-out';

export class SpaReportQuery {
  /** First day, yyyy-mm-dd. */
  @IsDay() lowDate: string;
  /** Last day, included; at most 400 days with the first. */
  @IsDay() highDate: string;
}

export class MostUsedTreatmentQuery {
  /** First day, yyyy-mm-dd. Default: 30 days with today. */
  @MayBeLeftOut() @IsDay() from?: string;
  /** Last day, included; at most 400 days with the first. Default: today. */
  @MayBeLeftOut() @IsDay() until?: string;
}

/** Selects the rows behind a figure. */
export class SpaRowsFilter {
  /** First day, yyyy-mm-dd. */
  @IsDay() from: string;
  /** Last day, included; at most 400 days with the first. */
  @IsDay() until: string;
  /** Treatments that count as this, the gaps between treatments, or the time that therapists work. */
  @IsIn(spaFigures)
  @ApiProperty({ enum: spaFigures, enumName: 'SpaFigure' })
  figure: SpaFigure;
  /** Id: only theirs. */
  @MayBeLeftOut() @IsId() therapist?: string;
  /** Id: only there. */
  @MayBeLeftOut() @IsId() room?: string;
  /** Id of a treatment type. */
  @MayBeLeftOut() @IsId() type?: string;
  /** Id of a segment. */
  @MayBeLeftOut() @IsId() segment?: string;
  /** Only what begins in this hour, 0 to 23. */
  @MayBeLeftOut() @Type(() => Number) @IsInt() @Min(0) @Max(23) hour?: number;
}

/** A page of them. */
export class SpaRowsQuery extends SpaRowsFilter {
  /** How many, 1 to 100. Default: 50. */
  @MayBeLeftOut() @Type(() => Number) @IsInt() @Min(1) @Max(100) limit?: number;
  /** `nextCursor` of the previous page. */
  @MayBeLeftOut() @Matches(/^\d{1,6}$/) cursor?: string;
}

export class SpaMoney {
  /** Minor units. */
  amount: number;
  /** ISO 4217. */
  currency: string;
}

/** The figures of a row; `docs/domain/spa.md` defines them. A share of nothing is left out. */
export class SpaReportValues implements SpaValues {
  /** Booked treatments, no-shows included; pauses are none. */
  treatments: number;
  /** Prices as agreed and addons, paid or not, without no-shows; therapists of one treatment share it. */
  treatmentRevenue: SpaMoney[];
  missedTreatments: number;
  /** No-shows of the treatments that are over, 0 to 1. */
  @ApiProperty({ format: 'double' }) missedTreatmentRate?: number;
  /** Treatments that were given to somebody who has another on a later day, 0 to 1. */
  @ApiProperty({ format: 'double' }) rebookingRate?: number;
  /** Booked time of therapists of the time that they work, 0 to 1, or more outside of working time. */
  @ApiProperty({ format: 'double' }) therapistUse?: number;
  /** Hours of therapists that treatments have, preparation and reset included. */
  @ApiProperty({ format: 'double' }) treatmentHours: number;
  /** Hours of shifts, without breaks, absences and pauses. */
  @ApiProperty({ format: 'double' }) workingHours: number;
  /** Stretches of working time between two treatments of a therapist. */
  gaps: number;
  @ApiProperty({ format: 'double' }) gapHours: number;
  /** Booked time of rooms of the time in which anybody works, 0 to 1. */
  @ApiProperty({ format: 'double' }) roomUse?: number;
  @ApiProperty({ format: 'double' }) roomHours: number;
  /** Hours in which anybody works, of all rooms together. */
  @ApiProperty({ format: 'double' }) openRoomHours: number;
}

export class SpaReportRow {
  /** Day, hour, or id; empty for the totals. */
  key: string;
  /** Of what has an id; absent if it no longer exists. */
  name?: string;
  values: SpaReportValues;
}

/** What became of a spa in a period. */
export class SpaReportOutput {
  /** yyyy-mm-dd */
  lowDate: string;
  /** yyyy-mm-dd */
  highDate: string;
  totals: SpaReportRow;
  /** Every day. */
  byDay: SpaReportRow[];
  /** In the venue's order, as rooms and types are; who had nothing to do and did not work is left out. */
  byTherapist: SpaReportRow[];
  byRoom: SpaReportRow[];
  byTreatmentType: SpaReportRow[];
  /** Of the day, 0 to 23. */
  byHour: SpaReportRow[];
}

/** How often a treatment was booked. */
export class MostUsedTreatmentOutput {
  /** Id of the treatment type. */
  _id: string;
  /** Absent if it no longer exists. */
  name?: string;
  treatments: number;
  treatmentRevenue: SpaMoney[];
}

/** A treatment behind a figure, or a stretch of a therapist's time. */
export class SpaFigureRow {
  /** Id of the treatment; absent for a stretch of time. */
  treatment?: string;
  /** yyyy-mm-dd */
  date: string;
  /** Minutes from midnight. */
  start: number;
  /** Minutes from the same midnight; past 1440 on the next day. */
  end: number;
  /** Names. */
  therapists: string[];
  /** Name. */
  room?: string;
  /** Name of the treatment type. */
  type?: string;
  /** Id of the guest. */
  guest?: string;
  /** Their name; absent where nobody said it. */
  guestName?: string;
  @ApiProperty({ enum: treatmentStatuses, enumName: 'TreatmentStatus', required: false })
  status?: TreatmentStatus;
  price?: SpaMoney;
}

export class SpaRowsPage {
  /** By day and start. */
  items: SpaFigureRow[];
  /** How many there are on all pages. */
  total: number;
  /** Sent as `cursor` for the next page; absent on the last. */
  nextCursor?: string;
}

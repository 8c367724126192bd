import { MAX_BREAKS, MAX_SHIFTS_AT_ONCE } from '@atrium/rules/spa/schedules/schedule';
import { PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsDay } from '../../../common/http/validation/is-day';
import { IsId } from '../../../common/http/validation/is-id';
import { MayBeLeftOut } from '../../../common/http/validation/may-be-left-out';
import { MultiLine } from '../../../common/http/validation/multi-line';
import { AbsenceOutput } from './absences/absences.dto';
import type { Shift } from './shift.schema';

/** A break in a shift. */
export class ShiftBreakInput {
  /** Minutes from midnight of the shift's day. */
  @IsInt() @Min(0) @Max(2880) start: number;
  /** Minutes from the same midnight, after `start`. */
  @IsInt() @Min(0) @Max(2880) end: number;
}

/** On which days a shift is planned again. */
export class ShiftRepeatInput {
  /** 0 Sunday to 6 Saturday, each once. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(7)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(0, { each: true })
  @Max(6, { each: true })
  weekdays: number[];
  /** Last day, yyyy-mm-dd: up to 366 days with the first. */
  @IsDay() until: string;
}

/** A new shift. */
export class ShiftInput {
  @IsId() _therapist: string;
  /** The day on which it begins, yyyy-mm-dd. */
  @IsDay() date: string;
  /** Minutes from midnight, 0 to 1439. */
  @IsInt() @Min(0) @Max(1439) shiftStart: number;
  /** Minutes from the same midnight, up to 24 hours after `shiftStart`; past 1440 on the next day. */
  @IsInt() @Min(1) @Max(2880) shiftEnd: number;
  /** Up to 10, within the shift, none during another. Default: none. */
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(MAX_BREAKS)
  @ValidateNested({ each: true })
  @Type(() => ShiftBreakInput)
  breaks?: ShiftBreakInput[];
  /** Null: none. */
  @IsOptional() @IsString() @MultiLine() @MaxLength(500) comment?: string | null;
}

/** A new shift, and where it is repeated the same on other days. */
export class NewShiftInput extends ShiftInput {
  /** Left out: on its own day only. */
  @MayBeLeftOut() @ValidateNested() @Type(() => ShiftRepeatInput) repeat?: ShiftRepeatInput;
}

/** Omitted fields stay; null clears the comment. */
export class ShiftChange extends PartialType(ShiftInput, { skipNullProperties: false }) {
  @IsId() _id: string;
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  @MayBeLeftOut() @IsInt() @Min(0) version?: number;
  /** Save it although treatments lose their therapist. Default: false. */
  @MayBeLeftOut() @IsBoolean() confirmImpact?: boolean;
}

export class ShiftDeletion {
  @IsId() _id: string;
  /** With it, all later shifts of the same repeat. Default: false. */
  @MayBeLeftOut() @IsBoolean() andFollowing?: boolean;
  /** Delete it although treatments lose their therapist. Default: false. */
  @MayBeLeftOut() @IsBoolean() confirmImpact?: boolean;
}

/** Shifts that go together. */
export class ShiftsDeletion {
  /** Ids, each once. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_SHIFTS_AT_ONCE)
  @ArrayUnique((id?: unknown) => String(id).toLowerCase())
  @IsId({ each: true })
  shifts: string[];
  /** Delete them although treatments lose their therapist. Default: false. */
  @MayBeLeftOut() @IsBoolean() confirmImpact?: boolean;
}

/** Which week is copied to which. */
export class ScheduleCopyInput {
  /** First of the seven days that are copied, yyyy-mm-dd. */
  @IsDay() from: string;
  /** First of the seven days to copy them to, yyyy-mm-dd. */
  @IsDay() to: string;
  /** Whose shifts, each once. Left out: everybody's who is active. */
  @MayBeLeftOut()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(200)
  @ArrayUnique((id?: unknown) => String(id).toLowerCase())
  @IsId({ each: true })
  therapists?: string[];
  /** Leave out shifts that overlap one there. Default: nothing is copied then. */
  @MayBeLeftOut() @IsBoolean() around?: boolean;
}

/** Days of shifts. */
export class SchedulePeriodQuery {
  /** First day, yyyy-mm-dd. */
  @IsDay() from: string;
  /** Last day, yyyy-mm-dd: up to 93 days. */
  @IsDay() until: string;
}

export class ShiftBreakOutput {
  /** Minutes from midnight of the shift's day. */
  start: number;
  /** Minutes from the same midnight. */
  end: number;
}

/** When a therapist works on a day; sending it back unchanged changes nothing. */
export class ShiftOutput {
  _id: string;
  /** Id. */
  _therapist: string;
  /** The day on which it begins, yyyy-mm-dd. */
  date: string;
  /** Minutes from midnight. */
  shiftStart: number;
  /** Minutes from the same midnight; past 1440 on the next day. */
  shiftEnd: number;
  /** By their start. */
  breaks: ShiftBreakOutput[];
  comment?: string;
  /** The same for all that was planned by one repeat. */
  series?: string;
  version: number;
}

/** What of the venue a grid of shifts needs. */
export class ScheduleVendor {
  /** Step of the grid, in minutes. */
  spaTimeSlotSpaceInMinutes: number;
}

/** Who works when. */
export class ScheduleOutput {
  /** Those that begin on these days, by day and start. */
  shifts: ShiftOutput[];
  /** Those that touch these days, by their first. */
  absences: AbsenceOutput[];
  _vendor: ScheduleVendor;
}

export function toShiftOutput(shift: Omit<Shift, '_vendor'>): ShiftOutput {
  const { _id, _therapist, date, shiftStart, shiftEnd, breaks, comment, series, version } = shift;
  return {
    ...{ _id: _id.toHexString(), _therapist: _therapist.toHexString() },
    ...{ date, shiftStart, shiftEnd },
    breaks: breaks.map(({ start, end }) => ({ start, end })),
    ...(comment ? { comment } : {}),
    ...(series ? { series: series.toHexString() } : {}),
    version,
  };
}

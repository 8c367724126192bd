import { MAX_BREAKS } from '@atrium/rules/spa/schedules/schedule';
import { PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsInt,
  IsNotEmpty,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsDay } from '../../../../common/http/validation/is-day';
import { IsId } from '../../../../common/http/validation/is-id';
import { MayBeLeftOut } from '../../../../common/http/validation/may-be-left-out';
import { Trimmed } from '../../../../common/http/validation/trimmed';
import { ShiftBreakInput, ShiftBreakOutput } from '../schedule.dto';
import type { ShiftTemplate } from './shift-template.schema';

/** A new shift template. */
export class ShiftTemplateInput {
  /** 1 to 60 characters. @example Early */
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(60) name: string;
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
  /** The days of a week that it is meant for: 0 Sunday to 6 Saturday, each once. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(7)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(0, { each: true })
  @Max(6, { each: true })
  weekdays: number[];
}

/** Omitted fields stay. */
export class ShiftTemplateChange extends PartialType(ShiftTemplateInput, {
  skipNullProperties: false,
}) {
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  @MayBeLeftOut() @IsInt() @Min(0) version?: number;
}

/** For whom and on which days shifts are planned from a template. */
export class ShiftTemplateUse {
  /** First day, yyyy-mm-dd. */
  @IsDay() from: string;
  /** Last day, yyyy-mm-dd: up to 31 days with the first. */
  @IsDay() until: string;
  /** Weekdays to use it on, each once: 0 Sunday to 6 Saturday. Default: the template’s own. */
  @MayBeLeftOut()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(7)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(0, { each: true })
  @Max(6, { each: true })
  weekdays?: number[];
  /** Ids of those who work then, each once. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(200)
  @ArrayUnique((id?: unknown) => String(id).toLowerCase())
  @IsId({ each: true })
  therapists: string[];
  /** Leave out shifts that overlap one there. Default: nothing is planned then. */
  @MayBeLeftOut() @IsBoolean() around?: boolean;
}

/** Hours that therapists often work; sending it back unchanged changes nothing. */
export class ShiftTemplateOutput {
  _id: string;
  name: string;
  /** Minutes from midnight. */
  shiftStart: number;
  /** Minutes from the same midnight; past 1440 on the next day. */
  shiftEnd: number;
  /** By their start. */
  breaks: ShiftBreakOutput[];
  /** 0 Sunday to 6 Saturday. */
  weekdays: number[];
  version: number;
}

export function toShiftTemplateOutput(template: ShiftTemplate): ShiftTemplateOutput {
  const { _id, name, shiftStart, shiftEnd, breaks, weekdays, version } = template;
  return {
    ...{ _id: _id.toHexString(), name, shiftStart, shiftEnd },
    breaks: breaks.map(({ start, end }) => ({ start, end })),
    ...{ weekdays: [...weekdays], version },
  };
}

import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsInt,
  IsISO8601,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { NameInOneLanguage, OncePerLanguage } from '../../../common/http/texts.dto';
import { IsId } from '../../../common/http/validation/is-id';
import { MayBeLeftOut } from '../../../common/http/validation/may-be-left-out';
import { MultiLine } from '../../../common/http/validation/multi-line';

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;

export class ServiceWeekdayInput {
  /** 0 Sunday to 6 Saturday. */
  @IsInt() @Min(0) @Max(6) day: number;
}

/** A weekly time, or one of a special day. */
export class ServiceTimeInput {
  /** Set for an existing time; omitted for a new one. */
  @IsOptional() @IsId() _id?: string;
  /** Minutes from midnight, 0 to 1439. */
  @IsInt() @Min(0) @Max(1439) start: number;
  /**
   * Minutes from midnight of the same day, after the start and at most a day later. Omitted: start
   * + durationMinutes.
   */
  @IsOptional() @IsInt() @Min(1) @Max(2879) end?: number | null;
  /** Places, 0 to 10000. Left out: the service's. */
  @IsOptional() @IsInt() @Min(0) @Max(10_000) capacity?: number | null;
  /** The weekdays; on a special day, an empty list means every day. */
  @IsArray()
  @ArrayMaxSize(7)
  @ArrayUnique((weekday: ServiceWeekdayInput) => weekday?.day)
  @ValidateNested({ each: true })
  @Type(() => ServiceWeekdayInput)
  availableDays: ServiceWeekdayInput[];
  /** Shown instead of the service's name. */
  @IsOptional() @IsString() @MaxLength(100) overrideName?: string | null;
}

/** A range of days with its own times. */
export class ServiceSpecialDayInput {
  /** Set for an existing one; omitted for a new one. */
  @IsOptional() @IsId() _id?: string;
  /** Calendar date `yyyy-mm-dd`, included. */
  @Matches(CALENDAR_DATE) @IsISO8601({ strict: true }) startDate: string;
  /** Calendar date `yyyy-mm-dd`, included, not before startDate. */
  @Matches(CALENDAR_DATE) @IsISO8601({ strict: true }) endDate: string;
  /** False: closed, whatever its times say. */
  @IsBoolean() open: boolean;
  @IsOptional() @IsString() @MultiLine() @MaxLength(500) comment?: string | null;
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Type(() => ServiceTimeInput)
  times?: ServiceTimeInput[];
}

/** An addon's name in one language. */
export class ServiceAddonTranslationInput extends NameInOneLanguage {}

/** An extra that can be booked with it. */
export class ServiceAddonInput {
  /** Set for an existing one; omitted for a new one. */
  @IsOptional() @IsId() _id?: string;
  @IsString() @IsNotEmpty() @MaxLength(100) name: string;
  /** Each language at most once. Omitted for an existing addon: as before. */
  @MayBeLeftOut()
  @OncePerLanguage(() => ServiceAddonTranslationInput)
  languageList?: ServiceAddonTranslationInput[];
  /** Minor units, each. */
  @IsInt() @Min(0) @Max(1_000_000_000) price: number;
  /** Maximum per booking, 1 to 100. Omitted: as many as participants. */
  @IsOptional() @IsInt() @Min(1) @Max(100) maxQuantity?: number | null;
}

import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsInt,
  IsISO8601,
  IsMongoId,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;

export class ServiceWeekdayInput {
  /** 0 Sunday to 6 Saturday. */
  @IsInt() @Min(0) @Max(6) day: number;
}

/** One time of the week, or of a special day. */
export class ServiceTimeInput {
  /** Of a time that exists already. Left out: a new one. */
  @IsOptional() @IsMongoId() _id?: string;
  /** Minutes from midnight, 0 to 1439. */
  @IsInt() @Min(0) @Max(1439) start: number;
  /** Minutes from midnight of the same day, after the start, at most a day later. Left out: start + durationMinutes. */
  @IsOptional() @IsInt() @Min(1) @Max(2879) end?: number | null;
  /** Places, 0 to 10000. Left out: the service's. */
  @IsOptional() @IsInt() @Min(0) @Max(10_000) capacity?: number | null;
  /** The weekdays; of a special day, an empty list means each of its days. */
  @IsArray()
  @ArrayMaxSize(7)
  @ArrayUnique((weekday: ServiceWeekdayInput) => weekday?.day)
  @ValidateNested({ each: true })
  @Type(() => ServiceWeekdayInput)
  availableDays: ServiceWeekdayInput[];
  /** Shown instead of the service's name. */
  @IsOptional() @IsString() @MaxLength(100) overrideName?: string | null;
}

/** A range of days with its own rule. */
export class ServiceSpecialDayInput {
  /** Of one that exists already. Left out: a new one. */
  @IsOptional() @IsMongoId() _id?: string;
  /** Calendar date `yyyy-mm-dd`, included. */
  @Matches(CALENDAR_DATE) @IsISO8601({ strict: true }) startDate: string;
  /** Calendar date `yyyy-mm-dd`, included, not before startDate. */
  @Matches(CALENDAR_DATE) @IsISO8601({ strict: true }) endDate: string;
  /** False: closed, whatever its times say. */
  @IsBoolean() open: boolean;
  @IsOptional() @IsString() @MaxLength(500) comment?: string | null;
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Type(() => ServiceTimeInput)
  times?: ServiceTimeInput[];
}

/** Something that can be booked along. */
export class ServiceAddonInput {
  /** Of one that exists already. Left out: a new one. */
  @IsOptional() @IsMongoId() _id?: string;
  @IsString() @IsNotEmpty() @MaxLength(100) name: string;
  /** Minor units, each. */
  @IsInt() @Min(0) @Max(1_000_000_000) price: number;
  /** Most of it in one booking, 1 to 100. Left out: as many as participants. */
  @IsOptional() @IsInt() @Min(1) @Max(100) maxQuantity?: number | null;
}

import {
  type DoorState,
  type DoorStateByHand,
  doorStates,
  doorStatesByHand,
  MAX_QUOTED_MINUTES,
} from '@atrium/rules/seating/evening/door-states';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsEmail,
  IsIn,
  IsInt,
  IsNotEmpty,
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
import { Trimmed } from '../../../common/http/validation/trimmed';
import { SeatingTableInput } from '../seating.dto';

/** Largest party that waits for tables. */
const MAX_PARTY = 200;
/** Tables that one party is given. */
const MAX_TABLES = 20;

export class DoorQuery {
  /** The evening's day, yyyy-mm-dd. Absent: today at the venue. */
  @IsOptional() @IsDay() date?: string;
  /** A dining room; absent: all. */
  @IsOptional() @IsId() _venue?: string;
}

export class TableWaitQuery {
  /** The dining room. */
  @IsId() _venue: string;
  /** Children included. */
  @Type(() => Number) @IsInt() @Min(1) @Max(MAX_PARTY) participants: number;
  /** The evening's day, yyyy-mm-dd: today, or yesterday while its evening goes on. Absent: today. */
  @IsOptional() @IsDay() date?: string;
}

/** A party that comes to the door. */
export class DoorPartyInput {
  /** The dining room they wait for. */
  @IsId() _venue: string;
  /** The evening's day, yyyy-mm-dd: today, or yesterday while its evening goes on. */
  @IsDay() date: string;
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(200) name: string;
  /** As it is dialled. */
  @IsOptional() @Trimmed() @IsString() @MaxLength(40) phone?: string;
  @IsOptional() @Trimmed() @IsEmail() @MaxLength(254) email?: string;
  /** Children included. */
  @IsInt() @Min(1) @Max(MAX_PARTY) participants: number;
  @IsOptional() @IsString() @MultiLine() @MaxLength(500) comment?: string;
  /** The wait they were quoted. */
  @IsOptional() @IsInt() @Min(0) @Max(MAX_QUOTED_MINUTES) quotedMinutes?: number;
}

/** Absent fields stay. */
export class DoorPartyChange {
  @MayBeLeftOut() @Trimmed() @IsString() @IsNotEmpty() @MaxLength(200) name?: string;
  @IsOptional() @Trimmed() @IsString() @MaxLength(40) phone?: string;
  @IsOptional() @Trimmed() @IsEmail() @MaxLength(254) email?: string;
  @MayBeLeftOut() @IsInt() @Min(1) @Max(MAX_PARTY) participants?: number;
  @IsOptional() @IsString() @MultiLine() @MaxLength(500) comment?: string;
  @MayBeLeftOut() @IsInt() @Min(0) @Max(MAX_QUOTED_MINUTES) quotedMinutes?: number;
  /** `told` writes to those who gave an address. */
  @MayBeLeftOut()
  @IsIn(doorStatesByHand)
  @ApiPropertyOptional({ enum: doorStatesByHand })
  state?: DoorStateByHand;
  @IsOptional() @IsInt() @Min(0) version?: number;
}

export class DoorSeatInput {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_TABLES)
  @ArrayUnique(({ _table }: SeatingTableInput) => String(_table).toLowerCase())
  @ValidateNested({ each: true })
  @Type(() => SeatingTableInput)
  tables: SeatingTableInput[];
  /** Absent: the one that seats in the room at this hour. */
  @IsOptional() @IsId() _service?: string;
}

export class OfferedTable {
  _table: string;
}

/** Tables that are free for the party's whole turn. */
export class TableOfferOutput {
  /** From now; 0 is at once. */
  minutes: number;
  tables: OfferedTable[];
  /** End of their turn, in minutes from midnight of the evening's day. */
  until: number;
}

export class TableWaitOutput {
  /** From now; 0 is at once, null not this evening. */
  @ApiProperty({ type: Number, nullable: true }) minutes: number | null;
  tables: OfferedTable[];
  /** End of their turn, in minutes from midnight of the evening's day; null without a table. */
  @ApiProperty({ type: Number, nullable: true }) until: number | null;
}

export class DoorPartyOutput {
  _id: string;
  _venue: string;
  /** yyyy-mm-dd */
  date: string;
  name: string;
  /** E.164. */
  phone?: string;
  email?: string;
  participants: number;
  comment?: string;
  /** The wait they were quoted. */
  quotedMinutes?: number;
  /** When they came, in minutes from midnight of `date`. */
  since: number;
  @ApiProperty({ enum: doorStates }) state: DoorState;
  version: number;
  /** In the list: what they could have if those before them take theirs; null not this evening. */
  @ApiPropertyOptional({ type: TableOfferOutput, nullable: true }) offer?: TableOfferOutput | null;
}

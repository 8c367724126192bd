import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsDateOrStart, IsDay } from '../../common/http/validation/is-day';
import { IsId } from '../../common/http/validation/is-id';
import { MayBeLeftOut } from '../../common/http/validation/may-be-left-out';
import { MultiLine } from '../../common/http/validation/multi-line';
import {
  AreChildAges,
  IsEndMinutes,
  IsPeople,
  IsStartMinutes,
  OverridableInput,
  TableWishInput,
} from '../bookings/public';

/** Most tables of one reservation: a whole room may be taken. */
const MAX_TABLES = 50;

export class SeatingTableInput {
  /** Id of a table in one of the venue's dining rooms. */
  @IsId() _table: string;
}

const tableOf = (table?: Partial<SeatingTableInput> | null) => String(table?._table).toLowerCase();

/** A guest who is not known yet: a name, and how to reach them. */
export class SeatingGuestInput {
  /** One of first and last name is required. */
  @IsOptional() @IsString() @MaxLength(200) firstname?: string;
  @IsOptional() @IsString() @MaxLength(200) lastname?: string;
  /** With country prefix, or as dialled in the venue's country. @example +4791234567 */
  @IsOptional() @IsString() @MaxLength(40) phone?: string;
  /** Unique among the venue's guests, ignoring case. */
  @IsOptional() @IsString() @MaxLength(254) email?: string;
}

/** What a reservation, and a change of one, may say. */
export class SeatingDetailsInput extends OverridableInput {
  /**
   * End in minutes from midnight of the day it starts, up to 2880: 1500 is 01:00 of the next day. Left out,
   * a new one ends with the service's time, or 150 minutes after its start.
   */
  @IsOptional() @IsEndMinutes() timeindexEnd?: number;
  @IsOptional() @IsPeople() numberOfChildren?: number;
  /** The age of every child, 0 to 17, or of none. Ignored where no price depends on age. */
  @MayBeLeftOut() @AreChildAges() childAges?: number[];
  /** The guest sees it. */
  @IsOptional() @IsString() @MultiLine() @MaxLength(1_000) comment?: string;
  /** Staff only. */
  @IsOptional() @IsString() @MultiLine() @MaxLength(1_000) internalComment?: string;
  @IsOptional() @IsString() @MaxLength(20) roomNumber?: string;
  @IsOptional() @IsId() _customer?: string;
  @IsOptional() @IsId() _segment?: string;
  /** An inactive status frees the party's tables. */
  @IsOptional() @IsId() _bookingStatus?: string;
  /** All tables of the party, each once; an empty list for a party without one. */
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(MAX_TABLES)
  @ArrayUnique(tableOf)
  @ValidateNested({ each: true })
  @Type(() => SeatingTableInput)
  tables?: SeatingTableInput[];
  /** What they would like of their table; an empty one takes the wish back. */
  @MayBeLeftOut() @ValidateNested() @Type(() => TableWishInput) tableWish?: TableWishInput;
}

/** A reservation that staff make on the floor plan. */
export class SeatingReservationInput extends SeatingDetailsInput {
  @IsId() _service: string;
  @IsDateOrStart() date: string;
  /** The day as answers carry it, an ISO date-time; where `date` is sent too, that counts. */
  @IsOptional() @IsDay() start?: string;
  /** Start, minutes from midnight, 0 to 1439: any minute of a day on which the service is open. */
  @IsStartMinutes() timeindex: number;
  /** Children included. */
  @IsPeople() participants: number;
  /** Creates the guest along with the reservation; ignored beside `_customer`. Neither: a drop-in guest. */
  @IsOptional() @ValidateNested() @Type(() => SeatingGuestInput) guest?: SeatingGuestInput;
}

/** A change of a reservation on the floor plan. Absent fields stay. */
export class SeatingReservationChange extends SeatingDetailsInput {
  @IsOptional() @IsId() _service?: string;
  @IsOptional() @IsDay() date?: string;
  /** The day as answers carry it, an ISO date-time; where `date` is sent too, that counts. */
  @IsOptional() @IsDay() start?: string;
  /** Start, minutes from midnight, 0 to 1439. Moved without an end, a reservation keeps its length. */
  @IsOptional() @IsStartMinutes() timeindex?: number;
  /** Children included. */
  @IsOptional() @IsPeople() participants?: number;
  /** The version that was edited, where no If-Match says it. */
  @IsOptional() @IsInt() @Min(0) @Max(1_000_000_000) version?: number;
}

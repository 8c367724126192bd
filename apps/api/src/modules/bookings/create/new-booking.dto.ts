import { type TableAttribute, tableAttributes } from '@atrium/rules/seating/room/floor-plan';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateNested,
} from 'class-validator';
import { IsId } from '../../../common/http/validation/is-id';
import { MayBeLeftOut } from '../../../common/http/validation/may-be-left-out';
import { MultiLine } from '../../../common/http/validation/multi-line';
import { AddonInput } from '../../services/public';
import {
  AreChildAges,
  IsDateOrStart,
  IsDay,
  IsEndMinutes,
  IsPeople,
  IsStartMinutes,
} from '../dto/fields';

export class CompanionInput {
  @IsString() @MinLength(1) @MaxLength(120) name: string;
}

/** What the party would like of its table: noted, never promised. */
export class TableWishInput {
  /** Each at most once. Default: none. */
  @MayBeLeftOut()
  @IsArray()
  @ArrayUnique()
  @IsIn(tableAttributes, { each: true })
  @ApiProperty({
    enum: tableAttributes,
    enumName: 'TableAttribute',
    isArray: true,
    required: false,
  })
  attributes?: TableAttribute[];
  /** Id of the table that they like, in a room of the service. Default: none. */
  @MayBeLeftOut() @IsId() _table?: string;
}

/** What a booking, and a change of one, may say beside its place. */
export class BookingExtras {
  @IsOptional() @IsPeople() numberOfChildren?: number;
  /**
   * Years, 0 to 17, one of each child. Of a service with prices for ages guests give all of them, and staff all or
   * none: whose age is not known pays the full price. Of any other it is ignored.
   */
  @MayBeLeftOut() @AreChildAges() childAges?: number[];
  /** The guest sees it. */
  @IsOptional() @IsString() @MultiLine() @MaxLength(1_000) comment?: string;
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  @Type(() => AddonInput)
  addons?: AddonInput[];
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  @Type(() => CompanionInput)
  companions?: CompanionInput[];
  /** An empty one takes the wish back. Of a guest it counts only where tables are given at booking. */
  @MayBeLeftOut() @ValidateNested() @Type(() => TableWishInput) tableWish?: TableWishInput;
}

/** A change of a booking: what is absent stays. */
export class BookingEditInput extends BookingExtras {
  @IsOptional() @IsDay() date?: string;
  /** The day as answers carry it, an ISO date-time; where `date` is sent too, that counts. */
  @IsOptional() @IsDay() start?: string;
  /** Start, minutes from midnight, 0 to 1439. */
  @IsOptional() @IsStartMinutes() timeindex?: number;
  /** Children included. */
  @IsOptional() @IsPeople() participants?: number;
  @IsOptional() @IsInt() @Min(0) version?: number;
}

/** What every new booking says, whoever makes it. */
export class NewBookingFields extends BookingExtras {
  @IsId() _service: string;
  @IsDateOrStart() date: string;
  /** The day as answers carry it, an ISO date-time; where `date` is sent too, that counts. */
  @IsOptional() @IsDay() start?: string;
  /** Start, minutes from midnight, 0 to 1439. */
  @IsStartMinutes() timeindex: number;
  /** Absent: the end of the service's time, else start + 150 minutes. Of a guest it is ignored. */
  @IsOptional() @IsEndMinutes() timeindexEnd?: number;
  /** Children included. */
  @IsPeople() participants: number;
  /** The places that were shown; tells a lost race (BOOKING_FAILED) from a full slot (SLOT_FULL). */
  @IsOptional() @IsInt() @Min(0) @Max(1_000_000) available?: number;
  /** Id of a membership of the guest that pays for it: each participant is one use. */
  @IsOptional() @IsId() _membership?: string;
  /** Id that the service has in a stay of the guest, which pays for it. */
  @IsOptional() @IsId() _stayService?: string;
}

/** What a guest says of a place that they book. */
export class HubBookingFields extends NewBookingFields {
  /** The hold that this booking completes. */
  @IsOptional() @Matches(/^[0-9a-f]{56}$/) holdId?: string;
  /** Of a service that is protected by one. */
  @IsOptional() @IsString() @MaxLength(40) code?: string;
}

/** A guest's booking draft. */
export class HubBookingInput extends HubBookingFields {
  @IsOptional() @IsBoolean() waitingList?: boolean;
  /** Slug or id; must be the venue of the token. */
  @IsString() @MaxLength(80) _vendor: string;
  /** Must be the guest of the token. */
  @IsId() _customer: string;
}

/** What staff say of a place that they book. */
export class StaffBookingFields extends NewBookingFields {
  /** Staff only. */
  @IsOptional() @IsString() @MultiLine() @MaxLength(1_000) internalComment?: string;
  @IsOptional() @IsString() @MaxLength(20) roomNumber?: string;
}

/** A booking that staff make. */
export class StaffBookingInput extends StaffBookingFields {
  /** Required, except for a drop-in. */
  @IsOptional() @IsId() _customer?: string;
  @IsOptional() @IsId() _segment?: string;
  @IsOptional() @IsId() _bookingStatus?: string;
  /** Record a booking for a past day. Needs `bookings.override`; the guest is not notified. */
  @IsOptional() @IsBoolean() recordPast?: boolean;
}

/** A booking beyond availability, opening or times. */
export class OverrideBookingInput extends StaffBookingInput {
  /** Why; stored in the audit log. 422 OVERRIDE_REASON_REQUIRED without one. */
  @IsOptional() @IsString() @MultiLine() @MaxLength(500) reason?: string;
}

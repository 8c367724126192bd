import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsMongoId,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateNested,
} from 'class-validator';
import { IsDay, IsEndMinutes, IsPeople, IsStartMinutes } from './fields';

export class AddonInput {
  /** Id of an addon that the service offers. */
  @IsMongoId() _addon: string;
  /** 1 to 99 */
  @IsInt() @Min(0) @Max(1_000) quantity: number;
}

export class CompanionInput {
  @IsString() @MinLength(1) @MaxLength(120) name: string;
}

/** A guest's reservation draft (specification section 3). */
export class HubBookingInput {
  /** Start, minutes from midnight, 0 to 1439. */
  @IsStartMinutes() timeindex: number;
  /** Ignored where the service decides the end. */
  @IsOptional() @IsEndMinutes() timeindexEnd?: number;
  /** The places that the guest was shown; tells a lost race (BOOKING_FAILED) from a full slot (SLOT_FULL). */
  @IsOptional() @IsInt() @Min(0) @Max(1_000_000) available?: number;
  /** Children included. */
  @IsPeople() participants: number;
  @IsOptional() @IsPeople() numberOfChildren?: number;
  @IsOptional() @IsBoolean() waitingList?: boolean;
  @IsOptional() @IsString() @MaxLength(1_000) comment?: string;
  /** yyyy-mm-dd or an ISO date-time. */
  @IsDay() date: string;
  @IsMongoId() _service: string;
  /** Slug or id; must be the vendor of the token. */
  @IsString() @MaxLength(80) _vendor: string;
  /** Must be the guest of the token. */
  @IsMongoId() _customer: string;
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
  /** The hold that this booking completes. */
  @IsOptional() @Matches(/^[0-9a-f]{56}$/) holdId?: string;
  /** Of a service that is protected by one. */
  @IsOptional() @IsString() @MaxLength(40) code?: string;
}

/** What a guest may change of a reservation. Absent fields stay. */
export class HubReservationChange {
  @IsOptional() @IsDay() date?: string;
  /** Start, minutes from midnight, 0 to 1439. */
  @IsOptional() @IsStartMinutes() timeindex?: number;
  /** Children included. */
  @IsOptional() @IsPeople() participants?: number;
  @IsOptional() @IsPeople() numberOfChildren?: number;
  @IsOptional() @IsString() @MaxLength(1_000) comment?: string;
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
  /** The places that the guest was shown. */
  @IsOptional() @IsInt() @Min(0) @Max(1_000_000) available?: number;
  @IsOptional() @IsInt() @Min(0) version?: number;
}

/** Keeps a time for a guest who is still choosing. */
export class HoldInput {
  @IsMongoId() _service: string;
  @IsDay() date: string;
  /** Start, minutes from midnight, 0 to 1439. */
  @IsStartMinutes() timeindex: number;
  /** Children included. */
  @IsPeople() participants: number;
  /** Of a service that is protected by one. */
  @IsOptional() @IsString() @MaxLength(40) code?: string;
}

export class HoldOutput {
  /** To be sent with the booking that completes it. */
  holdId: string;
  /** ISO instant. */
  expiresAt: string;
}

/** A booking that staff make. */
export class StaffBookingInput {
  @IsMongoId() _service: string;
  /** yyyy-mm-dd or an ISO date-time. */
  @IsDay() date: string;
  /** Start, minutes from midnight, 0 to 1439. */
  @IsStartMinutes() timeindex: number;
  /** Absent: the end of the service's time, else start + 150 minutes. */
  @IsOptional() @IsEndMinutes() timeindexEnd?: number;
  /** Children included. */
  @IsPeople() participants: number;
  @IsOptional() @IsPeople() numberOfChildren?: number;
  /** Required, except for a drop-in. */
  @IsOptional() @IsMongoId() _customer?: string;
  @IsOptional() @IsMongoId() _segment?: string;
  @IsOptional() @IsMongoId() _bookingStatus?: string;
  @IsOptional() @IsString() @MaxLength(1_000) comment?: string;
  @IsOptional() @IsString() @MaxLength(1_000) internalComment?: string;
  @IsOptional() @IsString() @MaxLength(20) roomNumber?: string;
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
  /** The places that staff were shown. */
  @IsOptional() @IsInt() @Min(0) @Max(1_000_000) available?: number;
}

/** A booking beyond availability, opening or times. */
export class OverrideBookingInput extends StaffBookingInput {
  /** Why; stored in the audit log. 422 OVERRIDE_REASON_REQUIRED without one. */
  @IsOptional() @IsString() @MaxLength(500) reason?: string;
}

export class QuickUpdateInput {
  /** Id or short reference of the booking. */
  @IsString() @MinLength(1) @MaxLength(24) bookingId: string;
  @IsOptional() @IsString() @MaxLength(1_000) comment?: string;
  @IsOptional() @IsString() @MaxLength(1_000) internalComment?: string;
  @IsOptional() @IsString() @MaxLength(20) roomNumber?: string;
  @IsOptional() @IsInt() @Min(0) version?: number;
}

/** A change of one booking by staff. Absent fields stay. */
export class BookingModification {
  @IsMongoId() _id: string;
  @IsOptional() @IsInt() @Min(0) version?: number;
  @IsOptional() @IsMongoId() _service?: string;
  @IsOptional() @IsMongoId() _customer?: string;
  @IsOptional() @IsMongoId() _segment?: string;
  @IsOptional() @IsMongoId() _bookingStatus?: string;
  @IsOptional() @IsDay() date?: string;
  /** Start, minutes from midnight, 0 to 1439. */
  @IsOptional() @IsStartMinutes() timeindex?: number;
  /** Absent: a moved booking keeps its length, or takes the end of the time it moves to. */
  @IsOptional() @IsEndMinutes() timeindexEnd?: number;
  /** Children included. */
  @IsOptional() @IsPeople() participants?: number;
  @IsOptional() @IsPeople() numberOfChildren?: number;
  @IsOptional() @IsString() @MaxLength(1_000) comment?: string;
  @IsOptional() @IsString() @MaxLength(1_000) internalComment?: string;
  @IsOptional() @IsString() @MaxLength(20) roomNumber?: string;
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
}

/** Changes of several bookings, all or nothing. */
export class ModifyBookingsInput {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(50)
  @ValidateNested({ each: true })
  @Type(() => BookingModification)
  bookings: BookingModification[];
  /** Go beyond the places; needs bookings.override and a reason. */
  @IsOptional() @IsBoolean() override?: boolean;
  @IsOptional() @IsString() @MaxLength(500) reason?: string;
}

export class CancelBookingInput {
  @IsOptional() @IsString() @MaxLength(500) reason?: string;
  @IsOptional() @IsInt() @Min(0) version?: number;
}

export class DeleteBookingInput {
  /** Id of the booking. */
  @IsMongoId() booking: string;
}

export class ApplyStatusInput {
  @IsMongoId() _bookingStatus: string;
  @IsOptional() @IsInt() @Min(0) version?: number;
  /** Make it active again although its slot is full; needs bookings.override and a reason. */
  @IsOptional() @IsBoolean() override?: boolean;
  @IsOptional() @IsString() @MaxLength(500) reason?: string;
}

export class RestoreBookingInput {
  @IsOptional() @IsInt() @Min(0) version?: number;
  /** Restore it although its slot is full; needs bookings.override and a reason. */
  @IsOptional() @IsBoolean() override?: boolean;
  @IsOptional() @IsString() @MaxLength(500) reason?: string;
}

export class PromoteBookingInput {
  @IsOptional() @IsInt() @Min(0) version?: number;
}

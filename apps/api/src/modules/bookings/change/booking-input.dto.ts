import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateNested,
} from 'class-validator';
import { IsId } from '../../../common/http/validation/is-id';
import { MayBeLeftOut } from '../../../common/http/validation/may-be-left-out';
import { MultiLine } from '../../../common/http/validation/multi-line';
import { BookingEditInput } from '../create/new-booking.dto';
import { IsDateOrStart, IsDay, IsEndMinutes, IsPeople, IsStartMinutes } from '../dto/fields';
import { type RefundChoice, refundChoices } from '../refunds/booking-refunds';

/** What a guest may change of a booking. Absent fields stay. */
export class HubReservationChange extends BookingEditInput {
  /** Of the booking; a guest moves within a service, so another answers 404. */
  @IsOptional() @IsId() _service?: string;
  /** Ignored: the service's time sets the end. */
  @IsOptional() @IsEndMinutes() timeindexEnd?: number;
  /** The places that the guest was shown. */
  @IsOptional() @IsInt() @Min(0) @Max(1_000_000) available?: number;
}

/** Keeps a time for a guest who is still choosing. */
export class HoldInput {
  @IsId() _service: string;
  @IsDateOrStart() date: string;
  /** The day as answers carry it, an ISO date-time; where `date` is sent too, that counts. */
  @IsOptional() @IsDay() start?: string;
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

export class QuickUpdateInput {
  /** Id or short reference of the booking. */
  @IsString() @MinLength(1) @MaxLength(24) bookingId: string;
  @IsOptional() @IsString() @MultiLine() @MaxLength(1_000) comment?: string;
  @IsOptional() @IsString() @MultiLine() @MaxLength(1_000) internalComment?: string;
  @IsOptional() @IsString() @MaxLength(20) roomNumber?: string;
  @IsOptional() @IsInt() @Min(0) version?: number;
}

/** A change of one booking by staff. Absent fields stay. */
export class BookingModification extends BookingEditInput {
  @IsId() _id: string;
  @IsOptional() @IsId() _service?: string;
  @IsOptional() @IsId() _customer?: string;
  @IsOptional() @IsId() _segment?: string;
  @IsOptional() @IsId() _bookingStatus?: string;
  /** Absent: a moved booking keeps its length, or takes the end of the time it moves to. */
  @IsOptional() @IsEndMinutes() timeindexEnd?: number;
  @IsOptional() @IsString() @MultiLine() @MaxLength(1_000) internalComment?: string;
  @IsOptional() @IsString() @MaxLength(20) roomNumber?: string;
}

/** A change that staff may make although there is no room. */
export class OverridableInput {
  /** Go beyond the places; needs bookings.override and a reason. */
  @IsOptional() @IsBoolean() override?: boolean;
  /** Why; stored in the audit log. */
  @IsOptional() @IsString() @MultiLine() @MaxLength(500) reason?: string;
}

/** Changes of several bookings, all or nothing. */
export class ModifyBookingsInput extends OverridableInput {
  /** Move to a past day; needs bookings.override. */
  @IsOptional() @IsBoolean() recordPast?: boolean;
  /** 1 to 50, each booking once. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(50)
  @ArrayUnique((booking?: Partial<BookingModification> | null) =>
    String(booking?._id).toLowerCase(),
  )
  @ValidateNested({ each: true })
  @Type(() => BookingModification)
  bookings: BookingModification[];
}

export class CancelBookingInput {
  /**
   * What of a prepaid amount goes back: `byTerms`, `all` or `nothing`; the last two need payments.refund. Default:
   * byTerms.
   */
  @MayBeLeftOut() @IsIn(refundChoices) refund?: RefundChoice;
  @IsOptional() @IsString() @MultiLine() @MaxLength(500) reason?: string;
  @IsOptional() @IsInt() @Min(0) version?: number;
}

export class DeleteBookingInput {
  /** Id of the booking. */
  @IsId() booking: string;
}

export class RestoreBookingInput extends OverridableInput {
  @IsOptional() @IsInt() @Min(0) version?: number;
}

export class ApplyStatusInput extends RestoreBookingInput {
  @IsId() _bookingStatus: string;
}

export class PromoteBookingInput {
  @IsOptional() @IsInt() @Min(0) version?: number;
}

import { OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsDefined,
  IsEmail,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  MinLength,
  ValidateNested,
} from 'class-validator';
import { MayBeLeftOut } from '../../../common/http/validation/may-be-left-out';
import { Trimmed } from '../../../common/http/validation/trimmed';
import { HoldInput } from '../change/booking-input.dto';
import { HubBookingFields } from '../create/new-booking.dto';
import { HubReservation } from '../dto/booking.dto';

/** A secret that the page makes up for its visitor, whose holds it keeps together. */
export const IsVisitor = () => Matches(/^[0-9a-f]{32}$/);

/** Keeps a time for a visitor who is still choosing. */
export class VisitorHoldInput extends HoldInput {
  /** A random secret of 32 hexadecimal digits, made by the page; it identifies the visitor's holds. */
  @IsVisitor() visitor: string;
}

export class ReleaseVisitorHoldInput {
  /** As when the time was held. */
  @IsVisitor() visitor: string;
}

/** Who books. */
export class VisitorInput {
  @Trimmed() @IsString() @MinLength(1) @MaxLength(120) firstname: string;
  @Trimmed() @IsString() @MinLength(1) @MaxLength(120) lastname: string;
  /** Where the confirmation goes. */
  @Trimmed() @IsEmail() @MaxLength(254) email: string;
  /** With or without the prefix of its country; absent: none. */
  @MayBeLeftOut() @Trimmed() @IsString() @MaxLength(40) phone?: string;
}

/** A booking without an account. */
export class OpenBookingInput extends OmitType(HubBookingFields, [
  'companions',
  '_membership',
  '_stayService',
]) {
  @IsOptional() @IsBoolean() waitingList?: boolean;
  /** As when the time was held; with `holdId`. */
  @MayBeLeftOut() @IsVisitor() visitor?: string;
  @IsDefined() @ValidateNested() @Type(() => VisitorInput) guest: VisitorInput;
}

export class OpenBookingOutput {
  reservation: HubReservation;
  /** Lets its bearer see, change and cancel this booking. */
  signature: string;
}

/** The query of a booking's link. */
export class BookingLinkQuery {
  /** Slug or id of the venue, as in the link. */
  @IsString() @MaxLength(80) vendor: string;
}

/** Whoever lost the link to their booking. */
export class LostLinkInput {
  /** Slug or id of the venue. */
  @IsString() @MaxLength(80) vendor: string;
  /** Short reference of the booking. @example K7M2Q9XP */
  @Trimmed() @IsString() @MinLength(1) @MaxLength(24) bookingId: string;
  /** With which it was booked. */
  @Trimmed() @IsEmail() @MaxLength(254) email: string;
}

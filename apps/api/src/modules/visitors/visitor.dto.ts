import { IsEmail, IsString, MaxLength, MinLength } from 'class-validator';
import { MayBeLeftOut } from '../../common/http/validation/may-be-left-out';
import { Trimmed } from '../../common/http/validation/trimmed';

/** Who books. */
export class VisitorInput {
  @Trimmed() @IsString() @MinLength(1) @MaxLength(120) firstname: string;
  @Trimmed() @IsString() @MinLength(1) @MaxLength(120) lastname: string;
  /** Where the confirmation goes. */
  @Trimmed() @IsEmail() @MaxLength(254) email: string;
  /** With or without the prefix of its country; absent: none. */
  @MayBeLeftOut() @Trimmed() @IsString() @MaxLength(40) phone?: string;
}

/** The query of a mailed link. */
export class BookingLinkQuery {
  /** Slug or id of the venue, as in the link. */
  @IsString() @MaxLength(80) vendor: string;
}

/** Whoever lost the link to what they booked. */
export class LostLinkInput {
  /** Slug or id of the venue. */
  @IsString() @MaxLength(80) vendor: string;
  /** Short reference of the booking or the treatment. @example K7M2Q9XP */
  @Trimmed() @IsString() @MinLength(1) @MaxLength(24) bookingId: string;
  /** With which it was booked. */
  @Trimmed() @IsEmail() @MaxLength(254) email: string;
}

import { IsOptional, IsString, MaxLength } from 'class-validator';
import { MultiLine } from '../../../common/http/validation/multi-line';
import { BookingOutput } from '../dto/booking.dto';
import { IsDay } from '../dto/fields';

/** Bookings that were made in one go. */
export class BookingsTogetherOutput {
  /** Of the series or group. */
  _id: string;
  /** By day and time, cancelled ones too. */
  bookings: BookingOutput[];
}

/** Which of them are cancelled: those that have not begun and are not cancelled yet. */
export class CancelTogetherInput {
  /** yyyy-mm-dd; earlier ones stay. Absent: all that have not begun. */
  @IsOptional() @IsDay() from?: string;
  /** Stored in the audit log with each. */
  @IsOptional() @IsString() @MultiLine() @MaxLength(500) reason?: string;
}

import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsMongoId,
  IsOptional,
  ValidateNested,
} from 'class-validator';
import { HubReservation } from '../dto/booking.dto';
import { HubBookingFields, StaffBookingFields } from '../dto/new-booking.dto';

/** What a party books in one go: all of it, or nothing. */
export class GroupBookingInput {
  @IsMongoId() _customer: string;
  @IsOptional() @IsMongoId() _segment?: string;
  /**
   * 1 to 20, of any services and days; the same slot may be named twice. One membership may pay for several:
   * each takes its uses in their order, and 409 MEMBERSHIP_USED_UP names the first for which too few are left.
   */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  @Type(() => StaffBookingFields)
  items: StaffBookingFields[];
}

/** What the signed-in guest books in one go: all of it, or nothing. */
export class HubGroupInput {
  /**
   * 1 to 20, of any services and days; each may complete a hold, and be paid for by a membership or a stay of
   * the guest. One membership may pay for several: each takes its uses in their order, and 409
   * MEMBERSHIP_USED_UP names the first for which too few are left.
   */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  @Type(() => HubBookingFields)
  items: HubBookingFields[];
}

/** What a guest booked in one go. */
export class HubGroup {
  /** Of the group. */
  _id: string;
  /** As they were asked for; read again, by day and time. Cancelled ones too. */
  bookings: HubReservation[];
}

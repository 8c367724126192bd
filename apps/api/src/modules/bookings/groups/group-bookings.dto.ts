import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsOptional,
  ValidateNested,
} from 'class-validator';
import { IsId } from '../../../common/http/validation/is-id';
import { HubBookingFields, StaffBookingFields } from '../create/new-booking.dto';
import { HubReservation } from '../dto/booking.dto';

/** One of the things that staff book for a party in one go. */
export class GroupBookingItem extends StaffBookingFields {
  /**
   * True: the whole item joins the waiting list of its slot, and takes no place. The others are booked all
   * the same, all of them or none. Of a service without a waiting list 422 WAITING_LIST_NOT_OFFERED.
   */
  @IsOptional() @IsBoolean() waitingList?: boolean;
}

/** One of the things that a guest books in one go. */
export class HubGroupItem extends HubBookingFields {
  /** As of staff. */
  @IsOptional() @IsBoolean() waitingList?: boolean;
}

/** What a party books in one go: all of it, or nothing. */
export class GroupBookingInput {
  @IsId() _customer: string;
  @IsOptional() @IsId() _segment?: string;
  /**
   * 1 to 20, of any services and days; the same slot may be named twice. One membership may pay for several:
   * each takes its uses in their order, and 409 MEMBERSHIP_USED_UP names the first for which too few are left.
   */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  @Type(() => GroupBookingItem)
  items: GroupBookingItem[];
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
  @Type(() => HubGroupItem)
  items: HubGroupItem[];
}

/** What a guest booked in one go. */
export class HubGroup {
  /** Of the group. */
  _id: string;
  /** As they were asked for; read again, by day and time. Cancelled ones too. */
  bookings: HubReservation[];
}

import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional } from 'class-validator';
import { GuestBookings } from '../bookings/lists/booking-lists.service';
import { CustomerOutput } from '../customers/customers.service';

const flag = ({ value }: { value: unknown }) =>
  value === '' || value === 'true' ? true : value === 'false' ? false : value;

export class GuestCardQuery {
  /** Leaves out what is over or cancelled; `?hidePast` alone means true. Default: false. */
  @IsOptional() @Transform(flag) @IsBoolean() hidePast: boolean = false;
}

/** What a guest has with the venue. */
export class VendorDetails extends GuestBookings {
  /** Stays of one night or more, past and to come. */
  numberOfStays: number;
}

/** The guest card's whole content. */
export class GuestCardOutput {
  customer: CustomerOutput;
  vendorDetails: VendorDetails;
}

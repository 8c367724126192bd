import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional } from 'class-validator';
import { GuestBookings } from '../bookings/public';
import { CustomerOutput } from '../customers/public';

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

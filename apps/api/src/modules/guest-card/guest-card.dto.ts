import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional } from 'class-validator';
import { GuestBookings } from '../bookings/public';
import { CustomerOutput } from '../customers/public';

const flag = ({ value }: { value: unknown }) =>
  value === '' || value === 'true' ? true : value === 'false' ? false : value;

export class GuestCardQuery {
  /** Leaves out past and cancelled bookings; `?hidePast` alone means true. Default: false. */
  @IsOptional() @Transform(flag) @IsBoolean() hidePast: boolean = false;
}

/** A guest's dealings with the venue. */
export class VendorDetails extends GuestBookings {
  /** Stays, past and future. */
  numberOfStays: number;
}

/** The guest card's whole content. */
export class GuestCardOutput {
  customer: CustomerOutput;
  vendorDetails: VendorDetails;
}

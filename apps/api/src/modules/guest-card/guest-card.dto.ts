import { IsOptional } from 'class-validator';
import { IsFlag } from '../../common/http/validation/is-flag';
import { GuestBookings } from '../bookings/public';
import { CustomerOutput } from '../customers/public';

export class GuestCardQuery {
  /** Leaves out past and cancelled bookings; `?hidePast` alone means yes. Default: no. */
  @IsOptional() @IsFlag() hidePast: boolean = false;
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

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

export class GuestRevenue {
  /** Minor units. */
  amount: number;
  /** ISO 4217. */
  currency: string;
}

/** A guest at a glance. */
export class GuestFiguresOutput {
  /** Bookings for which the guest arrived. */
  visits: number;
  /** Bookings that are over and were never marked as arrived. */
  noShows: number;
  /** Bookings that were cancelled, or made inactive by their status. */
  cancelled: number;
  /** The day of the latest visit, `yyyy-mm-dd`; absent before the first. */
  lastVisit?: string;
  /** Price times participants and addons of the visits, by the agreed terms, paid or not. */
  revenue: GuestRevenue[];
  /** Paid online less what was returned, whatever for: bookings, stays, memberships, treatments, gift cards. */
  paid: GuestRevenue[];
  /** Asked for by links that can still be paid. */
  toPay: GuestRevenue[];
}

/** The guest card's whole content. */
export class GuestCardOutput {
  customer: CustomerOutput;
  vendorDetails: VendorDetails;
}

import { Type } from 'class-transformer';
import { IsInt, IsOptional, Matches, Max, Min } from 'class-validator';

/** The last booking of a page: its day, start and id. */
const IMPACT_CURSOR = /^\d{4}-\d{2}-\d{2}_\d{1,4}_[0-9a-f]{24}$/;

/** A booking that no longer fits; it stays where it is until staff move or cancel it. */
export class BrokenBooking {
  _id: string;
  /** Short reference that people read out. */
  bookingId: string;
  /** First and last name of the guest. Absent: a drop-in, or an erased guest. */
  guest?: string;
  /** Children included. */
  participants: number;
}

/** A slot that would offer fewer places than it has sold. */
export class BrokenSlot {
  /** yyyy-mm-dd */
  date: string;
  /** Start, minutes from midnight. */
  timeindex: number;
  /** Places it would have; 0: it would not be offered. */
  capacity: number;
  /** Participants booked. */
  booked: number;
  /** Number of its bookings that no longer fit. */
  broken: number;
  /** Those on this page, by creation: the booking made last is the first that no longer fits. */
  bookings: BrokenBooking[];
}

/** What a change of a service would break. */
export class ServiceImpact {
  /** How many bookings no longer fit, on all pages. */
  bookings: number;
  /** How many participants those have. */
  participants: number;
  /** Those with bookings on this page, by day and time. */
  slots: BrokenSlot[];
  /** Where the next page begins; absent on the last. */
  nextCursor?: string;
}

/** Which page of the bookings that no longer fit; counts always cover all pages. */
export class ServiceImpactQuery {
  /** Bookings on a page, 1 to 500. Default: 200. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(500) limit?: number;
  /** `nextCursor` of the previous page. */
  @IsOptional() @Matches(IMPACT_CURSOR) cursor?: string;
}

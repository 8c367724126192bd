import type { RoomImpactReason } from '@atrium/rules/seating/room/room-impact';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Matches, Max, Min } from 'class-validator';

const CURSOR = /^\d{4}-\d{2}-\d{2}_\d{1,4}_[0-9a-f]{24}$/;
const reasons: readonly RoomImpactReason[] = ['tableRemoved', 'tooSmall', 'combinationRemoved'];

/** A booking that would lose what it was given; it stays as it is until staff move it. */
export class AffectedBooking {
  _id: string;
  /** Short reference that people read out. */
  bookingId: string;
  /** First and last name of the guest. Absent: a drop-in, or an erased guest. */
  guest?: string;
  /** yyyy-mm-dd */
  date: string;
  /** Start, minutes from midnight. */
  timeindex: number;
  /** End, minutes from midnight of the same day; past 1440 it ends on the next. */
  timeindexEnd: number;
  /** Children included. */
  participants: number;
  /** Ids of its tables, as they are now. */
  tables: string[];
  /** A table of it is gone; its tables have too few seats; or their combination is gone. */
  @ApiProperty({ enum: reasons, enumName: 'RoomImpactReason' }) reason: RoomImpactReason;
}

/** Which coming bookings a change of a dining room would leave without what they were given. */
export class RoomImpact {
  /** How many, on all pages. */
  bookings: number;
  /** How many participants those have. */
  participants: number;
  /** Those on this page, by day and time. */
  items: AffectedBooking[];
  /** Where the next page begins; absent on the last. */
  nextCursor?: string;
}

/** Which page of the affected bookings; counts always cover all pages. */
export class RoomImpactQuery {
  /** Bookings on a page, 1 to 500. Default: 200. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(500) limit?: number;
  /** `nextCursor` of the previous page. */
  @IsOptional() @Matches(CURSOR) cursor?: string;
}

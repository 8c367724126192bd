import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';

/** A booking with tables that counts. */
export interface SeatedBooking {
  readonly _id: Types.ObjectId;
  readonly bookingId: string;
  readonly _customer?: Types.ObjectId;
  /** yyyy-mm-dd */
  readonly date: string;
  /** Minutes from midnight. */
  readonly timeindex: number;
  /** Minutes from midnight of the same day; past 1440 it ends on the next. */
  readonly timeindexEnd: number;
  /** Children included. */
  readonly participants: number;
  readonly tables: readonly Types.ObjectId[];
}

/** Days, both included, and tables of which at least one is the booking's. */
export interface SeatedQuery {
  readonly tables: readonly Types.ObjectId[];
  /** yyyy-mm-dd */
  readonly from: string;
  /** yyyy-mm-dd; without it, however far ahead. */
  readonly until?: string;
}

/** Finds bookings by their tables, in order of day, time and id. */
export type SeatedBookingsReader = (
  scope: TenantScope,
  query: SeatedQuery,
) => Promise<readonly SeatedBooking[]>;

/** Who is seated in dining rooms: bookings know rooms, not the reverse, so they register here. */
@Injectable()
export class SeatedBookings {
  private read: SeatedBookingsReader = async () => [];

  /** Called once, by the module that keeps the bookings. */
  registerReader(reader: SeatedBookingsReader): void {
    this.read = reader;
  }

  async at(scope: TenantScope, query: SeatedQuery): Promise<readonly SeatedBooking[]> {
    return query.tables.length === 0 ? [] : this.read(scope, query);
  }
}

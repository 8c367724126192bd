import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import { NotFoundError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { BookingStatusesService } from '../../booking-statuses/public';
import type { Booking } from '../booking.schema';
import { BookingsRepository } from '../bookings.repository';
import { BookingChanges } from '../change/booking-changes';
import { counting, type NextBooking, waitingAgain } from '../change/next-booking';

/** A party's new tables, and whether it leaves the waiting list or rejoins it. */
export interface Reseating {
  readonly _id: Types.ObjectId;
  /** That was looked at. */
  readonly version: number;
  readonly tables: readonly Types.ObjectId[];
  /** Comes from the waiting list, or goes back to it. */
  readonly list?: 'leaves' | 'rejoins';
  /** That it had on the waiting list, if it goes back. */
  readonly _bookingStatus?: Types.ObjectId;
}

/** Gives several parties other tables, and tables to those who waited for one. */
@Injectable()
export class ReseatBookings {
  constructor(
    private readonly changes: BookingChanges,
    private readonly bookings: BookingsRepository,
    private readonly statuses: BookingStatusesService,
  ) {}

  /**
   * All of them, or none: one may take the table that another leaves.
   * @param alongside written in the same transaction
   * @throws {NotFoundError} one is gone
   * @throws {StaleVersionError} one is other than it was
   * @throws {ConflictError} SLOT_FULL, RESOURCE_OCCUPIED
   */
  async reseat<A>(
    ctx: RequestContext,
    parties: readonly Reseating[],
    alongside: (tx: Transaction, after: readonly Booking[]) => Promise<A>,
  ): Promise<A> {
    const found = await this.bookings.byIds(
      ctx,
      parties.map(({ _id }) => _id),
    );
    const seen = parties.map(({ _id }) => found.find((booking) => booking._id.equals(_id)));
    if (!seen.every((booking) => booking !== undefined)) throw new NotFoundError();
    return this.changes.change(ctx, {
      seen,
      versions: parties.map(({ version }) => version),
      tablesByHand: true,
      forQueue: true,
      next: (before, { tx, index }) => {
        const party = parties[index];
        return party ? this.next(tx, before, party) : null;
      },
      answer: (after, { tx }) => alongside(tx, after),
    });
  }

  private async next(tx: Transaction, before: Booking, party: Reseating): Promise<NextBooking> {
    const { list, _bookingStatus } = party;
    if (list === 'rejoins') {
      const status = _bookingStatus ? { _bookingStatus } : {};
      return {
        after: waitingAgain(before, status, tx.now),
        event: 'booking.changed',
        news: 'waiting',
      };
    }
    const tables = party.tables.map((_table) => ({ _table }));
    if (list === 'leaves') {
      const status = await this.statuses.keptWhenCounting(tx, before._bookingStatus);
      return {
        after: { ...counting(before, status, tx.now), tables },
        event: 'booking.promoted',
        news: 'promoted',
      };
    }
    return {
      after: { ...before, tables, version: before.version + 1, updatedAt: tx.now },
      event: 'booking.changed',
    };
  }
}

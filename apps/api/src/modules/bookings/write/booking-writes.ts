import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { newReference } from '../../../common/short-reference';
import { RestartTransactionError } from '../../../common/transactions/durable-transaction';
import type { Transaction } from '../../../common/transactions/transaction';
import { CapacityService, freedPlaces, type PlaceClaim } from '../../capacity/public';
import type { Booking } from '../booking.schema';
import { type BookingChange, claimChanges, slotOf } from '../booking-claims';
import { BookingsRepository, ReferenceTakenError } from '../bookings.repository';
import { BookingCover } from '../coverage/booking-cover';
import { isSameSlot } from '../same-slot';
import { ArrivalPacing } from '../tables/arrival-pacing';
import { PromisedTables } from '../tables/promised-tables';
import { TableWishes } from '../tables/table-wishes';
import { FreedPlaces } from './freed-places';

export interface WriteOptions {
  /** Staff go beyond the places; the caller has checked that they may, and why. */
  readonly override?: boolean;
  /** The change is the waiting list's: what is kept for the list does not count against it. */
  readonly forQueue?: boolean;
  /** Keep what becomes free for the waiting list, where somebody waits. */
  readonly keepForQueue?: boolean;
  /** Holds that the change completes: they go, and do not count against it. */
  readonly completes?: readonly string[];
  /** Staff say who sits where, or it has taken place: no table is given, and arrivals are as they are. */
  readonly tablesByHand?: boolean;
}

/**
 * The one way in which bookings are written, but for new ones that share a transaction (`CreateWriter`):
 * capacity first, then what pays, then the bookings themselves.
 */
@Injectable()
export class BookingWrites {
  // seven: each claims or frees one thing that a booking holds
  constructor(
    private readonly capacity: CapacityService,
    private readonly bookings: BookingsRepository,
    private readonly cover: BookingCover,
    private readonly freed: FreedPlaces,
    private readonly tables: PromisedTables,
    private readonly pacing: ArrivalPacing,
    private readonly wishes: TableWishes,
  ) {}

  /**
   * @throws {CapacityRefusedError}
   * @throws {NoTableFreeError}
   * @throws {NotFoundError} a party likes a table that is in no room of the service
   * @throws {ConflictError} PACING_FULL
   * @throws {StaleVersionError}
   * @throws as BookingCover.settle
   */
  async write(
    tx: Transaction,
    changes: readonly BookingChange[],
    { keepForQueue = false, override = false, tablesByHand = false, ...options }: WriteOptions = {},
  ): Promise<void> {
    await this.wishes.keepToRooms(tx, changes);
    if (!tablesByHand) {
      if (!override) await this.pacing.assertKept(tx, changes);
      const { completes = [] } = options;
      await this.tables.give(tx, changes, { mayStand: override, completes });
    }
    const claims = claimChanges(changes);
    const freed = freedPlaces(claims);
    const touched = changes.flatMap(({ before, after }) => (before ?? after)?._id ?? []);
    await this.capacity.change(tx, claims, {
      ...options,
      override,
      keepForQueue: keepForQueue ? await this.awaited(tx, freed, touched) : [],
    });
    await this.cover.settle(tx, changes);
    for (const { before, after } of changes) {
      const stored = after && override ? { ...after, overridden: true } : after;
      if (before && stored) await this.bookings.replace(tx, before, stored);
      else if (before) await this.bookings.remove(tx, before);
    }
    await this.insert(
      tx,
      changes.flatMap(({ before, after }) => (!before && after ? [after] : [])),
      override,
    );
    const eased = changes.flatMap(({ before, after }) =>
      before && after && mayFitNow(before, after) ? [slotOf(after)] : [],
    );
    tx.afterCommit(() => {
      this.freed.announce(tx, freed, touched);
      this.freed.announce(tx, eased);
    });
  }

  /** A reference that another booking has is renewed, and the transaction starts over with it. */
  private async insert(tx: Transaction, created: readonly Booking[], overridden: boolean) {
    try {
      await this.bookings.insertAll(
        tx,
        created.map((booking) => (overridden ? { ...booking, overridden } : booking)),
      );
    } catch (error) {
      if (!(error instanceof ReferenceTakenError)) throw error;
      for (const booking of created) booking.bookingId = newReference();
      throw new RestartTransactionError();
    }
  }

  /** The freed places for which somebody waits whom the change did not just put on the list. */
  private async awaited(
    tx: Transaction,
    freed: readonly PlaceClaim[],
    touched: readonly Types.ObjectId[],
  ): Promise<PlaceClaim[]> {
    const awaited: PlaceClaim[] = [];
    for (const places of freed) {
      if (await this.bookings.isAwaited(tx, places, touched)) awaited.push(places);
    }
    return awaited;
  }
}

/** A smaller party, or another slot: who waits may now fit where there was no room before. */
function mayFitNow(before: Booking, after: Booking): boolean {
  if (!before.waitingList || !after.waitingList) return false;
  return !isSameSlot(before, after) || after.participants < before.participants;
}

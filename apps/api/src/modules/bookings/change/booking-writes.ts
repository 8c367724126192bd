import { countsTowardCapacity } from '@atrium/rules/slots';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { BeginAnewError } from '../../../common/transactions/durable-transaction';
import type { Transaction } from '../../../common/transactions/transaction';
import {
  type LedgerHold,
  LedgerStore,
  NoRoomError,
  needsRoom,
  OccupationStore,
  occupationChanges,
  placesLeft,
  QUEUE,
  type SlotDemand,
  type Stay,
} from '../../capacity/public';
import type { Booking } from '../booking.schema';
import {
  BookingsRepository,
  newReference,
  ReferenceTakenError,
  type WaitingSlot,
} from '../bookings.repository';
import { BookingCover } from '../coverage/booking-cover';
import { type BookingChange, dateOf, ledgerChanges } from './ledger-changes';

/** How long freed places are kept for the waiting list; promoting takes milliseconds. */
const QUEUE_HOLD_MS = 60_000;

export interface ChangeOptions {
  /** Staff go beyond the places; the caller has checked that they may, and why. */
  readonly override?: boolean;
  /** The change is the waiting list's: what is kept for it does not count against it. */
  readonly forQueue?: boolean;
  /** Keep what becomes free for the waiting list, where somebody waits. */
  readonly keepForQueue?: boolean;
  /** Holds that the change completes; they go, and do not count against it. */
  readonly completes?: readonly string[];
}

/** The one code path of every change of bookings, in whatever transaction it is part of. */
@Injectable()
export class BookingWrites {
  constructor(
    private readonly ledgers: LedgerStore,
    private readonly occupations: OccupationStore,
    private readonly bookings: BookingsRepository,
    private readonly cover: BookingCover,
  ) {}

  /**
   * Ledgers first, then resources, then what pays, then the bookings themselves. Answers the slots in
   * which places became free.
   * @throws {NoRoomError}
   * @throws {OccupiedError}
   * @throws {StaleVersionError}
   * @throws {BeginAnewError}
   */
  async write(
    tx: Transaction,
    changes: readonly BookingChange[],
    { override = false, forQueue = false, keepForQueue = false, completes = [] }: ChangeOptions,
  ): Promise<WaitingSlot[]> {
    const freed = freedSlots(changes);
    const touched = touchedBy(changes);
    for (const { ledgerId, slots } of ledgerChanges(changes)) {
      const keep = keepForQueue ? await this.kept(tx, ledgerId, freed, touched) : [];
      const write = {
        ledgerId,
        slots,
        now: tx.now,
        unguarded: override,
        forQueue,
        keep,
        completes,
      };
      if (await this.ledgers.write(tx, write)) continue;
      throw await this.noRoom(tx, ledgerId, slots, completes);
    }
    await this.occupations.apply(
      tx,
      occupationChanges(
        changes.flatMap(({ before }) => staysOf(before)),
        changes.flatMap(({ after }) => staysOf(after)),
      ),
    );
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
    return freed;
  }

  /** A reference that another booking has is renewed, and the transaction begun again with it. */
  private async insert(tx: Transaction, made: readonly Booking[], overridden: boolean) {
    try {
      await this.bookings.insertAll(
        tx,
        made.map((booking) => (overridden ? { ...booking, overridden } : booking)),
      );
    } catch (error) {
      if (!(error instanceof ReferenceTakenError)) throw error;
      for (const booking of made) booking.bookingId = newReference();
      throw new BeginAnewError();
    }
  }

  /** Holds for the waiting list, so that a public booking cannot slip in before it is asked. */
  private async kept(
    tx: Transaction,
    ledgerId: string,
    freed: readonly FreedSlot[],
    touched: readonly Types.ObjectId[],
  ): Promise<LedgerHold[]> {
    const holds: LedgerHold[] = [];
    for (const slot of freed) {
      if (slot.ledgerId !== ledgerId) continue;
      if (!(await this.bookings.isAwaited(tx, slot, touched))) continue;
      holds.push({
        h: new Types.ObjectId().toHexString(),
        t: slot.t,
        pax: slot.pax,
        exp: new Date(tx.now.getTime() + QUEUE_HOLD_MS),
        g: QUEUE,
      });
    }
    return holds;
  }

  /** What to say where a guard refused. */
  async noRoom(
    tx: Transaction,
    ledgerId: string,
    slots: readonly SlotDemand[],
    completes: readonly string[] = [],
  ): Promise<NoRoomError> {
    const ledger = await this.ledgers.find(tx, ledgerId);
    const short = slots
      .filter(needsRoom)
      .map(({ t, pax }) => ({
        t,
        pax,
        left: ledger ? placesLeft(ledger, t, tx.now, { holds: completes }) : 0,
      }))
      .sort((a, b) => a.left - a.pax - (b.left - b.pax))[0];
    return new NoRoomError(ledgerId, short?.t ?? 0, Math.max(0, short?.left ?? 0));
  }
}

/** The tables a booking has, as long as it counts. */
export function staysOf(booking: Booking | null): Stay[] {
  if (!booking || !countsTowardCapacity(booking)) return [];
  return booking.tables.map(({ _table: resource }) => ({
    by: booking._id.toHexString(),
    kind: 'table',
    resource,
    date: dateOf(booking),
    start: booking.timeindex,
    end: booking.timeindexEnd,
  }));
}

interface FreedSlot extends WaitingSlot {
  readonly ledgerId: string;
  /** Places that became free. */
  readonly pax: number;
}

export const touchedBy = (changes: readonly BookingChange[]): Types.ObjectId[] =>
  changes.flatMap(({ before, after }) => (before ?? after)?._id ?? []);

/** The slots in which the changes leave fewer participants than before. */
function freedSlots(changes: readonly BookingChange[]): FreedSlot[] {
  return ledgerChanges(changes).flatMap(({ ledgerId, slots }) => {
    const [service = '', date = ''] = ledgerId.split('|');
    const serviceId = Types.ObjectId.createFromHexString(service);
    const start = new Date(`${date}T00:00:00Z`);
    return slots
      .filter(({ pax }) => pax < 0)
      .map(({ t, pax }) => ({ ledgerId, serviceId, start, t, pax: -pax }));
  });
}

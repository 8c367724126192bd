import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import type { Slot } from '../claim';
import { LEDGERS, type Ledger, type LedgerHold, ledgerIdOf, QUEUE } from './ledger.schema';
import { hasRoom } from './slot-guard';

type InTransaction = TenantScope & { readonly session: ClientSession };

/**
 * How long writers leave an expired hold in place, in milliseconds. It no longer counts, but tells the
 * waiting list's job, which removes it, that places are free. Longer than any outage of that job, so that
 * the first write afterwards does not erase the trace.
 */
const KEPT_AFTER_EXPIRY_MS = 24 * 60 * 60_000;

/** Holds that expired before this are no longer kept. */
export const longExpired = (now: Date): Date => new Date(now.getTime() - KEPT_AFTER_EXPIRY_MS);

/** Places held for a guest who is booking, or for the waiting list. */
@Injectable()
export class SlotHolds {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  private get collection() {
    return this.connection.collection<Ledger>(LEDGERS);
  }

  /**
   * Holds places for a guest, in place of any hold of theirs in this ledger. Expired holds stay for the
   * waiting list's job. True if there was room.
   */
  async put(scope: InTransaction, ledgerId: string, hold: LedgerHold, now: Date): Promise<boolean> {
    const others = { holds: [], owner: hold.g };
    const isKept = {
      $and: [
        { $gt: ['$$hold.exp', longExpired(now)] },
        { $or: [{ $ne: ['$$hold.g', hold.g] }, { $lte: ['$$hold.exp', now] }] },
      ],
    };
    const kept = { $filter: { input: '$holds', as: 'hold', cond: isKept } };
    const { matchedCount } = await this.collection.updateOne(
      { ...one(scope, ledgerId), $expr: hasRoom([hold], now, others) },
      [{ $set: { holds: { $concatArrays: [kept, [hold]] }, v: { $add: ['$v', 1] } } }],
      { session: scope.session },
    );
    return matchedCount === 1;
  }

  /**
   * Gives a hold that has not run out to another owner, for longer; null if there is none.
   * @param from owner so far
   */
  async hand(
    scope: InTransaction,
    ledgerId: string,
    holdId: string,
    { from, to, exp, now }: { from: string; to: string; exp: Date; now: Date },
  ): Promise<LedgerHold | null> {
    const live = { h: holdId, g: from, exp: { $gt: now } };
    const after = await this.collection.findOneAndUpdate(
      { ...one(scope, ledgerId), holds: { $elemMatch: live } },
      { $set: { 'holds.$.g': to, 'holds.$.exp': exp }, $inc: { v: 1 } },
      { returnDocument: 'after', session: scope.session },
    );
    return after?.holds.find(({ h }) => h === holdId) ?? null;
  }

  /** Removes a hold of the guest and answers it; null if it is gone. @param guestId hex */
  async release(
    scope: InTransaction,
    ledgerId: string,
    holdId: string,
    guestId: string,
  ): Promise<LedgerHold | null> {
    const before = await this.collection.findOneAndUpdate(
      { ...one(scope, ledgerId), holds: { $elemMatch: { h: holdId, g: guestId } } },
      { $pull: { holds: { h: holdId } }, $inc: { v: 1 } },
      { returnDocument: 'before', session: scope.session },
    );
    return before?.holds.find(({ h }) => h === holdId) ?? null;
  }

  /** Whether places of the slot are kept for its waiting list. */
  async isKeptForQueue(scope: TenantScope, slot: Slot): Promise<boolean> {
    const found = await this.collection.findOne(keptForQueue(scope, slot), {
      session: scope.session,
      projection: { _id: 1 },
    });
    return found !== null;
  }

  /** Makes what was kept for a slot's waiting list available to everybody. */
  async releaseQueue(scope: InTransaction, slot: Slot): Promise<void> {
    await this.collection.updateOne(
      keptForQueue(scope, slot),
      { $pull: { holds: { g: QUEUE, t: slot.t } }, $inc: { v: 1 } },
      { session: scope.session },
    );
  }

  /** Ledgers of any venue with an expired hold. */
  expired(now: Date, limit: number): Promise<Ledger[]> {
    return this.collection
      .find({ 'holds.exp': { $lte: now } })
      .limit(limit)
      .toArray();
  }

  async dropExpired(scope: TenantScope, ledgerId: string, until: Date): Promise<void> {
    await this.collection.updateOne(one(scope, ledgerId), {
      $pull: { holds: { exp: { $lte: until } } },
      $inc: { v: 1 },
    });
  }
}

const one = ({ vendorId }: TenantScope, _id: string) => ({ _id, _vendor: objectId(vendorId) });

const keptForQueue = (scope: TenantScope, { serviceId, date, t }: Slot) => ({
  ...one(scope, ledgerIdOf(serviceId, date)),
  holds: { $elemMatch: { g: QUEUE, t } },
});

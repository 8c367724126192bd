import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection, mongo, Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import { type Ledger, type LedgerHold, type PlacesBySlot, QUEUE, slotKey } from './ledger.schema';
import { hasRoom, needsRoom, type SlotDemand, type UncountedHolds } from './slot-guard';

export interface LedgerWrite {
  readonly ledgerId: string;
  /** Participants more or fewer, by slot. */
  readonly slots: readonly SlotDemand[];
  readonly now: Date;
  /** Staff go beyond the places: no guard. */
  readonly unguarded?: boolean;
  /** Holds that this write completes; they go, and are not counted against it. */
  readonly completes?: readonly string[];
  /** The write is the waiting list's: what is kept for it does not count against it. */
  readonly forQueue?: boolean;
  /** Places to keep for the waiting list. */
  readonly keep?: readonly LedgerHold[];
}

/** What of a ledger tells how much is left. */
export type SoldDay = Pick<Ledger, '_id' | 'used' | 'holds' | 'v'>;

/**
 * How long a hold that ran out is left where it is by other writers, in milliseconds: it counts nothing, and
 * shows the regular look at the waiting lists, which takes it away, that its places are free. Longer than
 * nobody looks, as in an outage: who writes first after it must not wipe out what there is to see.
 */
const KEPT_AFTER_EXPIRY_MS = 24 * 60 * 60_000;

/** Of two weeks of a venue's services at once. */
const ONE_BATCH = 1_000;

/** Ids are enough: without it the planner weighs the indexes of the venue too, at every call. */
const BY_ID = { _id: 1 } as const;

/** Who ran out before it is no longer kept. */
export const longExpired = (now: Date): Date => new Date(now.getTime() - KEPT_AFTER_EXPIRY_MS);

/** The ledgers in the database: native calls, since every booking passes here. */
@Injectable()
export class LedgerStore {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  private get collection() {
    return this.connection.collection<Ledger>('ledgers');
  }

  private get heads() {
    return this.connection.collection<{ _id: Types.ObjectId; _vendor: Types.ObjectId; v: number }>(
      'ledgerHeads',
    );
  }

  find(scope: TenantScope, ledgerId: string): Promise<Ledger | null> {
    return this.collection.findOne(this.one(scope, ledgerId), { session: scope.session });
  }

  findMany(scope: TenantScope, ledgerIds: readonly string[]): Promise<Ledger[]> {
    return this.collection
      .find(
        { _id: { $in: [...ledgerIds] }, _vendor: objectId(scope.vendorId) },
        { session: scope.session },
      )
      .toArray();
  }

  /**
   * What of some days is sold and held, in one query by id: it reads exactly the documents it returns
   *. What is offered, the day's rule says.
   */
  soldOf(scope: TenantScope, ledgerIds: readonly string[]): Promise<SoldDay[]> {
    return this.partOf<SoldDay>(scope, ledgerIds, { used: 1, holds: 1, v: 1 });
  }

  /** How often some ledgers were written: what was read at the same count is what is there. */
  writesOf(scope: TenantScope, ledgerIds: readonly string[]): Promise<Pick<Ledger, '_id' | 'v'>[]> {
    return this.partOf<Pick<Ledger, '_id' | 'v'>>(scope, ledgerIds, { v: 1 });
  }

  /** The ledgers of every service from day to day, both included. */
  ofDays(scope: TenantScope, from: string, until: string): Promise<Ledger[]> {
    return this.collection
      .find(
        { _vendor: objectId(scope.vendorId), date: { $gte: from, $lte: until } },
        { batchSize: ONE_BATCH },
      )
      .toArray();
  }

  /** The ledgers of a service from a day on. */
  ofService(scope: TenantScope, serviceId: Types.ObjectId, from: string): Promise<Ledger[]> {
    return this.collection
      .find(
        { _vendor: objectId(scope.vendorId), _service: serviceId, date: { $gte: from } },
        { session: scope.session },
      )
      .toArray();
  }

  /**
   * Makes every other writer of these ledgers wait for this transaction, or repeat: who has lost to others
   * once begins by this, so that what it reads cannot be overtaken before it writes.
   */
  async lock(
    scope: TenantScope & { session: ClientSession },
    ledgerIds: readonly string[],
  ): Promise<void> {
    const { session } = scope;
    if (ledgerIds.length === 0) return;
    await this.collection.bulkWrite(
      [...new Set(ledgerIds)].sort().map((id) => ({
        updateOne: { filter: this.one(scope, id), update: { $inc: { v: 1 } }, hint: BY_ID },
      })),
      { session },
    );
  }

  /** Makes every later beginning of a ledger of the service wait for this transaction, or repeat. */
  async lockService(
    scope: TenantScope & { session: ClientSession },
    serviceId: Types.ObjectId,
  ): Promise<void> {
    await this.heads.updateOne(
      { _id: serviceId, _vendor: objectId(scope.vendorId) },
      { $inc: { v: 1 } },
      { upsert: true, session: scope.session },
    );
  }

  async begin(
    scope: TenantScope & { session: ClientSession },
    ledger: Pick<Ledger, '_id' | '_service' | 'date' | 'cap'>,
  ): Promise<void> {
    const { _id, ...rest } = ledger;
    await this.collection.updateOne(
      this.one(scope, _id),
      { $setOnInsert: { ...rest, used: {}, holds: [], v: 0 } },
      { upsert: true, session: scope.session },
    );
  }

  async setCaps(
    scope: TenantScope & { session: ClientSession },
    caps: readonly { ledgerId: string; cap: PlacesBySlot; over: PlacesBySlot }[],
  ): Promise<void> {
    if (caps.length === 0) return;
    await this.collection.bulkWrite(
      caps.map(({ ledgerId, cap, over }) => ({
        updateOne: {
          filter: this.one(scope, ledgerId),
          update: { $set: { cap, over }, $inc: { v: 1 } },
        },
      })),
      { session: scope.session },
    );
  }

  /** True when the guard let it pass. */
  async write(
    scope: TenantScope & { session: ClientSession },
    write: LedgerWrite,
  ): Promise<boolean> {
    const { filter, update } = this.guarded(scope, write);
    const { session } = scope;
    const { matchedCount } = await this.collection.updateOne(filter, update, {
      session,
      hint: BY_ID,
    });
    return matchedCount === 1;
  }

  /** Several ledgers in one call. True when each guard let its own pass; else abort the transaction. */
  async writeAll(
    scope: TenantScope & { session: ClientSession },
    writes: readonly LedgerWrite[],
  ): Promise<boolean> {
    if (writes.length === 0) return true;
    const { matchedCount } = await this.collection.bulkWrite(
      writes.map((write) => ({ updateOne: { ...this.guarded(scope, write), hint: BY_ID } })),
      { session: scope.session },
    );
    return matchedCount === writes.length;
  }

  private guarded(
    scope: TenantScope,
    { ledgerId, slots, now, ...options }: LedgerWrite,
  ): { filter: mongo.Filter<Ledger>; update: mongo.UpdateFilter<Ledger> } {
    const { unguarded = false, completes = [], forQueue = false, keep = [] } = options;
    const uncounted: UncountedHolds = { holds: completes, ...(forQueue ? { owner: QUEUE } : {}) };
    const demands = unguarded ? [] : slots.filter(needsRoom);
    return {
      filter: {
        ...this.one(scope, ledgerId),
        ...(demands.length > 0 ? { $expr: hasRoom(demands, now, uncounted) } : {}),
      },
      update: {
        $inc: {
          v: 1,
          ...Object.fromEntries(slots.map(({ t, pax }) => [`used.${slotKey(t)}`, pax])),
        },
        // one update cannot pull from and push to the same array
        ...(keep.length > 0
          ? { $push: { holds: { $each: [...keep] } } }
          : { $pull: { holds: gone(now, completes) } }),
      },
    };
  }

  /**
   * Keeps places for a guest in place of what the guest holds in this ledger; what has run out is left to
   * the regular look at the waiting lists, whosever it was. True when there was room.
   */
  async hold(
    scope: TenantScope & { session: ClientSession },
    ledgerId: string,
    hold: LedgerHold,
    now: Date,
  ): Promise<boolean> {
    const others = { holds: [], owner: hold.g };
    const { matchedCount } = await this.collection.updateOne(
      { ...this.one(scope, ledgerId), $expr: hasRoom([hold], now, others) },
      [
        {
          $set: {
            holds: {
              $concatArrays: [
                {
                  $filter: {
                    input: '$holds',
                    as: 'hold',
                    cond: {
                      $and: [
                        { $gt: ['$$hold.exp', longExpired(now)] },
                        { $or: [{ $ne: ['$$hold.g', hold.g] }, { $lte: ['$$hold.exp', now] }] },
                      ],
                    },
                  },
                },
                [hold],
              ],
            },
            v: { $add: ['$v', 1] },
          },
        },
      ],
      { session: scope.session },
    );
    return matchedCount === 1;
  }

  /** Removes a hold of the guest; answers it, or null when it is gone. */
  async release(
    scope: TenantScope & { session: ClientSession },
    ledgerId: string,
    holdId: string,
    guestId: string,
  ): Promise<LedgerHold | null> {
    const before = await this.collection.findOneAndUpdate(
      { ...this.one(scope, ledgerId), holds: { $elemMatch: { h: holdId, g: guestId } } },
      { $pull: { holds: { h: holdId } }, $inc: { v: 1 } },
      { returnDocument: 'before', session: scope.session },
    );
    return before?.holds.find(({ h }) => h === holdId) ?? null;
  }

  /** What was kept for the waiting list of a slot is everybody's again. */
  async releaseQueue(
    scope: TenantScope & { session: ClientSession },
    ledgerId: string,
    t: number,
  ): Promise<void> {
    await this.collection.updateOne(
      { ...this.one(scope, ledgerId), holds: { $elemMatch: { g: QUEUE, t } } },
      { $pull: { holds: { g: QUEUE, t } }, $inc: { v: 1 } },
      { session: scope.session },
    );
  }

  /** Ledgers of any venue in which a hold has run out. */
  withExpiredHolds(now: Date, limit: number): Promise<Ledger[]> {
    return this.collection
      .find({ 'holds.exp': { $lte: now } })
      .limit(limit)
      .toArray();
  }

  async dropExpired(scope: TenantScope, ledgerId: string, now: Date): Promise<void> {
    await this.collection.updateOne(this.one(scope, ledgerId), {
      $pull: { holds: { exp: { $lte: now } } },
      $inc: { v: 1 },
    });
  }

  async deleteOfService(
    scope: TenantScope & { session: ClientSession },
    serviceId: Types.ObjectId,
  ): Promise<void> {
    await this.collection.deleteMany(
      { _vendor: objectId(scope.vendorId), _service: serviceId },
      { session: scope.session },
    );
  }

  private partOf<Part extends mongo.Document>(
    scope: TenantScope,
    ledgerIds: readonly string[],
    projection: mongo.Document,
  ): Promise<Part[]> {
    return this.collection
      .find<Part>(
        { _id: { $in: [...ledgerIds] }, _vendor: objectId(scope.vendorId) },
        { projection, hint: BY_ID, batchSize: ledgerIds.length + 1 },
      )
      .toArray();
  }

  private one(scope: TenantScope, ledgerId: string) {
    return { _id: ledgerId, _vendor: objectId(scope.vendorId) };
  }
}

/** Which holds a write takes away: those it completes, else those that ran out long ago. */
function gone(now: Date, completes: readonly string[]) {
  return completes.length > 0
    ? { h: { $in: [...completes] } }
    : { exp: { $lte: longExpired(now) } };
}

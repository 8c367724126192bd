import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection, mongo } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import { BY_ID, LEDGERS, type Ledger, type LedgerHold, QUEUE, slotKey } from './ledger.schema';
import { hasRoom, needsRoom, type SlotDemand, type UncountedHolds } from './slot-guard';
import { longExpired } from './slot-holds';

type InTransaction = TenantScope & { readonly session: ClientSession };

export interface LedgerWrite {
  readonly ledgerId: string;
  /** Change in participants, by slot. */
  readonly slots: readonly SlotDemand[];
  readonly now: Date;
  /** Staff overbook: no guard. */
  readonly unguarded?: boolean;
  /** Holds that this write completes: they are removed and do not count against it. */
  readonly completes?: readonly string[];
  /** The write comes from the waiting list, so places kept for the list are free to it. */
  readonly forQueue?: boolean;
  /** Places to keep for the waiting list. */
  readonly keep?: readonly LedgerHold[];
}

/** Guarded writes to ledgers by native calls, because every booking comes through here. */
@Injectable()
export class LedgerStore {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  private get collection() {
    return this.connection.collection<Ledger>(LEDGERS);
  }

  /**
   * Locks ledgers: other writers wait for this transaction or retry. A transaction that has lost a race
   * starts with this, so that what it reads cannot change before it writes.
   */
  async lock({ vendorId, session }: InTransaction, ledgerIds: readonly string[]): Promise<void> {
    if (ledgerIds.length === 0) return;
    const _vendor = objectId(vendorId);
    await this.collection.bulkWrite(
      [...new Set(ledgerIds)].sort().map((_id) => ({
        updateOne: { filter: { _id, _vendor }, update: { $inc: { v: 1 } }, hint: BY_ID },
      })),
      { session },
    );
  }

  /** Whether the guard let it pass. */
  async write(scope: InTransaction, write: LedgerWrite): Promise<boolean> {
    const { filter, update } = guarded(scope, write);
    const { session } = scope;
    const { matchedCount } = await this.collection.updateOne(filter, update, {
      session,
      hint: BY_ID,
    });
    return matchedCount === 1;
  }

  /** Several ledgers in one call. On false, abort the transaction: some may have been written. */
  async writeAll(scope: InTransaction, writes: readonly LedgerWrite[]): Promise<boolean> {
    if (writes.length === 0) return true;
    const { matchedCount } = await this.collection.bulkWrite(
      writes.map((write) => ({ updateOne: { ...guarded(scope, write), hint: BY_ID } })),
      { session: scope.session },
    );
    return matchedCount === writes.length;
  }
}

function guarded(
  { vendorId }: TenantScope,
  { ledgerId, slots, now, ...options }: LedgerWrite,
): { filter: mongo.Filter<Ledger>; update: mongo.UpdateFilter<Ledger> } {
  const { unguarded = false, completes = [], forQueue = false, keep = [] } = options;
  const uncounted: UncountedHolds = { holds: completes, ...(forQueue ? { owner: QUEUE } : {}) };
  const demands = unguarded ? [] : slots.filter(needsRoom);
  return {
    filter: {
      _id: ledgerId,
      _vendor: objectId(vendorId),
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

/** The holds that a write removes: those it completes, otherwise those that expired long ago. */
function gone(now: Date, completes: readonly string[]) {
  return completes.length > 0
    ? { h: { $in: [...completes] } }
    : { exp: { $lte: longExpired(now) } };
}

import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection, Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import type { Slot } from '../claim';
import { grownSlots, oversoldBy, sameCaps } from './caps';
import { LEDGERS, type Ledger, type LedgerHead, type PlacesBySlot } from './ledger.schema';

type InTransaction = TenantScope & { readonly session: ClientSession };

/** Keeps the places in ledgers in line with what their service offers. */
@Injectable()
export class LedgerCaps {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  private get collection() {
    return this.connection.collection<Ledger>(LEDGERS);
  }

  /**
   * From here on, opening a ledger of the service waits for this transaction or retries, so that none opens
   * with outdated caps.
   */
  async lock({ vendorId, session }: InTransaction, serviceId: Types.ObjectId): Promise<void> {
    await this.connection
      .collection<Pick<LedgerHead, '_id' | '_vendor' | 'v'>>('ledgerHeads')
      .updateOne(
        { _id: serviceId, _vendor: objectId(vendorId) },
        { $inc: { v: 1 } },
        { upsert: true, session },
      );
  }

  /** Opens a ledger if it is missing. */
  async open(
    { vendorId, session }: InTransaction,
    { _id, ...ledger }: Pick<Ledger, '_id' | '_service' | 'date' | 'cap'>,
  ): Promise<void> {
    await this.collection.updateOne(
      { _id, _vendor: objectId(vendorId) },
      { $setOnInsert: { ...ledger, used: {}, holds: [], v: 0 } },
      { upsert: true, session },
    );
  }

  /**
   * Gives existing ledgers new caps, and answers the slots that gained places. Sold places stay sold: a slot
   * may have sold more than it now offers, and then sells no more.
   */
  async rewrite(
    { vendorId, session }: InTransaction,
    ledgers: readonly Ledger[],
    capsOf: (date: string) => PlacesBySlot,
  ): Promise<Slot[]> {
    const changed = ledgers
      .map((ledger) => ({ ledger, cap: capsOf(ledger.date) }))
      .filter(({ ledger, cap }) => !sameCaps(ledger.cap, cap));
    if (changed.length === 0) return [];
    const _vendor = objectId(vendorId);
    await this.collection.bulkWrite(
      changed.map(({ ledger: { _id, used }, cap }) => ({
        updateOne: {
          filter: { _id, _vendor },
          update: { $set: { cap, over: oversoldBy(used, cap) }, $inc: { v: 1 } },
        },
      })),
      { session },
    );
    return changed.flatMap(({ ledger, cap }) =>
      grownSlots(ledger.cap, cap).map((t) => ({
        serviceId: ledger._service,
        date: ledger.date,
        t,
      })),
    );
  }

  async deleteOf({ vendorId, session }: InTransaction, serviceId: Types.ObjectId): Promise<void> {
    await this.collection.deleteMany(
      { _vendor: objectId(vendorId), _service: serviceId },
      { session },
    );
  }
}

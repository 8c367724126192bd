import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo, Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import type { ResourceOccupation } from '../claim';
import type { OccupationPeriod } from '../resources/occupation-sources';
import { heldTables } from './held-tables';
import { BY_ID, LEDGERS, type Ledger } from './ledger.schema';

/** The fields that say how much is sold, out of how much. */
export type SoldDay = Pick<Ledger, '_id' | 'cap' | 'used' | 'holds' | 'v'>;

/** Enough for two weeks of a venue's services in one round trip. */
const ONE_BATCH = 1_000;

/** Reads ledgers by native calls, because every look at availability comes through here. */
@Injectable()
export class LedgerReader {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  private get collection() {
    return this.connection.collection<Ledger>(LEDGERS);
  }

  find(scope: TenantScope, ledgerId: string): Promise<Ledger | null> {
    return this.collection.findOne(
      { _id: ledgerId, _vendor: objectId(scope.vendorId) },
      { session: scope.session },
    );
  }

  /**
   * Whether every transaction that begins from now on sees the ledger. What a majority does not have yet may be
   * missing from the snapshot of a transaction, although it can be read already.
   */
  async isOpen({ vendorId }: TenantScope, ledgerId: string): Promise<boolean> {
    const found = await this.collection.findOne(
      { _id: ledgerId, _vendor: objectId(vendorId) },
      { projection: { _id: 1 }, readConcern: 'majority' },
    );
    return found !== null;
  }

  findMany(scope: TenantScope, ledgerIds: readonly string[]): Promise<Ledger[]> {
    return this.collection
      .find(
        { _id: { $in: [...ledgerIds] }, _vendor: objectId(scope.vendorId) },
        { session: scope.session },
      )
      .toArray();
  }

  /** What is sold and held on some days, in one query by id. */
  soldOf(scope: TenantScope, ledgerIds: readonly string[]): Promise<SoldDay[]> {
    return this.partOf<SoldDay>(scope, ledgerIds, { cap: 1, used: 1, holds: 1, v: 1 });
  }

  /** Write counts of ledgers: while a count is unchanged, so is its ledger. */
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

  /** Which hold keeps which table when, by day. */
  async *heldTables(
    { vendorId, session }: TenantScope,
    { from, until }: OccupationPeriod,
  ): AsyncGenerator<ResourceOccupation> {
    const date = { ...(from ? { $gte: from } : {}), ...(until ? { $lte: until } : {}) };
    const holding = this.collection.find(
      {
        _vendor: objectId(vendorId),
        'holds.tables.0': { $exists: true },
        ...(from || until ? { date } : {}),
      },
      { session, batchSize: ONE_BATCH, sort: { date: 1 } },
    );
    for await (const ledger of holding) {
      for (const hold of ledger.holds) yield* heldTables(hold, ledger.date);
    }
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
}

import { addDays } from '@atrium/rules/calendar/calendar-date';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';
import type { RequestContext, TenantScope } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import { Transactions } from '../../../common/transactions/transactions';
import type { SlotDay } from '../claim';
import { LEDGERS, type Ledger, ledgerIdOf, type PlacesBySlot } from '../ledger/ledger.schema';
import { LedgerCaps } from '../ledger/ledger-caps';
import { isLive, OCCUPATIONS, type Occupation } from '../resources/occupation.schema';
import { dateOfOccupation, piecesOf, resourceOfOccupation } from '../resources/occupation-changes';
import { OccupationSources } from '../resources/occupation-sources';
import { type CountedPlaces, countByDay } from './ledger-recount';

type InTransaction = TenantScope & { readonly session: ClientSession };

/** What a ledger should say. Each part is read in the transaction of the repair. */
export interface LedgerTruth {
  /** Who holds places that day. */
  counted(scope: InTransaction): AsyncIterable<CountedPlaces>;
  /** What the service offers; undefined keeps the ledger's caps, as for past days. */
  caps(scope: InTransaction): Promise<PlacesBySlot | undefined>;
  /** No hold lasts beyond this. */
  readonly holdsUntil: Date;
}

/**
 * Rewrites ledgers and resources from their holders while claims go on. Each repair is a transaction with an
 * audit entry; the holders' documents are never changed.
 */
@Injectable()
export class CapacityRepair {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly transactions: Transactions,
    private readonly caps: LedgerCaps,
    private readonly sources: OccupationSources,
  ) {}

  /** Recomputes one ledger, or creates it if it is missing. @throws {DeadlineExceededError} */
  async ledger(
    ctx: RequestContext,
    { serviceId, date }: SlotDay,
    truth: LedgerTruth,
  ): Promise<void> {
    const ledgers = this.connection.collection<Ledger>(LEDGERS);
    const filter = { _id: ledgerIdOf(serviceId, date), _vendor: objectId(ctx.vendorId) };
    await this.transactions.run(ctx, async (tx) => {
      // the service must not change between reading its places and writing the ledger
      await this.caps.lock(tx, serviceId);
      const before = await ledgers.findOne(filter, { session: tx.session });
      const after = {
        used: {},
        cap: (await truth.caps(tx)) ?? before?.cap ?? {},
        holds: (before?.holds ?? []).filter(({ exp }) => exp > tx.now && exp <= truth.holdsUntil),
      };
      for await (const { used } of countByDay(truth.counted(tx))) after.used = used;
      await ledgers.updateOne(
        filter,
        { $set: after, $setOnInsert: { _service: serviceId, date }, $inc: { v: 1 } },
        { upsert: true, session: tx.session },
      );
      tx.audit({
        action: 'ledger.repaired',
        entity: 'ledger',
        entityId: serviceId,
        before: before && placesIn(before),
        after: { date, ...after },
      });
    });
  }

  /**
   * Recomputes one day of one resource.
   * @param id `<kind>:<resource>|<yyyy-mm-dd>`
   * @throws {DeadlineExceededError}
   */
  async resourceDay(ctx: RequestContext, id: string): Promise<void> {
    const occupations = this.connection.collection<Occupation>(OCCUPATIONS);
    const filter = { _id: id, _vendor: objectId(ctx.vendorId) };
    const date = dateOfOccupation(id);
    const { kind, resource } = resourceOfOccupation(id);
    const period = { from: addDays(date, -1), until: date };
    await this.transactions.run(ctx, async (tx) => {
      // write first, so that a concurrent claim starts over
      const before = await occupations.findOneAndUpdate(
        filter,
        { $setOnInsert: { date, occ: [] }, $inc: { v: 1 } },
        { upsert: true, returnDocument: 'before', session: tx.session },
      );
      const occ = [];
      for await (const occupation of this.sources.read(tx, kind, period)) {
        for (const { id: of, ...piece } of piecesOf(occupation))
          if (of === id && isLive(piece, tx.now)) occ.push(piece);
      }
      await occupations.updateOne(filter, { $set: { occ } }, { session: tx.session });
      tx.audit({
        action: 'occupation.repaired',
        entity: 'occupation',
        entityId: resource,
        before: before && { date, occ: before.occ },
        after: { date, occ },
      });
    });
  }
}

const placesIn = ({ date, used, cap, holds }: Ledger) => ({ date, used, cap, holds });

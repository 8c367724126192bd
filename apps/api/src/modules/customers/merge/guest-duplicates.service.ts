import { LEAST_DUPLICATE_SCORE, likeness } from '@atrium/rules/guests/guest-duplicates';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import { clientId, objectId } from '../../../common/database/object-id';
import { pageOf } from '../../../common/http/page';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import type { Customer } from '../customer.schema';
import { CustomersRepository } from '../customers.repository';
import { type FoundPair, GuestDuplicatesRepository } from './guest-duplicates.repository';
import { type DuplicatesPageOutput, type DuplicatesQuery, toDuplicateOutput } from './merge.dto';

/** Guests compared with one; more share a switchboard's number, not a person. */
const COMPARED = 20;

/** Finds possible duplicates whenever a guest is written. */
@Injectable()
export class GuestDuplicatesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly duplicates: GuestDuplicatesRepository,
    private readonly customers: CustomersRepository,
  ) {}

  /** The surest first. */
  async page(ctx: RequestContext, query: DuplicatesQuery): Promise<DuplicatesPageOutput> {
    const { limit, cursor, guest } = query;
    const found = await this.duplicates.page(ctx, limit + 1, {
      ...(guest ? { guest: objectId(guest) } : {}),
      ...(cursor ? { after: objectId(cursor) } : {}),
    });
    const { items, nextCursor } = pageOf(found, limit);
    const ids = items.flatMap(({ guests }) => guests);
    const guests = await this.customers.find(ctx, { _id: { $in: ids } });
    const byId = new Map(guests.map((one) => [one._id.toHexString(), one]));
    return {
      items: items.map((pair) =>
        toDuplicateOutput(
          pair,
          pair.guests.flatMap((id) => byId.get(id.toHexString()) ?? []),
        ),
      ),
      ...(nextCursor ? { nextCursor } : {}),
    };
  }

  /** They are two people: the pair is not shown again. @throws {NotFoundError} */
  dismiss(ctx: RequestContext, id: string): Promise<null> {
    return this.transactions.run(ctx, async (tx) => {
      const pair = await this.duplicates.update(tx, clientId(id), { $set: { dismissed: true } });
      for (const guest of pair.guests) {
        tx.audit({
          action: 'customer.duplicateDismissed',
          entity: 'customer',
          entityId: guest,
          customerId: guest,
        });
      }
      return null;
    });
  }

  /** Compares guests just written with those who share a key. */
  async written(tx: Transaction, guests: readonly Customer[]): Promise<void> {
    const keys = [...new Set(guests.flatMap(({ matchKeys }) => matchKeys ?? []))];
    const others =
      keys.length > 0
        ? await this.customers.sharing(tx, keys, COMPARED * Math.max(1, guests.length))
        : [];
    for (const guest of guests) {
      await this.duplicates.replaceOf(tx, guest._id, pairsOf(guest, others));
    }
  }

  /** Removes the pairs of an erased guest. */
  async gone(tx: Transaction, guest: Types.ObjectId): Promise<void> {
    await this.duplicates.replaceOf(tx, guest, []);
  }
}

function pairsOf(guest: Customer, others: readonly Customer[]): FoundPair[] {
  return others
    .filter((other) => !other._id.equals(guest._id))
    .map((other) => ({ other, ...likeness(guest, other) }))
    .filter(({ score }) => score >= LEAST_DUPLICATE_SCORE)
    .sort((a, b) => b.score - a.score)
    .slice(0, COMPARED)
    .map(({ other, score, reasons }) => {
      const ids = [guest._id.toHexString(), other._id.toHexString()].sort();
      return { guests: ids.map(objectId), pair: ids.join('|'), score, reasons };
    });
}

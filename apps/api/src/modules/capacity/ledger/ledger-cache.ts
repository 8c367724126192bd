import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { TenantScope } from '../../../common/context/request-context';
import { JoinedReads } from '../../../common/database/joined-reads';
import { LedgerReader, type SoldDay } from './ledger-reader';

/** Days kept across all services, about a kilobyte each. */
const MAX_DAYS = 10_000;
/**
 * How long a day is answered from memory, in milliseconds. It is limited because a failover can roll a write
 * back and give its number to another.
 */
const TTL_MS = 60_000;

/**
 * What is sold on some days, as the database has it now. Days are read far more often than they are booked,
 * so for a cached day only its write count is read, and the rest only if that has changed.
 */
@Injectable()
export class LedgerCache {
  private readonly known = new LRUCache<string, SoldDay>({ max: MAX_DAYS, ttl: TTL_MS });

  private readonly writes = new JoinedReads(async (scope, ids) => {
    const ledgers = await this.ledgers.writesOf(scope, ids);
    return new Map(ledgers.map(({ _id, v }) => [_id, v]));
  });

  constructor(private readonly ledgers: LedgerReader) {}

  /** By ledger id; a day without sales may be missing. */
  async read(
    scope: TenantScope,
    ledgerIds: readonly string[],
  ): Promise<ReadonlyMap<string, SoldDay>> {
    const remembered = ledgerIds.filter((id) => this.known.has(id)).length;
    if (remembered * 2 < ledgerIds.length) return this.readAll(scope, ledgerIds);
    const found = new Map<string, SoldDay>();
    const changed: string[] = [];
    const writes = await this.writes.read(scope, ledgerIds);
    for (const id of ledgerIds) {
      const v = writes.get(id);
      const day = this.known.get(id);
      if (v === undefined) continue;
      if (day?.v === v) found.set(id, day);
      else changed.push(id);
    }
    if (changed.length === 0) return found;
    return new Map([...found, ...(await this.readAll(scope, changed))]);
  }

  private async readAll(
    scope: TenantScope,
    ledgerIds: readonly string[],
  ): Promise<Map<string, SoldDay>> {
    const days = await this.ledgers.soldOf(scope, ledgerIds);
    for (const day of days) this.known.set(day._id, day);
    return new Map(days.map((day) => [day._id, day]));
  }
}

import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { RestartTransactionError } from '../../../common/transactions/durable-transaction';
import { Turns } from '../turns';
import type { Ledger } from './ledger.schema';
import { LedgerReader } from './ledger-reader';
import { LedgerStore, type LedgerWrite } from './ledger-store';
import { fitInOrder, type PlaceRequest, placesLeft } from './slot-places';

type InTransaction = TenantScope & { readonly session: ClientSession };

/** One of several requests for places in the same transaction. */
export interface SharedPlaceRequest extends PlaceRequest {
  readonly ledgerId: string;
  /** Of the request's own call. */
  readonly now: Date;
}

/**
 * How places are allocated: to all at once; to those that fit by the ledgers; or, after losing a race, with
 * the ledgers locked before they are read.
 */
export type Allocation = 'all at once' | 'what fits' | 'locked';

export interface Allocated<R> {
  readonly accepted: readonly R[];
  /** With the places left in the slot. */
  readonly refused: readonly { readonly request: R; readonly available: number }[];
}

/** Allocates places to several requests in one transaction: first come, first served. */
@Injectable()
export class PlaceAllocator {
  constructor(
    private readonly ledgers: LedgerStore,
    private readonly reader: LedgerReader,
    private readonly turns: Turns,
  ) {}

  /**
   * A ledger in which nothing fits is not written, so that refusals cause no conflicts.
   * @throws {RestartTransactionError} not all fit at once: call again with 'what fits'
   */
  async allocate<R extends SharedPlaceRequest>(
    scope: InTransaction,
    requests: readonly R[],
    allocation: Allocation,
  ): Promise<Allocated<R>> {
    if (requests.length === 0) return { accepted: [], refused: [] };
    const groups = byLedger(requests);
    if (allocation === 'all at once') {
      if (await this.ledgers.writeAll(scope, groups.map(writeOf))) {
        return { accepted: requests, refused: [] };
      }
      // some ledgers may have been written
      if (groups.length > 1) throw new RestartTransactionError();
    }
    const ids = groups.map(({ ledgerId }) => ledgerId);
    if (allocation === 'locked') {
      await this.turns.claim(ids);
      await this.ledgers.lock(scope, ids);
    }
    const known = new Map(
      (await this.reader.findMany(scope, ids)).map((ledger) => [ledger._id, ledger]),
    );
    const fitted = groups.map((group) => fitting(known.get(group.ledgerId) ?? null, group));
    const writes = fitted
      .filter(({ accepted }) => accepted.length > 0)
      .map(({ accepted, ledgerId }) => writeOf({ ledgerId, requests: accepted }));
    if (!(await this.ledgers.writeAll(scope, writes))) {
      throw new Error('a guard refused what its own snapshot had room for');
    }
    return {
      accepted: fitted.flatMap(({ accepted }) => accepted),
      refused: fitted.flatMap(({ refused }) => refused),
    };
  }
}

interface OfLedger<R> {
  readonly ledgerId: string;
  readonly requests: readonly R[];
}

/** Sorted, so that of two conflicting writers only one gives way. */
function byLedger<R extends SharedPlaceRequest>(requests: readonly R[]): OfLedger<R>[] {
  const groups = new Map<string, R[]>();
  for (const request of requests) {
    const group = groups.get(request.ledgerId);
    if (group) group.push(request);
    else groups.set(request.ledgerId, [request]);
  }
  return [...groups]
    .map(([ledgerId, ofLedger]) => ({ ledgerId, requests: ofLedger }))
    .sort((a, b) => (a.ledgerId < b.ledgerId ? -1 : 1));
}

/** What the requests of one ledger take from it together. */
function writeOf({ ledgerId, requests }: OfLedger<SharedPlaceRequest>): LedgerWrite {
  const slots = new Map<number, number>();
  for (const { t, pax } of requests) if (pax > 0) slots.set(t, (slots.get(t) ?? 0) + pax);
  return {
    ledgerId,
    slots: [...slots].map(([t, pax]) => ({ t, pax })),
    now: latest(requests),
    completes: requests.flatMap(({ hold }) => (hold ? [hold] : [])),
  };
}

/** The time of the latest call: a hold that has expired for it has expired for the whole batch. */
const latest = (requests: readonly SharedPlaceRequest[]): Date =>
  new Date(Math.max(...requests.map(({ now }) => now.getTime())));

function fitting<R extends SharedPlaceRequest>(
  ledger: Ledger | null,
  { ledgerId, requests }: OfLedger<R>,
): Allocated<R> & { readonly ledgerId: string } {
  if (!ledger) {
    return {
      ledgerId,
      accepted: [],
      refused: requests.map((request) => ({ request, available: 0 })),
    };
  }
  const now = latest(requests);
  const { accepted, refused } = fitInOrder(ledger, requests, now);
  return {
    ledgerId,
    accepted,
    refused: refused.map((request) => {
      const holds = request.hold ? [request.hold] : [];
      return { request, available: Math.max(0, placesLeft(ledger, request.t, now, { holds })) };
    }),
  };
}

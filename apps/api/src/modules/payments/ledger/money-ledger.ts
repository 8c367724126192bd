import {
  balanceOf,
  type MoneyBalance,
  type MoneyKind,
} from '@atrium/rules/payments/ledger/money-balance';
import { type FeeKind, feeKinds } from '@atrium/rules/payments/no-show-fee';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import type { Transaction } from '../../../common/transactions/transaction';
import { type MoneyDay, MoneyEntriesRepository } from './money-entries.repository';
import {
  type MoneyCause,
  type MoneyEntry,
  moneyActorOf,
  type PaidThing,
} from './money-entry.schema';

/** An amount in one currency. */
export interface MoneySum {
  /** Minor units. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
}

export interface NewMoneyEntry {
  readonly key: string;
  readonly kind: MoneyKind;
  /** Minor units, above 0. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly about: PaidThing;
  readonly _payment: Types.ObjectId;
  readonly cause: MoneyCause;
  readonly provider: string;
  readonly reference: string;
}

/** What a guest owes by the terms of a thing, once. */
export const feeKeyOf = (thing: Types.ObjectId): string => `fee|${thing.toHexString()}`;

type EntryListener = (tx: Transaction, entry: NewMoneyEntry) => Promise<void>;

/** Two entries with one key that say different things: money that would be lost or counted twice. */
export class LedgerContradictionError extends Error {
  override readonly name = 'LedgerContradictionError';

  constructor(key: string) {
    super(`another entry has the key ${key}`);
  }
}

/** The ledger of money: what is in it was done, and what was done is in it once. */
@Injectable()
export class MoneyLedger {
  private readonly listeners: EntryListener[] = [];

  constructor(private readonly entries: MoneyEntriesRepository) {}

  /** What follows from a new entry, in its transaction. */
  whenAdded(listener: EntryListener): void {
    this.listeners.push(listener);
  }

  /**
   * Adds an entry in the caller's transaction, as whoever is acting; one that is there already stays as it is.
   * @throws {LedgerContradictionError} its key stands for something else
   */
  async append(tx: Transaction, entry: NewMoneyEntry): Promise<void> {
    const known = await this.entries.byKey(tx, entry.key);
    if (!known) {
      await this.entries.insert(tx, { ...entry, actor: moneyActorOf(tx.actor), at: tx.now });
      for (const listener of this.listeners) await listener(tx, entry);
      return;
    }
    if (!saysTheSame(known, entry)) throw new LedgerContradictionError(entry.key);
  }

  /** The fee that was written down for a thing, if it was. */
  async feeOf(
    scope: TenantScope,
    thing: Types.ObjectId,
  ): Promise<{ kind: FeeKind; amount: number } | undefined> {
    const found = await this.entries.byKey(scope, feeKeyOf(thing));
    const kind = feeKinds.find((one) => one === found?.cause);
    return found && kind ? { kind, amount: found.amount } : undefined;
  }

  /** The entries of a payment, the oldest first. */
  ofPayment(scope: TenantScope, payment: Types.ObjectId): Promise<MoneyEntry[]> {
    return this.entries.ofPayment(scope, payment);
  }

  /** As `MoneyEntriesRepository.byDay`. */
  byDay(...asked: Parameters<MoneyEntriesRepository['byDay']>): Promise<MoneyDay[]> {
    return this.entries.byDay(...asked);
  }

  /** What the venue keeps of payments, by currency; those that come to nothing are left out. */
  async keptOf(scope: TenantScope, payments: readonly Types.ObjectId[]): Promise<MoneySum[]> {
    const balances = balancesOf(await this.entries.ofPayments(scope, payments));
    return [...balances]
      .flatMap(([currency, { paid: amount }]) => (amount === 0 ? [] : { amount, currency }))
      .sort((a, b) => a.currency.localeCompare(b.currency));
  }

  /** What a thing has cost and brought so far, by currency: a venue may have changed its own. */
  async balances(
    scope: TenantScope,
    thing: Types.ObjectId,
  ): Promise<ReadonlyMap<string, MoneyBalance>> {
    return balancesOf(await this.entries.about(scope, thing));
  }
}

const saysTheSame = (known: MoneyEntry, entry: NewMoneyEntry): boolean =>
  known.kind === entry.kind &&
  known.amount === entry.amount &&
  known.currency === entry.currency &&
  known._payment.equals(entry._payment) &&
  known.about._id.equals(entry.about._id);

/** @param entries in any order and currency */
export function balancesOf(entries: readonly MoneyEntry[]): ReadonlyMap<string, MoneyBalance> {
  const currencies = [...new Set(entries.map(({ currency }) => currency))];
  return new Map(
    currencies.map((code) => [
      code,
      balanceOf(entries.filter(({ currency }) => currency === code)),
    ]),
  );
}

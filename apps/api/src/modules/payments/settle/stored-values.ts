import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../common/transactions/transaction';
import type { Payment, Refund } from '../payment.schema';

/** Money that guests have with the venue itself, and pay with: no provider moves it. Whoever keeps it registers this. */
export interface StoredValue {
  /** As payments and the ledger call it. */
  readonly provider: string;
  /** Puts an amount back where it was taken from, in the transaction that returns it. */
  giveBack(tx: Transaction, payment: Payment, refund: Refund): Promise<void>;
}

/** The registry of stored values, such as gift cards; payments know none of them by name. */
@Injectable()
export class StoredValues {
  private readonly registered = new Map<string, StoredValue>();

  register(value: StoredValue): void {
    this.registered.set(value.provider, value);
  }

  of({ provider }: Pick<Payment, 'provider'>): StoredValue | undefined {
    return this.registered.get(provider);
  }
}

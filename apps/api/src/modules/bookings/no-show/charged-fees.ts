import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import { type PaidThing, PaidThings, type Payment } from '../../payments/public';

/** What becomes of a fee that was charged: it is owed already, so there is nothing to make. */
@Injectable()
export class ChargedFees implements PaidThing, OnModuleInit {
  readonly kind = 'noShowFee';

  constructor(
    private readonly things: PaidThings,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.things.register(this);
  }

  async make(
    ctx: RequestContext,
    _payment: Payment,
    whenMade: (tx: Transaction) => Promise<void>,
  ): Promise<void> {
    await this.transactions.run(ctx, async (tx) => {
      await whenMade(tx);
      return null;
    });
  }

  /** A fee is never gone. */
  async tellGone(): Promise<void> {}
}

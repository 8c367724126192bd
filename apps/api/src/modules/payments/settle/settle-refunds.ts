import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { Transactions } from '../../../common/transactions/transactions';
import { MoneyLedger } from '../ledger/money-ledger';
import type { Payment, Refund } from '../payment.schema';
import { PaymentsService } from '../payments.service';
import {
  PaymentProvider,
  type ProviderReceipt,
  ProviderRefusedError,
} from '../provider/payment-provider';

/** Makes the provider pay out the refunds that were asked for. */
@Injectable()
export class SettleRefunds {
  constructor(
    private readonly payments: PaymentsService,
    private readonly ledger: MoneyLedger,
    private readonly provider: PaymentProvider,
    private readonly transactions: Transactions,
  ) {}

  /** True if one was settled, and the payment is to be looked at again. @throws {ProviderUnclearError} */
  async settle(ctx: RequestContext, payment: Payment): Promise<boolean> {
    const asked = payment.refunds.find(({ state }) => state === 'asked');
    if (!asked) return false;
    const receipt = await this.returned(ctx, payment, asked);
    const settled: Refund = { ...asked, state: receipt ? 'done' : 'refused' };
    await this.transactions.run(ctx, async (tx) => {
      const refunds = payment.refunds.map((refund) => (refund === asked ? settled : refund));
      await this.payments.setRefunds(tx, payment, refunds);
      if (!receipt) return null;
      const { _id, about, currency, provider } = payment;
      await this.ledger.append(tx, {
        key: `refunded|${asked._id.toHexString()}`,
        kind: 'refunded',
        cause: asked.cause,
        amount: asked.amount,
        reference: receipt.reference,
        ...{ about, currency, provider, _payment: _id },
      });
      return null;
    });
    return true;
  }

  private async returned(
    ctx: RequestContext,
    { reference = '', currency }: Payment,
    { _id, amount }: Refund,
  ): Promise<ProviderReceipt | undefined> {
    const key = _id.toHexString();
    try {
      return await this.provider.refund(ctx, reference, { amount, currency, key });
    } catch (error) {
      if (error instanceof ProviderRefusedError) return undefined;
      throw error;
    }
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import {
  MoneyLedger,
  type PaidThing,
  PaidThings,
  Payables,
  type Payment,
} from '../../payments/public';
import { VoucherMoney } from '../balance/voucher-money';
import { SendGiftCard } from '../delivery/send-gift-card.job';
import { VoucherCodes } from '../store/voucher-codes';
import { VouchersRepository } from '../store/vouchers.repository';
import { described } from './described';
import type { VoucherOrder } from './voucher-order';

/**
 * Makes gift cards that were paid for. One exists as soon as its price is reserved, and can be used, and is sent, once
 * that has been taken.
 */
@Injectable()
export class SoldVouchers implements PaidThing, OnModuleInit {
  readonly kind = 'voucher';

  // eight: makes the gift card, keeps its money and sends it, once it is paid for
  constructor(
    private readonly things: PaidThings,
    private readonly payables: Payables,
    private readonly ledger: MoneyLedger,
    private readonly vouchers: VouchersRepository,
    private readonly codes: VoucherCodes,
    private readonly money: VoucherMoney,
    private readonly sending: SendGiftCard,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.things.register(this);
    // what it buys may be taxed at different rates, so tax is due when it is used
    this.payables.register({
      kind: 'voucher',
      find: async (ctx, id, language = ctx.language) => {
        const { _customer, amount, currency } = await this.vouchers.get(ctx, id);
        const description = described(language, amount, currency);
        // staff issued it free of charge
        return { _customer, description, total: _customer ? amount : 0, currency };
      },
    });
    this.ledger.whenAdded(async (tx, { kind, about, provider }) => {
      if (about.kind !== 'voucher' || kind !== 'captured' || provider === 'voucher') return;
      const unpaid = await this.vouchers.findOne(tx, { _id: about._id, mark: 'unpaid' });
      if (!unpaid) return;
      const paid = await this.vouchers.update(tx, about._id, {
        $set: { mark: 'active' },
        $inc: { version: 1 },
      });
      await this.sending.plan(tx, paid);
    });
  }

  async make(
    system: RequestContext,
    payment: Payment,
    whenMade: (tx: Transaction) => Promise<void>,
  ): Promise<void> {
    const { _customer, about, amount, currency, language, order } = payment;
    if (!order) throw new Error(`a payment without what was ordered: ${payment._id}`);
    const { buyer, recipient, greeting, sendOn, validUntil } = order as VoucherOrder;
    await this.transactions.run(system, async (tx) => {
      await whenMade(tx);
      await this.vouchers.insert(tx, {
        _id: about._id,
        ...this.codes.make(tx, about._id),
        mark: 'unpaid',
        ...{ amount, remaining: amount, currency, language },
        ...{ _customer, buyer, recipient, sendOn },
        ...(greeting ? { greeting } : {}),
        ...(validUntil ? { validUntil } : {}),
        version: 0,
        createdAt: tx.now,
      });
      return null;
    });
  }

  /** A gift card cannot sell out. */
  async tellGone(): Promise<void> {}

  refunding(tx: Transaction, payment: Payment, amount: number): Promise<void> {
    return this.money.refunding(tx, payment, amount);
  }
}

import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import { MoneyLedger, type MoneySum } from '../ledger/money-ledger';
import { PaymentsRepository } from '../payments.repository';
import { PaymentRequestsRepository } from '../requests/payment-requests.repository';

/** What a guest has paid online and been asked to pay, by currency. */
export interface MoneyOfGuest {
  /** Captured less refunded; currencies that come to nothing are left out. */
  readonly paid: readonly MoneySum[];
  /** By links that can still be paid. */
  readonly toPay: readonly MoneySum[];
}

@Injectable()
export class GuestMoney {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly requests: PaymentRequestsRepository,
    private readonly ledger: MoneyLedger,
  ) {}

  async of(ctx: RequestContext, customer: Types.ObjectId): Promise<MoneyOfGuest> {
    const [payments, toPay] = await Promise.all([
      this.payments.idsOf(ctx, customer),
      this.requests.openSums(ctx, customer, ctx.now),
    ]);
    return { paid: await this.ledger.keptOf(ctx, payments), toPay };
  }
}

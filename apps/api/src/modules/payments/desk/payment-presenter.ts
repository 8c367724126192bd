import { deskStateOf } from '@atrium/rules/payments/desk-state';
import { caseOf } from '@atrium/rules/payments/open-case';
import { leftToRefund } from '@atrium/rules/payments/refunds/refunds';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { CustomersService } from '../../customers/public';
import type { MoneyEntry } from '../ledger/money-entry.schema';
import { MoneyLedger } from '../ledger/money-ledger';
import type { Payment, Refund } from '../payment.schema';
import { ReceiptsService } from '../receipts/receipts.service';
import {
  type MoneyEntryOutput,
  type PaymentDetail,
  type PaymentOutput,
  providers,
} from './payments-desk.dto';

/** Payments as staff see them: with their guest's name and what is open about them. */
@Injectable()
export class PaymentPresenter {
  constructor(
    private readonly customers: CustomersService,
    private readonly ledger: MoneyLedger,
    private readonly receipts: ReceiptsService,
  ) {}

  async rows(ctx: RequestContext, payments: readonly Payment[]): Promise<PaymentOutput[]> {
    const guests = await this.customers.namesOf(
      ctx,
      payments.map(({ _customer }) => _customer),
    );
    return payments.map((payment) => {
      const guest = guests.get(payment._customer.toHexString());
      const name = guest ? `${guest.firstname} ${guest.lastname}`.trim() : '';
      return rowOf(payment, name, ctx.now);
    });
  }

  async detail(ctx: RequestContext, payment: Payment): Promise<PaymentDetail> {
    const [row] = await this.rows(ctx, [payment]);
    if (!row) throw new Error(`no row of payment ${payment._id}`);
    const { reference, refunds, outcome } = payment;
    return {
      ...row,
      ...(reference ? { reference } : {}),
      entries: (await this.ledger.ofPayment(ctx, payment._id)).map(toEntry),
      receipts: await this.receipts.of(ctx, [payment]),
      refunds: refunds.map(({ _id, amount, state, reason, askedAt }) => ({
        _id: _id.toHexString(),
        ...{ amount, state },
        ...(reason ? { reason } : {}),
        askedAt: askedAt.toISOString(),
      })),
      ...(outcome ? { outcome: { ...outcome, at: outcome.at.toISOString() } } : {}),
    };
  }
}

/** What is open about a payment, by the rule. */
export const openCaseOf = (payment: Payment, now: Date) =>
  caseOf(
    {
      ...payment,
      isClosed: payment.outcome !== undefined,
      expiresAt: payment.expiresAt.getTime(),
      updatedAt: payment.updatedAt.getTime(),
    },
    now.getTime(),
  );

function rowOf(payment: Payment, guest: string, now: Date): PaymentOutput {
  const { _id, version, state, refunds, about, amount, currency, description } = payment;
  const openCase = openCaseOf(payment, now);
  const isTaken = state === 'settled';
  return {
    _id: _id.toHexString(),
    ...{ version, description, guest, amount, currency },
    state: deskStateOf(state, refunds),
    ...(openCase ? { openCase } : {}),
    about: { kind: about.kind, _id: about._id.toHexString() },
    customerId: payment._customer.toHexString(),
    refunded: sumOf(refunds, 'done'),
    returning: sumOf(refunds, 'asked'),
    left: isTaken ? leftToRefund(amount, refunds) : 0,
    provider: providers.find((one) => one === payment.provider) ?? 'sandbox',
    createdAt: payment.createdAt.toISOString(),
    updatedAt: payment.updatedAt.toISOString(),
    expiresAt: payment.expiresAt.toISOString(),
  };
}

const sumOf = (refunds: readonly Refund[], wanted: Refund['state']): number =>
  refunds.reduce((sum, { amount, state }) => (state === wanted ? sum + amount : sum), 0);

const toEntry = ({ kind, amount, at, actor, reference }: MoneyEntry): MoneyEntryOutput => ({
  ...{ kind, amount, reference },
  at: at.toISOString(),
  by: actor.kind,
});

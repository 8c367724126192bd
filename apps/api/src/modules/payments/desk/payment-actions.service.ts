import { hasReturned } from '@atrium/rules/payments/desk-state';
import { mayRefund } from '@atrium/rules/payments/refunds/refund-limit';
import { Injectable } from '@nestjs/common';
import { type RequestContext, systemContext } from '../../../common/context/request-context';
import { AppError, ConflictError, StaleVersionError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import { VendorsService } from '../../vendors/public';
import { MoneyLedger } from '../ledger/money-ledger';
import type { Payment } from '../payment.schema';
import { PaymentMovedError, PaymentsService } from '../payments.service';
import { ProviderUnclearError } from '../provider/payment-provider';
import { AskRefund } from '../settle/ask-refund';
import { AmountDiffersError, SettlePayment } from '../settle/settle-payment';
import { openCaseOf, PaymentPresenter } from './payment-presenter';
import type { CloseCaseInput, PaymentDetail, RefundInput } from './payments-desk.dto';

/** What staff do with payments. */
@Injectable()
export class PaymentActions {
  // seven: the three ways into the engine, the books, the limit of the venue, and how it is told
  constructor(
    private readonly payments: PaymentsService,
    private readonly askRefund: AskRefund,
    private readonly settlePayment: SettlePayment,
    private readonly ledger: MoneyLedger,
    private readonly vendors: VendorsService,
    private readonly presenter: PaymentPresenter,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Asks the provider how a payment stands, and takes it as far as it can get.
   * @throws {NotFoundError}
   * @throws {AppError} 503 PAYMENT_PROVIDER_SILENT
   * @throws {ConflictError} PAYMENT_AMOUNT_DIFFERS
   */
  async settle(ctx: RequestContext, id: string): Promise<PaymentDetail> {
    const { _id } = await this.payments.get(ctx, id);
    try {
      const settled = await this.settlePayment.settle(
        systemContext(ctx.vendorId, 'settle-payment', ctx.now),
        _id,
      );
      return await this.presenter.detail(ctx, settled);
    } catch (cause) {
      if (cause instanceof ProviderUnclearError) {
        throw new AppError(503, 'PAYMENT_PROVIDER_SILENT', { cause });
      }
      if (cause instanceof AmountDiffersError) {
        throw new ConflictError('PAYMENT_AMOUNT_DIFFERS', { cause });
      }
      throw cause;
    }
  }

  /**
   * Asks for money back; the provider is asked after the commit.
   * @throws {NotFoundError}
   * @throws {AppError} 403 REFUND_ABOVE_LIMIT
   * @throws {ConflictError} STALE_VERSION, PAYMENT_NOT_TAKEN
   * @throws {RuleError} REFUND_TOO_HIGH
   */
  refund(
    ctx: RequestContext,
    id: string,
    { amount, reason, version }: RefundInput,
  ): Promise<PaymentDetail> {
    return this.changing(ctx, id, version, async (tx, payment) => {
      await this.assertMayRefund(tx, payment, amount);
      const asked = await this.askRefund.ask(tx, payment, {
        ...{ amount, reason },
        cause: 'staffDecided',
      });
      tx.audit({ action: 'payment.refunded', ...toldOf(payment), after: { amount }, reason });
      return asked;
    });
  }

  /**
   * Says what became of a payment that the engine cannot go on with.
   * @throws {NotFoundError}
   * @throws {ConflictError} STALE_VERSION, PAYMENT_CASE_CLOSED
   */
  close(
    ctx: RequestContext,
    id: string,
    { outcome: kind, reason, version }: CloseCaseInput,
  ): Promise<PaymentDetail> {
    return this.changing(ctx, id, version, async (tx, payment) => {
      const open = openCaseOf(payment, tx.now);
      const canClose = open === 'notCollected' || (open === 'refundRefused' && kind === 'atDesk');
      if (!canClose) throw new ConflictError('PAYMENT_CASE_CLOSED');
      const closed = await this.payments.close(tx, payment, { kind, reason, at: tx.now });
      if (kind === 'writtenOff') await this.writeOff(tx, payment);
      const action = kind === 'writtenOff' ? 'payment.writtenOff' : 'payment.closed';
      tx.audit({ action, ...toldOf(payment), after: { amount: payment.amount }, reason });
      return closed;
    });
  }

  private async assertMayRefund(tx: Transaction, payment: Payment, amount: number): Promise<void> {
    const { refundLimit: limit } = await this.vendors.current(tx);
    const level = tx.actor.kind === 'staff' ? tx.actor.level : undefined;
    const returned = payment.refunds
      .filter(hasReturned)
      .reduce((sum, refund) => sum + refund.amount, 0);
    if (!mayRefund(level, { amount, returned, limit })) {
      throw new AppError(403, 'REFUND_ABOVE_LIMIT', { data: { limit } });
    }
  }

  private async writeOff(tx: Transaction, payment: Payment): Promise<void> {
    const { _id, about, amount, currency, provider, reference = '' } = payment;
    await this.ledger.append(tx, {
      key: `writeOff|${_id.toHexString()}`,
      kind: 'writeOff',
      cause: 'staffDecided',
      ...{ about, amount, currency, provider, reference, _payment: _id },
    });
  }

  private changing(
    ctx: RequestContext,
    id: string,
    version: number | undefined,
    work: (tx: Transaction, payment: Payment) => Promise<Payment>,
  ): Promise<PaymentDetail> {
    return this.transactions.run(ctx, async (tx) => {
      const payment = await this.payments.get(tx, id);
      if (version !== undefined && version !== payment.version)
        throw new StaleVersionError(payment.version);
      try {
        return await this.presenter.detail(tx, await work(tx, payment));
      } catch (error) {
        if (error instanceof PaymentMovedError) throw new StaleVersionError(payment.version + 1);
        throw error;
      }
    });
  }
}

/** What the audit log says of a payment. */
const toldOf = ({ _id, _customer }: Payment) =>
  ({ entity: 'payment', entityId: _id, customerId: _customer }) as const;

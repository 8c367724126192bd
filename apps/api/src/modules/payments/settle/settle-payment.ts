import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import { SettleCards } from '../cards/settle-cards';
import { MoneyLedger, type NewMoneyEntry } from '../ledger/money-ledger';
import type { Payment } from '../payment.schema';
import { PaymentMovedError, PaymentsService } from '../payments.service';
import {
  PaymentProvider,
  type ProviderPayment,
  ProviderRefusedError,
} from '../provider/payment-provider';
import { PaidThings, PlaceGoneError } from './paid-things';
import { SettleRefunds } from './settle-refunds';

/** The provider has another amount than the guest was shown: nothing is done, and staff are told. */
export class AmountDiffersError extends Error {
  override readonly name = 'AmountDiffersError';
}

type Step = (ctx: RequestContext, payment: Payment) => Promise<boolean>;

/**
 * Takes a payment as far as it can get now. What has happened is asked of the provider, not of whoever says
 * that something did: so it does not matter who calls this, how often, in which order, from how many
 * processes, or where the last one was killed.
 */
@Injectable()
export class SettlePayment {
  // seven: the two books, the two sides of the sale, its cards, what follows it, and the transaction
  constructor(
    private readonly payments: PaymentsService,
    private readonly ledger: MoneyLedger,
    private readonly provider: PaymentProvider,
    private readonly things: PaidThings,
    private readonly cards: SettleCards,
    private readonly refunds: SettleRefunds,
    private readonly transactions: Transactions,
  ) {}

  /**
   * @param ctx of the system, without a key
   * @returns the payment as it is now
   * @throws {NotFoundError} @throws {ProviderUnclearError} @throws {AmountDiffersError}
   */
  async settle(ctx: RequestContext, id: string | Types.ObjectId): Promise<Payment> {
    for (;;) {
      const payment = await this.payments.get(ctx, id);
      if (!(await this.step(ctx, payment))) return payment;
    }
  }

  /** False if nothing can be done before something else happens. */
  private async step(ctx: RequestContext, payment: Payment): Promise<boolean> {
    const step = this.steps[payment.state];
    try {
      return await step(ctx, payment);
    } catch (error) {
      // another process was faster: go by its current state
      if (error instanceof PaymentMovedError) return true;
      throw error;
    }
  }

  private readonly steps: Readonly<Record<Payment['state'], Step>> = {
    held: (ctx, payment) =>
      payment._mandate ? this.charge(ctx, payment) : this.open(ctx, payment),
    begun: (ctx, payment) => this.look(ctx, payment),
    paid: (ctx, payment) => this.make(ctx, payment),
    booked: (ctx, payment) => this.capture(ctx, payment),
    returning: (ctx, payment) => this.giveBack(ctx, payment),
    settled: (ctx, payment) => this.refunds.settle(ctx, payment),
    failed: async () => false,
    undone: async () => false,
  };

  /** The provider may have been asked before, and its answer lost: asked the same way, it gives the same page. */
  private async open(ctx: RequestContext, payment: Payment): Promise<boolean> {
    const { amount, currency, description, language, createdAt, expiresAt } = payment;
    const { returnUrl = '' } = payment;
    const saving = await this.cards.saving(ctx, payment);
    try {
      const page = await this.provider.open(ctx, {
        paymentId: payment._id.toHexString(),
        ...{ amount, currency, description, language, returnUrl, createdAt, expiresAt, saving },
      });
      await this.write(ctx, (tx) => this.payments.move(tx, payment, 'begun', page));
    } catch (error) {
      if (!(error instanceof ProviderRefusedError)) throw error;
      await this.end(ctx, payment);
    }
    return true;
  }

  /** The provider may have been asked before, as for a page: the second time, it says what the first one did. */
  private async charge(ctx: RequestContext, payment: Payment): Promise<boolean> {
    const charge = await this.cards.charge(ctx, payment);
    const { reference, outcome } = charge;
    if (outcome !== 'authorised') {
      await this.end(ctx, payment, { refusal: outcome });
      return true;
    }
    await this.write(ctx, async (tx) => {
      await this.payments.move(tx, payment, 'paid', { reference });
      await this.ledger.append(tx, entryOf(payment, 'authorised', 'cardCharged', reference));
    });
    return true;
  }

  private async look(ctx: RequestContext, payment: Payment): Promise<boolean> {
    const reference = referenceOf(payment);
    const isOver = payment.expiresAt.getTime() <= ctx.now.getTime();
    const seen = await this.provider.look(ctx, reference);
    if (seen.state === 'open' && !isOver) return false;
    // the guest may pay in this very moment: only the provider's answer to the end of it tells
    const found = seen.state === 'open' ? await this.closed(ctx, reference) : seen;
    if (found.state === 'closed') {
      await this.end(ctx, payment);
      return true;
    }
    if (found.amount !== payment.amount) throw new AmountDiffersError(reference);
    await this.write(ctx, async (tx) => {
      await this.payments.move(tx, payment, 'paid');
      await this.cards.keep(tx, payment, found.card);
      if (isOnlyCard(payment)) return;
      await this.ledger.append(tx, entryOf(payment, 'authorised', 'guestPaid', reference));
    });
    return true;
  }

  /** Not paid, and no longer payable. */
  private end(
    ctx: RequestContext,
    payment: Payment,
    fields: Pick<Payment, 'refusal'> = {},
  ): Promise<void> {
    return this.write(ctx, async (tx) => {
      await this.payments.move(tx, payment, 'undone', fields);
      await this.things.of(payment).letGo?.(tx, { ...payment, ...fields });
    });
  }

  private async closed(ctx: RequestContext, reference: string): Promise<ProviderPayment> {
    const found = await this.provider.close(ctx, reference);
    if (found.state === 'open') throw new Error(`still open after it was closed: ${reference}`);
    return found;
  }

  private async make(ctx: RequestContext, payment: Payment): Promise<boolean> {
    const thing = this.things.of(payment);
    try {
      await thing.make(ctx, payment, async (tx) => {
        await this.payments.move(tx, payment, 'booked');
      });
    } catch (error) {
      if (!(error instanceof PlaceGoneError)) throw error;
      await this.write(ctx, async (tx) => {
        await this.payments.move(tx, payment, 'returning');
        await this.cards.letGo(tx, payment);
        await thing.tellGone(tx, payment);
      });
    }
    return true;
  }

  private async capture(ctx: RequestContext, payment: Payment): Promise<boolean> {
    if (isOnlyCard(payment)) {
      await this.write(ctx, (tx) => this.payments.move(tx, payment, 'settled'));
      return true;
    }
    const reference = referenceOf(payment);
    try {
      const receipt = await this.provider.capture(ctx, reference);
      await this.write(ctx, async (tx) => {
        await this.payments.move(tx, payment, 'settled');
        await this.ledger.append(tx, entryOf(payment, 'captured', 'booked', receipt.reference));
      });
    } catch (error) {
      if (!(error instanceof ProviderRefusedError)) throw error;
      await this.capturedOrFailed(ctx, payment, reference);
    }
    return true;
  }

  /** The provider also refuses to capture what it has captured already. */
  private async capturedOrFailed(
    ctx: RequestContext,
    payment: Payment,
    reference: string,
  ): Promise<void> {
    const { state } = await this.provider.look(ctx, reference);
    const isCaptured = state === 'captured';
    await this.write(ctx, async (tx) => {
      await this.payments.move(tx, payment, isCaptured ? 'settled' : 'failed');
      const entry = isCaptured
        ? entryOf(payment, 'captured', 'booked', reference)
        : entryOf(payment, 'released', 'booked', reference);
      await this.ledger.append(tx, entry);
    });
  }

  private async giveBack(ctx: RequestContext, payment: Payment): Promise<boolean> {
    if (isOnlyCard(payment)) {
      await this.write(ctx, (tx) => this.payments.move(tx, payment, 'undone'));
      return true;
    }
    const reference = referenceOf(payment);
    const { state } = await this.closed(ctx, reference);
    const { amount, currency } = payment;
    const isTaken = state === 'captured';
    const key = payment._id.toHexString();
    const refund = isTaken
      ? await this.provider.refund(ctx, reference, { amount, currency, key })
      : undefined;
    await this.write(ctx, async (tx) => {
      await this.payments.move(tx, payment, 'undone');
      if (refund) {
        await this.ledger.append(tx, entryOf(payment, 'captured', 'placeGone', reference));
        await this.ledger.append(tx, entryOf(payment, 'refunded', 'placeGone', refund.reference));
      } else {
        await this.ledger.append(tx, entryOf(payment, 'released', 'placeGone', reference));
      }
    });
    return true;
  }

  private async write(
    ctx: RequestContext,
    work: (tx: Transaction) => Promise<unknown>,
  ): Promise<void> {
    await this.transactions.run(ctx, async (tx) => {
      await work(tx);
      return null;
    });
  }
}

/** A card is given, and nothing is paid: no money is in any step. */
const isOnlyCard = ({ amount }: Payment): boolean => amount === 0;

function referenceOf({ _id, reference }: Payment): string {
  if (!reference) throw new Error(`a payment that no provider knows: ${_id}`);
  return reference;
}

/** Done once per payment, so the payment's id is its key. */
function entryOf(
  { _id, about, amount, currency, provider }: Payment,
  kind: NewMoneyEntry['kind'],
  cause: NewMoneyEntry['cause'],
  reference: string,
): NewMoneyEntry {
  const key = `${kind}|${_id.toHexString()}`;
  return { key, kind, cause, reference, amount, currency, about, provider, _payment: _id };
}

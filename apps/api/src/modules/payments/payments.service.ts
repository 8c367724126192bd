import { canMove, isUndecided, type PaymentState } from '@atrium/rules/payments/payment-states';
import { leftToRefund } from '@atrium/rules/payments/refunds/refunds';
import { Injectable } from '@nestjs/common';
import { Types, type UpdateQuery } from 'mongoose';
import type { TenantScope } from '../../common/context/request-context';
import { objectId } from '../../common/database/object-id';
import type { Transaction } from '../../common/transactions/transaction';
import type { Payment, PaymentOutcome, Refund } from './payment.schema';
import { isOpenPayment, PaymentsRepository } from './payments.repository';
import { PaymentProvider } from './provider/payment-provider';

/** What a guest is about to pay for. */
export type NewPayment = Pick<
  Payment,
  | '_customer'
  | 'about'
  | 'order'
  | 'amount'
  | 'currency'
  | 'description'
  | 'expiresAt'
  | 'request'
  | 'keeps'
  | 'purpose'
> & {
  readonly hold: string;
  readonly returnUrl: string;
  /** Default: a new one. */
  readonly _id?: Types.ObjectId;
};

/** What is taken from a saved card. */
export type NewCharge = Pick<
  Payment,
  '_customer' | 'about' | 'order' | 'amount' | 'currency' | 'description' | 'language'
> &
  Required<Pick<Payment, '_mandate' | 'purpose'>> & {
    /** What is charged for once at a time: another one under way has the same. */
    readonly hold: string;
  };

/** What a guest has paid with something that no provider knows. */
export type TakenPayment = Pick<
  Payment,
  '_customer' | 'about' | 'amount' | 'currency' | 'description' | 'provider' | 'reference'
> &
  Partial<Pick<Payment, '_id' | 'hold' | 'language'>>;

/** What a change to a payment found otherwise: somebody else has moved it meanwhile. */
export class PaymentMovedError extends Error {
  override readonly name = 'PaymentMovedError';
}

/** Payments and their states. Every change of one goes through here, in the caller's transaction. */
@Injectable()
export class PaymentsService {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly provider: PaymentProvider,
  ) {}

  /** @throws {NotFoundError} */
  get(scope: TenantScope, id: string | Types.ObjectId): Promise<Payment> {
    return this.payments.get(scope, id);
  }

  /** The payment for what is held, if there is one: a second tab, or a repeat, pays no second time. */
  byHold(scope: TenantScope, hold: string): Promise<Payment | null> {
    return this.payments.byHold(scope, hold);
  }

  about(scope: TenantScope, thing: Types.ObjectId): Promise<Payment[]> {
    return this.payments.about(scope, thing);
  }

  /** Whether the venue has money for a thing, or is about to: it is not deleted then. */
  async isPaid(scope: TenantScope, thing: Types.ObjectId): Promise<boolean> {
    const payments = await this.payments.about(scope, thing);
    return payments.some(
      ({ state, amount, refunds }) =>
        state === 'booked' || (state === 'settled' && leftToRefund(amount, refunds) > 0),
    );
  }

  /**
   * Reads what was paid for a thing, to decide what becomes of it or of a payment for it. Who does so at the same
   * moment about the same thing decides again, with what is known by then.
   * @param own the payment that is decided on
   * @returns the others
   */
  async decideOn(tx: Transaction, thing: Types.ObjectId, own?: Types.ObjectId): Promise<Payment[]> {
    const all = await this.payments.about(tx, thing);
    const others = all.filter(({ _id }) => !own?.equals(_id));
    const undecided = others.filter(({ state }) => isUndecided(state)).map(({ _id }) => _id);
    if (undecided.length > 0) await this.payments.touch(tx, undecided);
    return others;
  }

  /**
   * What a guest has paid already, without any provider: of that no move is left. It is in the ledger of money only
   * once the caller says so there.
   */
  addTaken(tx: Transaction, payment: TakenPayment): Promise<Payment> {
    return this.payments.insert(tx, {
      _id: new Types.ObjectId(),
      language: tx.language,
      ...payment,
      state: 'settled',
      expiresAt: tx.now,
      refunds: [],
      isOpen: false,
      version: 0,
      createdAt: tx.now,
      updatedAt: tx.now,
    });
  }

  /** Written before the provider is asked for anything, so that it never has a payment that we do not know. */
  add(tx: Transaction, payment: NewPayment): Promise<Payment> {
    return this.insert(tx, { language: tx.language, ...payment });
  }

  /** As `add`; the provider is asked for the amount itself, as there is no page. */
  addCharge(tx: Transaction, charge: NewCharge): Promise<Payment> {
    return this.insert(tx, { ...charge, expiresAt: tx.now });
  }

  private insert(
    tx: Transaction,
    payment: (NewPayment | (NewCharge & { expiresAt: Date })) & { language: string },
  ): Promise<Payment> {
    return this.payments.insert(tx, {
      _id: new Types.ObjectId(),
      ...payment,
      state: 'held',
      provider: this.provider.name,
      refunds: [],
      isOpen: true,
      version: 0,
      createdAt: tx.now,
      updatedAt: tx.now,
    });
  }

  /**
   * @throws {PaymentMovedError} it is not as it was read
   * @throws {Error} no such move: a programming error
   */
  async move(
    tx: Transaction,
    payment: Payment,
    to: PaymentState,
    fields: Partial<Pick<Payment, 'reference' | 'url' | 'refusal'>> = {},
  ): Promise<Payment> {
    const { state: from, refunds } = payment;
    if (!canMove(from, to)) throw new Error(`no payment gets from ${from} to ${to}`);
    return this.change(tx, payment, {
      $set: { ...fields, state: to, isOpen: isOpenPayment(to, refunds), updatedAt: tx.now },
      ...unsetIn(to),
    });
  }

  /** Has its time end now; whether somebody has paid, the provider is asked when it is settled. @throws {PaymentMovedError} */
  endSoon(tx: Transaction, payment: Payment): Promise<Payment> {
    return this.change(tx, payment, { $set: { expiresAt: tx.now, updatedAt: tx.now } });
  }

  /** @throws {PaymentMovedError} */
  noteReminder(tx: Transaction, payment: Payment): Promise<Payment> {
    return this.change(tx, payment, { $set: { remindedAt: tx.now, updatedAt: tx.now } });
  }

  /** @throws {PaymentMovedError} */
  setRefunds(tx: Transaction, payment: Payment, refunds: readonly Refund[]): Promise<Payment> {
    const isOpen = isOpenPayment(payment.state, [...refunds]);
    return this.change(tx, payment, { $set: { refunds, isOpen, updatedAt: tx.now } });
  }

  /** What became of a payment that staff had to look at. @throws {PaymentMovedError} */
  close(tx: Transaction, payment: Payment, outcome: PaymentOutcome): Promise<Payment> {
    return this.change(tx, payment, { $set: { outcome, updatedAt: tx.now } });
  }

  private async change(
    tx: Transaction,
    payment: Payment,
    change: UpdateQuery<Payment>,
  ): Promise<Payment> {
    const changed = await this.payments.changeFrom(tx, payment, change);
    if (!changed) throw new PaymentMovedError();
    tx.emit({
      type: 'payment.changed',
      entityId: payment._id,
      customerId: objectId(payment._customer),
      payload: { state: changed.state, about: payment.about },
    });
    return changed;
  }
}

/** What nobody needs any more in a state: what was ordered says who the guest is and what they wrote. */
function unsetIn(state: PaymentState): UpdateQuery<Payment> {
  if (state === 'undone') return { $unset: { hold: 1, order: 1, url: 1 } };
  if (state === 'settled') return { $unset: { order: 1, url: 1 } };
  return {};
}

import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import type { Transaction } from '../../../common/transactions/transaction';
import type { PaidKind } from '../ledger/money-entry.schema';
import type { ChargePurpose, Payment } from '../payment.schema';

/** What was paid for cannot be had any more: somebody else has the place, or it is no longer offered. */
export class PlaceGoneError extends Error {
  override readonly name = 'PlaceGoneError';
}

/** How one kind of thing comes to be once it is paid for. Whoever sells it registers this. */
export interface PaidThing {
  readonly kind: PaidKind | ChargePurpose | 'request';
  /**
   * Makes what was ordered.
   * @param whenMade to be called in the transaction that makes it
   * @throws {PlaceGoneError} nothing was made, and nothing can be
   */
  make(
    ctx: RequestContext,
    payment: Payment,
    whenMade: (tx: Transaction) => Promise<void>,
  ): Promise<void>;
  /** Tells guest and staff, in the transaction that begins to give the money back. */
  tellGone(tx: Transaction, payment: Payment): Promise<void>;
  /**
   * Lets go of what was held, in the transaction that ends a payment which nobody made. That of a saved card says
   * why: `refusal`.
   */
  letGo?(tx: Transaction, payment: Payment): Promise<void>;
  /**
   * What follows for the thing when some of its price goes back, in that transaction.
   * @throws {ConflictError} it must not
   */
  refunding?(tx: Transaction, payment: Payment, amount: number): Promise<void>;
}

type WhenAskedPaid = (tx: Transaction, payment: Payment) => Promise<void>;

/** The registry of what can be paid for; payments know none of it by name. */
@Injectable()
export class PaidThings {
  private readonly registered = new Map<PaidThing['kind'], PaidThing>();
  private readonly asked = new Map<ChargePurpose, WhenAskedPaid>();

  register(thing: PaidThing): void {
    this.registered.set(thing.kind, thing);
  }

  /** @param follow what follows once something that was asked for by a link is paid */
  registerAsked(purpose: ChargePurpose, follow: WhenAskedPaid): void {
    this.asked.set(purpose, follow);
  }

  /** What was asked for by a link is paid. @throws {PlaceGoneError} it is not wanted any more */
  async whenPaid(tx: Transaction, payment: Payment): Promise<void> {
    if (payment.purpose) await this.asked.get(payment.purpose)?.(tx, payment);
  }

  /**
   * Who makes what a payment is for. What staff asked to be paid for by a link exists already, whatever its kind, and
   * so may what is taken from a saved card.
   * @throws {Error} nobody sells such things
   */
  of(payment: Pick<Payment, 'request' | 'purpose' | 'about'>): PaidThing {
    const thing = this.find(payment);
    if (!thing) throw new Error(`nobody makes a ${payment.about.kind} that was paid for`);
    return thing;
  }

  /** As `of`; undefined where nobody sells such things. */
  find({
    request,
    purpose,
    about,
  }: Pick<Payment, 'request' | 'purpose' | 'about'>): PaidThing | undefined {
    return this.registered.get(request ? 'request' : (purpose ?? about.kind));
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import { NotFoundError } from '../../../common/errors/app-error';
import { present } from '../../../common/present';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import { askedFor, MembershipSales, MembershipTypesService } from '../../memberships/public';
import {
  type PaidThing,
  PaidThings,
  type Payable,
  Payables,
  type Payment,
  PlaceGoneError,
  ReturnedMail,
  SavedCards,
} from '../../payments/public';
import { orderOf } from './sale-order';

/** Makes memberships that were paid for. */
@Injectable()
export class SoldMemberships implements PaidThing, OnModuleInit {
  readonly kind = 'membership';

  // seven: makes the membership, keeps the card that renews it, and tells the buyer
  constructor(
    private readonly things: PaidThings,
    private readonly payables: Payables,
    private readonly memberships: MembershipSales,
    private readonly types: MembershipTypesService,
    private readonly cards: SavedCards,
    private readonly returnedMail: ReturnedMail,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.things.register(this);
    this.payables.register({
      kind: 'membership',
      find: (ctx, id, language) => this.find(ctx, id, language),
    });
  }

  /** Its type may be sold no longer: it was promised before. */
  async make(
    system: RequestContext,
    payment: Payment,
    whenMade: (tx: Transaction) => Promise<void>,
  ): Promise<void> {
    const { membership, actor } = orderOf(payment);
    if (!membership) throw new PlaceGoneError();
    const ctx = { ...system, actor, language: payment.language };
    await this.transactions.run(ctx, async (tx) => {
      const { about, _customer } = payment;
      await whenMade(tx);
      const mandate = payment.keeps && (await this.cards.ofPayment(tx, payment._id));
      const made = { ...membership, _id: about._id, _customer };
      await this.memberships.make(tx, made, mandate?._id).catch(asGone);
      return null;
    });
  }

  tellGone(tx: Transaction, payment: Payment): Promise<void> {
    return this.returnedMail.tell(tx, payment);
  }

  private async find(
    ctx: RequestContext,
    id: string | Types.ObjectId,
    language = ctx.language,
  ): Promise<Payable> {
    const membership = await this.memberships.get(ctx, id);
    const { _customer, _membershipType, price, renewedFor = 0, renewal } = membership;
    const { currency, taxBasisPoints } = membership;
    const shown = await this.types.shown(ctx, [_membershipType], language);
    return {
      ...{ _customer, currency },
      total: price + renewedFor + (renewal ? askedFor(renewal) : 0),
      description: shown.get(_membershipType.toHexString())?.name ?? '',
      ...present({ taxBasisPoints }),
    };
  }
}

/** The guest has been erased. */
export function asGone(error: unknown): never {
  throw error instanceof NotFoundError ? new PlaceGoneError() : error;
}

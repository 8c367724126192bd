import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Actor, RequestContext } from '../../../common/context/request-context';
import { isDuplicateKey } from '../../../common/database/duplicate-key';
import { AppError, RuleError } from '../../../common/errors/app-error';
import { present } from '../../../common/present';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import { Config } from '../../../config/config';
import { MembershipRenewals, type RenewedMembership } from '../../memberships/public';
import {
  GuestPayments,
  type PaidThing,
  PaidThings,
  type Payment,
  PaymentsService,
  PlaceGoneError,
  SavedCards,
} from '../../payments/public';
import { VendorsService } from '../../vendors/public';
import { PAY_WITHIN_MS } from '../payments/sale-order';
import { RenewMembership } from './renew-membership.job';
import { RenewalAgreements } from './renewal-agreements';
import type { CardPageOutput, RenewalOutput } from './renewals.dto';
import { RenewalsService } from './renewals.service';

/** Other cards that guests give for the renewal of their memberships: the provider asks for them, and keeps them. */
@Injectable()
export class RenewalCards implements PaidThing, OnModuleInit {
  readonly kind = 'renewalCard';

  // ten: the membership and what is agreed, the page and what comes of it, and the charge that may wait for the card
  constructor(
    private readonly things: PaidThings,
    private readonly renewals: MembershipRenewals,
    private readonly shown: RenewalsService,
    private readonly agreements: RenewalAgreements,
    private readonly payments: PaymentsService,
    private readonly guestPayments: GuestPayments,
    private readonly cards: SavedCards,
    private readonly nights: RenewMembership,
    private readonly vendors: VendorsService,
    private readonly config: Config,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.things.register(this);
  }

  /**
   * Where the guest gives another card; asked again, the same page.
   * @throws {NotFoundError}
   * @throws {RuleError} MEMBERSHIP_ENDED, MEMBERSHIP_EXPIRED
   * @throws {AppError} 503 PAYMENT_PROVIDER_SILENT
   */
  async page(ctx: RequestContext, id: string): Promise<CardPageOutput> {
    const { canStart, state } = await this.shown.show(ctx, id);
    if (state !== 'on' && !canStart) throw new RuleError('MEMBERSHIP_EXPIRED');
    const membership = await this.shown.find(ctx, id);
    const known = await this.open(ctx, membership);
    const before = known && (await this.guestPayments.settled(ctx, known));
    if (before?.state === 'begun' && before.url) return { url: before.url };
    const added = await this.add(ctx, await this.shown.find(ctx, id));
    const { state: begun, url } = await this.guestPayments.settled(ctx, added);
    if (begun !== 'begun' || !url) throw new AppError(503, 'PAYMENT_PROVIDER_SILENT');
    return { url };
  }

  /** For a guest who comes back from the page: how it stands by now. @throws {NotFoundError} */
  async look(ctx: RequestContext, id: string): Promise<RenewalOutput> {
    const open = await this.open(ctx, await this.shown.find(ctx, id));
    if (open) await this.guestPayments.settled(ctx, open);
    return this.shown.show(ctx, id);
  }

  /** From then on the card renews it, also where the renewal was stopped: that is what they agreed to. */
  async make(
    system: RequestContext,
    payment: Payment,
    whenMade: (tx: Transaction) => Promise<void>,
  ): Promise<void> {
    const ctx = { ...system, actor: giverOf(payment), language: payment.language };
    await this.transactions.run(ctx, async (tx) => {
      const before = await this.renewals.find(tx, payment.about._id);
      const given = await this.cards.ofPayment(tx, payment._id);
      if (!before || !given || before.endedOn || before.renewal.state === 'lapsed') {
        throw new PlaceGoneError();
      }
      await whenMade(tx);
      const { _mandate: replaced, state, refusals } = before.renewal;
      const change = { $set: { 'renewal._mandate': given._id, 'renewal.refusals': [] } };
      const after = await this.renewals.change(tx, before, change, 'membership.renewalCardGiven');
      if (state === 'stopped') await this.renewals.setState(tx, after, 'on');
      if (replaced) await this.cards.revoke(tx, { _id: replaced });
      if (refusals.length > 0) await this.nights.plan(tx, before._id);
      return null;
    });
  }

  /** It has ended meanwhile. The card is not kept; nothing was paid. */
  async tellGone(): Promise<void> {}

  private async open(
    ctx: RequestContext,
    { _id }: RenewedMembership,
  ): Promise<Payment | undefined> {
    const all = await this.payments.about(ctx, _id);
    return all.findLast(({ purpose, isOpen }) => purpose === 'renewalCard' && isOpen);
  }

  private async add(
    { idempotency: _, ...ctx }: RequestContext,
    membership: RenewedMembership,
  ): Promise<Payment> {
    const { _id, _customer, currency, dateUntil, version } = membership;
    const { slug } = await this.vendors.current(ctx);
    const { language, now, actor } = ctx;
    const hold = `renewalCard|${_id.toHexString()}|${version}`;
    const terms = { language, ...present({ on: dateUntil }) };
    try {
      return await this.transactions.run(ctx, async (tx) =>
        this.payments.add(tx, {
          ...{ _customer, currency, hold, amount: 0, purpose: 'renewalCard' },
          about: { kind: 'membership', _id },
          order: { actor },
          keeps: await this.agreements.terms(tx, membership, terms),
          description: (await this.agreements.typeOf(tx, membership, language)).name,
          expiresAt: new Date(now.getTime() + PAY_WITHIN_MS),
          returnUrl: this.config.link(`/activity-hub/${slug}/membership?card=${_id}`),
        }),
      );
    } catch (error) {
      // the other tab was faster
      const known = isDuplicateKey(error) ? await this.payments.byHold(ctx, hold) : null;
      if (!known) throw error;
      return known;
    }
  }
}

/** Who gave the card: the page answers to nobody else. */
function giverOf({ _id, order }: Payment): Actor {
  if (typeof order !== 'object' || order === null || !('actor' in order)) {
    throw new Error(`a card that nobody gave: ${_id}`);
  }
  return order.actor as Actor;
}

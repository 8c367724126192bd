import { venueToday } from '@atrium/rules/bookings/booking-window';
import { addDays, type CalendarDate } from '@atrium/rules/calendar/calendar-date';
import { toInstant } from '@atrium/rules/calendar/time-zone';
import { graceEnd, triedAgainOn } from '@atrium/rules/guests/membership-renewal';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import { MembershipRenewals, type RenewedMembership } from '../../memberships/public';
import {
  OwnRequests,
  type PaidThing,
  PaidThings,
  type Payment,
  PlaceGoneError,
  SavedCards,
} from '../../payments/public';
import { VendorsService } from '../../vendors/public';
import { RenewalAgreements } from './renewal-agreements';
import { RenewalMails } from './renewal-mails';

/** Renews memberships that were paid for, from the saved card or by the link that follows its refusal. */
@Injectable()
export class RenewalCharges implements PaidThing, OnModuleInit {
  readonly kind = 'renewal';

  // eight: the membership, what is paid for it and with what, and who is told of it
  constructor(
    private readonly things: PaidThings,
    private readonly renewals: MembershipRenewals,
    private readonly cards: SavedCards,
    private readonly requests: OwnRequests,
    private readonly agreements: RenewalAgreements,
    private readonly mails: RenewalMails,
    private readonly vendors: VendorsService,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.things.register(this);
    this.things.registerAsked('renewal', (tx, payment) => this.paidByLink(tx, payment));
  }

  async make(
    ctx: RequestContext,
    payment: Payment,
    whenMade: (tx: Transaction) => Promise<void>,
  ): Promise<void> {
    await this.transactions.run(ctx, async (tx) => {
      const membership = await this.renewals.find(tx, payment.about._id);
      if (!isWanted(membership, payment)) throw new PlaceGoneError();
      await whenMade(tx);
      await this.renewals.extend(tx, membership, { price: payment.amount });
      await this.requests.withdraw(tx, membership._id, 'renewal');
      return null;
    });
  }

  tellGone(tx: Transaction, payment: Payment): Promise<void> {
    return this.mails.notTaken(tx, payment);
  }

  /** The card refused it: its guest gets a link to pay by, and it is tried again. */
  async letGo(tx: Transaction, payment: Payment): Promise<void> {
    const before = await this.renewals.find(tx, payment.about._id);
    if (!isWanted(before, payment)) return;
    const { timezone } = await this.vendors.current(tx);
    const on = venueToday(tx.now.getTime(), timezone);
    const why = payment.refusal ?? 'declined';
    const refusals = [...before.renewal.refusals, { on, why }];
    const membership = await this.renewals.change(tx, before, {
      $set: { 'renewal.refusals': refusals },
    });
    const until = before.graceUntil ?? graceEnd(on);
    const payLink = await this.ask(tx, membership, { payment, until, timezone });
    await this.mails.refused(tx, membership, {
      why,
      payLink,
      again: triedAgainOn(refusals),
      until,
    });
  }

  private async ask(
    tx: Transaction,
    membership: RenewedMembership,
    {
      payment: { about, amount, currency, description },
      until,
      timezone,
    }: { readonly payment: Payment; readonly until: CalendarDate; readonly timezone: string },
  ): Promise<string> {
    return this.requests.ask(tx, {
      ...{ _customer: membership._customer, about, amount, currency, description },
      purpose: 'renewal',
      // the whole last day
      expiresAt: new Date(toInstant(addDays(until, 1), 0, timezone)),
      keeps: await this.agreements.terms(tx, membership),
    });
  }

  /** With the card that it was paid with, which takes the place of the one that refused. */
  private async paidByLink(tx: Transaction, payment: Payment): Promise<void> {
    const membership = await this.renewals.find(tx, payment.about._id);
    const { renewal } = membership ?? {};
    if (renewal?.state !== 'on' || renewal.refusals.length === 0) throw new PlaceGoneError();
    if (!membership || membership.endedOn) throw new PlaceGoneError();
    const given = await this.cards.ofPayment(tx, payment._id);
    await this.renewals.extend(tx, membership, { price: payment.amount, _mandate: given?._id });
    const { _mandate: before } = renewal;
    if (given && before) await this.cards.revoke(tx, { _id: before });
  }
}

/** It still has the end that the payment was for. */
function isWanted(
  membership: RenewedMembership | null,
  { order }: Payment,
): membership is RenewedMembership {
  if (!membership || membership.endedOn || membership.renewal.state !== 'on') return false;
  return isCharge(order) && order.until === membership.dateUntil;
}

const isCharge = (order: unknown): order is { readonly until: CalendarDate } =>
  typeof order === 'object' && order !== null && 'until' in order;

import { venueToday } from '@atrium/rules/bookings/booking-window';
import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';
import {
  chargedOn,
  renewalStartProblem,
  triedAgainOn,
} from '@atrium/rules/guests/membership-renewal';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { clientId } from '../../../common/database/object-id';
import { NotFoundError, RuleError } from '../../../common/errors/app-error';
import { present } from '../../../common/present';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import {
  MembershipRenewals,
  type RenewedMembership,
  renewalFacts,
  toRenewalOutput,
} from '../../memberships/public';
import { type Mandate, OwnRequests, SavedCards } from '../../payments/public';
import { VendorsService } from '../../vendors/public';
import { RenewalAgreements } from './renewal-agreements';
import { RenewalMails } from './renewal-mails';
import type { RenewalOutput } from './renewals.dto';

/** What guests do with the renewal of their memberships, and staff for them. */
@Injectable()
export class RenewalsService implements OnModuleInit {
  // seven: a renewal is a membership, a card, an agreement and what is still owed
  constructor(
    private readonly renewals: MembershipRenewals,
    private readonly cards: SavedCards,
    private readonly requests: OwnRequests,
    private readonly agreements: RenewalAgreements,
    private readonly mails: RenewalMails,
    private readonly vendors: VendorsService,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.cards.registerRevocationListener((tx, mandate) => this.revoked(tx, mandate));
  }

  /** @throws {NotFoundError} also of one that was sold without renewal, and of another guest's */
  async show(ctx: RequestContext, id: string): Promise<RenewalOutput> {
    return this.present(ctx, await this.find(ctx, id));
  }

  /** As `show`. @throws {RuleError} MEMBERSHIP_EXPIRED: it has lapsed */
  stop(ctx: RequestContext, id: string): Promise<RenewalOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.find(tx, id);
      const { state } = before.renewal;
      if (state === 'lapsed') throw new RuleError('MEMBERSHIP_EXPIRED');
      if (state === 'stopped') return this.present(tx, before);
      const after = await this.stopped(tx, before);
      await this.mails.stopped(tx, after);
      return this.present(tx, after);
    });
  }

  /** As `show`. @throws {RuleError} MEMBERSHIP_ENDED, MEMBERSHIP_EXPIRED, RENEWAL_WITHOUT_CARD */
  start(ctx: RequestContext, id: string): Promise<RenewalOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.find(tx, id);
      const facts = renewalFacts(before.renewal);
      const problem = renewalStartProblem(before, facts, await this.today(tx));
      if (problem) throw new RuleError(problem);
      if (facts.state === 'on') return this.present(tx, before);
      return this.present(tx, await this.renewals.setState(tx, before, 'on'));
    });
  }

  /** Has the card forgotten, which stops the renewal. As `show`. */
  forgetCard(ctx: RequestContext, id: string): Promise<RenewalOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const { renewal } = await this.find(tx, id);
      if (renewal._mandate) await this.cards.revoke(tx, { _id: renewal._mandate });
      return this.present(tx, await this.find(tx, id));
    });
  }

  /** @throws {NotFoundError} */
  async find(ctx: RequestContext, id: string): Promise<RenewedMembership> {
    const found = await this.renewals.find(ctx, clientId(id));
    if (!found) throw new NotFoundError();
    const { actor } = ctx;
    const isTheirs = actor.kind !== 'guest' || found._customer.toHexString() === actor.id;
    if (!isTheirs) throw new NotFoundError();
    return found;
  }

  /** Nothing is asked for any more, and it ends on its last day. */
  private async stopped(
    tx: Transaction,
    membership: RenewedMembership,
    forgotten: Record<string, 1> = {},
  ): Promise<RenewedMembership> {
    await this.requests.withdraw(tx, membership._id, 'renewal');
    return this.renewals.setState(tx, membership, 'stopped', {
      $unset: { graceUntil: 1, ...forgotten },
    });
  }

  /** Whoever revoked the card, and wherever: nothing is renewed from it. */
  private async revoked(tx: Transaction, { _id }: Mandate): Promise<void> {
    const card = { 'renewal._mandate': 1 } as const;
    for (const membership of await this.renewals.byCard(tx, _id)) {
      if (membership.renewal.state === 'on') {
        await this.mails.stopped(tx, await this.stopped(tx, membership, card));
      } else {
        await this.renewals.change(tx, membership, { $unset: card });
      }
      this.renewals.note(tx, membership, 'membership.renewalCardForgotten');
    }
  }

  private async today(ctx: RequestContext): Promise<CalendarDate> {
    const { timezone } = await this.vendors.current(ctx);
    return venueToday(ctx.now.getTime(), timezone);
  }

  private async present(
    ctx: RequestContext,
    membership: RenewedMembership,
  ): Promise<RenewalOutput> {
    const { renewal } = membership;
    const facts = renewalFacts(renewal);
    const today = await this.today(ctx);
    const mandate = renewal._mandate && (await this.cards.get(ctx, renewal._mandate));
    const problem = renewalStartProblem(membership, facts, today);
    const { text: consent } = await this.agreements.terms(ctx, membership, {
      ...present({ language: ctx.language, on: membership.dateUntil }),
    });
    return {
      ...toRenewalOutput(membership),
      ...present({ chargedOn: nextCharge(membership, today), endsOn: membership.dateUntil }),
      ...(mandate ? cardOf(mandate) : {}),
      ...present({ changed: changeOf(membership) }),
      canStart: facts.state === 'stopped' && (!problem || problem === 'RENEWAL_WITHOUT_CARD'),
      consent,
    };
  }
}

function nextCharge(
  { renewal, dateUntil, pausedFrom, endedOn }: RenewedMembership,
  today: CalendarDate,
): CalendarDate | undefined {
  const { state, told, refusals, _mandate } = renewal;
  if (state !== 'on' || !_mandate || !dateUntil || pausedFrom || endedOn) return undefined;
  if (refusals.length > 0) return triedAgainOn(refusals);
  return chargedOn(dateUntil, told?.until === dateUntil ? told : { on: today, until: dateUntil });
}

const cardOf = ({ brand, lastFour, expiryMonth, expiryYear, text, agreedAt }: Mandate) => ({
  card: { brand, lastFour, expiryMonth, expiryYear },
  ...{ agreed: text, agreedAt: agreedAt.toISOString() },
});

function changeOf({ renewal: { changedBy, changedAt } }: RenewedMembership) {
  if (!changedBy || !changedAt) return undefined;
  const { kind: by, name } = changedBy;
  return { by, at: changedAt.toISOString(), ...(by === 'system' ? {} : present({ name })) };
}

import { venueToday } from '@atrium/rules/bookings/booking-window';
import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';
import {
  chargedOn,
  graceEnd,
  type RenewalStep,
  renewalPrice,
  renewalStep,
} from '@atrium/rules/guests/membership-renewal';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import { present } from '../../../common/present';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import { MembershipRenewals, type RenewedMembership, renewalFacts } from '../../memberships/public';
import { OwnRequests, PaymentsService, SavedCards } from '../../payments/public';
import { VendorsService } from '../../vendors/public';
import { RenewalAgreements, type RenewedType } from './renewal-agreements';
import { RenewalMails } from './renewal-mails';
import { nextPeriodText } from './renewal-texts';

/** One charge for one period: two nights, or two processes, take it once. */
export const holdOf = (membership: Types.ObjectId, until: CalendarDate): string =>
  `renewal|${membership.toHexString()}|${until}`;

/** What a night does about a membership that is renewed; done twice, it changes nothing. */
@Injectable()
export class RenewalNights {
  // eight: the membership with its type, the card and what is asked beside it, and whom it concerns
  constructor(
    private readonly renewals: MembershipRenewals,
    private readonly agreements: RenewalAgreements,
    private readonly cards: SavedCards,
    private readonly payments: PaymentsService,
    private readonly requests: OwnRequests,
    private readonly mails: RenewalMails,
    private readonly vendors: VendorsService,
    private readonly transactions: Transactions,
  ) {}

  /** What was done. @param ctx of the system */
  run(ctx: RequestContext, id: Types.ObjectId): Promise<RenewalStep | null> {
    return this.transactions.run(ctx, async (tx) => {
      const membership = await this.renewals.find(tx, id);
      if (!membership) return null;
      const { timezone } = await this.vendors.current(tx);
      const today = venueToday(tx.now.getTime(), timezone);
      const type = await this.agreements.typeOf(tx, membership);
      const step = renewalStep(membership, renewalFacts(membership.renewal), { ...type, today });
      if (!step || (await this.isUnderWay(tx, membership))) return null;
      await this.steps[step](tx, membership, { ...type, today });
      return step;
    });
  }

  private readonly steps: Readonly<
    Record<
      RenewalStep,
      (
        tx: Transaction,
        membership: RenewedMembership,
        now: RenewedType & { readonly today: CalendarDate },
      ) => Promise<void>
    >
  > = {
    remind: async (tx, membership, { today, price: current }) => {
      // nobody is charged for what they were not told of
      const isRenewed = current !== undefined && (await this.mails.hasAddress(tx, membership));
      if (!isRenewed) {
        await this.mails.stopped(tx, await this.renewals.setState(tx, membership, 'stopped'));
        return;
      }
      const { dateUntil: until = today, renewal } = membership;
      const told = { on: today, until };
      const on = chargedOn(until, told);
      const after = await this.renewals.change(tx, membership, {
        $set: {
          'renewal.price': renewalPrice(renewal.price, current, { isTelling: true }),
          'renewal.told': told,
          'renewal.refusals': [],
          ...(on > until ? { graceUntil: on } : {}),
        },
      });
      await this.mails.remind(tx, after, { on, before: renewal.price });
    },
    charge: async (tx, membership, { today, price: current, name }) => {
      const { _id, currency, dateUntil: until = today, renewal } = membership;
      const { language, _mandate, told } = renewal;
      if (!_mandate || !told) return;
      const price = renewalPrice(renewal.price, current ?? renewal.price, { isTelling: false });
      await this.renewals.change(tx, membership, {
        $set: { 'renewal.price': price, graceUntil: graceEnd(chargedOn(until, told)) },
      });
      const { months, days } = renewal;
      await this.cards.charge(tx, await this.cards.get(tx, _mandate), {
        ...{ purpose: 'renewal', amount: price, currency, language },
        about: { kind: 'membership', _id },
        description: nextPeriodText(language, {
          ...{ name, until },
          period: present({ months, days }),
        }),
        hold: holdOf(_id, until),
        order: { until },
      });
    },
    lapse: async (tx, membership) => {
      const { _id, renewal } = membership;
      const after = await this.renewals.setState(tx, membership, 'lapsed', {
        $unset: { graceUntil: 1 },
      });
      await this.requests.withdraw(tx, _id, 'renewal');
      await this.mails.lapsed(tx, after);
      if (renewal._mandate) await this.cards.revoke(tx, { _id: renewal._mandate });
    },
    forgetCard: async (tx, { renewal: { _mandate } }) => {
      if (_mandate) await this.cards.revoke(tx, { _id: _mandate });
    },
  };

  /** The provider has yet to say how a charge went. */
  private async isUnderWay(
    tx: Transaction,
    { _id, dateUntil }: RenewedMembership,
  ): Promise<boolean> {
    if (!dateUntil) return false;
    const payment = await this.payments.byHold(tx, holdOf(_id, dateUntil));
    return payment !== null;
  }
}

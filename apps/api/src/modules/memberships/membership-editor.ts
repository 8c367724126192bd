import type { AuditAction } from '@atrium/rules/audit/audit-actions';
import { venueToday } from '@atrium/rules/bookings/booking-window';
import {
  endAfterPause,
  type MembershipAction,
  membershipEnd,
  membershipRefusal,
  membershipStatus,
} from '@atrium/rules/guests/membership';
import { Injectable } from '@nestjs/common';
import type { Types, UpdateQuery } from 'mongoose';
import type { RequestContext } from '../../common/context/request-context';
import { clientId } from '../../common/database/object-id';
import { ConflictError, NotFoundError, RuleError } from '../../common/errors/app-error';
import type { Transaction } from '../../common/transactions/transaction';
import { Transactions } from '../../common/transactions/transactions';
import { CustomersService } from '../customers/public';
import { VendorsService } from '../vendors/public';
import type { Membership } from './membership.schema';
import type {
  MembershipActionInput,
  MembershipOutput,
  NewMembershipInput,
  UndoUseInput,
  UseMembershipInput,
} from './memberships.dto';
import { recordMembership } from './memberships.events';
import { MembershipsRepository } from './memberships.repository';
import { MembershipsService } from './memberships.service';
import { MembershipTypesService } from './types/membership-types.service';
import { MembershipLedger } from './uses/membership-ledger';
import { MembershipUsesRepository } from './uses/membership-uses.repository';

/** What staff do with a guest's membership. */
@Injectable()
export class MembershipEditor {
  // eight: a membership, its uses and its money, for a guest of the venue
  constructor(
    private readonly memberships: MembershipsRepository,
    private readonly uses: MembershipUsesRepository,
    private readonly ledger: MembershipLedger,
    private readonly types: MembershipTypesService,
    private readonly shown: MembershipsService,
    private readonly customers: CustomersService,
    private readonly vendors: VendorsService,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Gives a guest a membership.
   * @throws {NotFoundError}
   * @throws {RuleError} MEMBERSHIP_TYPE_INACTIVE, INVALID_PERIOD
   */
  add(
    ctx: RequestContext,
    customerId: string,
    input: NewMembershipInput,
  ): Promise<MembershipOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const [_customer, type, vendor] = [
        await this.customers.claim(tx, customerId),
        await this.types.get(tx, input._membershipType),
        await this.vendors.current(tx),
      ];
      if (!type.active) throw new RuleError('MEMBERSHIP_TYPE_INACTIVE');
      const dateFrom = input.dateFrom ?? venueToday(tx.now.getTime(), vendor.timezone);
      const validity = { months: type.validityMonths, days: type.validityDays };
      const dateUntil =
        input.dateUntil === undefined ? membershipEnd(dateFrom, validity) : input.dateUntil;
      if (dateUntil && dateUntil < dateFrom) throw new RuleError('INVALID_PERIOD');
      const after = await this.memberships.add(tx, {
        _customer,
        _membershipType: type._id,
        dateFrom,
        ...(dateUntil ? { dateUntil } : {}),
        maxNumberOfUsages: input.maxNumberOfUsages ?? type.maxNumberOfUsages,
        price: input.price ?? type.price,
        currency: vendor.currency,
        ...(input.comment?.trim() ? { comment: input.comment.trim() } : {}),
      });
      recordMembership(tx, 'membership.created', null, after);
      return this.shown.show(tx, after);
    });
  }

  /**
   * Registers uses at the desk, today.
   * @throws {NotFoundError}
   * @throws {ConflictError} MEMBERSHIP_USED_UP
   * @throws {RuleError} MEMBERSHIP_NOT_STARTED, MEMBERSHIP_PAUSED, MEMBERSHIP_ENDED, MEMBERSHIP_EXPIRED
   */
  use(
    ctx: RequestContext,
    id: string,
    { numberOfUsages = 1, comment }: UseMembershipInput,
  ): Promise<MembershipOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.memberships.get(tx, id);
      const after = await this.ledger.takeToday(tx, before, numberOfUsages, withText(comment));
      return this.shown.show(tx, after);
    });
  }

  /**
   * Gives a use back with an entry of its own, whatever the membership's status. Uses a booking has
   * already given back are not given back again.
   * @throws {NotFoundError} also for an entry of another membership
   * @throws {ConflictError} MEMBERSHIP_WITHOUT_USES
   * @throws {RuleError} MEMBERSHIP_USE_UNDONE
   */
  undoUse(ctx: RequestContext, id: string, input: UndoUseInput): Promise<MembershipOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const membership = await this.memberships.get(tx, id);
      const found = input._use
        ? await this.entry(tx, membership._id, input._use)
        : await this.uses.latestStanding(tx, membership._id);
      if (!found) throw new ConflictError('MEMBERSHIP_WITHOUT_USES');
      const { use, left } = found;
      if (use.uses < 0) throw new ConflictError('MEMBERSHIP_WITHOUT_USES');
      if (left === 0) throw new RuleError('MEMBERSHIP_USE_UNDONE');
      const after = await this.ledger.giveBack(tx, membership._id, left, {
        reverses: use._id,
        ...(use._booking ? { paidFor: { booking: use._booking } } : {}),
        ...(use._treatment ? { paidFor: { treatment: use._treatment } } : {}),
        ...withText(input.comment),
      });
      return this.shown.show(tx, after);
    });
  }

  private async entry(tx: Transaction, membership: Types.ObjectId, id: string) {
    const use = await this.uses.findOne(tx, { _id: clientId(id), _membership: membership });
    if (!use) throw new NotFoundError();
    const left = (await this.uses.standing(tx, membership, [use])).get(use._id.toHexString()) ?? 0;
    return { use, left };
  }

  /**
   * From today on it cannot be used.
   * @throws {NotFoundError}
   * @throws {StaleVersionError}
   * @throws {RuleError} MEMBERSHIP_PAUSED, MEMBERSHIP_ENDED, MEMBERSHIP_EXPIRED
   */
  pause(ctx: RequestContext, id: string, input: MembershipActionInput): Promise<MembershipOutput> {
    return this.act(ctx, id, 'pause', input, (_membership, today) => ({
      $set: { pausedFrom: today },
    }));
  }

  /**
   * Usable again from today; the pause is added to its end.
   * @throws those of pause, and MEMBERSHIP_NOT_PAUSED
   */
  resume(ctx: RequestContext, id: string, input: MembershipActionInput): Promise<MembershipOutput> {
    return this.act(ctx, id, 'resume', input, ({ dateFrom, dateUntil, pausedFrom }, today) => {
      const until = endAfterPause(dateUntil, pausedFrom ?? today, today, dateFrom);
      return { $unset: { pausedFrom: 1 }, ...(until ? { $set: { dateUntil: until } } : {}) };
    });
  }

  /** Ends it for good from today. @throws those of pause */
  end(ctx: RequestContext, id: string, input: MembershipActionInput): Promise<MembershipOutput> {
    return this.act(ctx, id, 'end', input, (_membership, today) => ({
      $set: { endedOn: today },
      $unset: { pausedFrom: 1 },
    }));
  }

  private act(
    ctx: RequestContext,
    id: string,
    action: MembershipAction,
    { version, reason }: MembershipActionInput,
    changeOf: (membership: Membership, today: string) => UpdateQuery<Membership>,
  ): Promise<MembershipOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.memberships.get(tx, id);
      const { timezone } = await this.vendors.current(tx);
      const today = venueToday(tx.now.getTime(), timezone);
      // if somebody saved meanwhile, the request may already be fulfilled
      const refusal = membershipRefusal(action, membershipStatus(before, today));
      const isCurrent = version === undefined || version === before.version;
      if (refusal && isCurrent) throw new RuleError(refusal);
      const change = changeOf(before, today);
      const after = await this.memberships.updateVersioned(tx, before._id, version, change);
      recordMembership(tx, ACTIONS[action], before, after, reason);
      return this.shown.show(tx, after);
    });
  }
}

const ACTIONS: Record<MembershipAction, AuditAction> = {
  pause: 'membership.paused',
  resume: 'membership.resumed',
  end: 'membership.ended',
};

const withText = (comment: string | undefined) => (comment === undefined ? {} : { comment });

import { venueToday } from '@atrium/rules/bookings/booking-window';
import { membershipProblem } from '@atrium/rules/guests/membership';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { ConflictError, RuleError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { VendorsService } from '../../vendors/public';
import type { Membership } from '../membership.schema';
import { MembershipsRepository } from '../memberships.repository';
import { fieldOf, MembershipUsesRepository, type PaidFor } from './membership-uses.repository';

/** What is stored with uses taken or given back. */
export interface UseDetails {
  readonly paidFor?: PaidFor;
  readonly reverses?: Types.ObjectId;
  readonly comment?: string;
}

/**
 * Takes and gives back uses. The count is guarded in the entry's transaction, so simultaneous uses
 * never exceed what is left.
 */
@Injectable()
export class MembershipLedger {
  constructor(
    private readonly memberships: MembershipsRepository,
    private readonly uses: MembershipUsesRepository,
    private readonly vendors: VendorsService,
  ) {}

  /**
   * At the desk, today.
   * @throws {ConflictError} MEMBERSHIP_USED_UP
   * @throws {RuleError} MEMBERSHIP_NOT_STARTED, MEMBERSHIP_PAUSED, MEMBERSHIP_ENDED, MEMBERSHIP_EXPIRED
   */
  async takeToday(
    tx: Transaction,
    membership: Membership,
    uses: number,
    details: UseDetails,
  ): Promise<Membership> {
    const { timezone } = await this.vendors.current(tx);
    const date = venueToday(tx.now.getTime(), timezone);
    const problem = membershipProblem(membership, { date, uses });
    if (problem === 'MEMBERSHIP_USED_UP') throw new ConflictError(problem);
    if (problem) throw new RuleError(problem);
    return this.take(tx, membership, uses, details);
  }

  /** The caller has checked that it may be used. @throws {ConflictError} MEMBERSHIP_USED_UP */
  async take(
    tx: Transaction,
    membership: Membership,
    uses: number,
    details: UseDetails,
  ): Promise<Membership> {
    const after = await this.memberships.countUses(tx, membership._id, uses);
    if (!after) throw new ConflictError('MEMBERSHIP_USED_UP');
    await this.write(tx, after, uses, details);
    return after;
  }

  /**
   * Works for ended and expired memberships too.
   * @throws {ConflictError} MEMBERSHIP_WITHOUT_USES
   * @throws {RuleError} MEMBERSHIP_USE_UNDONE
   */
  async giveBack(
    tx: Transaction,
    membership: Types.ObjectId,
    uses: number,
    details: UseDetails,
  ): Promise<Membership> {
    const after = await this.memberships.countUses(tx, membership, -uses);
    if (!after) throw new ConflictError('MEMBERSHIP_WITHOUT_USES');
    await this.write(tx, after, -uses, details);
    return after;
  }

  private async write(
    tx: Transaction,
    membership: Membership,
    uses: number,
    { paidFor, reverses, comment }: UseDetails,
  ): Promise<void> {
    const { _id, _customer, _membershipType, entries, numberOfUsages } = membership;
    const text = comment?.trim();
    await this.uses.add(tx, {
      _membership: _id,
      no: entries,
      at: tx.now,
      actor: tx.actor,
      uses,
      numberOfUsages,
      ...(paidFor ? fieldOf(paidFor) : {}),
      ...(reverses ? { _reverses: reverses } : {}),
      ...(text ? { comment: text } : {}),
    });
    tx.audit({
      action: uses < 0 ? 'membership.useUndone' : 'membership.used',
      entity: 'membership',
      entityId: _id,
      customerId: _customer,
      before: { _membershipType, numberOfUsages: numberOfUsages - uses },
      after: { _membershipType, numberOfUsages },
      ...(text ? { reason: text } : {}),
    });
    tx.emit({ type: 'membership.updated', entityId: _id, customerId: _customer });
  }
}

import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { Clock } from '../../../common/clock/clock';
import { systemContext, type TenantScope } from '../../../common/context/request-context';
import { Transactions } from '../../../common/transactions/transactions';
import { MembershipAccounts } from '../../memberships/public';
import { MEMBERSHIP_LEDGER, membershipDifferences } from './membership-recount';
import { VerificationReads } from './verification-reads';

/** Rewrites a membership's account from its entries, and the bookings and treatments it pays for. */
@Injectable()
export class MembershipRepair {
  constructor(
    private readonly transactions: Transactions,
    private readonly reads: VerificationReads,
    private readonly accounts: MembershipAccounts,
    private readonly clock: Clock,
  ) {}

  /**
   * Recounts one membership in a transaction with an audit entry: totals follow the entries, and a booking
   * or treatment with too few or too many uses gets a correcting entry. Those are never changed.
   * @param ledgerId `membership:<id>`
   * @throws {DeadlineExceededError}
   */
  async repair({ vendorId }: TenantScope, ledgerId: string): Promise<void> {
    const at = this.clock.now();
    const ctx = systemContext(vendorId, 'verify-bookings', at);
    const _id = Types.ObjectId.createFromHexString(ledgerId.slice(MEMBERSHIP_LEDGER.length));
    const comment = `recounted ${ledgerId} from its entries and what it paid for`;
    await this.transactions.run(ctx, async (tx) => {
      const account = await this.accounts.one(tx, _id);
      if (!account) return;
      const bookings = await this.reads.coveredBy(tx, _id);
      const corrections = membershipDifferences(account, bookings).flatMap((difference) => {
        const { kind } = difference;
        if (kind !== 'membership-booking' && kind !== 'membership-treatment') return [];
        const by = Types.ObjectId.createFromHexString(difference.by);
        const paidFor = kind === 'membership-booking' ? { booking: by } : { treatment: by };
        return { paidFor, uses: difference.owed - difference.uses };
      });
      const after = await this.accounts.putRight(tx, account, corrections, {
        ...{ actor: ctx.actor, at, comment },
      });
      const { numberOfUsages, entries } = account;
      tx.audit({
        action: 'membership.repaired',
        entity: 'membership',
        entityId: account._id,
        customerId: account._customer,
        before: { numberOfUsages, entries },
        after,
        reason: comment,
      });
    });
  }
}

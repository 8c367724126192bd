import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { Clock } from '../../../common/clock/clock';
import { systemContext, type TenantScope } from '../../../common/context/request-context';
import { Transactions } from '../../../common/transactions/transactions';
import { MembershipAccounts } from '../../memberships/public';
import { MEMBERSHIP_LEDGER, membershipDifferences } from './membership-recount';
import { VerificationReads } from './verification-reads';

/** Makes a membership's account what its ledger and the bookings say. */
@Injectable()
export class MembershipRepair {
  constructor(
    private readonly transactions: Transactions,
    private readonly reads: VerificationReads,
    private readonly accounts: MembershipAccounts,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts one membership again in a transaction with an audit entry: the sums follow the entries, and a
   * booking with too few or too many uses gets an entry that says so. Bookings are never touched.
   * @param ledgerId `membership:<id>`
   * @throws {DeadlineExceededError}
   */
  async repair({ vendorId }: TenantScope, ledgerId: string): Promise<void> {
    const at = this.clock.now();
    const ctx = systemContext(vendorId, 'verify-bookings', at);
    const _id = Types.ObjectId.createFromHexString(ledgerId.slice(MEMBERSHIP_LEDGER.length));
    const comment = `recounted ${ledgerId} from its entries and bookings`;
    await this.transactions.run(ctx, async (tx) => {
      const account = await this.accounts.one(tx, _id);
      if (!account) return;
      const bookings = await this.reads.coveredBy(tx, _id);
      const corrections = membershipDifferences(account, bookings).flatMap((difference) =>
        difference.kind === 'membership-booking'
          ? [
              {
                booking: Types.ObjectId.createFromHexString(difference.by),
                uses: difference.owed - difference.uses,
              },
            ]
          : [],
      );
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

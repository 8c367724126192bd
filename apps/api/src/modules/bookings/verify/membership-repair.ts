import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, Types } from 'mongoose';
import { AuditLog } from '../../../common/audit/audit-log';
import { Clock } from '../../../common/clock/clock';
import { systemContext, type TenantScope } from '../../../common/context/request-context';
import {
  deadlineIn,
  PATIENCE_MS,
  runDurably,
} from '../../../common/transactions/durable-transaction';
import { MembershipAccounts } from '../../memberships/public';
import { MEMBERSHIP_LEDGER, membershipDifferences } from './membership-recount';
import { VerificationReads } from './verification-reads';

/** Makes the books of a membership what its ledger and the bookings say. */
@Injectable()
export class MembershipRepair {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly reads: VerificationReads,
    private readonly accounts: MembershipAccounts,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts one membership again in a transaction with an audit entry: the sums follow the entries, and a
   * booking with too few or too many uses gets an entry that says so. Bookings are never touched.
   * @param ledgerId `membership:<id>`
   * @throws {NotInTimeError}
   */
  async mend({ vendorId }: TenantScope, ledgerId: string): Promise<void> {
    const at = this.clock.now();
    const ctx = systemContext(vendorId, 'verify-bookings', at);
    const _id = Types.ObjectId.createFromHexString(ledgerId.slice(MEMBERSHIP_LEDGER.length));
    const comment = `recounted ${ledgerId} from its entries and bookings`;
    await runDurably(this.connection, deadlineIn(PATIENCE_MS), async (session) => {
      const scope = { vendorId, session };
      const account = await this.accounts.one(scope, _id);
      if (!account) return;
      const bookings = await this.reads.coveredBy(scope, _id);
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
      const after = await this.accounts.putRight(scope, account, corrections, {
        ...{ actor: ctx.actor, at, comment },
      });
      const { numberOfUsages, entries } = account;
      const entry = {
        action: 'membership.repaired' as const,
        entity: 'membership',
        entityId: account._id,
        customerId: account._customer,
        before: { numberOfUsages, entries },
        after,
        reason: comment,
      };
      await this.auditLog.append(session, [{ ctx, entry }]);
    });
  }
}

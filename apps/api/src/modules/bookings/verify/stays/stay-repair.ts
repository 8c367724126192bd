import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { Clock } from '../../../../common/clock/clock';
import { systemContext, type TenantScope } from '../../../../common/context/request-context';
import { Transactions } from '../../../../common/transactions/transactions';
import { StayAccounts } from '../../../stays/public';
import { bookedOf, STAY_LEDGER } from './stay-recount';

/** Rewrites what a stay says is booked of its treatments, from the treatments that it pays for. */
@Injectable()
export class StayRepair {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: StayAccounts,
    private readonly clock: Clock,
  ) {}

  /**
   * Recounts one stay in a transaction with an audit entry. Treatments are never changed.
   * @param ledgerId `stay:<id>`
   * @throws {DeadlineExceededError}
   */
  async repair({ vendorId }: TenantScope, ledgerId: string): Promise<void> {
    const ctx = systemContext(vendorId, 'verify-bookings', this.clock.now());
    const _id = Types.ObjectId.createFromHexString(ledgerId.slice(STAY_LEDGER.length));
    await this.transactions.run(ctx, async (tx) => {
      const account = await this.accounts.one(tx, _id);
      if (!account) return;
      const treatmentTypes = account.treatmentTypes.map((included) => ({
        ...included,
        treatments: bookedOf(account, included._id),
      }));
      for (const { _id: included, treatments } of treatmentTypes) {
        await this.accounts.putRight(tx, _id, included, treatments);
      }
      tx.audit({
        action: 'stay.repaired',
        entity: 'stay',
        entityId: _id,
        customerId: account._customer,
        before: { treatmentTypes: account.treatmentTypes },
        after: { treatmentTypes },
        reason: `recounted ${ledgerId} from the treatments that it pays for`,
      });
      tx.emit({ type: 'stay.updated', entityId: _id, customerId: account._customer });
    });
  }
}

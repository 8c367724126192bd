import type { Types } from 'mongoose';
import type { Transaction } from '../../../common/transactions/transaction';

/** Whether something is still in use; called in the transaction that would delete it. */
export type InUse = (tx: Transaction, id: Types.ObjectId) => Promise<boolean>;

/** Whoever uses what is set up registers here: shifts and treatments know therapists, not the reverse. */
export class DeletionGuards {
  private readonly guards: InUse[] = [];

  add(isInUse: InUse): void {
    this.guards.push(isInUse);
  }

  async keep(tx: Transaction, id: Types.ObjectId): Promise<boolean> {
    for (const isInUse of this.guards) {
      if (await isInUse(tx, id)) return true;
    }
    return false;
  }
}

import type { Transaction } from '../../../common/transactions/transaction';
import type { TreatmentWait } from './treatment-wait.schema';

const told = ({ _customer, _treatmentType, from, until }: TreatmentWait) => ({
  ...{ _customer, _treatmentType, date: from, until },
});

/** Puts it in the audit log that a guest waits or no longer does, and tells open screens. */
export function recordWait(
  tx: Transaction,
  action: 'treatmentWait.created' | 'treatmentWait.deleted',
  wait: TreatmentWait,
): void {
  const { _id: entityId, _customer: customerId } = wait;
  tx.audit({
    ...{ action, entity: 'treatmentWait', entityId, customerId },
    ...(action === 'treatmentWait.created' ? { after: told(wait) } : { before: told(wait) }),
  });
  tx.emit({ type: action, entityId, customerId });
}

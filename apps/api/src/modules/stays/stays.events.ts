import type { AuditAction } from '@atrium/rules/audit/audit-actions';
import type { Transaction } from '../../common/transactions/transaction';
import type { Stay } from './stay.schema';

/** Logs a change of a stay in the guest's history and publishes it after commit. */
export function recordStay(
  tx: Transaction,
  action: AuditAction,
  before: Stay | null,
  after: Stay | null,
  reason?: string,
): void {
  const stay = after ?? before;
  if (!stay) return;
  tx.audit({
    action,
    entity: 'stay',
    entityId: stay._id,
    customerId: stay._customer,
    before,
    after,
    ...(reason?.trim() ? { reason: reason.trim() } : {}),
  });
  tx.emit({ type: action, entityId: stay._id, customerId: stay._customer });
}

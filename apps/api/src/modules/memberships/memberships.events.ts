import type { AuditAction } from '@atrium/rules/audit/audit-actions';
import type { Transaction } from '../../common/transactions/transaction';
import type { Membership } from './membership.schema';

/** Logs a change in the guest's history and publishes it after commit. */
export function recordMembership(
  tx: Transaction,
  action: AuditAction,
  before: Membership | null,
  after: Membership,
  reason?: string,
): void {
  const { _id, _customer } = after;
  tx.audit({
    action,
    entity: 'membership',
    entityId: _id,
    customerId: _customer,
    before,
    after,
    ...(reason?.trim() ? { reason: reason.trim() } : {}),
  });
  tx.emit({ type: 'membership.updated', entityId: _id, customerId: _customer });
}

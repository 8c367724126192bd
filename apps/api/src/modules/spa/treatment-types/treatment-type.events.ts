import type { AuditAction } from '@atrium/rules/audit/audit-actions';
import type { Transaction } from '../../../common/transactions/transaction';
import type { TreatmentType } from './treatment-type.schema';

type TreatmentTypeAction = Extract<AuditAction, `treatmentType.${string}`>;

/** Puts what became of a treatment type in the audit log, and tells open screens. */
export function recordTreatmentType(
  tx: Transaction,
  action: TreatmentTypeAction,
  before: TreatmentType | null,
  after: TreatmentType | null,
): void {
  const entityId = (after ?? before)?._id;
  if (!entityId) return;
  tx.audit({ action, entity: 'treatmentType', entityId, before, after });
  tx.emit({ type: action, entityId });
}

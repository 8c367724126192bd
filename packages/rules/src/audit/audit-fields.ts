import type { AuditValueKind } from './audit-value-kinds';
import { guestFields } from './fields/guest-fields';
import { seatingFields } from './fields/seating-fields';
import { setUpFields } from './fields/set-up-fields';
import { spaFields } from './fields/spa-fields';

/**
 * Every field that the audit log stores, by what it belongs to. A test compares it with the documents, so
 * that a new field is not shown as it is stored.
 */
export const auditFields = {
  ...guestFields,
  ...setUpFields,
  ...seatingFields,
  ...spaFields,
} as const satisfies Record<string, Record<string, AuditValueKind>>;

/** What the audit log has entries about. */
export type AuditEntity = keyof typeof auditFields;

/** How a field's value is told; undefined for what the log does not know. */
export function auditValueKind(entity: string, field: string): AuditValueKind | undefined {
  const fields: Record<string, Record<string, AuditValueKind>> = auditFields;
  return fields[entity]?.[field];
}

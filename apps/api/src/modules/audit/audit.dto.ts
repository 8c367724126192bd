import { isDeepStrictEqual } from 'node:util';
import type { StoredAuditEntry } from '../../common/audit/audit-log';
import { AuditNames } from './audit-names.service';

/** The person or system that acted. */
export class AuditActorOutput {
  /** `staff`, `guest`, `visitor` or `system`. */
  kind: string;
  /** Id of the user or guest. */
  id?: string;
  name?: string;
}

/** One changed field; values as text, references by name if known, objects as JSON. */
export class AuditChangeOutput {
  field: string;
  /** Absent: it had no value. */
  before?: string;
  /** Absent: it has no value any more. */
  after?: string;
}

export class AuditEntryOutput {
  _id: string;
  /** ISO instant. */
  at: string;
  actor: AuditActorOutput;
  /** @example booking.cancelled */
  action: string;
  /** What was changed. @example booking */
  entity: string;
  entityId: string;
  /** Id of the guest it concerns. */
  customerId?: string;
  /** Name of that guest; absent if erased. */
  customerName?: string;
  changes: AuditChangeOutput[];
  /** Why a rule was overridden. */
  reason?: string;
  /** Address the request came from. */
  ip?: string;
}

export class AuditPageOutput {
  items: AuditEntryOutput[];
  /** Sent as `cursor` for the next page; absent on the last. */
  nextCursor?: string;
}

/** @param names of what the entry refers to, by hex id */
export function toAuditEntryOutput(
  entry: StoredAuditEntry,
  names: ReadonlyMap<string, string>,
): AuditEntryOutput {
  const { actor } = entry;
  const customerId = entry.customerId?.toHexString();
  const customerName = names.get(customerId ?? '');
  return {
    _id: entry._id.toHexString(),
    at: entry.at.toISOString(),
    actor: {
      kind: actor.kind,
      ...('id' in actor ? { id: actor.id } : {}),
      ...('name' in actor ? { name: actor.name } : {}),
    },
    action: entry.action,
    entity: entry.entity,
    entityId: entry.entityId.toHexString(),
    ...(customerId ? { customerId } : {}),
    ...(customerName ? { customerName } : {}),
    changes: changesOf(entry, names),
    ...(entry.reason ? { reason: entry.reason } : {}),
    ...(entry.ip ? { ip: entry.ip } : {}),
  };
}

/** A document's own id and timestamps mean nothing to people. */
const untold = new Set(['_id', 'createdAt']);

function changesOf(
  { before = {}, after = {} }: StoredAuditEntry,
  names: ReadonlyMap<string, string>,
): AuditChangeOutput[] {
  const told = (field: string, value: unknown) => AuditNames.nameOf(field, value, names) ?? value;
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !untold.has(field))
    .map((field) => ({
      field,
      ...textOf('before', told(field, before[field])),
      ...textOf('after', told(field, after[field])),
    }))
    .filter((change) => 'before' in change || 'after' in change);
}

function textOf(key: 'before' | 'after', value: unknown): { before?: string; after?: string } {
  if (value === undefined || value === null || value === '') return {};
  if (isDeepStrictEqual(value, []) || isDeepStrictEqual(value, {})) return {};
  if (typeof value === 'string') return { [key]: value };
  const json: unknown = JSON.parse(JSON.stringify(value));
  return { [key]: typeof json === 'string' ? json : JSON.stringify(json) };
}

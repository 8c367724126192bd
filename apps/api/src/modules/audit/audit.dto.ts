import { isDeepStrictEqual } from 'node:util';
import { auditValueKind } from '@atrium/rules/audit/audit-fields';
import { ApiProperty } from '@nestjs/swagger';
import type { StoredAuditEntry } from '../../common/audit/audit-log';
import { DELETED, kindOfEntity, type NameOf, withNames } from './audit-names.service';

/** The person or system that acted. */
export class AuditActorOutput {
  /** `staff`, `guest`, `key` (a partner’s), `visitor` or `system`. */
  kind: string;
  /** Id of the user, guest or key. */
  id?: string;
  name?: string;
}

/** One changed field; values as text, references by name, lists and objects as JSON. */
export class AuditChangeOutput {
  field: string;
  /** Absent: it had no value. */
  before?: string;
  /** Absent: it has no value any more. */
  after?: string;
}

/** Name of what was changed, as it was before the change. */
export class AuditSubjectOutput {
  /**
   * Its name; of a booking the service’s, of a membership its type’s, of a stay its package’s. `(deleted)`
   * if it is gone and nothing says what it was called.
   */
  name?: string;
  /** Kind of message template or background work. */
  kind?: string;
  /** Its first day, `yyyy-mm-dd`. */
  date?: string;
  /** Its last day, `yyyy-mm-dd`. */
  dateUntil?: string;
  /** Its start, minutes from midnight. */
  @ApiProperty({ type: 'integer' }) timeindex?: number;
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
  subject: AuditSubjectOutput;
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

export function toAuditEntryOutput(entry: StoredAuditEntry, name: NameOf): AuditEntryOutput {
  const { actor } = entry;
  const customerId = entry.customerId?.toHexString();
  const customerName = name('customer', customerId);
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
    subject: subjectOf(entry, name),
    ...(customerId ? { customerId } : {}),
    ...(customerName ? { customerName } : {}),
    changes: changesOf(entry, name),
    ...(entry.reason ? { reason: entry.reason } : {}),
    ...(entry.ip ? { ip: entry.ip } : {}),
  };
}

function subjectOf(entry: StoredAuditEntry, name: NameOf): AuditSubjectOutput {
  const { entity, entityId, about, before, after } = entry;
  const fields = new Map(Object.entries({ ...after, ...about, ...before }));
  const text = (field: string) =>
    textOf(withNames(entity, field, fields.get(field), name)) || undefined;
  const timeindex = fields.get('timeindex');
  const kind = kindOfEntity(entity);
  const called =
    text('_service') ??
    text('_therapist') ??
    text('_membershipType') ??
    text('_treatmentType') ??
    text('packageName') ??
    (entity === 'user' || entity === 'customer' ? undefined : text('name')) ??
    (entity === 'segment' ? text('type') : undefined) ??
    (entity === 'message' ? text('subject') : undefined) ??
    (kind && kind !== 'customer' ? (name(kind, entityId) ?? DELETED) : undefined);
  const date = text('start') ?? text('arrivaldate') ?? text('date');
  const dateUntil = text('departuredate');
  const which = text('kind');
  return {
    ...(called ? { name: called } : {}),
    ...(which ? { kind: which } : {}),
    ...(date ? { date: date.slice(0, 10) } : {}),
    ...(dateUntil ? { dateUntil } : {}),
    ...(typeof timeindex === 'number' ? { timeindex } : {}),
  };
}

/** Fields the log has no words for, such as those of older versions, are left out. */
function changesOf(
  { entity, before = {}, after = {} }: StoredAuditEntry,
  name: NameOf,
): AuditChangeOutput[] {
  const told = (field: string, value: unknown) => textOf(withNames(entity, field, value, name));
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => (auditValueKind(entity, field) ?? 'hidden') !== 'hidden')
    .map((field) => {
      const [was, is] = [told(field, before[field]), told(field, after[field])];
      return { field, ...(was && { before: was }), ...(is && { after: is }) };
    })
    .filter((change) => 'before' in change || 'after' in change);
}

/** Empty for what has no value. */
function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (isDeepStrictEqual(value, []) || isDeepStrictEqual(value, {})) return '';
  if (typeof value === 'string') return value;
  const json: unknown = JSON.parse(JSON.stringify(value));
  return typeof json === 'string' ? json : JSON.stringify(json);
}

import type { AuditAction } from '@atrium/rules/audit/audit-actions';
import type { AuditEntity } from '@atrium/rules/audit/audit-fields';
import { auditSubjects } from '@atrium/rules/audit/audit-subjects';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type ClientSession, type Connection, Types } from 'mongoose';
import type { Actor, RequestContext } from '../context/request-context';
import { objectId } from '../database/object-id';
import { describeCollection, guestId, noteOnGuest, ofGuest } from '../privacy/data-map';
import { changesBetween } from './changes-between';

/** One change to one thing. */
export interface AuditEntry {
  /** `<entity>.<past participle>`, e.g. `booking.cancelled`; a new one gets its text in the seven languages. */
  readonly action: AuditAction;
  readonly entity: AuditEntity;
  readonly entityId: Types.ObjectId;
  /** Who did it, where the call does not know them yet: whoever is signing in. */
  readonly actor?: Actor;
  /** The guest it concerns, for the guest card. */
  readonly customerId?: Types.ObjectId;
  readonly before?: object | null;
  readonly after?: object | null;
  /** Why, where a rule was overridden. */
  readonly reason?: string;
}

/** An entry as stored in the `audit` collection. */
export interface StoredAuditEntry {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  at: Date;
  actor: Actor;
  action: string;
  entity: string;
  entityId: Types.ObjectId;
  customerId?: Types.ObjectId;
  /** What tells it from others of its kind and did not change: the service and time of a booking. */
  about?: Record<string, unknown>;
  /** Only the fields that changed. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  reason?: string;
  requestId: string;
  ip?: string;
}

export const AUDIT_COLLECTION = 'audit';

/** Records who changed what, in the transaction of the change. */
@Injectable()
export class AuditLog {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  async append(
    session: ClientSession,
    entries: readonly { ctx: RequestContext; entry: AuditEntry }[],
  ): Promise<void> {
    const stored = entries.map(({ ctx, entry }) => toStored(ctx, entry)).filter(saysSomething);
    if (stored.length === 0) return;
    await this.connection
      .collection<StoredAuditEntry>(AUDIT_COLLECTION)
      .insertMany(stored, { session });
  }
}

/** A save that changed nothing, and gives no reason, is no news. */
const saysSomething = ({ action, before, after, reason }: StoredAuditEntry): boolean =>
  !/\.(updated|changed)$/.test(action) ||
  reason !== undefined ||
  [before, after].some((fields) => Object.keys(fields ?? {}).length > 0);

function toStored(ctx: RequestContext, entry: AuditEntry): StoredAuditEntry {
  const { before, after } = changesBetween(entry.before, entry.after);
  const about = subjectOf(entry, { ...before, ...after });
  return {
    _id: new Types.ObjectId(),
    _vendor: objectId(ctx.vendorId),
    at: ctx.now,
    actor: entry.actor ?? ctx.actor,
    action: entry.action,
    entity: entry.entity,
    entityId: entry.entityId,
    ...(entry.customerId ? { customerId: entry.customerId } : {}),
    ...(about ? { about } : {}),
    ...(before ? { before } : {}),
    ...(after ? { after } : {}),
    ...(entry.reason ? { reason: entry.reason } : {}),
    requestId: ctx.requestId,
    ...(ctx.ip ? { ip: ctx.ip } : {}),
  };
}

/** A new thing's entry has all its fields, so only changes store their subject. */
function subjectOf(
  { entity, before, after }: AuditEntry,
  changed: Record<string, unknown>,
): Record<string, unknown> | undefined {
  if (!before || !after) return undefined;
  const fields = new Map(Object.entries(after));
  const unchanged = (auditSubjects[entity] ?? []).filter(
    (field) => !(field in changed) && fields.get(field) !== undefined,
  );
  if (unchanged.length === 0) return undefined;
  return Object.fromEntries(unchanged.map((field) => [field, fields.get(field)]));
}

describeCollection<StoredAuditEntry>(
  AUDIT_COLLECTION,
  {
    why: 'To show who changed what, and that nobody has changed it since',
    kept: 'as long as the venue; without their data once a guest is erased',
    guest: 'customerId',
  },
  (neither) => ({
    ...neither('_id', '_vendor', 'at', 'action', 'entity', 'entityId', 'requestId'),
    ...neither('actor.kind', 'actor.level'),
    customerId: guestId(),
    'actor.id': guestId(),
    'actor.name': ofGuest({ exported: 'their own name, or that of staff' }),
    ip: ofGuest({ exported: 'shown among their sign-ins' }),
    about: ofGuest({ exported: 'earlier values of their other data' }),
    before: ofGuest({ exported: 'earlier values of their other data' }),
    after: ofGuest({ exported: 'earlier values of their other data' }),
    reason: noteOnGuest(),
  }),
);

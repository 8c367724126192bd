import type { AuditAction } from '@atrium/rules/audit-actions';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type ClientSession, type Connection, Types } from 'mongoose';
import type { Actor, RequestContext } from '../context/request-context';
import { objectId } from '../database/object-id';
import { changesBetween } from './changes-between';

/** One change to one thing. */
export interface AuditEntry {
  /** `<entity>.<past participle>`, e.g. `booking.cancelled`; a new one gets its text in the seven languages. */
  readonly action: AuditAction;
  readonly entity: string;
  readonly entityId: Types.ObjectId;
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
    if (entries.length === 0) return;
    await this.connection.collection<StoredAuditEntry>(AUDIT_COLLECTION).insertMany(
      entries.map(({ ctx, entry }) => toStored(ctx, entry)),
      { session },
    );
  }
}

function toStored(ctx: RequestContext, entry: AuditEntry): StoredAuditEntry {
  const { before, after } = changesBetween(entry.before, entry.after);
  return {
    _id: new Types.ObjectId(),
    _vendor: objectId(ctx.vendorId),
    at: ctx.now,
    actor: ctx.actor,
    action: entry.action,
    entity: entry.entity,
    entityId: entry.entityId,
    ...(entry.customerId ? { customerId: entry.customerId } : {}),
    ...(before ? { before } : {}),
    ...(after ? { after } : {}),
    ...(entry.reason ? { reason: entry.reason } : {}),
    requestId: ctx.requestId,
    ...(ctx.ip ? { ip: ctx.ip } : {}),
  };
}

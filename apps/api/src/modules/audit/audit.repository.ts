import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection, Types } from 'mongoose';
import { AUDIT_COLLECTION, type StoredAuditEntry } from '../../common/audit/audit-log';
import type { TenantScope } from '../../common/context/request-context';
import { behind } from '../../common/database/behind';
import { objectId } from '../../common/database/object-id';
import { dataMap } from '../../common/privacy/data-map';
import { ERASED } from './audit-erased';
import type { ActorKind } from './audit-query.dto';

/** Fields of a guest that entries have under a name of their own. */
const alsoPersonal = [
  'companion',
  'email',
  'firstname',
  'guest',
  'lastname',
  'name',
  'phone',
  'reason',
  'subject',
];
/** Whose documents are in the log, field by field. */
const logged = [
  'bookings',
  'memberships',
  'membershipUses',
  'payments',
  'reviews',
  'stays',
  'treatments',
];

/** A guest's personal fields in the entries about what is theirs: what the map of data says goes with them. */
const personalFields = once((): string[] => {
  const fields = dataMap()
    .filter(({ collection }) => logged.includes(collection))
    .flatMap(({ fields: notes }) => Object.entries(notes));
  const named = new Map<string, boolean>();
  for (const [path, note] of fields) {
    const [field = ''] = path.split('.');
    const goes = note.of === 'guest' && note.erased === true;
    named.set(field, goes && (named.get(field) ?? true));
  }
  return [...alsoPersonal, ...[...named].flatMap(([field, goes]) => (goes ? [field] : []))];
});

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * Searches by a guest's actions, or with two filters nothing matches, scan the whole period; beyond
 * this limit it must be shorter.
 */
const MAX_TIME_MS = 10_000;

/** Which entries. */
export interface AuditFilter {
  readonly customers?: readonly Types.ObjectId[];
  /** Hex id of who acted. */
  readonly actor?: string;
  readonly actorKind?: ActorKind;
  readonly entity?: string;
  /** What was changed. */
  readonly entityId?: Types.ObjectId;
  readonly action?: string;
  /** The instant itself included. */
  readonly from?: Date;
  /** The instant itself left out. */
  readonly before?: Date;
}

/**
 * Reads the log. common/audit writes it, so there is no model here; every filter names the venue.
 */
@Injectable()
export class AuditRepository {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  private get collection() {
    return this.connection.collection<StoredAuditEntry>(AUDIT_COLLECTION);
  }

  /** Latest first, behind the entry `after`. */
  async page(
    { vendorId, session }: TenantScope,
    filter: AuditFilter,
    limit: number,
    after?: Types.ObjectId,
  ): Promise<StoredAuditEntry[]> {
    const _vendor = objectId(vendorId);
    const ofWhom = {
      ...(filter.customers ? { customerId: { $in: [...filter.customers] } } : {}),
      ...(filter.entityId ? { entityId: filter.entityId } : {}),
    };
    const last = after
      ? await this.collection.findOne({ _vendor, ...ofWhom, _id: after }, { session })
      : null;
    if (after && !last) return [];
    const actor = filter.actor ? await this.actorOf(_vendor, filter.actor, session) : 'any';
    if (actor === 'nobody') return [];
    const actorKind = filter.actorKind ?? (actor === 'staff' ? actor : undefined);
    const at = {
      ...(filter.from ? { $gte: filter.from } : {}),
      ...(filter.before ? { $lt: filter.before } : {}),
    };
    return this.collection
      .find(
        {
          _vendor,
          ...ofWhom,
          ...(Object.keys(at).length > 0 ? { at } : {}),
          ...(filter.actor ? { 'actor.id': filter.actor } : {}),
          ...(actorKind ? { 'actor.kind': actorKind } : {}),
          ...(filter.entity ? { entity: filter.entity } : {}),
          ...(filter.action ? { action: filter.action } : {}),
          ...(last ? { $and: [behind(['at'], last)] } : {}),
        },
        { session, maxTimeMS: MAX_TIME_MS },
      )
      .sort({ at: -1, _id: -1 })
      .limit(limit)
      .toArray();
  }

  /** What was deleted, by hex id: its name when it was. */
  async namesOfDeleted(
    { vendorId, session }: TenantScope,
    ids: readonly Types.ObjectId[],
  ): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const found = await this.collection
      .find(
        { _vendor: objectId(vendorId), entityId: { $in: [...ids] }, action: /\.deleted$/ },
        { session, projection: { entityId: 1, 'before.name': 1, 'before.type': 1 } },
      )
      .toArray();
    return new Map(
      found.flatMap(({ entityId, before = {} }) => {
        const name = before.name ?? before.type;
        return typeof name === 'string' ? [[entityId.toHexString(), name]] : [];
      }),
    );
  }

  /** Taken from the log itself: a guest who acted has an entry about them. */
  private async actorOf(
    _vendor: Types.ObjectId,
    id: string,
    session: ClientSession | undefined,
  ): Promise<'staff' | 'guest' | 'nobody'> {
    const any = { session, projection: { _id: 1 } };
    const asStaff = { _vendor, 'actor.kind': 'staff', 'actor.id': id };
    if (await this.collection.findOne(asStaff, any)) return 'staff';
    const about = { _vendor, customerId: objectId(id) };
    return (await this.collection.findOne(about, any)) ? 'guest' : 'nobody';
  }

  /** Removes personal data from the entries about a guest; what happened and when stays. */
  async redact({ vendorId, session }: TenantScope, customerId: Types.ObjectId): Promise<void> {
    const id = customerId.toHexString();
    await this.collection.updateMany(
      { _vendor: objectId(vendorId), customerId },
      [
        {
          $set: {
            about: redacted('$about'),
            before: redacted('$before'),
            after: redacted('$after'),
            reason: { $cond: [{ $eq: [{ $type: '$reason' }, 'string'] }, ERASED, '$$REMOVE'] },
          },
        },
        {
          $set: {
            'actor.name': { $cond: [{ $eq: ['$actor.id', id] }, ERASED, '$actor.name'] },
            ip: { $cond: [{ $eq: ['$actor.id', id] }, '$$REMOVE', '$ip'] },
          },
        },
      ],
      { session },
    );
  }
}

/** All fields of an entry about the guest; only the personal ones of other entries. */
function redacted(path: '$about' | '$before' | '$after') {
  const isPersonal = {
    $or: [{ $eq: ['$entity', 'customer'] }, { $in: ['$$field.k', personalFields()] }],
  };
  return {
    $cond: [
      { $eq: [{ $type: path }, 'object'] },
      {
        $arrayToObject: {
          $map: {
            input: { $objectToArray: path },
            as: 'field',
            in: { k: '$$field.k', v: { $cond: [isPersonal, ERASED, '$$field.v'] } },
          },
        },
      },
      '$$REMOVE',
    ],
  };
}

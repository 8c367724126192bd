import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Types } from 'mongoose';
import { AUDIT_COLLECTION, type StoredAuditEntry } from '../../common/audit/audit-log';
import type { TenantScope } from '../../common/context/request-context';
import { objectId } from '../../common/database/object-id';

export const ERASED = '(erased)';

/** What other domains write of a guest into the log. */
const personal = [
  'address',
  'birthDate',
  'comment',
  'companion',
  'companions',
  'email',
  'firstname',
  'guest',
  'internalComment',
  'lastname',
  'name',
  'phone',
];

/** The log as read: common/audit writes it, so it has no model; every filter names the vendor. */
@Injectable()
export class AuditRepository {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  private get collection() {
    return this.connection.collection<StoredAuditEntry>(AUDIT_COLLECTION);
  }

  /** What concerns a guest, latest first, behind the entry `after`. */
  async ofCustomer(
    { vendorId, session }: TenantScope,
    customerId: Types.ObjectId,
    limit: number,
    after?: Types.ObjectId,
  ): Promise<StoredAuditEntry[]> {
    const _vendor = objectId(vendorId);
    const last = after
      ? await this.collection.findOne({ _vendor, customerId, _id: after }, { session })
      : null;
    if (after && !last) return [];
    const behind = last
      ? { at: { $lte: last.at }, $or: [{ at: { $lt: last.at } }, { _id: { $lt: last._id } }] }
      : {};
    return this.collection
      .find({ _vendor, customerId, ...behind }, { session })
      .sort({ at: -1, _id: -1 })
      .limit(limit)
      .toArray();
  }

  /** Takes a person out of the entries about them; what happened and when stays. */
  async redact({ vendorId, session }: TenantScope, customerId: Types.ObjectId): Promise<void> {
    const id = customerId.toHexString();
    await this.collection.updateMany(
      { _vendor: objectId(vendorId), customerId },
      [
        { $set: { before: redacted('$before'), after: redacted('$after') } },
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

/** All fields of an entry about the guest, the personal ones of another. */
function redacted(path: '$before' | '$after') {
  const isPersonal = {
    $or: [{ $eq: ['$entity', 'customer'] }, { $in: ['$$field.k', personal] }],
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

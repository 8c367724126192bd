import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model, Types } from 'mongoose';
import { KEY_USES_COLLECTION, type KeyUse } from '../../../common/auth/keys/key-uses';
import type { TenantScope } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import { TenantRepository } from '../../../common/database/tenant.repository';
import { ApiKey } from './api-key.schema';

/** What a key was used for lately. */
export interface RecentUse {
  readonly _id: Types.ObjectId;
  readonly reads: number;
  readonly writes: number;
  readonly lastUsedAt: Date;
  readonly lastIp: string;
}

@Injectable()
export class ApiKeysRepository extends TenantRepository<ApiKey> {
  constructor(
    @InjectModel(ApiKey.name) model: Model<ApiKey>,
    @InjectConnection() private readonly connection: Connection,
  ) {
    super(model);
  }

  /** Those that were not revoked before a moment, the newest first. */
  since(scope: TenantScope, revokedAfter: Date): Promise<ApiKey[]> {
    const filter = {
      $or: [{ revokedAt: { $exists: false } }, { revokedAt: { $gt: revokedAfter } }],
    };
    return this.find(scope, filter, { sort: { _id: -1 } });
  }

  /** Of each key that was used at all since its uses are kept, with the sum from a day on. */
  async uses({ vendorId }: TenantScope, from: string): Promise<ReadonlyMap<string, RecentUse>> {
    const sumOf = (field: string) => ({ $sum: { $cond: [{ $gte: ['$day', from] }, field, 0] } });
    const found = await this.connection
      .collection<KeyUse>(KEY_USES_COLLECTION)
      .aggregate<RecentUse>([
        { $match: { _vendor: objectId(vendorId) } },
        { $sort: { _key: 1, day: -1 } },
        {
          $group: {
            _id: '$_key',
            reads: sumOf('$reads'),
            writes: sumOf('$writes'),
            lastUsedAt: { $first: '$lastUsedAt' },
            lastIp: { $first: '$lastIp' },
          },
        },
      ])
      .toArray();
    return new Map(found.map((use) => [use._id.toHexString(), use]));
  }
}

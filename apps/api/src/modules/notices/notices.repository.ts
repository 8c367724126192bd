import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { TenantScope } from '../../common/context/request-context';
import { objectId } from '../../common/database/object-id';
import { TenantRepository } from '../../common/database/tenant.repository';
import { Notice } from './notice.schema';
import { NoticeDismissal } from './notice-dismissal.schema';

/** What happened, before it is counted. */
export interface Happening extends Pick<Notice, 'kind' | 'key' | 'at' | 'detail' | 'entityId'> {
  /** How often. */
  times: number;
}

@Injectable()
export class NoticesRepository extends TenantRepository<Notice> {
  constructor(
    @InjectModel(Notice.name) model: Model<Notice>,
    @InjectModel(NoticeDismissal.name) private readonly dismissals: Model<NoticeDismissal>,
  ) {
    super(model);
  }

  /** Those of these kinds, latest first. */
  latest(scope: TenantScope, kinds: readonly Notice['kind'][], limit: number): Promise<Notice[]> {
    return this.find(scope, { kind: { $in: [...kinds] } }, { sort: { at: -1 }, limit });
  }

  /** Counts a notice up, or begins it. */
  async raise(scope: TenantScope, { key, kind, times, ...rest }: Happening): Promise<Notice> {
    return this.model
      .findOneAndUpdate(
        this.scoped(scope, { key }),
        { $set: rest, $inc: { count: times }, $setOnInsert: { kind } },
        { upsert: true, returnDocument: 'after', session: scope.session },
      )
      .orFail()
      .lean<Notice>();
  }

  /** When a user last said to have seen each of these, by hex id. */
  async seen(
    { vendorId }: TenantScope,
    userId: string,
    notices: readonly Types.ObjectId[],
  ): Promise<ReadonlyMap<string, Date>> {
    const found = await this.dismissals
      .find({ _vendor: objectId(vendorId), userId, notice: { $in: [...notices] } })
      .lean<NoticeDismissal[]>();
    return new Map(found.map(({ notice, at }) => [notice.toHexString(), at]));
  }

  async dismiss(
    { vendorId, session }: TenantScope,
    userId: string,
    notices: readonly Types.ObjectId[],
    at: Date,
  ): Promise<void> {
    if (notices.length === 0) return;
    const _vendor = objectId(vendorId);
    await this.dismissals.bulkWrite(
      notices.map((notice) => ({
        updateOne: {
          filter: { _vendor, userId, notice },
          update: { $set: { at } },
          upsert: true,
        },
      })),
      { session },
    );
  }
}

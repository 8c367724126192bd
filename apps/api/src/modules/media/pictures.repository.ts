import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { TenantScope } from '../../common/context/request-context';
import { objectId } from '../../common/database/object-id';
import { TenantRepository } from '../../common/database/tenant.repository';
import { Picture } from './picture.schema';

/** More than a venue's quota has room for; the list is not paged. */
const PICTURES_OF_A_VENDOR = 1_000;

export type UnusedPicture = Pick<Picture, '_id' | '_vendor'>;

@Injectable()
export class PicturesRepository extends TenantRepository<Picture> {
  constructor(@InjectModel(Picture.name) model: Model<Picture>) {
    super(model);
  }

  newestFirst(scope: TenantScope): Promise<Picture[]> {
    return this.find(scope, {}, { sort: { createdAt: -1, _id: -1 }, limit: PICTURES_OF_A_VENDOR });
  }

  byIds(scope: TenantScope, ids: readonly Types.ObjectId[]): Promise<Picture[]> {
    return this.find(scope, { _id: { $in: [...ids] } });
  }

  /** What all of a venue's pictures take, in bytes. */
  async totalBytes(scope: TenantScope): Promise<number> {
    const [sum] = await this.model
      .aggregate<{ bytes: number }>([
        { $match: { _vendor: objectId(scope.vendorId) } },
        { $group: { _id: null, bytes: { $sum: '$bytes' } } },
      ])
      .session(scope.session ?? null);
    return sum?.bytes ?? 0;
  }

  /** What became of its sizes; nothing that two people edit, so its version stays. */
  async finish(
    scope: TenantScope,
    _id: Types.ObjectId,
    outcome: Pick<Picture, 'state'> & Partial<Pick<Picture, 'widths' | 'bytes'>>,
  ): Promise<void> {
    await this.model.updateOne(this.scoped(scope, { _id }), { $set: outcome });
  }

  /** Meets, in the database, whoever removes one of them at the same moment. */
  async markUsed(scope: TenantScope, ids: readonly Types.ObjectId[]): Promise<void> {
    await this.model.updateMany(
      this.scoped(scope, { _id: { $in: [...ids] } }),
      { $unset: { unusedSince: 1 }, $currentDate: { updatedAt: true } },
      { session: scope.session },
    );
  }

  /** Another place may still show them: whoever removes unused ones looks again. */
  async markUnused(scope: TenantScope, ids: readonly Types.ObjectId[], since: Date): Promise<void> {
    await this.model.updateMany(
      this.scoped(scope, { _id: { $in: [...ids] } }),
      { $set: { unusedSince: since } },
      { session: scope.session },
    );
  }

  /** Of any venue, those that nothing is said to have used since, read as they are removed. */
  async *unusedSince(before: Date): AsyncGenerator<UnusedPicture> {
    yield* this.model.collection
      .find<UnusedPicture>(
        { unusedSince: { $lte: before } },
        { projection: { _vendor: 1 }, sort: { unusedSince: 1 } },
      )
      .stream();
  }
}

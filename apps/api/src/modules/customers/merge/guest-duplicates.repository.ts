import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { behind } from '../../../common/database/behind';
import { objectId } from '../../../common/database/object-id';
import { TenantRepository } from '../../../common/database/tenant.repository';
import { GuestDuplicate } from './guest-duplicate.schema';

/** A newly found pair. */
export type FoundPair = Pick<GuestDuplicate, 'guests' | 'pair' | 'score' | 'reasons'>;

@Injectable()
export class GuestDuplicatesRepository extends TenantRepository<GuestDuplicate> {
  constructor(@InjectModel(GuestDuplicate.name) model: Model<GuestDuplicate>) {
    super(model);
  }

  /** The most likely first, after `after`; dismissed pairs are left out. */
  async page(
    scope: TenantScope,
    limit: number,
    { guest, after }: { guest?: Types.ObjectId; after?: Types.ObjectId },
  ): Promise<GuestDuplicate[]> {
    const last = after ? await this.findOne(scope, { _id: after }) : null;
    if (after && !last) return [];
    return this.find(
      scope,
      { dismissed: false, ...(guest ? { guests: guest } : {}), ...behind(['score'], last) },
      { sort: { score: -1, _id: -1 }, limit },
    );
  }

  /** Replaces a guest's pairs; dismissed ones stay dismissed. */
  async replaceOf(
    scope: TenantScope,
    guest: Types.ObjectId,
    pairs: readonly FoundPair[],
  ): Promise<void> {
    const keep = pairs.map(({ pair }) => pair);
    const { session } = scope;
    await this.model.deleteMany(this.scoped(scope, { guests: guest, pair: { $nin: keep } }), {
      session,
    });
    if (pairs.length === 0) return;
    const _vendor = objectId(scope.vendorId);
    await this.model.bulkWrite(
      pairs.map(({ pair, guests, score, reasons }) => ({
        updateOne: {
          filter: { _vendor, pair },
          update: { $set: { guests, score, reasons }, $setOnInsert: { dismissed: false } },
          upsert: true,
        },
      })),
      { session },
    );
  }
}

import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { isDuplicateKey } from '../../../common/database/duplicate-key';
import { objectId } from '../../../common/database/object-id';
import { TenantRepository } from '../../../common/database/tenant.repository';
import { PackageDay } from './package-day.schema';

/** One day of arrival of a package. */
export type DayOfPackage = Pick<PackageDay, '_package' | 'date'>;

@Injectable()
export class PackageDaysRepository extends TenantRepository<PackageDay> {
  constructor(@InjectModel(PackageDay.name) model: Model<PackageDay>) {
    super(model);
  }

  /** Outside of transactions, in which two could not both make it. */
  async ensure({ vendorId }: TenantScope, day: DayOfPackage): Promise<void> {
    const key = { _vendor: objectId(vendorId), ...day };
    try {
      await this.model.updateOne(
        key,
        { $setOnInsert: { payments: [], asked: 0 } },
        { upsert: true },
      );
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** The day with one payment more; whoever asks at the same moment asks again. */
  async add(
    scope: TenantScope,
    day: DayOfPackage,
    payment: Types.ObjectId,
  ): Promise<PackageDay | null> {
    return this.model
      .findOneAndUpdate(
        this.scoped(scope, day),
        { $addToSet: { payments: payment }, $inc: { asked: 1 } },
        { session: scope.session, returnDocument: 'after' },
      )
      .lean<PackageDay | null>();
  }

  async remove(scope: TenantScope, day: DayOfPackage, payment: Types.ObjectId): Promise<void> {
    await this.model.updateOne(
      this.scoped(scope, day),
      { $pull: { payments: payment } },
      { session: scope.session },
    );
  }
}

import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { TenantScope } from '../../common/context/request-context';
import { TenantRepository } from '../../common/database/tenant.repository';
import { BookingStatus } from './booking-status.schema';

@Injectable()
export class BookingStatusesRepository extends TenantRepository<BookingStatus> {
  constructor(@InjectModel(BookingStatus.name) model: Model<BookingStatus>) {
    super(model);
  }

  /** In the venue's order. */
  inOrder(scope: TenantScope, limit?: number): Promise<BookingStatus[]> {
    return this.find(scope, {}, { sort: { position: 1, name: 1, _id: 1 }, limit });
  }

  /** After all others. */
  async nextPosition(scope: TenantScope): Promise<number> {
    const [last] = await this.find(scope, {}, { sort: { position: -1 }, limit: 1 });
    return last?.position === undefined ? 0 : last.position + 1;
  }

  /**
   * Sets the positions, starting with 0. All are written, so that one of two simultaneous orders
   * wins as a whole.
   */
  async place(scope: TenantScope, ids: readonly Types.ObjectId[]): Promise<void> {
    await this.model.bulkWrite(
      ids.map((_id, position) => ({
        updateOne: { filter: this.scoped(scope, { _id }), update: { $set: { position } } },
      })),
      scope.session ? { session: scope.session } : {},
    );
  }
}

import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { TenantRepository } from '../../../common/database/tenant.repository';
import type { Transaction } from '../../../common/transactions/transaction';
import { CalendarFeed } from './calendar-feed.schema';

@Injectable()
export class CalendarFeedsRepository extends TenantRepository<CalendarFeed> {
  constructor(@InjectModel(CalendarFeed.name) model: Model<CalendarFeed>) {
    super(model);
  }

  ofTherapist(scope: TenantScope, _therapist: Types.ObjectId): Promise<CalendarFeed | null> {
    return this.findOne(scope, { _therapist });
  }

  /** False if there was none. */
  async drop(tx: Transaction, _therapist: Types.ObjectId): Promise<boolean> {
    const { deletedCount } = await this.model.deleteOne(this.scoped(tx, { _therapist }), {
      session: tx.session,
    });
    return deletedCount > 0;
  }
}

import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { TenantScope } from '../../common/context/request-context';
import { TenantRepository } from '../../common/database/tenant.repository';
import { Reminder } from './reminder.schema';

/** What tells one reminder from another. */
export type ReminderKey = Pick<Reminder, '_booking' | 'startsAt' | 'hours'>;

export const keyOf = ({ _booking, startsAt, hours }: ReminderKey): string =>
  `${_booking.toHexString()}|${startsAt.getTime()}|${hours}`;

@Injectable()
export class RemindersRepository extends TenantRepository<Reminder> {
  constructor(@InjectModel(Reminder.name) model: Model<Reminder>) {
    super(model);
  }

  /** Which reminders of a service's visits are done with, as `keyOf` writes them. */
  async done(
    scope: TenantScope,
    _service: Types.ObjectId,
    { from, until }: { readonly from: Date; readonly until: Date },
  ): Promise<ReadonlySet<string>> {
    const found = await this.find(
      scope,
      { _service, startsAt: { $gte: from, $lte: until } },
      { projection: { _id: 0, _booking: 1, startsAt: 1, hours: 1 } },
    );
    return new Set(found.map(keyOf));
  }

  /** The one that a message tells. */
  ofMessage(
    scope: TenantScope,
    _booking: Types.ObjectId,
    _message: Types.ObjectId,
  ): Promise<Reminder | null> {
    return this.findOne(scope, { _booking, _message });
  }
}

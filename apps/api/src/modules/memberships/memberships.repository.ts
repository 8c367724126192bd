import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { TenantScope } from '../../common/context/request-context';
import { GuestOwnedRepository } from '../../common/database/guest-owned.repository';
import { Membership } from './membership.schema';
import type { NewMembership } from './new-membership';

@Injectable()
export class MembershipsRepository extends GuestOwnedRepository<'dateFrom', Membership> {
  constructor(@InjectModel(Membership.name) model: Model<Membership>) {
    super(model, 'dateFrom');
  }

  add(scope: TenantScope, membership: NewMembership): Promise<Membership> {
    return this.insertNew(scope, membership);
  }

  /**
   * Changes the number of uses and numbers the ledger entry written with it. Null, without writing
   * anything, if there are too few left to take or give back.
   * @param uses negative gives back
   */
  countUses(scope: TenantScope, id: Types.ObjectId, uses: number): Promise<Membership | null> {
    const after = { $add: ['$numberOfUsages', uses] };
    const guard =
      uses < 0
        ? { $gte: [after, 0] }
        : { $or: [{ $eq: ['$maxNumberOfUsages', 0] }, { $lte: [after, '$maxNumberOfUsages'] }] };
    return this.model
      .findOneAndUpdate(
        this.scoped(scope, { _id: id, $expr: guard }),
        { $inc: { numberOfUsages: uses, entries: 1 } },
        { session: scope.session, returnDocument: 'after' },
      )
      .lean<Membership | null>();
  }

  /** Ids of those for which a card is kept and that end by a day. @param until `yyyy-mm-dd` */
  async renewingUntil(scope: TenantScope, until: string): Promise<Types.ObjectId[]> {
    const found = await this.find(
      scope,
      { dateUntil: { $lte: until }, 'renewal._mandate': { $exists: true } },
      { projection: { _id: 1 }, sort: { dateUntil: 1 } },
    );
    return found.map(({ _id }) => _id);
  }

  /** Which of these guests have a membership that has not ended and runs on or past a day. */
  guestsSince(
    scope: TenantScope,
    guests: readonly Types.ObjectId[],
    day: string,
  ): Promise<Types.ObjectId[]> {
    return this.model
      .distinct(
        '_customer',
        this.scoped(scope, {
          _customer: { $in: [...guests] },
          endedOn: { $exists: false },
          $or: [{ dateUntil: { $exists: false } }, { dateUntil: { $gte: day } }],
        }),
      )
      .session(scope.session ?? null)
      .exec();
  }
}

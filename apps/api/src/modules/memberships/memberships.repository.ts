import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { TenantScope } from '../../common/context/request-context';
import { behind } from '../../common/database/behind';
import { TenantRepository } from '../../common/database/tenant.repository';
import { Membership } from './membership.schema';

/** Rows per read; guests with more are shown the latest. */
export const MEMBERSHIPS_OF_A_GUEST = 200;

/** The required fields of a new membership; the rest have defaults. */
export type NewMembership = Pick<
  Membership,
  '_customer' | '_membershipType' | 'dateFrom' | 'maxNumberOfUsages' | 'price' | 'currency'
> &
  Partial<Pick<Membership, 'dateUntil' | 'pausedFrom' | 'endedOn' | 'comment' | 'source'>>;

@Injectable()
export class MembershipsRepository extends TenantRepository<Membership> {
  constructor(@InjectModel(Membership.name) model: Model<Membership>) {
    super(model);
  }

  /** Latest first, behind the membership `last`. */
  ofCustomer(
    scope: TenantScope,
    customerId: Types.ObjectId,
    last?: Pick<Membership, '_id' | 'dateFrom'>,
    limit = MEMBERSHIPS_OF_A_GUEST,
  ): Promise<Membership[]> {
    return this.find(
      scope,
      { _customer: customerId, ...behind(['dateFrom'], last) },
      { sort: { dateFrom: -1, _id: -1 }, limit },
    );
  }

  /** Latest first, behind the one with the id `after`; nothing behind one that is not the guest's. */
  async pageOfCustomer(
    scope: TenantScope,
    customerId: Types.ObjectId,
    limit: number,
    after?: Types.ObjectId,
  ): Promise<Membership[]> {
    const last = after && (await this.findOne(scope, { _id: after, _customer: customerId }));
    if (after && !last) return [];
    return this.ofCustomer(scope, customerId, last ?? undefined, limit);
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

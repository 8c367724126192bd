import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { TenantScope } from '../../common/context/request-context';
import { objectId } from '../../common/database/object-id';
import { TenantRepository } from '../../common/database/tenant.repository';
import { MEMBERSHIP_REVERSAL_INDEX, MembershipUse } from './membership-use.schema';

@Injectable()
export class MembershipUsesRepository extends TenantRepository<MembershipUse> {
  constructor(@InjectModel(MembershipUse.name) model: Model<MembershipUse>) {
    super(model, { [MEMBERSHIP_REVERSAL_INDEX]: 'MEMBERSHIP_USE_UNDONE' });
  }

  /** The ledger, latest first, behind the entry `after`. */
  async page(
    scope: TenantScope,
    membership: Types.ObjectId,
    limit: number,
    after?: Types.ObjectId,
  ): Promise<MembershipUse[]> {
    const last = after ? await this.findOne(scope, { _id: after, _membership: membership }) : null;
    if (after && !last) return [];
    return this.find(
      scope,
      { _membership: membership, ...(last ? { no: { $lt: last.no } } : {}) },
      { sort: { no: -1 }, limit },
    );
  }

  /** The latest use that was not given back. */
  async latestStanding(
    scope: TenantScope,
    membership: Types.ObjectId,
  ): Promise<MembershipUse | undefined> {
    const [found] = await this.model.aggregate<MembershipUse>(
      [
        { $match: { _vendor: objectId(scope.vendorId), _membership: membership } },
        { $sort: { no: -1 } },
        {
          $lookup: {
            from: this.model.collection.name,
            localField: '_id',
            foreignField: '_reverses',
            as: 'reversals',
            pipeline: [{ $match: { _vendor: objectId(scope.vendorId) } }],
          },
        },
        { $match: { uses: { $gt: 0 }, reversals: { $size: 0 } } },
        { $limit: 1 },
        { $unset: 'reversals' },
      ],
      { session: scope.session },
    );
    return found;
  }

  /** Uses that a booking has taken and not given back, by hex id of the membership. */
  async ofBooking(scope: TenantScope, booking: Types.ObjectId): Promise<Map<string, number>> {
    const entries = await this.find(scope, { _booking: booking });
    const taken = new Map<string, number>();
    for (const { _membership, uses } of entries) {
      const id = _membership.toHexString();
      taken.set(id, (taken.get(id) ?? 0) + uses);
    }
    return taken;
  }

  /** @throws {RuleError} MEMBERSHIP_USE_UNDONE for a second reversal of an entry */
  add(scope: TenantScope, entry: Omit<MembershipUse, '_id' | '_vendor'>): Promise<MembershipUse> {
    return this.telling(() => this.insert(scope, entry));
  }

  /** What staff wrote beside the uses of an erased guest goes; the numbers stay. */
  async forgetGuest(scope: TenantScope, memberships: readonly Types.ObjectId[]): Promise<void> {
    await this.model.updateMany(
      this.scoped(scope, { _membership: { $in: [...memberships] } }),
      { $unset: { comment: 1, 'actor.name': 1 } },
      { session: scope.session },
    );
  }
}

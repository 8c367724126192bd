import { usesToGiveBack } from '@atrium/rules/guests/membership';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { TenantRepository } from '../../../common/database/tenant.repository';
import { RuleError } from '../../../common/errors/app-error';
import { MEMBERSHIP_REVERSAL_KEY, MembershipUse } from './membership-use.schema';

/** What a use pays for. */
export type PaidFor = { readonly booking: Types.ObjectId } | { readonly treatment: Types.ObjectId };

/** As the ledger keeps it. */
export const fieldOf = (paidFor: PaidFor): Pick<MembershipUse, '_booking' | '_treatment'> =>
  'booking' in paidFor ? { _booking: paidFor.booking } : { _treatment: paidFor.treatment };

/** Hex id; empty for a use at the desk. */
const paidForOf = ({ _booking, _treatment }: MembershipUse): string =>
  (_booking ?? _treatment)?.toHexString() ?? '';

@Injectable()
export class MembershipUsesRepository extends TenantRepository<MembershipUse> {
  constructor(@InjectModel(MembershipUse.name) model: Model<MembershipUse>) {
    super(model, [
      { key: MEMBERSHIP_REVERSAL_KEY, error: RuleError, code: 'MEMBERSHIP_USE_UNDONE' },
    ]);
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

  /** The latest entry with uses that can still be given back, and how many. */
  async latestStanding(
    scope: TenantScope,
    membership: Types.ObjectId,
  ): Promise<{ use: MembershipUse; left: number } | undefined> {
    const taken = this.model
      .find(this.scoped(scope, { _membership: membership, uses: { $gt: 0 } }))
      .session(scope.session ?? null)
      .sort({ no: -1 })
      .lean<MembershipUse[]>()
      .cursor({ batchSize: 25 });
    for await (const use of taken) {
      const left = (await this.standing(scope, membership, [use])).get(use._id.toHexString()) ?? 0;
      if (left > 0) return { use, left };
    }
    return undefined;
  }

  /** How many uses of each entry can still be given back, by hex id. */
  async standing(
    scope: TenantScope,
    membership: Types.ObjectId,
    entries: readonly MembershipUse[],
  ): Promise<ReadonlyMap<string, number>> {
    const bookings = entries.flatMap(({ _booking }) => _booking ?? []);
    const treatments = entries.flatMap(({ _treatment }) => _treatment ?? []);
    const [reversals, ofBookings, ofTreatments] = await Promise.all([
      this.find(scope, { _reverses: { $in: entries.map(({ _id }) => _id) } }),
      bookings.length > 0
        ? this.find(scope, { _booking: { $in: bookings }, _membership: membership })
        : [],
      treatments.length > 0
        ? this.find(scope, { _treatment: { $in: treatments }, _membership: membership })
        : [],
    ]);
    const reversed = new Set(reversals.map(({ _reverses }) => _reverses?.toHexString()));
    const has = new Map<string, number>();
    for (const use of [...ofBookings, ...ofTreatments]) {
      const paidFor = paidForOf(use);
      has.set(paidFor, (has.get(paidFor) ?? 0) + use.uses);
    }
    return new Map(
      entries.map((use) => {
        const id = use._id.toHexString();
        return [id, usesToGiveBack(use.uses, reversed.has(id), has.get(paidForOf(use)))];
      }),
    );
  }

  /** Uses taken for a booking or a treatment, net of reversals, by hex id of the membership. */
  async takenFor(scope: TenantScope, paidFor: PaidFor): Promise<Map<string, number>> {
    const entries = await this.find(scope, fieldOf(paidFor));
    const taken = new Map<string, number>();
    for (const { _membership, uses } of entries) {
      const id = _membership.toHexString();
      taken.set(id, (taken.get(id) ?? 0) + uses);
    }
    return taken;
  }

  /** @throws {RuleError} MEMBERSHIP_USE_UNDONE for a second reversal of an entry */
  add(scope: TenantScope, entry: Omit<MembershipUse, '_id' | '_vendor'>): Promise<MembershipUse> {
    return this.insert(scope, entry);
  }

  /** Removes staff's comments on an erased guest's uses; the numbers stay. */
  async forgetGuest(scope: TenantScope, memberships: readonly Types.ObjectId[]): Promise<void> {
    await this.model.updateMany(
      this.scoped(scope, { _membership: { $in: [...memberships] } }),
      { $unset: { comment: 1, 'actor.name': 1 } },
      { session: scope.session },
    );
  }
}

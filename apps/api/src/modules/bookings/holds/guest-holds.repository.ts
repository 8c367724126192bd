import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import { TenantRepository } from '../../../common/database/tenant.repository';
import { GuestHolds, type HoldRef } from './guest-holds.schema';

@Injectable()
export class GuestHoldsRepository extends TenantRepository<GuestHolds> {
  constructor(@InjectModel(GuestHolds.name) model: Model<GuestHolds>) {
    super(model);
  }

  /** Those that have not run out, the oldest first. @param guestId hex */
  async of(scope: TenantScope, guestId: string, now: Date): Promise<HoldRef[]> {
    const found = await this.findOne(scope, { _id: keyOf(scope, guestId) });
    return (found?.holds ?? []).filter(({ exp }) => exp.getTime() > now.getTime());
  }

  async save(scope: TenantScope, guestId: string, holds: readonly HoldRef[]): Promise<void> {
    const until = new Date(Math.max(0, ...holds.map(({ exp }) => exp.getTime())));
    await this.model.updateOne(
      this.scoped(scope, { _id: keyOf(scope, guestId) }),
      { $set: { holds, until }, $inc: { v: 1 } },
      { upsert: true, session: scope.session },
    );
  }
}

/** One for each venue: who books without an account is known by the same secret at all of them. */
const keyOf = ({ vendorId }: TenantScope, guestId: string): Types.ObjectId =>
  objectId(createHash('sha256').update(`${vendorId}|${guestId}`).digest('hex').slice(0, 24));

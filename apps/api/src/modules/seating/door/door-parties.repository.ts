import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { TenantRepository } from '../../../common/database/tenant.repository';
import { DoorParty } from './door-party.schema';

/** Far more than stand at one door. */
const MOST = 500;

@Injectable()
export class DoorPartiesRepository extends TenantRepository<DoorParty> {
  constructor(@InjectModel(DoorParty.name) model: Model<DoorParty>) {
    super(model);
  }

  /** Those that still wait, first come first. */
  waiting(scope: TenantScope, date: string, venue?: Types.ObjectId): Promise<DoorParty[]> {
    return this.find(
      scope,
      { date, state: { $in: ['waiting', 'told'] }, ...(venue ? { _venue: venue } : {}) },
      { sort: { createdAt: 1, _id: 1 }, limit: MOST },
    );
  }
}

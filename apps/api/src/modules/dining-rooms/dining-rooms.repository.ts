import { ROOMS_OF_A_VENUE } from '@atrium/rules/seating/room/floor-plan';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { TenantScope } from '../../common/context/request-context';
import { TenantRepository } from '../../common/database/tenant.repository';
import { ConflictError } from '../../common/errors/app-error';
import { DiningRoom, ROOM_NAME_KEY } from './dining-room.schema';

@Injectable()
export class DiningRoomsRepository extends TenantRepository<DiningRoom> {
  constructor(@InjectModel(DiningRoom.name) model: Model<DiningRoom>) {
    super(model, [{ key: ROOM_NAME_KEY, error: ConflictError, code: 'ROOM_NAME_TAKEN' }]);
  }

  /** The default first, the others by name. */
  inOrder(scope: TenantScope): Promise<DiningRoom[]> {
    return this.find(scope, {}, { sort: { defaultFNB: -1, name: 1 }, limit: ROOMS_OF_A_VENUE });
  }

  /** Rooms that a picture is shown in, to guests or beneath their plan. */
  countShowing(scope: TenantScope, picture: Types.ObjectId): Promise<number> {
    return this.count(scope, { $or: [{ _picture: picture }, { _background: picture }] });
  }

  defaultOf(scope: TenantScope): Promise<DiningRoom | null> {
    return this.findOne(scope, { defaultFNB: true });
  }
}

import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { TenantScope } from '../../common/context/request-context';
import type { DiningRoom } from './dining-room.schema';
import { DiningRoomsRepository } from './dining-rooms.repository';

/** The dining rooms of a venue, for this module and those that seat guests in them. */
@Injectable()
export class DiningRoomsService {
  constructor(private readonly rooms: DiningRoomsRepository) {}

  /** The default first, the others by name. */
  list(scope: TenantScope): Promise<DiningRoom[]> {
    return this.rooms.inOrder(scope);
  }

  /** By hex id; an id that no room has is left out. */
  async byIds(
    scope: TenantScope,
    ids: readonly Types.ObjectId[],
  ): Promise<ReadonlyMap<string, DiningRoom>> {
    if (ids.length === 0) return new Map();
    const found = await this.rooms.find(scope, { _id: { $in: [...ids] } });
    return new Map(found.map((room) => [room._id.toHexString(), room]));
  }
}

import { optionsOf, type RoomTables, type TableOption } from '@atrium/rules/seating/table-choice';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';

/** The rooms with these ids, or the default one where there are none. */
export type RoomsReader = (
  scope: TenantScope,
  venues: readonly Types.ObjectId[],
) => Promise<readonly RoomTables[]>;

/** What of a service says where its parties sit. */
export interface SeatingService {
  readonly tables?: 'none' | 'atBooking';
  readonly _venues?: readonly Types.ObjectId[];
  readonly pacing?: number;
}

/** Whether a party gets its table when it books. */
export const promisesTables = ({ tables }: SeatingService): boolean => tables === 'atBooking';

/** Whether more than its places decides to whom a service is offered. */
export const isSeating = (service: SeatingService): boolean =>
  promisesTables(service) || service.pacing !== undefined;

/**
 * The tables that a service seats at. Rooms tell which bookings a new plan breaks, so they know bookings;
 * whoever knows both registers how rooms are read.
 */
@Injectable()
export class ServiceTables {
  private readRooms: RoomsReader = async () => [];

  useRooms(read: RoomsReader): void {
    this.readRooms = read;
  }

  async optionsOf(
    scope: TenantScope,
    { _venues = [] }: SeatingService,
  ): Promise<readonly TableOption[]> {
    return optionsOf(await this.readRooms(scope, _venues));
  }
}

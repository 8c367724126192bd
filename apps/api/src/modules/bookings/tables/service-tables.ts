import type { TableAttribute } from '@atrium/rules/seating/room/floor-plan';
import {
  optionsOf,
  type RoomTables,
  type TableOption,
} from '@atrium/rules/seating/tables/table-choice';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';

/** A dining room, as far as it matters who sits where. */
export interface SeatingRoom extends RoomTables {
  readonly _id: string;
  readonly name: string;
  readonly defaultFNB: boolean;
  readonly tables: readonly (RoomTables['tables'][number] & {
    readonly name: string;
    readonly attributes: readonly TableAttribute[];
  })[];
}

/** All dining rooms of a venue. */
export type RoomsReader = (scope: TenantScope) => Promise<readonly SeatingRoom[]>;

/** What of a service says where its parties sit. */
export interface SeatingService {
  readonly tables?: 'none' | 'atBooking';
  readonly _venues?: readonly Types.ObjectId[];
  readonly pacing?: number;
}

/** Whether a party gets its table when it books. */
export const promisesTables = ({ tables }: SeatingService): boolean => tables === 'atBooking';

/** Whether a service seats its guests in dining rooms at all: staff may seat those of any other, too. */
export const seatsInRooms = (service: SeatingService): boolean =>
  promisesTables(service) || (service._venues ?? []).length > 0;

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

  /** All of the venue. */
  all(scope: TenantScope): Promise<readonly SeatingRoom[]> {
    return this.readRooms(scope);
  }

  async roomsOf(scope: TenantScope, service: SeatingService): Promise<readonly SeatingRoom[]> {
    return roomsOf(await this.readRooms(scope), service);
  }

  async optionsOf(scope: TenantScope, service: SeatingService): Promise<readonly TableOption[]> {
    return optionsOf(await this.roomsOf(scope, service));
  }
}

/** Those of a venue's rooms in which a service seats: the default one where it names none. */
export const roomsOf = <Room extends Pick<SeatingRoom, '_id' | 'defaultFNB'>>(
  rooms: readonly Room[],
  { _venues = [] }: SeatingService,
): readonly Room[] =>
  _venues.length > 0
    ? rooms.filter(({ _id }) => _venues.some((id) => id.toHexString() === _id))
    : rooms.filter(({ defaultFNB }) => defaultFNB);

import type { RoomTables } from '@atrium/rules/seating/table-choice';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { TenantScope } from '../../common/context/request-context';
import { NotFoundError } from '../../common/errors/app-error';
import { ServiceTables } from '../bookings/public';
import { type DiningRoom, DiningRoomsService } from '../dining-rooms/public';
import { ServicesService } from '../services/public';

/** Tells bookings the tables of the rooms, and keeps services to rooms that are there. */
@Injectable()
export class SeatingRooms implements OnModuleInit {
  constructor(
    private readonly rooms: DiningRoomsService,
    private readonly tables: ServiceTables,
    private readonly services: ServicesService,
  ) {}

  onModuleInit(): void {
    this.tables.useRooms((scope, venues) => this.read(scope, venues));
    this.services.registerCheck(async (scope, before, after) => {
      const known = new Set(before?._venues?.map(String));
      const added = (after._venues ?? []).filter((id) => !known.has(String(id)));
      const found = await this.rooms.byIds(scope, added);
      if (found.size < added.length) throw new NotFoundError();
    });
  }

  private async read(
    scope: TenantScope,
    venues: readonly Types.ObjectId[],
  ): Promise<readonly RoomTables[]> {
    const all = await this.rooms.list(scope);
    const chosen =
      venues.length > 0
        ? all.filter(({ _id }) => venues.some((id) => id.equals(_id)))
        : all.filter(({ defaultFNB }) => defaultFNB);
    return chosen.map(toTables);
  }
}

const toTables = ({ tables, combinations }: DiningRoom): RoomTables => ({
  tables: tables.map(({ _id, guestCount, minGuests, attributes }) => ({
    ...{ _id: _id.toHexString(), guestCount, minGuests, attributes },
  })),
  combinations: combinations.map(({ tables: joined, guestCount, minGuests }) => ({
    ...{ tables: joined.map((id) => id.toHexString()), guestCount, minGuests },
  })),
});

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { NotFoundError } from '../../common/errors/app-error';
import { type SeatingRoom, ServiceTables } from '../bookings/public';
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
    this.tables.useRooms(async (scope) => (await this.rooms.list(scope)).map(toSeatingRoom));
    this.services.registerCheck(async (scope, before, after) => {
      const known = new Set(before?._venues?.map(String));
      const added = (after._venues ?? []).filter((id) => !known.has(String(id)));
      const found = await this.rooms.byIds(scope, added);
      if (found.size < added.length) throw new NotFoundError();
    });
  }
}

const toSeatingRoom = ({
  _id: id,
  name: roomName,
  defaultFNB,
  tables,
  combinations,
}: DiningRoom): SeatingRoom => ({
  ...{ _id: id.toHexString(), name: roomName, defaultFNB },
  tables: tables.map(({ _id, name, guestCount, minGuests, attributes }) => ({
    ...{ _id: _id.toHexString(), name, guestCount, minGuests, attributes },
  })),
  combinations: combinations.map(({ tables: joined, guestCount, minGuests }) => ({
    ...{ tables: joined.map((id) => id.toHexString()), guestCount, minGuests },
  })),
});

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { NotFoundError } from '../../common/errors/app-error';
import { ServiceTables } from '../bookings/public';
import { DiningRoomsService } from '../dining-rooms/public';
import { ServicesService } from '../services/public';
import { toSeatingRoom } from './room-tables';

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

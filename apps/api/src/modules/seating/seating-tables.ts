import { Injectable } from '@nestjs/common';
import type { TenantScope } from '../../common/context/request-context';
import { NotFoundError } from '../../common/errors/app-error';
import { type BookingTable } from '../bookings/public';
import { type DiningRoom, DiningRoomsService } from '../dining-rooms/public';
import type { SeatingTableInput } from './seating.dto';

/** The tables that a reservation names. */
@Injectable()
export class SeatingTables {
  constructor(private readonly rooms: DiningRoomsService) {}

  /** @throws {NotFoundError} one of them stands in no dining room of the venue */
  async named(scope: TenantScope, named: readonly SeatingTableInput[]): Promise<BookingTable[]> {
    if (named.length === 0) return [];
    const tables = await this.byId(scope);
    return named.map(({ _table }) => {
      const table = tables.get(_table.toLowerCase());
      if (!table) throw new NotFoundError();
      return { _table: table._id };
    });
  }

  /** Every table of the venue, by hex id. */
  async byId(scope: TenantScope): Promise<ReadonlyMap<string, DiningRoom['tables'][number]>> {
    const tables = (await this.rooms.list(scope)).flatMap((room) => room.tables);
    return new Map(tables.map((table) => [table._id.toHexString(), table]));
  }
}

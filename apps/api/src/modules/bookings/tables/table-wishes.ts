import type { TableAttribute } from '@atrium/rules/seating/room/floor-plan';
import type { TableWish } from '@atrium/rules/seating/tables/table-wish';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import { NotFoundError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { ServicesService } from '../../services/public';
import type { BookedTableWish, Booking } from '../booking.schema';
import type { BookingChange } from '../booking-claims';
import { type SeatingService, ServiceTables } from './service-tables';

/** A wish as a request says it. */
export interface WishInput {
  readonly attributes?: readonly TableAttribute[];
  readonly _table?: string;
}

/** The wish that a booking keeps: one that asks for nothing is none. */
export function wishOf(wish: WishInput | undefined): Pick<Booking, 'tableWish'> {
  const { attributes = [], _table } = wish ?? {};
  if (attributes.length === 0 && !_table) return {};
  return {
    tableWish: { attributes: [...attributes], ...(_table ? { _table: objectId(_table) } : {}) },
  };
}

/** A wish as the rules read it. */
export const ruleWish = (wish: BookedTableWish | undefined): TableWish => ({
  attributes: wish?.attributes ?? [],
  ...(wish?._table ? { table: wish._table.toHexString() } : {}),
});

/** Keeps wishes to tables at which the service seats. */
@Injectable()
export class TableWishes {
  constructor(
    private readonly services: ServicesService,
    private readonly rooms: ServiceTables,
  ) {}

  /**
   * Of a booking that goes to another service, or whose table has gone, only the wish for that table is lost.
   * @throws {NotFoundError} a new wish is for a table that is in no room of the service
   */
  async keepToRooms(tx: Transaction, changes: readonly BookingChange[]): Promise<void> {
    for (const { before, after } of changes) {
      const liked = after?.tableWish?._table;
      if (!after?.tableWish || !liked) continue;
      const isNew = !before?.tableWish?._table?.equals(liked);
      if (!isNew && before?._service.equals(after._service)) continue;
      const service = await this.services.lookUp({ vendorId: tx.vendorId }, after._service);
      if (await this.isIn(tx, service, liked)) continue;
      if (isNew) throw new NotFoundError();
      const { attributes } = after.tableWish;
      if (attributes.length > 0) after.tableWish = { attributes };
      else delete after.tableWish;
    }
  }

  /** @throws {NotFoundError} the wish is for a table that is in no room of the service */
  async assertInRooms(
    scope: TenantScope,
    service: SeatingService,
    wish: WishInput | undefined,
  ): Promise<void> {
    if (!wish?._table) return;
    if (!(await this.isIn(scope, service, objectId(wish._table)))) throw new NotFoundError();
  }

  private async isIn(
    { vendorId }: TenantScope,
    service: SeatingService,
    table: Types.ObjectId,
  ): Promise<boolean> {
    const rooms = await this.rooms.roomsOf({ vendorId }, service);
    return rooms.some(({ tables }) => tables.some(({ _id }) => _id === table.toHexString()));
  }
}

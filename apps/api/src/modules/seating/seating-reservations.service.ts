import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../common/context/request-context';
import { present } from '../../common/present';
import type { Transaction } from '../../common/transactions/transaction';
import { type BookingOutput, ChangeSeatedBooking, SeatBooking } from '../bookings/public';
import type { SeatingReservationChange, SeatingReservationInput } from './seating.dto';
import { SeatingTables } from './seating-tables';
import { TableTaken } from './table-taken';

/** Reservations as hosts make, move and end them on the floor plan. */
@Injectable()
export class SeatingReservations {
  constructor(
    private readonly tables: SeatingTables,
    private readonly seatBooking: SeatBooking,
    private readonly seated: ChangeSeatedBooking,
    private readonly taken: TableTaken,
  ) {}

  /**
   * @param along done in the transaction of the reservation
   * @throws {ConflictError} TABLE_TAKEN
   * @throws as SeatBooking.create
   */
  async create(
    ctx: RequestContext,
    { tables = [], guest, start: _start, ...input }: SeatingReservationInput,
    along?: (tx: Transaction) => Promise<void>,
  ): Promise<BookingOutput> {
    const named = await this.tables.named(ctx, tables);
    const newcomer = input._customer ? undefined : guest;
    return this.taken.told(ctx, () =>
      this.seatBooking.create(
        ctx,
        {
          ...input,
          tables: named,
          ...(newcomer ? { guest: present({ ...newcomer }) } : {}),
        },
        along,
      ),
    );
  }

  /**
   * @throws {ConflictError} TABLE_TAKEN; nothing has changed then
   * @throws as ChangeSeatedBooking.change
   */
  async change(
    ctx: RequestContext,
    id: string,
    { tables, start, ...change }: SeatingReservationChange,
  ): Promise<BookingOutput> {
    const named = tables && (await this.tables.named(ctx, tables));
    const date = change.date ?? start;
    return this.taken.told(ctx, () =>
      this.seated.change(ctx, id, {
        ...change,
        ...(date ? { date } : {}),
        ...(named ? { tables: named } : {}),
      }),
    );
  }

  /** @throws {NotFoundError} */
  delete(ctx: RequestContext, id: string): Promise<null> {
    return this.seated.delete(ctx, id);
  }
}

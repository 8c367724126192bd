import { addDays } from '@atrium/rules/calendar/calendar-date';
import { displayName } from '@atrium/rules/guests/guest-name';
import { Injectable } from '@nestjs/common';
import { isObjectIdOrHexString } from 'mongoose';
import { objectId } from '../../common/database/object-id';
import type { Transaction } from '../../common/transactions/transaction';
import { OccupationReader } from '../capacity/public';
import { CustomersService } from '../customers/public';
import { SeatedBookings } from '../dining-rooms/public';
import { claimOf } from './block-claims';
import type { BlockGap, TableBlock } from './table-block.schema';
import { toTableBlockOutput } from './table-blocks.dto';
import { TableBlocksService } from './table-blocks.service';

/** Reservations that a refusal names. */
const TOLD = 50;

type NewBlock = Omit<TableBlock, '_vendor' | 'createdAt' | 'updatedAt'>;

/** A time that somebody has of what a block is to cover. */
export interface Obstacle extends BlockGap {
  /** Id of the booking, the other block or the hold. */
  readonly holder: string;
}

/** Who has tables that are to be blocked. */
@Injectable()
export class BlockObstacles {
  constructor(
    private readonly occupations: OccupationReader,
    private readonly seated: SeatedBookings,
    private readonly customers: CustomersService,
    private readonly blocks: TableBlocksService,
  ) {}

  async find(tx: Transaction, block: NewBlock): Promise<Obstacle[]> {
    const { resources = [] } = claimOf(block);
    const dates = [...new Set(resources.map(({ date }) => date))];
    const taken = await this.occupations.taken(tx, ['table'], dates);
    return resources.flatMap(({ resource, date, start, end }) =>
      taken
        .on(resource.toHexString(), date)
        .filter(({ s, e }) => s < end && e > start)
        .map(({ b, s, e }) => ({ holder: b, _table: resource, date, start: s, end: e })),
    );
  }

  /** What the refusal says of them. */
  async told(tx: Transaction, block: NewBlock, obstacles: readonly Obstacle[]) {
    const holders = new Set(obstacles.map(({ holder }) => holder));
    const seated = await this.seated.at(tx, {
      tables: block.tables,
      // what began the evening before, or goes on past midnight
      from: addDays(block.from, -1),
      until: addDays(block.until, 1),
    });
    const bookings = seated.filter(({ _id }) => holders.has(_id.toHexString()));
    const named = bookings.slice(0, TOLD);
    const guests = await this.customers.namesOf(
      { vendorId: tx.vendorId },
      named.flatMap(({ _customer }) => _customer ?? []),
    );
    // a guest's hold is in the way as well, and has nothing to tell
    const ids = [...holders].filter(isObjectIdOrHexString).map(objectId);
    const others = await this.blocks.byIds(tx, ids);
    return {
      bookings: bookings.length,
      items: named.map(({ _id, _customer, tables, ...booking }) => {
        const guest = _customer && guests.get(_customer.toHexString());
        return {
          _id: _id.toHexString(),
          ...booking,
          tables: tables.map((table) => table.toHexString()),
          ...(guest ? { guest: displayName(guest) } : {}),
        };
      }),
      blocks: [...others.values()].map(toTableBlockOutput),
    };
  }
}

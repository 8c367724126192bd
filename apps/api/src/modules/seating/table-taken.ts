import { displayName } from '@atrium/rules/guests/guest-name';
import { Injectable } from '@nestjs/common';
import { isObjectIdOrHexString } from 'mongoose';
import type { RequestContext } from '../../common/context/request-context';
import { objectId } from '../../common/database/object-id';
import { ConflictError, NotFoundError } from '../../common/errors/app-error';
import { BookingListsService } from '../bookings/public';
import { ResourceTakenError } from '../capacity/public';
import { TableBlocksService } from '../table-blocks/public';
import { SeatingTables } from './seating-tables';

/** Says who has a table that somebody else wanted. */
@Injectable()
export class TableTaken {
  constructor(
    private readonly tables: SeatingTables,
    private readonly bookings: BookingListsService,
    private readonly blocks: TableBlocksService,
  ) {}

  /**
   * As `work`, but a table that is taken is answered as TABLE_TAKEN, with the table, who has it and from when
   * to when.
   */
  async told<T>(ctx: RequestContext, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const { cause } = error instanceof ConflictError ? error.options : {};
      if (!(cause instanceof ResourceTakenError)) throw error;
      throw new ConflictError('TABLE_TAKEN', { data: await this.facts(ctx, cause), cause });
    }
  }

  private async facts(ctx: RequestContext, { resource, takenBy }: ResourceTakenError) {
    const _id = resource.resource.toHexString();
    const [first] = takenBy;
    const table = { _id, name: (await this.tables.byId(ctx)).get(_id)?.name ?? '' };
    if (!first) return { table };
    const { holder, date, start: from, end: to } = first;
    return { table, holder: await this.holder(ctx, holder), date, from, to };
  }

  /** A booking with its guest's name, empty for a drop-in; a block with its reason; or a guest's hold. */
  private async holder(ctx: RequestContext, _id: string) {
    if (!isObjectIdOrHexString(_id)) return { kind: 'hold' };
    const block = (await this.blocks.byIds(ctx, [objectId(_id)])).get(_id);
    if (block) return { kind: 'block', _id, reason: block.reason };
    try {
      const { _customer } = await this.bookings.get(ctx, _id);
      return { kind: 'booking', _id, name: displayName(_customer) };
    } catch (error) {
      // removed in this moment
      if (error instanceof NotFoundError) return { kind: 'block', _id };
      throw error;
    }
  }
}

import { displayName } from '@atrium/rules/guests/guest-name';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../common/context/request-context';
import { ConflictError, NotFoundError } from '../../common/errors/app-error';
import { BookingListsService } from '../bookings/public';
import { ResourceTakenError } from '../capacity/public';
import { SeatingTables } from './seating-tables';

/** Says who has a table that somebody else wanted. */
@Injectable()
export class TableTaken {
  constructor(
    private readonly tables: SeatingTables,
    private readonly bookings: BookingListsService,
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

  /** A booking with its guest's name, empty for a drop-in; anything else keeps the table blocked. */
  private async holder(ctx: RequestContext, _id: string) {
    try {
      const { _customer } = await this.bookings.get(ctx, _id);
      return { kind: 'booking', _id, name: displayName(_customer) };
    } catch (error) {
      if (error instanceof NotFoundError) return { kind: 'block', _id };
      throw error;
    }
  }
}

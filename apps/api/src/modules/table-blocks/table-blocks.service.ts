import { addDays, daysBetween } from '@atrium/rules/calendar/calendar-date';
import { blockedDays, MAX_BLOCK_DAYS } from '@atrium/rules/seating/room/blocks';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { TenantScope } from '../../common/context/request-context';
import { RuleError } from '../../common/errors/app-error';
import { toBlocking } from './block-claims';
import { BlockedTimes } from './blocked-times';
import type { TableBlock } from './table-block.schema';
import type { TableBlocksQuery } from './table-blocks.dto';
import { TableBlocksRepository } from './table-blocks.repository';

/** The blocks of a venue, for this module and those that show who has a table. */
@Injectable()
export class TableBlocksService {
  constructor(private readonly blocks: TableBlocksRepository) {}

  /**
   * Those that cover something of these days, by their first.
   * @throws {RuleError} INVALID_PERIOD, PERIOD_TOO_LONG
   */
  async within(scope: TenantScope, { from, until }: TableBlocksQuery): Promise<TableBlock[]> {
    if (until < from) throw new RuleError('INVALID_PERIOD');
    if (daysBetween(from, until) >= MAX_BLOCK_DAYS) throw new RuleError('PERIOD_TOO_LONG');
    const found: TableBlock[] = [];
    for await (const block of this.blocks.within(scope, { from, until })) {
      const last = blockedDays(block).at(-1);
      if (last && last >= from) found.push(block);
    }
    return found;
  }

  /** When each table was blocked, by table and day. */
  async times(scope: TenantScope, { from, until }: TableBlocksQuery): Promise<BlockedTimes> {
    const times = new BlockedTimes();
    for await (const block of this.blocks.within(scope, { from, until: addDays(until, 1) })) {
      times.add(toBlocking(block));
    }
    return times;
  }

  /** By hex id; an id that no block has is left out. */
  async byIds(
    scope: TenantScope,
    ids: readonly Types.ObjectId[],
  ): Promise<ReadonlyMap<string, TableBlock>> {
    if (ids.length === 0) return new Map();
    const found = await this.blocks.find(scope, { _id: { $in: [...ids] } });
    return new Map(found.map((block) => [block._id.toHexString(), block]));
  }
}

import { addDays } from '@atrium/rules/calendar/calendar-date';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { TenantScope } from '../../common/context/request-context';
import { TenantRepository } from '../../common/database/tenant.repository';
import type { OccupationPeriod } from '../capacity/public';
import { TableBlock } from './table-block.schema';

@Injectable()
export class TableBlocksRepository extends TenantRepository<TableBlock> {
  constructor(@InjectModel(TableBlock.name) model: Model<TableBlock>) {
    super(model);
  }

  /** Those that may cover something of these days, by their first; a night reaches into the next day. */
  async *within(scope: TenantScope, { from, until }: OccupationPeriod): AsyncGenerator<TableBlock> {
    const found = this.model
      .find(
        this.scoped(scope, {
          ...(from ? { until: { $gte: addDays(from, -1) } } : {}),
          ...(until ? { from: { $lte: until } } : {}),
        }),
        undefined,
        { session: scope.session },
      )
      .sort({ from: 1 })
      .lean<TableBlock[]>()
      .cursor();
    yield* found as unknown as AsyncIterable<TableBlock>;
  }

  /** Those of a room that have one of these tables. */
  withTables(
    scope: TenantScope,
    roomId: Types.ObjectId,
    tables: readonly Types.ObjectId[],
  ): Promise<TableBlock[]> {
    return this.find(scope, { _venue: roomId, tables: { $in: [...tables] } });
  }
}

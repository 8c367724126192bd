import { blockProblem } from '@atrium/rules/seating/room/blocks';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { RequestContext } from '../../common/context/request-context';
import { clientId } from '../../common/database/object-id';
import { ConflictError, NotFoundError, RuleError } from '../../common/errors/app-error';
import type { Transaction } from '../../common/transactions/transaction';
import { Transactions } from '../../common/transactions/transactions';
import { CapacityService } from '../capacity/public';
import { type DiningRoom, DiningRoomsService } from '../dining-rooms/public';
import { claimOf } from './block-claims';
import { BlockObstacles } from './block-obstacles';
import type { TableBlock } from './table-block.schema';
import {
  type TableBlockInput,
  type TableBlockOutput,
  toTableBlockOutput,
} from './table-blocks.dto';
import { recordBlock } from './table-blocks.events';
import { TableBlocksRepository } from './table-blocks.repository';

/** Blocks tables and opens them again. A block claims its tables as a booking does. */
@Injectable()
export class BlockEditor {
  constructor(
    private readonly blocks: TableBlocksRepository,
    private readonly rooms: DiningRoomsService,
    private readonly obstacles: BlockObstacles,
    private readonly capacity: CapacityService,
    private readonly transactions: Transactions,
  ) {}

  /**
   * @throws {NotFoundError} the room, or a table or the section is not in it
   * @throws {RuleError} as `blockProblem`, BLOCK_WITHOUT_TABLES
   * @throws {ConflictError} RESERVATIONS_IN_THE_WAY, unless the block goes around them
   */
  create(ctx: RequestContext, input: TableBlockInput): Promise<TableBlockOutput> {
    const { from, until, start, end, reason, around = false } = input;
    return this.transactions.run(ctx, async (tx) => {
      const _venue = clientId(input._venue);
      const room = (await this.rooms.byIds(tx, [_venue])).get(_venue.toHexString());
      if (!room) throw new NotFoundError();
      const section = input.section ? clientId(input.section) : undefined;
      const fields = {
        _id: new Types.ObjectId(),
        ...{ _venue, tables: tablesIn(room, input), from, until, reason, version: 0 },
        ...(section ? { section } : {}),
        ...(start === undefined ? {} : { start }),
        ...(end === undefined ? {} : { end }),
      };
      const problem = blockProblem(fields, fields.tables.length);
      if (problem) throw new RuleError(problem);
      const wanted = { ...fields, gaps: [] };
      const found = await this.obstacles.find(tx, wanted);
      if (found.length > 0 && !around) {
        throw new ConflictError('RESERVATIONS_IN_THE_WAY', {
          data: await this.obstacles.told(tx, wanted, found),
        });
      }
      const gaps = found.map(({ holder: _, ...gap }) => gap);
      await this.capacity.claim(tx, claimOf({ ...wanted, gaps }));
      const created = await this.blocks.insert(tx, {
        ...{ ...fields, gaps, createdAt: tx.now, updatedAt: tx.now },
      });
      recordBlock(tx, 'tableBlock.created', null, created);
      return toTableBlockOutput(created);
    });
  }

  /** Its tables are free again at once. @throws {NotFoundError} */
  delete(ctx: RequestContext, id: string): Promise<null> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.blocks.get(tx, id);
      await this.remove(tx, before);
      return null;
    });
  }

  /** Tables that a room no longer has leave its blocks; a block without any goes. */
  async dropTables(
    tx: Transaction,
    roomId: Types.ObjectId,
    tables: readonly Types.ObjectId[],
  ): Promise<void> {
    if (tables.length === 0) return;
    const isGone = (table: Types.ObjectId) => tables.some((one) => one.equals(table));
    for (const before of await this.blocks.withTables(tx, roomId, tables)) {
      const left = before.tables.filter((table) => !isGone(table));
      if (left.length === 0) {
        await this.remove(tx, before);
        continue;
      }
      const gaps = before.gaps.filter(({ _table }) => !isGone(_table));
      const after = await this.blocks.updateVersioned(tx, before._id, before.version, {
        $set: { tables: left, gaps },
      });
      await this.capacity.move(tx, claimOf(before), claimOf(after));
      recordBlock(tx, 'tableBlock.updated', before, after);
    }
  }

  private async remove(tx: Transaction, block: TableBlock): Promise<void> {
    await this.capacity.release(tx, claimOf(block));
    await this.blocks.delete(tx, block._id);
    recordBlock(tx, 'tableBlock.deleted', block, null);
  }
}

/** The tables to be blocked. @throws {NotFoundError} @throws {RuleError} BLOCK_WITHOUT_TABLES */
function tablesIn(room: DiningRoom, { tables: named, section }: TableBlockInput): Types.ObjectId[] {
  const known = room.tables.map(({ _id }) => _id);
  if (named) {
    return named.map((id) => {
      const table = known.find((one) => one.equals(id));
      if (!table) throw new NotFoundError();
      return table;
    });
  }
  if (section && !room.sections.some(({ _id }) => _id.equals(section))) throw new NotFoundError();
  const tables = section
    ? room.tables.filter((table) => table.section?.equals(section)).map(({ _id }) => _id)
    : known;
  if (tables.length === 0) throw new RuleError('BLOCK_WITHOUT_TABLES');
  return tables;
}

import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { TenantScope } from '../../common/context/request-context';
import type { Transaction } from '../../common/transactions/transaction';
import type { DiningRoom } from './dining-room.schema';
import { DiningRoomsRepository } from './dining-rooms.repository';

/** Called inside the transaction that removes tables from a room. */
export type TablesGoneListener = (
  tx: Transaction,
  roomId: Types.ObjectId,
  tables: readonly Types.ObjectId[],
) => Promise<void>;

/**
 * Called inside the transaction of a change.
 * @param before null for a new room
 * @param after null for one that is deleted
 */
export type RoomChangeListener = (
  tx: Transaction,
  before: DiningRoom | null,
  after: DiningRoom | null,
) => Promise<void>;

/** The dining rooms of a venue, for this module and those that seat guests in them. */
@Injectable()
export class DiningRoomsService {
  private readonly listeners: TablesGoneListener[] = [];
  private readonly changeListeners: RoomChangeListener[] = [];

  constructor(private readonly rooms: DiningRoomsRepository) {}

  /** Called once per listener, when its module starts. */
  registerTablesGone(listener: TablesGoneListener): void {
    this.listeners.push(listener);
  }

  /** Called once per listener, when its module starts. */
  registerChange(listener: RoomChangeListener): void {
    this.changeListeners.push(listener);
  }

  async tellChange(
    tx: Transaction,
    before: DiningRoom | null,
    after: DiningRoom | null,
  ): Promise<void> {
    for (const listener of this.changeListeners) await listener(tx, before, after);
  }

  /** Tells whoever keeps something about tables which of them a room has lost. */
  async tellTablesGone(
    tx: Transaction,
    before: DiningRoom,
    after: Pick<DiningRoom, 'tables'> | null,
  ): Promise<void> {
    const left = new Set(after?.tables.map(({ _id }) => _id.toHexString()));
    const gone = before.tables.map(({ _id }) => _id).filter((id) => !left.has(id.toHexString()));
    if (gone.length === 0) return;
    for (const listener of this.listeners) await listener(tx, before._id, gone);
  }

  /** The default first, the others by name. */
  list(scope: TenantScope): Promise<DiningRoom[]> {
    return this.rooms.inOrder(scope);
  }

  /** @throws {NotFoundError} */
  get(scope: TenantScope, id: string): Promise<DiningRoom> {
    return this.rooms.get(scope, id);
  }

  /** By hex id; an id that no room has is left out. */
  async byIds(
    scope: TenantScope,
    ids: readonly Types.ObjectId[],
  ): Promise<ReadonlyMap<string, DiningRoom>> {
    if (ids.length === 0) return new Map();
    const found = await this.rooms.find(scope, { _id: { $in: [...ids] } });
    return new Map(found.map((room) => [room._id.toHexString(), room]));
  }
}

import type { AuditAction } from '@atrium/rules/audit/audit-actions';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext, TenantScope } from '../../../common/context/request-context';
import { present } from '../../../common/present';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import { Dependents } from '../../dependents/public';
import { writtenChange } from '../setup/written-change';
import { TreatmentTypeParts } from '../treatment-types/treatment-type-parts';
import type { TreatmentRoom } from './treatment-room.schema';
import {
  type TreatmentRoomChange,
  type TreatmentRoomInput,
  type TreatmentRoomOutput,
  toTreatmentRoomOutput,
} from './treatment-rooms.dto';
import { TreatmentRoomsRepository } from './treatment-rooms.repository';

type RoomAction = Extract<AuditAction, `treatmentRoom.${string}`>;

/** The rooms where a venue gives treatments. */
@Injectable()
export class TreatmentRoomsService {
  constructor(
    private readonly rooms: TreatmentRoomsRepository,
    private readonly types: TreatmentTypeParts,
    private readonly dependents: Dependents,
    private readonly transactions: Transactions,
  ) {}

  /** By place in lists, then by name. */
  all(scope: TenantScope): Promise<TreatmentRoom[]> {
    return this.rooms.inOrder(scope);
  }

  /** @throws {NotFoundError} */
  get(scope: TenantScope, id: string | Types.ObjectId): Promise<TreatmentRoom> {
    return this.rooms.get(scope, id);
  }

  /** By hex id; an id that no room has is left out. */
  byIds(
    scope: TenantScope,
    ids: readonly Types.ObjectId[],
  ): Promise<ReadonlyMap<string, TreatmentRoom>> {
    return this.rooms.byIds(scope, ids);
  }

  /**
   * For what is put down to rooms: none of them is deleted at the same moment.
   * @throws {NotFoundError} if one is missing, or another venue's
   */
  claim(tx: Transaction, ids: readonly Types.ObjectId[]): Promise<void> {
    return this.rooms.claim(tx, ids);
  }

  /** By place in lists, then by name. */
  async list(ctx: RequestContext): Promise<TreatmentRoomOutput[]> {
    return (await this.rooms.inOrder(ctx)).map(toTreatmentRoomOutput);
  }

  /** @throws {RuleError} SPA_LIMIT_REACHED */
  create(ctx: RequestContext, input: TreatmentRoomInput): Promise<TreatmentRoomOutput> {
    return this.transactions.run(ctx, async (tx) => {
      await this.rooms.assertRoomForMore(tx);
      const { name, kind, places = 1, equipment = [], active = true, sortOrder = 0 } = input;
      const created = await this.rooms.insert(tx, {
        ...present({ name, kind: kind || undefined, places, equipment, active, sortOrder }),
        ...{ version: 0, createdAt: tx.now, updatedAt: tx.now },
      });
      record(tx, 'treatmentRoom.created', null, created);
      return toTreatmentRoomOutput(created);
    });
  }

  /**
   * @throws {NotFoundError}
   * @throws {StaleVersionError}
   */
  change(
    ctx: RequestContext,
    id: string,
    { version, ...change }: TreatmentRoomChange,
  ): Promise<TreatmentRoomOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.rooms.get(tx, id);
      const { name, kind, places, equipment, active, sortOrder } = change;
      const after = await this.rooms.updateVersioned(
        tx,
        before._id,
        version,
        writtenChange<TreatmentRoom>({
          ...{ name, places, equipment, active, sortOrder },
          kind: kind === '' ? null : kind,
        }),
      );
      record(tx, 'treatmentRoom.updated', before, after);
      return toTreatmentRoomOutput(after);
    });
  }

  /**
   * Treatment types that name it lose it.
   * @throws {NotFoundError}
   * @throws {ConflictError} TREATMENT_ROOM_IN_USE
   */
  delete(ctx: RequestContext, id: string): Promise<null> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.rooms.get(tx, id);
      await this.dependents.assertNoneBlocks(tx, 'treatmentRoom', before._id);
      await this.types.drop(tx, 'rooms', before._id);
      await this.rooms.delete(tx, before._id);
      record(tx, 'treatmentRoom.deleted', before, null);
      return null;
    });
  }
}

function record(
  tx: Transaction,
  action: RoomAction,
  before: TreatmentRoom | null,
  after: TreatmentRoom | null,
): void {
  const entityId = (after ?? before)?._id;
  if (!entityId) return;
  tx.audit({ action, entity: 'treatmentRoom', entityId, before, after });
  tx.emit({ type: action, entityId });
}

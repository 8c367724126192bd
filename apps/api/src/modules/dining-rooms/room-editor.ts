import type { AuditAction } from '@atrium/rules/audit/audit-actions';
import { ROOMS_OF_A_VENUE } from '@atrium/rules/seating/room/floor-plan';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RequestContext } from '../../common/context/request-context';
import { ConflictError, RuleError, StaleVersionError } from '../../common/errors/app-error';
import { present } from '../../common/present';
import type { Transaction } from '../../common/transactions/transaction';
import { Transactions } from '../../common/transactions/transactions';
import { PlacedPictures } from '../media/public';
import type { DiningRoom } from './dining-room.schema';
import {
  type DiningRoomChange,
  type DiningRoomDraft,
  type DiningRoomInput,
  type DiningRoomOutput,
  toDiningRoomOutput,
} from './dining-rooms.dto';
import { DiningRoomsRepository } from './dining-rooms.repository';
import { DiningRoomsService } from './dining-rooms.service';
import type { RoomImpact, RoomImpactQuery } from './impact/room-impact.dto';
import { RoomImpactReader } from './impact/room-impact-reader';
import { picturesAfter, planAfter } from './room-draft';

/** Bookings that a refusal names; the preview tells all. */
const TOLD_BOOKINGS = 50;

/** Draws, changes and removes dining rooms; a venue that has any has exactly one default. */
@Injectable()
export class RoomEditor implements OnModuleInit {
  constructor(
    private readonly rooms: DiningRoomsRepository,
    private readonly service: DiningRoomsService,
    private readonly impact: RoomImpactReader,
    private readonly placedPictures: PlacedPictures,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.placedPictures.register('diningRooms', (scope, picture) =>
      this.rooms.countShowing(scope, picture),
    );
  }

  /**
   * @throws {NotFoundError} a picture that the venue does not have
   * @throws {RuleError} TOO_MANY_ROOMS, PICTURE_WITHOUT_TEXT, and as `planAfter`
   * @throws {ConflictError} ROOM_NAME_TAKEN
   */
  create(ctx: RequestContext, input: DiningRoomInput): Promise<DiningRoomOutput> {
    return this.transactions.run(ctx, (tx) => this.createIn(tx, input));
  }

  /** As `create`, in the caller's transaction. */
  async createIn(tx: Transaction, input: DiningRoomInput): Promise<DiningRoomOutput> {
    const plan = planAfter(input);
    if ((await this.rooms.count(tx)) >= ROOMS_OF_A_VENUE) throw new RuleError('TOO_MANY_ROOMS');
    const other = await this.rooms.defaultOf(tx);
    const defaultFNB = input.defaultFNB === true || other === null;
    if (defaultFNB && other) await this.setDefault(tx, other, false);
    const created = await this.rooms.insert(tx, {
      ...{ name: input.name, defaultFNB, ...plan, ...picturesAfter(input), version: 0 },
      ...{ createdAt: tx.now, updatedAt: tx.now },
    });
    await this.record(tx, 'diningRoom.created', null, created);
    return toDiningRoomOutput(created);
  }

  /**
   * @throws {NotFoundError}
   * @throws {StaleVersionError}
   * @throws {RuleError} DEFAULT_ROOM_REQUIRED, PICTURE_WITHOUT_TEXT, and as `planAfter`
   * @throws {ConflictError} ROOM_NAME_TAKEN; RESERVATIONS_AFFECTED, unless that is confirmed
   */
  change(ctx: RequestContext, id: string, change: DiningRoomChange): Promise<DiningRoomOutput> {
    return this.transactions.run(ctx, (tx) => this.changeIn(tx, id, change));
  }

  /** As `change`, in the caller's transaction. */
  async changeIn(
    tx: Transaction,
    id: string,
    { version, confirmImpact = false, ...change }: DiningRoomChange,
  ): Promise<DiningRoomOutput> {
    const before = await this.rooms.get(tx, id);
    if (before.defaultFNB && change.defaultFNB === false) {
      throw new RuleError('DEFAULT_ROOM_REQUIRED');
    }
    if (change.defaultFNB && !before.defaultFNB) {
      const other = await this.rooms.defaultOf(tx);
      if (other) await this.setDefault(tx, other, false);
    }
    const after = await this.rooms.updateVersioned(tx, before._id, version, {
      $set: {
        ...planAfter(change, before),
        ...picturesAfter(change, before),
        ...present({ name: change.name, defaultFNB: change.defaultFNB }),
      },
    });
    await this.assertAccepted(tx, before, after, confirmImpact);
    await this.service.tellTablesGone(tx, before, after);
    await this.record(tx, 'diningRoom.updated', before, after);
    return toDiningRoomOutput(after);
  }

  /**
   * Shows what a change would break, without saving it.
   * @throws {NotFoundError}
   * @throws {StaleVersionError}
   * @throws {RuleError} PICTURE_WITHOUT_TEXT, and as `planAfter`
   */
  async preview(
    ctx: RequestContext,
    id: string,
    { version, ...change }: DiningRoomDraft,
    page: RoomImpactQuery,
  ): Promise<RoomImpact> {
    const before = await this.rooms.get(ctx, id);
    if (version !== undefined && version !== before.version) {
      throw new StaleVersionError(before.version);
    }
    const { _background, _picture } = picturesAfter(change, before);
    await this.placedPictures.assertKnown(ctx, [before._background], [_background]);
    await this.placedPictures.assertPlaceable(ctx, [before._picture], [_picture]);
    const affected = await this.impact.affected(ctx, before, planAfter(change, before));
    return this.impact.page(ctx, affected, page);
  }

  /**
   * Where the default goes, the next by name takes its place.
   * @throws {NotFoundError}
   * @throws {ConflictError} RESERVATIONS_AFFECTED, unless that is confirmed
   */
  delete(ctx: RequestContext, id: string, confirmImpact: boolean): Promise<null> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.rooms.get(tx, id);
      await this.assertAccepted(tx, before, null, confirmImpact);
      await this.service.tellTablesGone(tx, before, null);
      await this.rooms.delete(tx, before._id);
      await this.record(tx, 'diningRoom.deleted', before, null);
      const [next] = before.defaultFNB ? await this.rooms.inOrder(tx) : [];
      if (next) await this.setDefault(tx, next, true);
      return null;
    });
  }

  /**
   * Saves what affects bookings only when whoever saves has seen it; then the audit log says which.
   * @throws {ConflictError} RESERVATIONS_AFFECTED
   */
  private async assertAccepted(
    tx: Transaction,
    before: DiningRoom,
    after: DiningRoom | null,
    isConfirmed: boolean,
  ): Promise<void> {
    const affected = await this.impact.affected(tx, before, after);
    if (affected.length === 0) return;
    if (!isConfirmed) {
      const told = await this.impact.page(tx, affected, { limit: TOLD_BOOKINGS });
      throw new ConflictError('RESERVATIONS_AFFECTED', { data: { ...told } });
    }
    tx.audit({
      action: 'diningRoom.bookingsBroken',
      entity: 'diningRoom',
      entityId: before._id,
      after: {
        bookings: affected.length,
        bookingIds: affected.map(({ bookingId }) => bookingId),
      },
    });
  }

  private async setDefault(
    tx: Transaction,
    before: DiningRoom,
    defaultFNB: boolean,
  ): Promise<void> {
    const after = await this.rooms.updateVersioned(tx, before._id, before.version, {
      $set: { defaultFNB },
    });
    await this.record(tx, 'diningRoom.updated', before, after);
  }

  private async record(
    tx: Transaction,
    action: AuditAction,
    before: DiningRoom | null,
    after: DiningRoom | null,
  ): Promise<void> {
    const entityId = (after ?? before)?._id;
    if (!entityId) return;
    await this.placedPictures.place(tx, [before?._picture], [after?._picture]);
    await this.placedPictures.placeWithoutText(tx, [before?._background], [after?._background]);
    tx.audit({ action, entity: 'diningRoom', entityId, before, after });
    tx.emit({ type: action, entityId });
    await this.service.tellChange(tx, before, after);
  }
}

import type { AuditAction } from '@atrium/rules/audit/audit-actions';
import { venueToday } from '@atrium/rules/bookings/booking-window';
import { addDays } from '@atrium/rules/calendar/calendar-date';
import { toInstant } from '@atrium/rules/calendar/time-zone';
import { seatsIn } from '@atrium/rules/seating/room/pauses';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext } from '../../common/context/request-context';
import { clientId } from '../../common/database/object-id';
import { InvalidFieldError, NotFoundError } from '../../common/errors/app-error';
import type { Transaction } from '../../common/transactions/transaction';
import { Transactions } from '../../common/transactions/transactions';
import { DiningRoomsService } from '../dining-rooms/public';
import { ServicesService } from '../services/public';
import { VendorsService } from '../vendors/public';
import type { Pause } from './pause.schema';
import { type PauseInput, type PauseOutput, toPauseOutput } from './pauses.dto';
import { PausesRepository } from './pauses.repository';
import { PausesService } from './pauses.service';

/** What is paused. */
interface Target extends Pick<Pause, '_service' | '_venue' | 'services'> {
  /** Of the room. */
  readonly name?: string;
}

/** Pauses online booking and lets guests book again. */
@Injectable()
export class PauseEditor {
  // six: what can be paused, and until when, is each known elsewhere
  constructor(
    private readonly pauses: PausesRepository,
    private readonly current: PausesService,
    private readonly services: ServicesService,
    private readonly rooms: DiningRoomsService,
    private readonly vendors: VendorsService,
    private readonly transactions: Transactions,
  ) {}

  /**
   * A new pause takes the place of the one that the same service, room or venue has.
   * @throws {NotFoundError} the service or the room
   * @throws {InvalidFieldError} both a service and a room
   */
  async create(ctx: RequestContext, input: PauseInput): Promise<PauseOutput> {
    const { timezone } = await this.vendors.current(ctx);
    const { name, ...target } = await this.target(ctx, input);
    const tomorrow = addDays(venueToday(ctx.now.getTime(), timezone), 1);
    const until =
      input.until === 'tomorrow'
        ? toInstant(tomorrow, 0, timezone)
        : ctx.now.getTime() + input.until * 60_000;
    return this.transactions.run(ctx, async (tx) => {
      for (const other of await this.pauses.current(tx, tx.now)) {
        if (isSame(other, target)) await this.pauses.delete(tx, other._id);
      }
      const pause = await this.pauses.insert(tx, {
        ...{ ...target, from: tx.now, until: new Date(until) },
        ...(tx.actor.kind === 'staff' ? { by: tx.actor.name } : {}),
      });
      this.record(tx, 'pause.created', pause, name);
      return toPauseOutput(pause);
    });
  }

  /** Guests can book again. @throws {NotFoundError} */
  end(ctx: RequestContext, id: string): Promise<null> {
    return this.transactions.run(ctx, async (tx) => {
      const pause = await this.pauses.get(tx, id);
      const { _venue } = pause;
      const rooms = await this.rooms.byIds(tx, _venue ? [_venue] : []);
      await this.pauses.delete(tx, pause._id);
      this.record(tx, 'pause.ended', pause, _venue && rooms.get(_venue.toHexString())?.name);
      return null;
    });
  }

  private async target(ctx: RequestContext, { _service, _venue }: PauseInput): Promise<Target> {
    if (_service && _venue) throw new InvalidFieldError('_venue', 'names a room beside a service');
    if (_service) {
      const { _id } = await this.services.get(ctx, _service);
      return { _service: _id, services: [_id] };
    }
    if (!_venue) return { services: null };
    const id = clientId(_venue);
    const room = (await this.rooms.byIds(ctx, [id])).get(id.toHexString());
    if (!room) throw new NotFoundError();
    const all = await this.services.active(ctx);
    const seating = all.filter(({ tables = 'none', _venues = [] }) =>
      seatsIn({ tables, _venues: _venues.map(String) }, { ...room, _id: id.toHexString() }),
    );
    return { _venue: id, services: seating.map(({ _id: of }) => of), name: room.name };
  }

  private record(
    tx: Transaction,
    action: Extract<AuditAction, `pause.${string}`>,
    { _id: entityId, _service, until }: Pause,
    name?: string,
  ): void {
    const told = { name, _service, until };
    const isNew = action === 'pause.created';
    tx.audit({
      ...{ action, entity: 'pause', entityId },
      ...{ before: isNew ? null : told, after: isNew ? told : null },
    });
    tx.emit({ type: action, entityId });
    tx.afterCommit(() => this.current.forget(tx));
  }
}

const isSame = (one: Target, other: Target): boolean =>
  hexOf(one._service) === hexOf(other._service) && hexOf(one._venue) === hexOf(other._venue);

const hexOf = (id: Types.ObjectId | undefined): string => id?.toHexString() ?? '';

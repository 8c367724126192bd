import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type ClientSession, type Connection, Types } from 'mongoose';
import type { Actor, RequestContext } from '../context/request-context';
import { objectId } from '../database/object-id';
import { describeCollection, guestId, ofStaff } from '../privacy/data-map';

/** Something that happened, published after commit. */
export interface DomainEvent {
  /** `<entity>.<past participle>`, e.g. `booking.created`. */
  readonly type: string;
  readonly entityId: Types.ObjectId;
  /** The guest it concerns, who is notified too. */
  readonly customerId?: Types.ObjectId;
  /** Facts a listener needs; nothing personal. */
  readonly payload?: Readonly<Record<string, unknown>>;
}

/** An event as stored in the `events` collection, the outbox of live updates. */
export interface StoredEvent {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  at: Date;
  type: string;
  entityId: Types.ObjectId;
  /** The guest it concerns; absent if none. */
  _customer?: Types.ObjectId;
  payload: Readonly<Record<string, unknown>>;
  /** Who did it, guests by kind alone; absent from events of 0.3. */
  by?: Doer;
}

type Doer =
  | { kind: 'staff' | 'key'; id: string; name: string }
  | { kind: Exclude<Actor['kind'], 'staff' | 'key'> };

const doerOf = (actor: Actor): Doer =>
  actor.kind === 'staff' || actor.kind === 'key'
    ? { kind: actor.kind, id: actor.id, name: actor.name }
    : { kind: actor.kind };

/** The transaction that events are written in. Listeners write in it too, and act once it is committed. */
export interface EventTransaction {
  readonly session: ClientSession;
  afterCommit(task: () => void): void;
}

/** Writes down what follows from events, in their own transaction. */
export type EventListener = (tx: EventTransaction, events: readonly StoredEvent[]) => Promise<void>;

export const EVENTS_COLLECTION = 'events';
/** How long a client that was away can catch up, in seconds. */
export const EVENTS_KEPT_SECONDS = 24 * 60 * 60;

/** Writes events in the transaction that caused them, so that none is lost and none is made up. */
@Injectable()
export class EventLog {
  private readonly listeners: EventListener[] = [];

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** @param listener what it throws ends the transaction */
  onAppended(listener: EventListener): void {
    this.listeners.push(listener);
  }

  async append(
    tx: EventTransaction,
    events: readonly {
      ctx: Pick<RequestContext, 'vendorId' | 'now' | 'actor'>;
      event: DomainEvent;
    }[],
  ): Promise<StoredEvent[]> {
    const stored = events.map(({ ctx, event }) => ({
      _id: new Types.ObjectId(),
      _vendor: objectId(ctx.vendorId),
      at: ctx.now,
      type: event.type,
      entityId: event.entityId,
      ...(event.customerId ? { _customer: event.customerId } : {}),
      payload: event.payload ?? {},
      by: doerOf(ctx.actor),
    }));
    if (stored.length > 0) {
      await this.connection
        .collection<StoredEvent>(EVENTS_COLLECTION)
        .insertMany(stored, { session: tx.session });
      for (const listener of this.listeners) await listener(tx, stored);
    }
    return stored;
  }
}

describeCollection<StoredEvent>(
  EVENTS_COLLECTION,
  { why: 'To bring open screens up to date', kept: '24 hours' },
  (neither) => ({
    ...neither('_id', '_vendor', 'at', 'type', 'entityId', 'payload', 'by.kind'),
    _customer: guestId({ erased: 'gone after 24 hours' }),
    'by.id': ofStaff(),
    'by.name': ofStaff(),
  }),
);

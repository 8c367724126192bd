import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, mongo, Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import { TenantRepository } from '../../../common/database/tenant.repository';
import {
  ATTEMPTS_KEPT,
  type DeliveryAttempt,
  type DeliveryState,
  WebhookDelivery,
} from './webhook-delivery.schema';

/** Read at a time by whoever looks for what to send. */
const WINDOW = 500;

type Waiting = Pick<WebhookDelivery, '_id' | 'entityId' | 'dueAt' | 'order'>;

/** Messages of one object, in their order. */
export type Chain = readonly Types.ObjectId[];

/** What can be sent of a webhook's pending messages. */
export interface DueMessages {
  readonly chains: readonly Chain[];
  /** When the next is due that is not yet; absent: none. */
  readonly nextAt?: Date;
}

@Injectable()
export class WebhookDeliveriesRepository extends TenantRepository<WebhookDelivery> {
  constructor(@InjectModel(WebhookDelivery.name) model: Model<WebhookDelivery>) {
    super(model);
  }

  /** Past mongoose, since bookings wait for it. */
  async insertAll(session: ClientSession, deliveries: readonly WebhookDelivery[]): Promise<void> {
    await this.model.collection.insertMany([...deliveries], { session });
  }

  /** The newest first. */
  page(
    scope: TenantScope,
    _webhook: Types.ObjectId,
    { state, after, limit }: { state?: DeliveryState; after?: string; limit: number },
  ): Promise<WebhookDelivery[]> {
    const filter = {
      ...{ _webhook, ...(state ? { state } : {}) },
      ...(after ? { _id: { $lt: objectId(after) } } : {}),
    };
    return this.find(scope, filter, { sort: { _id: -1 }, limit, projection: { body: 0 } });
  }

  /** How many wait, by the hex id of their webhook. */
  async waiting(scope: TenantScope): Promise<ReadonlyMap<string, number>> {
    const found = await this.model.aggregate<{ _id: Types.ObjectId; count: number }>([
      { $match: this.scoped(scope, { state: 'pending' }) },
      { $group: { _id: '$_webhook', count: { $sum: 1 } } },
    ]);
    return new Map(found.map(({ _id, count }) => [_id.toHexString(), count]));
  }

  async hasPending(scope: TenantScope, _webhook: Types.ObjectId): Promise<boolean> {
    return (await this.findOne(scope, { _webhook, state: 'pending' })) !== null;
  }

  /** Messages whose time has come, and which no earlier one of the same object holds back. */
  async due(scope: TenantScope, _webhook: Types.ObjectId, now: Date): Promise<DueMessages> {
    const held = new Set<string>();
    let nextAt: Date | undefined;
    let last: mongo.Timestamp | undefined;
    for (;;) {
      const window = await this.window(scope, _webhook, last);
      const chains = new Map<string, Types.ObjectId[]>();
      for (const { _id, entityId, dueAt = now } of window) {
        const object = entityId.toHexString();
        const chain = chains.get(object);
        if (held.has(object)) continue;
        if (chain) chain.push(_id);
        else if (dueAt <= now) chains.set(object, [_id]);
        else {
          held.add(object);
          if (!nextAt || dueAt < nextAt) nextAt = dueAt;
        }
      }
      if (chains.size > 0) return { chains: [...chains.values()], ...(nextAt ? { nextAt } : {}) };
      last = window.at(-1)?.order;
      if (window.length < WINDOW) return { chains: [], ...(nextAt ? { nextAt } : {}) };
    }
  }

  async record(
    scope: TenantScope,
    _id: Types.ObjectId,
    attempt: DeliveryAttempt,
    becomes: { state: DeliveryState; tries: number; dueAt?: Date },
  ): Promise<void> {
    const { state, tries, dueAt } = becomes;
    await this.model.updateOne(this.scoped(scope, { _id }), {
      $set: { state, tries, ...(dueAt ? { dueAt } : { doneAt: attempt.at }) },
      ...(dueAt ? {} : { $unset: { dueAt: 1 } }),
      $push: { attempts: { $each: [attempt], $slice: -ATTEMPTS_KEPT } },
    });
  }

  /** What waited for its next try need not: its receiver takes messages again. */
  async hasten(scope: TenantScope, _webhook: Types.ObjectId, now: Date): Promise<void> {
    await this.model.updateMany(
      this.scoped(scope, { _webhook, state: 'pending', dueAt: { $gt: now } }),
      { $set: { dueAt: now } },
    );
  }

  private window(
    scope: TenantScope,
    _webhook: Types.ObjectId,
    after: mongo.Timestamp | undefined,
  ): Promise<Waiting[]> {
    const filter = {
      _webhook,
      state: 'pending' as const,
      ...(after ? { order: { $gt: after } } : {}),
    };
    const projection = { entityId: 1, dueAt: 1, order: 1 } as const;
    return this.find(scope, filter, { projection, sort: { order: 1 }, limit: WINDOW });
  }
}

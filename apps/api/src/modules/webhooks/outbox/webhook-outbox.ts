import { WEBHOOK_TEST, WEBHOOK_VERSION, webhookTold } from '@atrium/rules/webhooks/webhook-events';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { mongo, Types } from 'mongoose';
import {
  EventLog,
  type EventTransaction,
  type StoredEvent,
} from '../../../common/events/event-log';
import { Queue } from '../../../common/queue/queue';
import type { Transaction } from '../../../common/transactions/transaction';
import { WebhookDeliveriesRepository } from '../deliveries/webhook-deliveries.repository';
import { DELIVERIES_KEPT_MS, type WebhookDelivery } from '../deliveries/webhook-delivery.schema';
import type { Webhook } from '../endpoints/webhook.schema';
import { SEND_WEBHOOKS, sendJob } from '../sending/webhook-jobs';
import { WebhookSubscriptions } from './webhook-subscriptions';

/** The database puts the time of its own clock in its place. */
const TIME_OF_WRITING = new mongo.Timestamp({ t: 0, i: 0 });

/** Writes messages to partners in the transaction of what they tell. */
@Injectable()
export class WebhookOutbox implements OnModuleInit {
  constructor(
    private readonly events: EventLog,
    private readonly subscriptions: WebhookSubscriptions,
    private readonly deliveries: WebhookDeliveriesRepository,
    private readonly queue: Queue,
  ) {}

  onModuleInit(): void {
    this.events.onAppended((tx, events) => this.write(tx, events));
  }

  /** To one receiver, whatever it has chosen. */
  async writeTest(tx: Transaction, { _id, _vendor }: Webhook): Promise<WebhookDelivery> {
    const message = { _id: new Types.ObjectId(), _vendor, at: tx.now };
    const told = { type: WEBHOOK_TEST, data: { id: _id.toHexString() } };
    const delivery = deliveryOf(message, _id, told.type, _id, bodyOf(message, told));
    await this.deliveries.insertAll(tx.session, [delivery]);
    await this.queue.add(tx, sendJob(tx.vendorId, _id));
    return delivery;
  }

  private async write(tx: EventTransaction, events: readonly StoredEvent[]): Promise<void> {
    const deliveries: WebhookDelivery[] = [];
    for (const event of events) {
      const told = webhookTold(happened(event));
      if (!told) continue;
      const receivers = await this.subscriptions.of(event._vendor.toHexString());
      const body = bodyOf(event, told);
      for (const { _id, events: chosen } of receivers) {
        if (!chosen.includes(told.type)) continue;
        deliveries.push(deliveryOf(event, _id, told.type, event.entityId, body));
      }
    }
    if (deliveries.length === 0) return;
    await this.deliveries.insertAll(tx.session, deliveries);
    const receivers = new Map(deliveries.map((one) => [one._webhook.toHexString(), one]));
    await this.queue.insertAll(
      tx.session,
      [...receivers.values()].map(({ _vendor, _webhook }) =>
        sendJob(_vendor.toHexString(), _webhook),
      ),
    );
    tx.afterCommit(() => this.queue.wake(SEND_WEBHOOKS));
  }
}

type Message = Pick<StoredEvent, '_id' | '_vendor' | 'at' | 'by'>;

const happened = ({ type, entityId, _customer, payload }: StoredEvent) => ({
  ...{ type, entityId: entityId.toHexString(), payload },
  ...(_customer ? { customerId: _customer.toHexString() } : {}),
});

/** Who did it is told by kind, and a partner's program by its id: it need not act on what it did itself. */
function bodyOf({ _vendor, at, by }: Message, told: { type: string; data: object }): string {
  return JSON.stringify({
    ...{ type: told.type, version: WEBHOOK_VERSION, timestamp: at.toISOString(), venue: _vendor },
    ...(by ? { by: by.kind === 'key' ? { kind: by.kind, id: by.id } : { kind: by.kind } } : {}),
    data: told.data,
  });
}

function deliveryOf(
  { _id, _vendor, at }: Message,
  _webhook: Types.ObjectId,
  type: string,
  entityId: Types.ObjectId,
  body: string,
): WebhookDelivery {
  return {
    ...{ _id: new Types.ObjectId(), _vendor, _webhook, type, entityId, body },
    ...{ message: `msg_${_id.toHexString()}`, order: TIME_OF_WRITING, state: 'pending' },
    ...{ dueAt: at, since: at, tries: 0, attempts: [], createdAt: at },
    expiresAt: new Date(at.getTime() + DELIVERIES_KEPT_MS),
  };
}

import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { NotFoundError, RuleError } from '../../../common/errors/app-error';
import { pageOf } from '../../../common/http/page';
import { Queue } from '../../../common/queue/queue';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import type { Webhook } from '../endpoints/webhook.schema';
import { WebhooksRepository } from '../endpoints/webhooks.repository';
import { WebhookOutbox } from '../outbox/webhook-outbox';
import { sendJob } from '../sending/webhook-jobs';
import {
  toDeliveryDetail,
  toDeliveryOutput,
  type WebhookDeliveriesPage,
  type WebhookDeliveriesQuery,
  type WebhookDeliveryDetail,
} from './webhook-deliveries.dto';
import { WebhookDeliveriesRepository } from './webhook-deliveries.repository';
import type { WebhookDelivery } from './webhook-delivery.schema';

/** What was sent to receivers and what they answered, and sending it again. */
@Injectable()
export class WebhookDeliveriesService {
  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: WebhookDeliveriesRepository,
    private readonly outbox: WebhookOutbox,
    private readonly queue: Queue,
    private readonly transactions: Transactions,
  ) {}

  /** @throws {NotFoundError} */
  async page(
    ctx: RequestContext,
    id: string,
    { limit, cursor, state }: WebhookDeliveriesQuery,
  ): Promise<WebhookDeliveriesPage> {
    const { _id } = await this.webhooks.get(ctx, id);
    const found = await this.deliveries.page(ctx, _id, {
      ...{ limit: limit + 1, ...(state ? { state } : {}) },
      ...(cursor ? { after: cursor } : {}),
    });
    const { items, nextCursor } = pageOf(found, limit);
    return { items: items.map(toDeliveryOutput), ...(nextCursor ? { nextCursor } : {}) };
  }

  /** @throws {NotFoundError} */
  async show(ctx: RequestContext, id: string, deliveryId: string): Promise<WebhookDeliveryDetail> {
    const webhook = await this.webhooks.get(ctx, id);
    return toDeliveryDetail(await this.get(ctx, webhook, deliveryId));
  }

  /**
   * Sends a message that says nothing but that it is one.
   * @throws {NotFoundError}
   * @throws {RuleError} WEBHOOK_OFF
   */
  test(ctx: RequestContext, id: string): Promise<WebhookDeliveryDetail> {
    return this.transactions.run(ctx, async (tx) => {
      const webhook = await this.getActive(tx, id);
      await this.goOn(tx, webhook);
      return toDeliveryDetail(await this.outbox.writeTest(tx, webhook));
    });
  }

  /**
   * Sends a message again, or one that waits at once: the same, under the same id, for three days from now on.
   * @throws {NotFoundError}
   * @throws {RuleError} WEBHOOK_OFF
   */
  resend(ctx: RequestContext, id: string, deliveryId: string): Promise<WebhookDeliveryDetail> {
    return this.transactions.run(ctx, async (tx) => {
      const webhook = await this.getActive(tx, id);
      const { _id } = await this.get(tx, webhook, deliveryId);
      const after = await this.deliveries.update(tx, _id, {
        $set: { state: 'pending', dueAt: tx.now, since: tx.now, tries: 0 },
        $unset: { doneAt: 1 },
      });
      await this.goOn(tx, webhook);
      tx.audit({
        ...{ action: 'webhook.resent', entity: 'webhook', entityId: webhook._id },
        after: { name: webhook.name, message: `${after.type} ${after.message}` },
      });
      return toDeliveryDetail(after);
    });
  }

  /** Somebody looks: they need not wait for the end of a pause. */
  private async goOn(tx: Transaction, { _id }: Webhook): Promise<void> {
    await this.webhooks.update(tx, _id, { $unset: { 'health.pausedUntil': 1 } });
    await this.queue.add(tx, sendJob(tx.vendorId, _id));
  }

  private async get(
    scope: RequestContext,
    { _id: _webhook }: Webhook,
    id: string,
  ): Promise<WebhookDelivery> {
    const delivery = await this.deliveries.get(scope, id);
    if (!delivery._webhook.equals(_webhook)) throw new NotFoundError();
    return delivery;
  }

  private async getActive(tx: Transaction, id: string): Promise<Webhook> {
    const webhook = await this.webhooks.get(tx, id);
    if (!webhook.active) throw new RuleError('WEBHOOK_OFF');
    return webhook;
  }
}

import type { AuditAction } from '@atrium/rules/audit/audit-actions';
import { MOST_WEBHOOKS } from '@atrium/rules/webhooks/webhook-retries';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { RuleError } from '../../../common/errors/app-error';
import { Queue } from '../../../common/queue/queue';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import { WebhookDeliveriesRepository } from '../deliveries/webhook-deliveries.repository';
import { WebhookSubscriptions } from '../outbox/webhook-subscriptions';
import { toldToLog } from '../sending/webhook-health';
import { sendJob } from '../sending/webhook-jobs';
import type { Webhook } from './webhook.schema';
import { WebhookSecrets } from './webhook-secrets';
import {
  type RenewWebhookSecretInput,
  toWebhookOutput,
  type UpdateWebhookInput,
  type WebhookInput,
  type WebhookOutput,
  type WebhookSecretOutput,
} from './webhooks.dto';
import { WebhooksRepository } from './webhooks.repository';

const HOUR_MS = 60 * 60_000;

/** Where a venue has events sent to. */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: WebhookDeliveriesRepository,
    private readonly secrets: WebhookSecrets,
    private readonly subscriptions: WebhookSubscriptions,
    private readonly queue: Queue,
    private readonly transactions: Transactions,
  ) {}

  /** The newest first. */
  async list(ctx: RequestContext): Promise<WebhookOutput[]> {
    const [webhooks, waiting] = await Promise.all([
      this.webhooks.find(ctx, {}, { sort: { _id: -1 } }),
      this.deliveries.waiting(ctx),
    ]);
    return webhooks.map((one) => toWebhookOutput(one, ctx.now, waiting.get(one._id.toHexString())));
  }

  /** @throws {RuleError} TOO_MANY_WEBHOOKS */
  create(ctx: RequestContext, { name, url, events }: WebhookInput): Promise<WebhookSecretOutput> {
    return this.transactions.run(ctx, async (tx) => {
      if ((await this.webhooks.count(tx)) >= MOST_WEBHOOKS)
        throw new RuleError('TOO_MANY_WEBHOOKS');
      const { text, secret } = this.secrets.make(tx, tx.now);
      const webhook = await this.webhooks.insertNew(tx, {
        ...{ name, url, events, active: true, secrets: [secret], createdAt: tx.now },
        health: { failures: 0 },
      });
      this.changed(tx, 'webhook.created', null, webhook);
      return { webhook: toWebhookOutput(webhook, tx.now), secret: text };
    });
  }

  /**
   * Switched on, it is sent what waited for it, and begins with a clean record.
   * @throws {NotFoundError}
   * @throws {StaleVersionError}
   */
  update(
    ctx: RequestContext,
    id: string,
    { version, name, url, events, active }: UpdateWebhookInput,
  ): Promise<WebhookOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.webhooks.get(tx, id);
      const isFresh = active && (!before.active || url !== before.url);
      const after = await this.webhooks.updateVersioned(tx, id, version, {
        $set: { name, url, events, active, ...(isFresh ? { health: { failures: 0 } } : {}) },
      });
      if (isFresh) await this.queue.add(tx, sendJob(tx.vendorId, after._id));
      this.changed(tx, 'webhook.updated', before, after);
      const waiting = await this.deliveries.waiting(tx);
      return toWebhookOutput(after, tx.now, waiting.get(after._id.toHexString()));
    });
  }

  /**
   * A new secret; the one before signs as well for a while, so that a receiver can be changed over.
   * @throws {NotFoundError}
   */
  renewSecret(
    ctx: RequestContext,
    id: string,
    { overlapHours }: RenewWebhookSecretInput,
  ): Promise<WebhookSecretOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.webhooks.get(tx, id);
      const { text, secret } = this.secrets.make(tx, tx.now);
      const current = before.secrets.at(-1);
      const until = new Date(tx.now.getTime() + overlapHours * HOUR_MS);
      const former = overlapHours > 0 && current ? [{ ...current, until }] : [];
      const after = await this.webhooks.updateVersioned(tx, id, undefined, {
        $set: { secrets: [...former, secret] },
      });
      this.changed(tx, 'webhook.secretRenewed', before, after);
      const waiting = await this.deliveries.waiting(tx);
      return {
        webhook: toWebhookOutput(after, tx.now, waiting.get(after._id.toHexString())),
        secret: text,
      };
    });
  }

  /** What waited for it is not sent any more. @throws {NotFoundError} */
  delete(ctx: RequestContext, id: string): Promise<void> {
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.webhooks.get(tx, id);
      await this.webhooks.delete(tx, id);
      this.changed(tx, 'webhook.deleted', before, null);
    });
  }

  private changed(
    tx: Transaction,
    action: Extract<AuditAction, `webhook.${string}`>,
    before: Webhook | null,
    after: Webhook | null,
  ): void {
    const webhook = after ?? before;
    if (!webhook) return;
    tx.audit({
      ...{ action, entity: 'webhook', entityId: webhook._id },
      ...{ before: toldToLog(before), after: toldToLog(after) },
    });
    tx.afterCommit(() => this.subscriptions.forget(tx.vendorId));
  }
}

import {
  isWebhookLost,
  WEBHOOK_SLOW_MS,
  webhookPause,
} from '@atrium/rules/webhooks/webhook-retries';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { Clock } from '../../../common/clock/clock';
import { systemContext, type TenantScope } from '../../../common/context/request-context';
import { Transactions } from '../../../common/transactions/transactions';
import { NoticesService } from '../../notices/public';
import { WebhookDeliveriesRepository } from '../deliveries/webhook-deliveries.repository';
import type { Webhook, WebhookHealthState } from '../endpoints/webhook.schema';
import { WebhooksRepository } from '../endpoints/webhooks.repository';
import { WebhookSubscriptions } from '../outbox/webhook-subscriptions';
import type { ReceiverAnswer } from './webhook-sender';

const GONE = 410;

export const isTaken = ({ status = 0 }: ReceiverAnswer): boolean => status >= 200 && status < 300;

/** Whether it waits in the line of those that failed or take long. */
export const isTroubled = ({ failures, slow }: WebhookHealthState): boolean =>
  failures > 0 || slow === true;

export const isPaused = ({ pausedUntil }: WebhookHealthState, now: Date): boolean =>
  pausedUntil !== undefined && pausedUntil > now;

/** Keeps how receivers answer, and switches off one that takes nothing for days. */
@Injectable()
export class WebhookHealth {
  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: WebhookDeliveriesRepository,
    private readonly subscriptions: WebhookSubscriptions,
    private readonly notices: NoticesService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** What an answer means, for whoever sends next. @param health brought up to date */
  note(health: WebhookHealthState, answer: ReceiverAnswer): void {
    const now = this.clock.now();
    if (answer.ms > WEBHOOK_SLOW_MS) health.slow = true;
    else delete health.slow;
    delete health.pausedUntil;
    if (isTaken(answer)) {
      health.failures = 0;
      health.lastAt = now;
      delete health.failingSince;
      return;
    }
    health.failures += 1;
    health.failingSince ??= now;
    const pause = webhookPause(health.failures);
    if (pause > 0) health.pausedUntil = new Date(now.getTime() + pause);
    if (answer.status === GONE) health.off = 'gone';
    else if (isWebhookLost(health.failingSince.getTime(), now.getTime())) health.off = 'failing';
  }

  /** Writes down what has been noted. @param before failures in a row that there were */
  async keep(
    scope: TenantScope,
    { _id, health }: Pick<Webhook, '_id' | 'health'>,
    before: number,
  ): Promise<void> {
    const now = this.clock.now();
    await this.webhooks.setHealth(scope, _id, health);
    if (webhookPause(before) > 0 && health.failures === 0) {
      await this.deliveries.hasten(scope, _id, now);
    }
    if (health.off) await this.switchOff(scope, _id, now);
  }

  private async switchOff(
    { vendorId }: TenantScope,
    _id: Types.ObjectId,
    now: Date,
  ): Promise<void> {
    const ctx = systemContext(vendorId, 'webhooks', now);
    const switched = await this.transactions.run(ctx, async (tx) => {
      const before = await this.webhooks.findOne(tx, { _id, active: true });
      if (!before) return null;
      const after = await this.webhooks.updateVersioned(tx, _id, before.version, {
        $set: { active: false },
      });
      tx.audit({
        ...{ action: 'webhook.switchedOff', entity: 'webhook', entityId: _id },
        ...{ before: toldToLog(before), after: toldToLog(after) },
      });
      return after;
    });
    if (!switched) return;
    this.subscriptions.forget(vendorId);
    const facts = { kind: 'webhookOff', detail: switched.name, entityId: _id } as const;
    await this.notices.raise(vendorId, now, facts);
  }
}

/** As the audit log tells it: never a secret. */
export const toldToLog = (webhook: Webhook | null) =>
  webhook && {
    name: webhook.name,
    url: webhook.url,
    events: webhook.events,
    active: webhook.active,
  };

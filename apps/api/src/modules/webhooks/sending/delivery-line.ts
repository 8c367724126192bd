import { nextWebhookTry } from '@atrium/rules/webhooks/webhook-retries';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { Clock } from '../../../common/clock/clock';
import { systemContext, type TenantScope } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import { type Job, vendorOf } from '../../../common/queue/job';
import { Queue } from '../../../common/queue/queue';
import { Transactions } from '../../../common/transactions/transactions';
import {
  type Chain,
  WebhookDeliveriesRepository,
} from '../deliveries/webhook-deliveries.repository';
import type { WebhookDelivery } from '../deliveries/webhook-delivery.schema';
import type { Webhook } from '../endpoints/webhook.schema';
import { WebhookSecrets } from '../endpoints/webhook-secrets';
import { WebhooksRepository } from '../endpoints/webhooks.repository';
import { isPaused, isTaken, isTroubled, WebhookHealth } from './webhook-health';
import { RETRY_WEBHOOKS, SEND_WEBHOOKS, sendJob, type WebhookPayload } from './webhook-jobs';
import { type ReceiverAnswer, WebhookSender } from './webhook-sender';

/** Without a sign of life for so long, the job that has a webhook's turn is taken for dead. */
const TURN_MS = 120_000;
/** After this the next webhook has the job's place. */
const SLICE_MS = 5_000;
/** Objects of one webhook that are told of at a time; one while it fails. */
const AT_ONCE = 4;

/** One job's turn at a webhook. */
interface Turn {
  readonly scope: TenantScope;
  readonly claim: string;
  readonly signal: AbortSignal;
  /** By the process's own clock. */
  readonly end: number;
  /** Whether it may go on with a receiver that fails or takes long. */
  readonly isPatient: boolean;
}

/**
 * Sends what waits for one webhook: messages about one object after each other, those about others beside them. One
 * job at a time has its turn at a webhook.
 */
@Injectable()
export class DeliveryLine {
  // eight: the two stores, the queue, and what a delivery takes
  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: WebhookDeliveriesRepository,
    private readonly secrets: WebhookSecrets,
    private readonly sender: WebhookSender,
    private readonly health: WebhookHealth,
    private readonly queue: Queue,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @param isPatient false: leaves receivers that fail or take long to another job */
  async run(job: Job<WebhookPayload>, isPatient: boolean): Promise<void> {
    const scope = { vendorId: vendorOf(job) };
    const claim = job.id.toHexString();
    const id = objectId(job.payload.webhook);
    const now = this.clock.now();
    const webhook = await this.webhooks.take(scope, id, claim, { now, until: this.until() });
    if (!webhook) return;
    const end = performance.now() + SLICE_MS;
    await this.send({ scope, claim, end, isPatient, signal: job.signal }, webhook);
    await this.plan(scope, id);
    if (await this.webhooks.release(scope, id, claim)) {
      await this.queue.addOnce({ ...sendJob(scope.vendorId, id), key: `webhook|${id}|${claim}` });
    }
  }

  private async send(turn: Turn, webhook: Webhook): Promise<void> {
    const { scope, claim } = turn;
    let current: Webhook | undefined = webhook;
    while (current && this.goesOn(turn, current)) {
      const { chains } = await this.deliveries.due(scope, webhook._id, this.clock.now());
      if (chains.length === 0) return;
      const { failures } = current.health;
      await this.sendAll(turn, current, chains);
      await this.health.keep(scope, current, failures);
      current = await this.webhooks.renew(scope, webhook._id, claim, this.until());
    }
  }

  private goesOn({ end, signal, isPatient }: Turn, { active, health }: Webhook): boolean {
    if (!active || health.off || signal.aborted || performance.now() >= end) return false;
    return !isPaused(health, this.clock.now()) && (isPatient || !isTroubled(health));
  }

  private async sendAll(turn: Turn, webhook: Webhook, chains: readonly Chain[]): Promise<void> {
    const waiting = [...chains];
    const lane = async (): Promise<void> => {
      for (let chain = waiting.shift(); chain; chain = waiting.shift()) {
        for (const id of chain) {
          if (!this.goesOn(turn, webhook)) return;
          if (!(await this.sendOne(turn, webhook, id))) break;
        }
      }
    };
    const lanes = webhook.health.failures > 0 ? 1 : AT_ONCE;
    await Promise.all(Array.from({ length: lanes }, lane));
  }

  /** @returns whether the next message about the same object may follow */
  private async sendOne(turn: Turn, webhook: Webhook, id: Types.ObjectId): Promise<boolean> {
    const { scope, signal } = turn;
    const delivery = await this.deliveries.findOne(scope, { _id: id, state: 'pending' });
    if (!delivery) return true;
    const at = this.clock.now();
    const { message, body } = delivery;
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Atrium-Webhooks/1',
      'webhook-id': message,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'webhook-signature': this.secrets.sign(scope, webhook.secrets, { id: message, at, body }),
    };
    const answer = await this.sender.send(webhook.url, { headers, body }, signal);
    // the process ends: whether it arrived is not known, so it is sent again
    if (signal.aborted && !isTaken(answer)) return false;
    await this.record(scope, delivery, at, answer);
    this.health.note(webhook.health, answer);
    return isTaken(answer);
  }

  private async record(
    scope: TenantScope,
    { _id, since, ...delivery }: WebhookDelivery,
    at: Date,
    { patienceMs, ...answer }: ReceiverAnswer,
  ): Promise<void> {
    const tries = delivery.tries + 1;
    const attempt = { at, ...answer };
    if (isTaken(answer)) {
      return this.deliveries.record(scope, _id, attempt, { state: 'delivered', tries });
    }
    const now = this.clock.now().getTime();
    const next = nextWebhookTry({ since: since.getTime(), tries }, now, patienceMs);
    return this.deliveries.record(scope, _id, attempt, {
      ...(next === undefined ? { state: 'failed' } : { state: 'pending', dueAt: new Date(next) }),
      tries,
    });
  }

  /** Has somebody come back when there is more to send. */
  private async plan({ vendorId }: TenantScope, id: Types.ObjectId): Promise<void> {
    const now = this.clock.now();
    const webhook = await this.webhooks.findOne({ vendorId }, { _id: id });
    if (!webhook?.active) return;
    const { health } = webhook;
    const dueAt = isPaused(health, now)
      ? await this.afterPause({ vendorId }, webhook)
      : await this.nextDue({ vendorId }, id, now);
    if (!dueAt) return;
    await this.transactions.run(systemContext(vendorId, 'webhooks', now), async (tx) => {
      const key = `webhook|${id}`;
      // not the same job again: a new one has a turn of its own
      await this.queue.remove(SEND_WEBHOOKS, [key], tx.session);
      await this.queue.remove(RETRY_WEBHOOKS, [key], tx.session);
      const kind = isTroubled(health) ? RETRY_WEBHOOKS : SEND_WEBHOOKS;
      await this.queue.add(tx, { ...sendJob(vendorId, id), kind, key, dueAt });
      return null;
    });
  }

  private async afterPause(
    scope: TenantScope,
    { _id, health }: Webhook,
  ): Promise<Date | undefined> {
    return (await this.deliveries.hasPending(scope, _id)) ? health.pausedUntil : undefined;
  }

  private async nextDue(
    scope: TenantScope,
    id: Types.ObjectId,
    now: Date,
  ): Promise<Date | undefined> {
    const { chains, nextAt } = await this.deliveries.due(scope, id, now);
    return chains.length > 0 ? now : nextAt;
  }

  private until(): Date {
    return new Date(this.clock.now().getTime() + TURN_MS);
  }
}

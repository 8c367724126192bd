import { isUndeliverable } from '@atrium/rules/contact/undeliverable';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../common/clock/clock';
import { type RequestContext, systemContext } from '../../../common/context/request-context';
import {
  type Failure,
  type Job,
  type JobHandler,
  type JobTransaction,
  type ParkedJob,
  vendorOf,
} from '../../../common/queue/job';
import { HandlesJobs } from '../../../common/queue/job-handlers';
import { errorText } from '../../../common/queue/job-runner';
import { PermanentFailure } from '../../../common/queue/retry-pauses';
import { NoticesService } from '../../notices/public';
import { MarketingConsentService } from '../marketing-consent.service';
import { maskedMessage } from '../mask-codes';
import type { Message, Suppression } from '../message.schema';
import { MessagesRepository } from '../messages.repository';
import { MessagesService } from '../messages.service';
import { type MessagePayload, SEND_MESSAGE } from './message-job';
import { MessageMailer } from './message-mailer';
import { MessageValidity } from './message-validity';
import { isFinalRefusal, refusesAddress } from './refusal';

/**
 * Sends messages from the outbox. One is sent twice only if the process dies between the mail server's
 * acceptance and recording it; both copies then have the same Message-ID.
 */
@HandlesJobs()
@Injectable()
export class SendMessageJob implements JobHandler<MessagePayload> {
  readonly kind = SEND_MESSAGE;
  readonly concurrency = 4;
  private readonly logger = new Logger(SendMessageJob.name);

  // seven: what a message waits for, and what may keep it back, is each decided in its own place
  constructor(
    private readonly outbox: MessagesService,
    private readonly messages: MessagesRepository,
    private readonly mailer: MessageMailer,
    private readonly notices: NoticesService,
    private readonly consent: MarketingConsentService,
    private readonly validity: MessageValidity,
    private readonly clock: Clock,
  ) {}

  /** Without a mail server messages wait for a process that has one. */
  get isOff(): boolean {
    return !this.mailer.canSend;
  }

  async run(job: Job<MessagePayload>): Promise<void> {
    const ctx = this.context(job);
    if (!this.mailer.canSendFor(ctx.vendorId)) return;
    const { notAfter } = job.payload;
    const message = await this.messages.findOne(ctx, { _id: job.payload.message });
    // deleted after 90 days, or sent by a process that died before it could tell the queue
    if (!message || message.state === 'sent') return;
    if (notAfter && notAfter <= ctx.now) {
      return this.giveUp(ctx, message, 'The link in it ran out before it could be sent.');
    }
    if (!(await this.validity.holds(ctx, message))) return this.suppress(ctx, message, 'outdated');
    // checked again, because the guest may have opted out while it waited
    if (message.marketing && (await this.consent.isDeclined(ctx, message))) {
      return this.suppress(ctx, message, 'optedOut');
    }
    // a link that runs out was asked for just now, and its mail shows whether the address works again
    if (!notAfter && (await this.isUndeliverable(ctx, message))) {
      return this.suppress(ctx, message, 'undeliverable');
    }
    await this.messages.update(ctx, message._id, {
      $set: { state: 'sending', attempts: job.attempts },
    });
    await this.send(message);
    await this.messages.update(ctx, message._id, {
      // the receiver has the link now; nobody else needs its code
      $set: { state: 'sent', sentAt: this.clock.now(), ...maskedMessage(message) },
      $unset: { nextAttemptAt: 1, error: 1 },
    });
  }

  async failed(job: Job<MessagePayload>, { error, retryAt }: Failure): Promise<void> {
    const ctx = this.context(job);
    const message = await this.messages.findOne(ctx, { _id: job.payload.message });
    if (!message) return;
    const text = errorText(error);
    if (!retryAt) {
      const cause = error instanceof PermanentFailure ? error.cause : error;
      return this.giveUp(ctx, message, text, refusesAddress(cause) ? { refusedAt: ctx.now } : {});
    }
    await this.messages.update(ctx, message._id, {
      $set: { state: 'pending', error: text, nextAttemptAt: retryAt },
    });
  }

  /** @throws {RuleError} as `MessagesService.sendAgain` */
  async retried(
    tx: JobTransaction & { readonly vendorId: string },
    { payload }: ParkedJob<MessagePayload>,
  ): Promise<void> {
    const message = await this.messages.findOne(tx, { _id: payload.message });
    if (message) await this.outbox.reopen(tx, message, message.to);
  }

  /** @throws {PermanentFailure} when the server refuses it for good */
  private async send(message: Message): Promise<void> {
    try {
      await this.mailer.send(message);
    } catch (error) {
      if (isFinalRefusal(error)) throw new PermanentFailure(errorText(error), { cause: error });
      throw error;
    }
  }

  private async isUndeliverable(
    ctx: RequestContext,
    { customerId, to }: Message,
  ): Promise<boolean> {
    return (
      customerId !== undefined &&
      isUndeliverable(await this.messages.historyOf(ctx, { customerId, to }))
    );
  }

  private async suppress(
    ctx: RequestContext,
    message: Message,
    suppression: Suppression,
  ): Promise<void> {
    await this.messages.update(ctx, message._id, {
      $set: { state: 'suppressed', suppression, ...maskedMessage(message) },
      $unset: { nextAttemptAt: 1, error: 1 },
    });
  }

  private async giveUp(
    ctx: RequestContext,
    message: Message,
    error: string,
    refusal: { readonly refusedAt?: Date } = {},
  ): Promise<void> {
    this.logger.warn({ messageId: message._id.toHexString(), error }, 'message given up');
    await this.messages.update(ctx, message._id, {
      $set: { state: 'failed', error, ...refusal, ...maskedMessage(message) },
      $unset: { nextAttemptAt: 1 },
    });
    await this.notices.raise(ctx.vendorId, ctx.now, {
      kind: 'messagesFailed',
      detail: error,
      entityId: message._id,
    });
  }

  private context(job: Job<MessagePayload>): RequestContext {
    return systemContext(vendorOf(job), 'message-sender', this.clock.now());
  }
}

import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../../../common/clock/clock';
import { systemContext } from '../../../common/context/request-context';
import { Config } from '../../../config/config';
import { NoticesService } from '../../notices/public';
import { VendorsService } from '../../vendors/public';
import { MarketingConsentService } from '../marketing-consent.service';
import { maskCodes } from '../mask-codes';
import type { Message } from '../message.schema';
import { MessagesRepository } from '../messages.repository';
import { OptOutLinksService } from '../opt-out-links.service';
import { type ClaimedDelivery, DeliveryQueue } from './delivery-queue';
import { MailTransport } from './mail-transport';
import { nextTry } from './retry-plan';

/** Messages one instance sends at a time. */
const LANES = 4;
const SWEEP_MS = 30_000;

/**
 * Sends what the outbox holds. Any number of instances do so together: each message is claimed
 * under a lease first. One is sent twice only when its sender dies between the mail server's yes
 * and writing it down; the copy has the same Message-ID.
 */
@Injectable()
export class MessageSender implements BeforeApplicationShutdown {
  private readonly logger = new Logger(MessageSender.name);
  private running: Promise<void> | undefined;
  private askedAgain = false;
  private stopping = false;

  constructor(
    private readonly queue: DeliveryQueue,
    private readonly messages: MessagesRepository,
    private readonly vendors: VendorsService,
    private readonly transport: MailTransport,
    private readonly notices: NoticesService,
    private readonly consent: MarketingConsentService,
    private readonly optOutLinks: OptOutLinksService,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  get canSend(): boolean {
    return this.transport.isConfigured;
  }

  /** Starts sending what is due, unless it is under way; never waits, never fails. */
  kick(): void {
    this.askedAgain = true;
    this.running ??= this.drain().finally(() => {
      this.running = undefined;
      // asked after the last look and before this line
      if (this.askedAgain && !this.stopping) this.kick();
    });
  }

  /** What a crash, a restart or a backoff left due. */
  @Interval(SWEEP_MS)
  sweep(): void {
    if (this.config.env.JOBS_ENABLED && this.canSend) this.kick();
  }

  /** Resolves when nothing is being sent. */
  async idle(): Promise<void> {
    while (this.running) await this.running;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await this.idle();
  }

  private async drain(): Promise<void> {
    while (this.askedAgain && !this.stopping) {
      this.askedAgain = false;
      await Promise.all(Array.from({ length: LANES }, () => this.sendDue()));
    }
  }

  private async sendDue(): Promise<void> {
    try {
      while (!this.stopping) {
        const delivery = await this.queue.claim(this.clock.now());
        if (!delivery) return;
        await this.deliver(delivery);
      }
    } catch (error) {
      // the database is away: the sweep goes on when it is back
      this.logger.error({ err: error }, 'messages wait');
    }
  }

  private async deliver(delivery: ClaimedDelivery): Promise<void> {
    const now = this.clock.now();
    const ctx = systemContext(delivery._vendor.toHexString(), 'message-sender', now);
    const message = await this.messages.findOne(ctx, { _id: delivery._id });
    // gone after 90 days, or sent by a sender that died before it could say so here
    if (!message || message.state === 'sent') return this.queue.remove(delivery);
    if (delivery.notAfter && delivery.notAfter <= now) {
      return this.giveUp(delivery, message, 'The link in it ran out before it could be sent.');
    }
    // asked again: it may have waited, and the guest have opted out by the message before
    if (message.marketing && (await this.consent.isDeclined(ctx, message))) {
      await this.messages.update(ctx, message._id, {
        $set: { state: 'suppressed', suppression: 'optedOut', ...masked(message) },
        $unset: { nextAttemptAt: 1, error: 1 },
      });
      return this.queue.remove(delivery);
    }
    const { attempts } = delivery;
    await this.messages.update(ctx, message._id, { $set: { state: 'sending', attempts } });
    try {
      await this.hand(message);
    } catch (error) {
      return this.failed(delivery, message, error);
    }
    await this.messages.update(ctx, message._id, {
      // the receiver has it now, so nobody else needs the code of its link
      $set: { state: 'sent', sentAt: this.clock.now(), ...masked(message) },
      $unset: { nextAttemptAt: 1, error: 1 },
    });
    await this.queue.remove(delivery);
  }

  private async hand(message: Message): Promise<void> {
    const vendor = await this.vendors.resolve(message._vendor.toHexString());
    await this.transport.send({
      messageId: message._id.toHexString(),
      from: { name: vendor.name, address: vendor.emailSender ?? this.transport.defaultSender },
      ...(vendor.email ? { replyTo: vendor.email } : {}),
      to: message.to,
      subject: message.subject,
      text: message.text,
      ...(message.html ? { html: message.html } : {}),
      ...this.unsubscribing(message),
    });
  }

  private unsubscribing({ marketing, _vendor, customerId, channel }: Message) {
    if (!marketing || !customerId) return {};
    const vendorId = _vendor.toHexString();
    const claim = { vendorId, guest: customerId.toHexString(), channel };
    return { oneClickUnsubscribe: this.optOutLinks.oneClick(claim) };
  }

  private async failed(
    delivery: ClaimedDelivery,
    message: Message,
    problem: unknown,
  ): Promise<void> {
    const error = (problem instanceof Error ? problem.message : String(problem)).slice(0, 500);
    const now = this.clock.now();
    const nextAttemptAt = nextTry(problem, delivery.attempts, now);
    if (!nextAttemptAt) return this.giveUp(delivery, message, error);
    const ctx = systemContext(delivery._vendor.toHexString(), 'message-sender', now);
    await this.messages.update(ctx, message._id, {
      $set: { state: 'pending', error, nextAttemptAt },
    });
    await this.queue.retry(delivery, nextAttemptAt);
  }

  private async giveUp(delivery: ClaimedDelivery, message: Message, error: string): Promise<void> {
    this.logger.warn({ messageId: message._id.toHexString(), error }, 'message given up');
    const ctx = systemContext(delivery._vendor.toHexString(), 'message-sender', this.clock.now());
    await this.messages.update(ctx, message._id, {
      $set: { state: 'failed', error, ...masked(message) },
      $unset: { nextAttemptAt: 1 },
    });
    await this.queue.remove(delivery);
    await this.notices.raise(ctx.vendorId, ctx.now, {
      kind: 'messagesFailed',
      detail: error,
      entityId: message._id,
    });
  }
}

const masked = ({ text, html }: Message) => ({
  text: maskCodes(text),
  ...(html ? { html: maskCodes(html) } : {}),
});

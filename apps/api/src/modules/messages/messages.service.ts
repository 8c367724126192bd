import { isLanguage, type Language } from '@atrium/i18n/languages';
import { afterQuietHours, defaultQuietHours, zonesOf } from '@atrium/rules/contact/quiet-hours';
import { Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import type { RequestContext, TenantScope } from '../../common/context/request-context';
import { type GuestBelongings, guestDocuments } from '../../common/database/guest-belongings';
import { objectId } from '../../common/database/object-id';
import { NotFoundError, RuleError } from '../../common/errors/app-error';
import { countryOf } from '../../common/phone-number';
import type { JobTransaction, NewJob } from '../../common/queue/job';
import { Queue } from '../../common/queue/queue';
import type { Transaction } from '../../common/transactions/transaction';
import { Config } from '../../config/config';
import type { Vendor } from '../vendors/public';
import { messageJob, messageKey, SEND_MESSAGE } from './delivery/message-job';
import { MessageMailer } from './delivery/message-mailer';
import { MarketingConsentService } from './marketing-consent.service';
import { isMasked, showsCodes } from './mask-codes';
import type { Message, MessageAttachment, MessageSubject } from './message.schema';
import {
  MessageOutput,
  type MessagesPageOutput,
  type MessagesQuery,
  toMessageOutput,
} from './messages.dto';
import { MessagesRepository } from './messages.repository';
import { OptOutLinksService } from './opt-out-links.service';
import type { TemplateInput } from './rendering/message-vars';
import { writeMessage } from './rendering/write-message';
import { MessageTextsService } from './texts/message-texts.service';
import type { OwnText } from './texts/own-text';
import { VenueBranding } from './venue-branding';

/** Whom a message goes to. */
export interface Receiver {
  /** Without an address, no message is written. */
  readonly email?: string | null;
  readonly firstname?: string | null;
  readonly lastname?: string | null;
  /** Code of the receiver's language; absent: the venue's. */
  readonly language?: string | null;
  /** Set for guests: the message is shown on their card. */
  readonly customerId?: Types.ObjectId;
  /** E.164; its country tells whether it is night for them. */
  readonly phone?: string | null;
}

export type OutgoingMessage = TemplateInput & {
  readonly to: Receiver;
  /** Words for this message only; absent: the venue's own for its kind, otherwise the product's. */
  readonly own?: OwnText;
  /**
   * Not part of a booking: it says how to opt out, is recorded but not sent to a guest who has, and waits for the end of
   * the quiet hours. Default: false.
   */
  readonly marketing?: boolean;
  /** What it is about, e.g. `{type: 'booking', id}`. */
  readonly entity?: MessageSubject;
  /** An iCalendar file to attach. */
  readonly calendar?: string;
  readonly attachment?: MessageAttachment;
  /** Not sent after this time, e.g. because its link has expired. */
  readonly notAfter?: Date;
  /** When it is of no use any more: it does not wait for the end of the quiet hours if that is later. */
  readonly before?: Date;
};

/** A message ready to be stored. */
export interface PreparedMessage {
  readonly document: Message;
  /** Absent without a mail server. */
  readonly job?: NewJob;
}

/** The outbox: messages are stored in the transaction of the change they report, and sent after its commit. */
@Injectable()
export class MessagesService {
  // eight: whether, in what words and look, and how a message is sent is each decided in its own place
  constructor(
    private readonly messages: MessagesRepository,
    private readonly queue: Queue,
    private readonly mailer: MessageMailer,
    private readonly texts: MessageTextsService,
    private readonly branding: VenueBranding,
    private readonly consent: MarketingConsentService,
    private readonly optOutLinks: OptOutLinksService,
    private readonly config: Config,
  ) {}

  /**
   * Stores a message in the caller's transaction; it is sent right after commit.
   * @returns its id, or null if the receiver has no address
   */
  async enqueue(tx: Transaction, message: OutgoingMessage): Promise<Types.ObjectId | null> {
    const prepared = await this.prepare(tx, message);
    if (!prepared) return null;
    await this.store(tx, [prepared]);
    tx.afterCommit(() => this.sendSoon());
    return prepared.document._id;
  }

  /**
   * Writes a message before the transaction that stores it, so that nobody waits for the writing. Null if the
   * receiver has no address.
   */
  async prepare(
    { vendorId, now }: Pick<RequestContext, 'vendorId' | 'now'>,
    message: OutgoingMessage,
  ): Promise<PreparedMessage | null> {
    const { to, entity, calendar, attachment, notAfter, marketing = false } = message;
    if (!to.email) return null;
    const { vendor, colors } = await this.branding.of({ vendorId });
    const language = languageOf(to.language, vendor.languageCode);
    const { template } = message;
    const own = message.own ?? (await this.texts.wordsFor({ vendorId }, template, language));
    const { firstname, lastname } = to;
    const _id = new Types.ObjectId();
    const _vendor = objectId(vendorId);
    const { customerId } = to;
    const declined =
      marketing && (await this.consent.isDeclined({ vendorId }, { customerId, channel: 'email' }));
    const sends = this.mailer.canSendFor(vendorId) && !declined;
    const optOutLink =
      marketing && customerId
        ? this.optOutLinks.page({ vendorId, guest: customerId.toHexString(), channel: 'email' })
        : undefined;
    const sendAt = marketing ? afterNight(now, vendor, message) : now;
    const options = { language, firstname, lastname, vendor, colors, optOutLink };
    const document: Message = {
      _id,
      _vendor,
      ...(customerId ? { customerId } : {}),
      channel: 'email',
      to: to.email,
      template,
      language,
      ...writeMessage(message, options, own),
      ...(calendar ? { calendar } : {}),
      ...(attachment ? { attachment } : {}),
      ...(marketing ? { marketing } : {}),
      ...stateAtFirst(sends, declined),
      attempts: 0,
      ...(sends ? { nextAttemptAt: sendAt } : {}),
      ...(entity ? { entity } : {}),
      createdAt: now,
    };
    return { document, ...(sends ? { job: messageJob(vendorId, _id, { notAfter, sendAt }) } : {}) };
  }

  /**
   * Sends a failed message to a guest again, as it was written, to the address they have now.
   * @throws {NotFoundError} also for a message to somebody else
   * @throws {RuleError} GUEST_WITHOUT_EMAIL; MESSAGE_NOT_FAILED; MESSAGE_LINK_OVER when its link has
   * expired; NO_MAIL_SERVER; GUEST_OPTED_OUT of marketing
   */
  async sendAgain(
    tx: Transaction,
    id: string,
    guest: { readonly _id: Types.ObjectId; readonly email?: string | null },
  ): Promise<MessageOutput> {
    const message = await this.messages.get(tx, id);
    if (!message.customerId?.equals(guest._id)) throw new NotFoundError();
    if (!guest.email) throw new RuleError('GUEST_WITHOUT_EMAIL');
    await this.reopen(tx, message, guest.email);
    await this.queue.restart(tx, messageJob(tx.vendorId, message._id));
    return this.get(tx, message._id);
  }

  /** The part of `sendAgain` that concerns the message itself. */
  async reopen(tx: JobTransaction & TenantScope, message: Message, to: string): Promise<void> {
    const { _id, state, text, marketing } = message;
    if (state !== 'failed' && state !== 'unsent') throw new RuleError('MESSAGE_NOT_FAILED');
    if (isMasked(text)) throw new RuleError('MESSAGE_LINK_OVER');
    if (!this.mailer.canSendFor(tx.vendorId)) throw new RuleError('NO_MAIL_SERVER');
    if (marketing && (await this.consent.isDeclined(tx, message))) {
      throw new RuleError('GUEST_OPTED_OUT');
    }
    // whoever sends it again says that the address is right
    const { customerId } = message;
    if (customerId) await this.messages.forgetRefusals(tx, { customerId, to });
    await this.messages.update(tx, _id, {
      $set: { state: 'pending', to, attempts: 0, nextAttemptAt: tx.now },
      $unset: { error: 1, refusedAt: 1 },
    });
  }

  /** Stores prepared messages, also of several calls that share a transaction. */
  async store(
    { session }: { session: ClientSession },
    prepared: readonly PreparedMessage[],
  ): Promise<void> {
    await this.messages.insertAll(
      session,
      prepared.map(({ document }) => document),
    );
    await this.queue.insertAll(
      session,
      prepared.flatMap(({ job }) => job ?? []),
    );
  }

  /** Starts sending what was stored; call it after commit. */
  sendSoon(): void {
    this.queue.wake(SEND_MESSAGE);
  }

  /** The venue's messages, newest first, with codes masked as `showsCodes` says. */
  async list(ctx: RequestContext, query: MessagesQuery): Promise<MessagesPageOutput> {
    return this.page(ctx, query);
  }

  /** The messages of one guest, newest first. */
  async ofCustomer(
    ctx: RequestContext,
    customerId: Types.ObjectId,
    query: MessagesQuery,
  ): Promise<MessagesPageOutput> {
    return this.page(ctx, query, customerId);
  }

  /** Messages written since then that could not be sent: their number, and the newest. */
  async failedSince(
    ctx: RequestContext,
    since: Date,
    limit: number,
  ): Promise<{ count: number; items: MessageOutput[] }> {
    const { count, newest } = await this.messages.failedSince(ctx, since, limit);
    return { count, items: await this.shown(ctx, newest) };
  }

  /** Whether something was said of a booking since then that tells when it is: that it is made, or has changed. */
  toldOfBooking(scope: TenantScope, booking: Types.ObjectId, since: Date): Promise<boolean> {
    return this.messages.wasWritten(scope, {
      about: booking,
      templates: ['bookingConfirmation', 'bookingChange', 'waitingListPromotion'],
      since,
    });
  }

  /** Messages as guests' belongings, for merging guests. */
  belongings(): GuestBelongings {
    return guestDocuments('messages', this.messages, 'customerId');
  }

  /** Removes a guest's messages and the jobs to send them: a parked job may contain the address. */
  async erase(scope: TenantScope, customerId: Types.ObjectId): Promise<void> {
    const ids = await this.messages.removeOfCustomer(scope, customerId);
    await this.queue.remove(SEND_MESSAGE, ids.map(messageKey), scope.session);
  }

  /** @throws {NotFoundError} */
  async get(ctx: RequestContext, id: string | Types.ObjectId): Promise<MessageOutput> {
    const message = await this.messages.get(ctx, id);
    return toMessageOutput(
      message,
      await this.branding.of(ctx),
      showsCodes(this.config, ctx.actor),
    );
  }

  private async page(
    ctx: RequestContext,
    { state, about, ...page }: MessagesQuery,
    customerId?: Types.ObjectId,
  ): Promise<MessagesPageOutput> {
    const filter = { state, about, customerId };
    const { items, nextCursor } = await this.messages.page(ctx, filter, page);
    return { items: await this.shown(ctx, items), ...(nextCursor ? { nextCursor } : {}) };
  }

  private async shown(ctx: RequestContext, messages: readonly Message[]): Promise<MessageOutput[]> {
    const look = await this.branding.of(ctx);
    const withCodes = showsCodes(this.config, ctx.actor);
    return messages.map((message) => toMessageOutput(message, look, withCodes));
  }
}

/** Now, or once the quiet hours are over for them. */
function afterNight(now: Date, vendor: Vendor, { to, before }: OutgoingMessage): Date {
  const { from, until } = defaultQuietHours;
  const { quietFrom = from, quietUntil = until, timezone } = vendor;
  const at = afterQuietHours(
    now.getTime(),
    { from: quietFrom, until: quietUntil },
    {
      zones: zonesOf(to.phone ? countryOf(to.phone) : undefined, timezone),
      ...(before ? { before: before.getTime() } : {}),
    },
  );
  return new Date(at);
}

function stateAtFirst(sends: boolean, declined: boolean): Pick<Message, 'state' | 'suppression'> {
  if (declined) return { state: 'suppressed', suppression: 'optedOut' };
  return { state: sends ? 'pending' : 'unsent' };
}

function languageOf(wished: string | null | undefined, vendors: string): Language {
  if (isLanguage(wished)) return wished;
  return isLanguage(vendors) ? vendors : 'en';
}

import { isLanguage, type Language } from '@atrium/i18n/languages';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { RequestContext, TenantScope } from '../../common/context/request-context';
import { objectId } from '../../common/database/object-id';
import type { Transaction } from '../../common/database/unit-of-work';
import { Config } from '../../config/config';
import { VendorsService } from '../vendors/vendors.service';
import { DeliveryQueue } from './delivery-queue';
import { showsCodes } from './mask-codes';
import type { MessageSubject } from './message.schema';
import { MessageSender } from './message-sender';
import {
  type MessageOutput,
  type MessagesPageOutput,
  type MessagesQuery,
  toMessageOutput,
} from './messages.dto';
import { MessagesRepository } from './messages.repository';
import type { TemplateInput } from './templates/message-vars';
import { renderMessage } from './templates/render-message';

/** Who a message goes to. */
export interface Receiver {
  /** Without one there is nothing to send, and nothing is written. */
  readonly email?: string | null;
  readonly firstname?: string | null;
  /** Code of the receiver's language; absent: the vendor's. */
  readonly language?: string | null;
  /** Set for guests: the message is shown on their card. */
  readonly customerId?: Types.ObjectId;
}

export type OutgoingMessage = TemplateInput & {
  readonly to: Receiver;
  /** What it is about, e.g. `{type: 'booking', id}`. */
  readonly entity?: MessageSubject;
  /** Not sent any more after this, e.g. when its link has run out. */
  readonly notAfter?: Date;
};

/** The outbox: messages are written with the change they tell of, and sent once that is durable. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly messages: MessagesRepository,
    private readonly queue: DeliveryQueue,
    private readonly sender: MessageSender,
    private readonly vendors: VendorsService,
    private readonly config: Config,
  ) {}

  /**
   * Writes a message in the caller's transaction; it is sent right after commit.
   * @returns its id, or null when the receiver has no address
   */
  async enqueue(tx: Transaction, message: OutgoingMessage): Promise<Types.ObjectId | null> {
    const { to, entity, notAfter } = message;
    if (!to.email) return null;
    const vendor = await this.vendors.current(tx);
    const language = languageOf(to.language, vendor.languageCode);
    const _id = new Types.ObjectId();
    const sends = this.sender.canSend;
    await this.messages.insert(tx, {
      _id,
      ...(to.customerId ? { customerId: to.customerId } : {}),
      channel: 'email',
      to: to.email,
      template: message.template,
      language,
      ...renderMessage(message, { language, firstname: to.firstname, vendor }),
      state: sends ? 'pending' : 'unsent',
      attempts: 0,
      ...(sends ? { nextAttemptAt: tx.now } : {}),
      ...(entity ? { entity } : {}),
      createdAt: tx.now,
    });
    if (sends) {
      await this.queue.add(tx, { _id, _vendor: objectId(tx.vendorId), dueAt: tx.now, notAfter });
      tx.afterCommit(() => this.sender.kick());
    }
    return _id;
  }

  /** The vendor's messages, newest first; codes in links are masked (see `showsCodes`). */
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

  /** Removes what was written to a guest; what waits to be sent finds nothing to send. */
  erase(scope: TenantScope, customerId: Types.ObjectId): Promise<void> {
    return this.messages.removeOfCustomer(scope, customerId);
  }

  /** @throws {NotFoundError} */
  async get(ctx: RequestContext, id: string | Types.ObjectId): Promise<MessageOutput> {
    return toMessageOutput(await this.messages.get(ctx, id), showsCodes(this.config));
  }

  private async page(
    ctx: RequestContext,
    { state, ...page }: MessagesQuery,
    customerId?: Types.ObjectId,
  ): Promise<MessagesPageOutput> {
    const { items, nextCursor } = await this.messages.page(ctx, { state, customerId }, page);
    const withCodes = showsCodes(this.config);
    return {
      items: items.map((message) => toMessageOutput(message, withCodes)),
      ...(nextCursor ? { nextCursor } : {}),
    };
  }
}

function languageOf(wished: string | null | undefined, vendors: string): Language {
  if (isLanguage(wished)) return wished;
  return isLanguage(vendors) ? vendors : 'en';
}

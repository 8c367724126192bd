import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RequestContext } from '../../common/context/request-context';
import { objectId } from '../../common/database/object-id';
import { NotFoundError, RuleError } from '../../common/errors/app-error';
import { Transactions } from '../../common/transactions/transactions';
import { CustomersService, declines, GuestBelongingsService } from '../customers/public';
import type { SendTemplateInput } from '../message-templates/public';
import {
  type MessageOutput,
  type MessagesPageOutput,
  type MessagesQuery,
  MessagesService,
  MessageTextsService,
  type OwnText,
  type SendMessageInput,
} from '../messages/public';

interface Letter {
  readonly subject: string;
  readonly text: string;
  /** Of a text with placeholders. */
  readonly own?: OwnText;
  readonly marketing: boolean;
  /** Absent: the guest's. */
  readonly language?: string;
}

/** The messages on a guest's card. */
@Injectable()
export class CustomerMessagesService implements OnModuleInit {
  constructor(
    private readonly customers: CustomersService,
    private readonly messages: MessagesService,
    private readonly texts: MessageTextsService,
    private readonly belongings: GuestBelongingsService,
    private readonly transactions: Transactions,
  ) {}

  /** What was written to a guest goes with the guest, and moves with a guest who is merged. */
  onModuleInit(): void {
    this.customers.registerErasureListener((tx, { _id }) => this.messages.erase(tx, _id));
    this.belongings.register(this.messages.belongings());
  }

  /** Newest first. @throws {NotFoundError} */
  async list(ctx: RequestContext, id: string, query: MessagesQuery): Promise<MessagesPageOutput> {
    const { _id } = await this.customers.get(ctx, id);
    return this.messages.ofCustomer(ctx, _id, query);
  }

  /**
   * Sends what staff wrote.
   * @throws {NotFoundError}
   * @throws {RuleError} GUEST_WITHOUT_EMAIL; GUEST_OPTED_OUT of what is marketing
   */
  send(ctx: RequestContext, id: string, input: SendMessageInput): Promise<MessageOutput> {
    const { subject, text, marketing = false } = input;
    return this.write(ctx, id, { subject, text, marketing });
  }

  /**
   * Sends what the venue keeps ready, with the guest's name in it.
   * @throws {NotFoundError} also for a text that is not sent by hand
   * @throws {RuleError} as `send`
   */
  async sendTemplate(
    ctx: RequestContext,
    id: string,
    { template }: SendTemplateInput,
  ): Promise<MessageOutput> {
    const own = await this.texts.get(ctx, template);
    if (own.kind !== 'custom') throw new NotFoundError();
    const { subject, text, marketing, language } = own;
    return this.write(ctx, id, { subject, text, marketing, own, language });
  }

  /**
   * Sends a failed message again, to the address that the guest has now.
   * @throws {NotFoundError}, {RuleError} as `MessagesService.sendAgain`
   */
  resend(ctx: RequestContext, id: string, messageId: string): Promise<MessageOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const guest = await this.customers.get(tx, id);
      const message = await this.messages.sendAgain(tx, messageId, guest);
      tx.audit({
        action: 'message.resent',
        entity: 'message',
        entityId: objectId(message._id),
        customerId: guest._id,
        after: { subject: message.subject },
      });
      return message;
    });
  }

  private write(ctx: RequestContext, id: string, letter: Letter): Promise<MessageOutput> {
    const { subject, text, own, marketing, language } = letter;
    return this.transactions.run(ctx, async (tx) => {
      const guest = await this.customers.get(tx, id);
      if (marketing && declines(guest, 'marketingEmail')) throw new RuleError('GUEST_OPTED_OUT');
      const messageId = await this.messages.enqueue(tx, {
        template: 'freeText',
        vars: { subject, text },
        ...(own ? { own } : {}),
        marketing,
        to: {
          email: guest.email,
          firstname: guest.firstname,
          lastname: guest.lastname,
          phone: guest.phone,
          language: language ?? guest.languageCode,
          customerId: guest._id,
        },
      });
      if (!messageId) throw new RuleError('GUEST_WITHOUT_EMAIL');
      tx.audit({
        action: 'message.sent',
        entity: 'message',
        entityId: messageId,
        customerId: guest._id,
        after: { subject },
      });
      return this.messages.get(tx, messageId);
    });
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RequestContext } from '../../common/context/request-context';
import { UnitOfWork } from '../../common/database/unit-of-work';
import { RuleError } from '../../common/errors/app-error';
import { CustomersService } from '../customers/customers.service';
import {
  GuestBelongingsService,
  guestDocuments,
} from '../customers/merge/guest-belongings.service';
import type {
  MessageOutput,
  MessagesPageOutput,
  MessagesQuery,
  SendMessageInput,
} from './messages.dto';
import { MessagesRepository } from './messages.repository';
import { MessagesService } from './messages.service';

/** The messages on a guest's card. */
@Injectable()
export class CustomerMessagesService implements OnModuleInit {
  constructor(
    private readonly customers: CustomersService,
    private readonly messages: MessagesService,
    private readonly repository: MessagesRepository,
    private readonly belongings: GuestBelongingsService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** What was written to a guest goes with the guest, and moves with a guest who is merged. */
  onModuleInit(): void {
    this.customers.registerErasureListener((tx, { _id }) => this.messages.erase(tx, _id));
    this.belongings.register(guestDocuments('messages', this.repository, 'customerId'));
  }

  /** Newest first. @throws {NotFoundError} */
  async list(ctx: RequestContext, id: string, query: MessagesQuery): Promise<MessagesPageOutput> {
    const { _id } = await this.customers.get(ctx, id);
    return this.messages.ofCustomer(ctx, _id, query);
  }

  /**
   * Sends what staff wrote.
   * @throws {NotFoundError}
   * @throws {RuleError} GUEST_WITHOUT_EMAIL
   */
  send(ctx: RequestContext, id: string, input: SendMessageInput): Promise<MessageOutput> {
    return this.unitOfWork.run(ctx, async (tx) => {
      const guest = await this.customers.get(tx, id);
      const messageId = await this.messages.enqueue(tx, {
        template: 'freeText',
        vars: { subject: input.subject, text: input.text },
        to: {
          email: guest.email,
          firstname: guest.firstname,
          language: guest.languageCode,
          customerId: guest._id,
        },
      });
      if (!messageId) throw new RuleError('GUEST_WITHOUT_EMAIL');
      tx.audit({
        action: 'message.sent',
        entity: 'message',
        entityId: messageId,
        customerId: guest._id,
        after: { subject: input.subject },
      });
      return this.messages.get(tx, messageId);
    });
  }
}

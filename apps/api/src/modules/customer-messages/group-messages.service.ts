import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../common/context/request-context';
import { Transactions } from '../../common/transactions/transactions';
import { CustomersService, declines } from '../customers/public';
import { MessagesService } from '../messages/public';
import type {
  GroupMessageInput,
  LeftOutOutput,
  LeftOutReason,
  RecipientsInput,
  RecipientsOutput,
} from './group-messages.dto';

type Guest = Awaited<ReturnType<CustomersService['several']>>[number];

/** One message to several guests, each in a mail of their own. */
@Injectable()
export class GroupMessagesService {
  constructor(
    private readonly customers: CustomersService,
    private readonly messages: MessagesService,
    private readonly transactions: Transactions,
  ) {}

  /** @throws {NotFoundError} for a guest who is not there */
  async recipients(
    ctx: RequestContext,
    { customers, marketing = false }: RecipientsInput,
  ): Promise<RecipientsOutput> {
    return toRecipients(await this.customers.several(ctx, customers), marketing);
  }

  /**
   * To all whom it may reach, or to none.
   * @throws {NotFoundError} for a guest who is not there
   */
  send(
    ctx: RequestContext,
    { customers, subject, text, marketing = false }: GroupMessageInput,
  ): Promise<RecipientsOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const guests = await this.customers.several(tx, customers);
      for (const guest of guests.filter((one) => !reasonAgainst(one, marketing))) {
        const messageId = await this.messages.enqueue(tx, {
          template: 'freeText',
          vars: { subject, text },
          marketing,
          to: {
            email: guest.email,
            firstname: guest.firstname,
            lastname: guest.lastname,
            language: guest.languageCode,
            customerId: guest._id,
          },
        });
        if (!messageId) continue;
        tx.audit({
          action: 'message.sent',
          entity: 'message',
          entityId: messageId,
          customerId: guest._id,
          after: { subject },
        });
      }
      return toRecipients(guests, marketing);
    });
  }
}

/** Why a message does not go to a guest. */
function reasonAgainst(guest: Guest, marketing: boolean): LeftOutReason | undefined {
  if (!guest.email) return 'noEmail';
  return marketing && declines(guest, 'marketingEmail') ? 'optedOut' : undefined;
}

function toRecipients(guests: readonly Guest[], marketing: boolean): RecipientsOutput {
  const leftOut = guests.flatMap((guest): LeftOutOutput[] => {
    const reason = reasonAgainst(guest, marketing);
    const { _id, firstname, lastname } = guest;
    return reason ? [{ _id: _id.toHexString(), firstname, lastname, reason }] : [];
  });
  return { reached: guests.length - leftOut.length, leftOut };
}

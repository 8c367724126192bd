import { canBeConfirmed } from '@atrium/rules/spa/treatments/treatment-status';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../../common/context/request-context';
import { clientId, objectId } from '../../../../common/database/object-id';
import { NotFoundError, RuleError } from '../../../../common/errors/app-error';
import type { Transaction } from '../../../../common/transactions/transaction';
import { Transactions } from '../../../../common/transactions/transactions';
import { type MessageOutput, MessagesService } from '../../../messages/public';
import type { Treatment } from '../treatment.schema';
import { TreatmentsRepository } from '../treatments.repository';
import { TreatmentMail } from './treatment-mail';

/** Confirms treatments to their guests when staff say so. */
@Injectable()
export class TreatmentConfirmations {
  constructor(
    private readonly treatments: TreatmentsRepository,
    private readonly mail: TreatmentMail,
    private readonly messages: MessagesService,
    private readonly transactions: Transactions,
  ) {}

  /**
   * @throws {NotFoundError}
   * @throws {RuleError} TREATMENT_NOT_CONFIRMED, GUEST_WITHOUT_EMAIL
   */
  send(ctx: RequestContext, id: string): Promise<MessageOutput> {
    return this.sendFor(ctx, async (tx) => [await this.treatments.get(tx, id)]);
  }

  /**
   * All of a journey in one message; nothing is sent unless all of it can be confirmed.
   * @throws as `send`
   */
  sendJourney(ctx: RequestContext, id: string): Promise<MessageOutput> {
    return this.sendFor(ctx, (tx) => this.treatments.ofJourney(tx, clientId(id)));
  }

  private sendFor(
    ctx: RequestContext,
    read: (tx: Transaction) => Promise<Treatment[]>,
  ): Promise<MessageOutput> {
    return this.transactions.run(ctx, async (tx) => {
      const treatments = await read(tx);
      if (treatments.length === 0) throw new NotFoundError();
      if (!treatments.every(canBeConfirmed)) throw new RuleError('TREATMENT_NOT_CONFIRMED');
      const messageId = await this.mail.confirm(tx, treatments);
      if (!messageId) throw new RuleError('GUEST_WITHOUT_EMAIL');
      const message = await this.messages.get(tx, messageId);
      tx.audit({
        action: 'message.sent',
        entity: 'message',
        entityId: messageId,
        ...(message.customerId ? { customerId: objectId(message.customerId) } : {}),
        after: { subject: message.subject },
      });
      return message;
    });
  }
}

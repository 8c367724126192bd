import { canBeConfirmed } from '@atrium/rules/spa/treatment-status';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../../common/context/request-context';
import { objectId } from '../../../../common/database/object-id';
import { RuleError } from '../../../../common/errors/app-error';
import { Transactions } from '../../../../common/transactions/transactions';
import { type MessageOutput, MessagesService } from '../../../messages/public';
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
    return this.transactions.run(ctx, async (tx) => {
      const treatment = await this.treatments.get(tx, id);
      if (!canBeConfirmed(treatment)) throw new RuleError('TREATMENT_NOT_CONFIRMED');
      const messageId = await this.mail.confirm(tx, treatment);
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

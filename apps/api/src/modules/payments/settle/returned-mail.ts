import { formatMoney } from '@atrium/i18n/format';
import { messageTexts } from '@atrium/i18n/server';
import { languageOf } from '@atrium/rules/texts/languages';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../common/transactions/transaction';
import { CustomersService } from '../../customers/public';
import { MessagesService } from '../../messages/public';
import { NoticesService } from '../../notices/public';
import type { Payment } from '../payment.schema';

/** Tells guest and staff that a payment is refunded because its place was taken. */
@Injectable()
export class ReturnedMail {
  constructor(
    private readonly customers: CustomersService,
    private readonly messages: MessagesService,
    private readonly notices: NoticesService,
  ) {}

  /** In the transaction that begins to give it back. */
  async tell(tx: Transaction, payment: Payment): Promise<void> {
    const { _id, amount, currency, description } = payment;
    const guest = await this.customers.findOrErased({ vendorId: tx.vendorId }, payment._customer);
    if (guest?.email) {
      const language = languageOf(payment.language) ?? 'en';
      const t = messageTexts(language);
      const sum = formatMoney(language, amount, currency);
      await this.messages.enqueue(tx, {
        template: 'freeText',
        to: { email: guest.email, firstname: guest.firstname, language, customerId: guest._id },
        entity: { type: 'customer', id: guest._id },
        vars: {
          subject: t('paymentReturned.subject', { about: description }),
          text: t('paymentReturned.text', { about: description, sum }),
        },
      });
    }
    const facts = { kind: 'paymentReturned', entityId: _id } as const;
    tx.afterCommit(() => this.notices.raise(tx.vendorId, tx.now, facts));
  }
}

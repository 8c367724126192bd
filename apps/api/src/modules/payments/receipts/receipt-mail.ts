import { formatMoney } from '@atrium/i18n/format';
import { messageTexts } from '@atrium/i18n/server';
import { languageOf } from '@atrium/rules/texts/languages';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '../../../common/transactions/transaction';
import { CustomersService } from '../../customers/public';
import { MessageAttachments, MessagesService } from '../../messages/public';
import { MandatesRepository } from '../cards/mandates.repository';
import type { Payment } from '../payment.schema';
import type { Receipt } from './receipt.schema';
import { receiptFile } from './receipt-file';
import { sellerLine } from './receipt-lines';
import { ReceiptsRepository } from './receipts.repository';

/**
 * Tells guests of what was taken and of what went back, each with its receipt or credit note: in the language of
 * that, which is the one they paid in.
 */
@Injectable()
export class ReceiptMail implements OnModuleInit {
  constructor(
    private readonly messages: MessagesService,
    private readonly attachments: MessageAttachments,
    private readonly customers: CustomersService,
    private readonly receipts: ReceiptsRepository,
    private readonly mandates: MandatesRepository,
  ) {}

  onModuleInit(): void {
    this.attachments.register('receipt', async (scope, id) => ({
      ...(await receiptFile(await this.receipts.get(scope, id))),
      type: 'application/pdf',
    }));
  }

  /** In the transaction that makes the receipt. The guest may have been erased meanwhile. */
  async tell(tx: Transaction, payment: Payment, receipt: Receipt): Promise<void> {
    const guest = await this.customers.findOrErased(tx, payment._customer);
    if (!guest) return;
    const { _id, email, firstname, lastname } = guest;
    const { kind, about, amount, currency, description, number, language: code } = receipt;
    const language = languageOf(code) ?? 'en';
    const common = {
      to: { email, firstname, lastname, customerId: _id, language },
      entity: { type: about.kind, id: about._id },
      attachment: { kind: 'receipt', id: receipt._id },
    } as const;
    // no bank is involved
    if (kind === 'creditNote' && payment.provider === 'voucher') {
      const t = messageTexts(language);
      const facts = { about: description, sum: formatMoney(language, amount, currency) };
      const vars = {
        subject: t('giftCard.back.subject', facts),
        text: t('giftCard.back.text', facts),
      };
      await this.messages.enqueue(tx, { ...common, template: 'freeText', vars });
      return;
    }
    await this.messages.enqueue(tx, {
      ...common,
      template: kind === 'receipt' ? 'paymentReceived' : 'paymentRefunded',
      vars: {
        ...{ about: description, amount, currency, number, seller: sellerLine(receipt) },
        ...(kind === 'receipt' ? await this.agreed(tx, payment) : {}),
      },
    });
  }

  /** What they agreed to with the card that it was paid with, where that is to be charged again. */
  private async agreed(
    tx: Transaction,
    { keeps, _mandate }: Payment,
  ): Promise<{ agreed?: string }> {
    const mandate = _mandate && (await this.mandates.findOne(tx, { _id: _mandate }));
    const terms = keeps ?? mandate;
    return terms?.purpose === 'renewal' ? { agreed: terms.text } : {};
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '../../../common/transactions/transaction';
import { MessageAttachments, MessagesService } from '../../messages/public';
import { VendorsService } from '../../vendors/public';
import { described } from '../sale/described';
import { GiftCardLinks } from '../sale/gift-card-links';
import type { Voucher } from '../store/voucher.schema';
import { GiftCardFile } from './gift-card-file';

/**
 * Mails gift cards to whom they are for. The code is in the PDF alone, which is made as the mail goes out: so no
 * outbox and no list of messages has it.
 */
@Injectable()
export class GiftCardMail implements OnModuleInit {
  constructor(
    private readonly messages: MessagesService,
    private readonly attachments: MessageAttachments,
    private readonly vendors: VendorsService,
    private readonly file: GiftCardFile,
    private readonly links: GiftCardLinks,
  ) {}

  onModuleInit(): void {
    this.attachments.register('giftCard', (scope, id) => this.file.make(scope, id));
  }

  /** @returns whether there is anybody to send it to: they may have been erased */
  async send(tx: Transaction, voucher: Voucher): Promise<boolean> {
    const { _id, recipient, buyer, greeting, remaining, currency, language, validUntil } = voucher;
    if (!recipient) return false;
    const { slug, name } = await this.vendors.current(tx);
    await this.messages.enqueue(tx, {
      template: 'giftCard',
      vars: {
        about: described(language, remaining, currency),
        ...{ amount: remaining, currency },
        from: buyer?.name ?? name,
        link: this.links.use(slug),
        ...(greeting ? { greeting } : {}),
        ...(validUntil ? { validUntil } : {}),
      },
      to: { email: recipient.email, firstname: recipient.name, language },
      entity: { type: 'voucher', id: _id },
      attachment: { kind: 'giftCard', id: _id },
    });
    return true;
  }
}

import { formatDate, formatMoney } from '@atrium/i18n/format';
import { messageTexts } from '@atrium/i18n/server';
import { languageOf } from '@atrium/rules/texts/languages';
import { Injectable } from '@nestjs/common';
import type { TenantScope } from '../../../common/context/request-context';
import { VenueBranding } from '../../messages/public';
import { GiftCardLinks } from '../sale/gift-card-links';
import { VoucherCodes } from '../store/voucher-codes';
import { VouchersRepository } from '../store/vouchers.repository';
import { giftCardPdf } from './gift-card-pdf';

/** A gift card to print or to show. */
@Injectable()
export class GiftCardFile {
  constructor(
    private readonly vouchers: VouchersRepository,
    private readonly codes: VoucherCodes,
    private readonly branding: VenueBranding,
    private readonly links: GiftCardLinks,
  ) {}

  /** @throws {NotFoundError} */
  async make(
    scope: TenantScope,
    id: string,
  ): Promise<{ name: string; content: Buffer; type: string }> {
    const voucher = await this.vouchers.get(scope, id);
    const { vendor, colors } = await this.branding.of(scope);
    const language = languageOf(voucher.language) ?? 'en';
    const t = messageTexts(language);
    const { recipient, buyer, greeting, remaining, currency, validUntil } = voucher;
    const code = this.codes.written(scope, voucher);
    const content = await giftCardPdf({
      ...{ language, code, greeting },
      colors,
      venue: vendor.name,
      title: t('giftCard.title'),
      amount: formatMoney(language, remaining, currency),
      people: [
        ...(recipient ? [[t('giftCard.for'), recipient.name] as const] : []),
        [t('giftCard.from'), buyer?.name ?? vendor.name],
      ],
      codeLabel: t('giftCard.code'),
      address: this.links.use(vendor.slug, code),
      scan: t('giftCard.scan'),
      foot: [
        validUntil
          ? t('giftCard.validUntil', { date: formatDate(language, validUntil, 'full') })
          : t('giftCard.noEnd'),
        [vendor.email, vendor.phone].filter(Boolean).join(', '),
      ].filter(Boolean),
    });
    return { name: `${t('giftCard.file')}.pdf`, content, type: 'application/pdf' };
  }
}

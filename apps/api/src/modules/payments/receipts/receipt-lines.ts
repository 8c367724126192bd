import { countryName } from '@atrium/i18n/country-name';
import { formatDate, formatMoney, formatNumber } from '@atrium/i18n/format';
import { messageTexts } from '@atrium/i18n/server';
import { type Language, languageOf } from '@atrium/rules/texts/languages';
import type { Receipt, Seller } from './receipt.schema';

/** What a receipt says, written out in its language. */
export interface ReceiptLines {
  readonly language: Language;
  readonly fileName: string;
  /** 'Receipt 17' */
  readonly title: string;
  readonly seller: { readonly name: string; readonly lines: readonly string[] };
  /** Label and value: date, number, what a credit note is about. */
  readonly facts: readonly (readonly [string, string])[];
  /** What was paid for, and its amount. */
  readonly item: readonly [string, string];
  /** What it is made of, and the amount of each. */
  readonly parts: readonly (readonly [string, string])[];
  /** Label and amount; the last is the total. */
  readonly sums: readonly (readonly [string, string])[];
  /** What is to be said of its tax. */
  readonly note?: string;
}

export function receiptLines(receipt: Receipt): ReceiptLines {
  const language = languageOf(receipt.language) ?? 'en';
  const t = messageTexts(language);
  const { number, date, credits, amount, currency, tax, description, lines = [] } = receipt;
  const isCredit = receipt.kind === 'creditNote';
  const money = (minor: number) => formatMoney(language, isCredit ? -minor : minor, currency);
  const name = t(isCredit ? 'receipt.creditNote' : 'receipt.receipt');
  return {
    language,
    fileName: `${t(isCredit ? 'receipt.creditNoteFile' : 'receipt.receiptFile')}-${number}`,
    title: `${name} ${number}`,
    seller: { name: receipt.seller.name, lines: sellerLines(receipt.seller, language) },
    facts: [
      [t('receipt.number'), String(number)],
      [t('receipt.date'), formatDate(language, date)],
      ...(credits === undefined ? [] : [[t('receipt.credits'), String(credits)] as const]),
    ],
    item: [description, money(amount)],
    parts: lines.map((line) => [`${line.label}, ${line.value}`, money(line.amount)] as const),
    sums: [
      ...(tax
        ? ([
            [t('receipt.net'), money(tax.net)],
            [
              t('receipt.tax', { rate: formatNumber(language, tax.basisPoints / 100) }),
              money(tax.tax),
            ],
          ] as const)
        : []),
      [t(isCredit ? 'receipt.returned' : 'receipt.paid'), money(amount)],
    ],
    ...(receipt.about.kind === 'voucher' ? { note: t('giftCard.taxNote') } : {}),
  };
}

/** Who sold it and where they are, in one line: 'Fjord Hotel, Strandgaten 1, 5013 Bergen, Norway'. */
export function sellerLine({ seller, language: code }: Receipt): string {
  return [seller.name, ...whereAndWho(seller, languageOf(code) ?? 'en')].join(', ');
}

const sellerLines = (seller: Seller, language: Language): string[] => [
  ...whereAndWho(seller, language),
  ...[seller.email, seller.phone].filter((line): line is string => Boolean(line)),
];

function whereAndWho({ address, organisationNumber: number }: Seller, language: Language) {
  const { street, postalCode, city, country } = address ?? {};
  const town = [postalCode, city].filter(Boolean).join(' ');
  const registered = number && messageTexts(language)('receipt.registered', { number });
  return [street, town, country && countryName(language, country), registered].filter(
    (line): line is string => Boolean(line),
  );
}

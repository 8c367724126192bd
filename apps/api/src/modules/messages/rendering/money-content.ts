import { formatDate, formatInstant, formatMoney } from '@atrium/i18n/format';
import type { Language } from '@atrium/i18n/languages';
import type { ContentFrame, MessageContent, MessageTexts } from './message-content';
import type { AmountVars, ReceiptVars, TemplateInput } from './message-vars';

type MoneyTemplate =
  | 'paymentRequest'
  | 'paymentNotTaken'
  | 'paymentReceived'
  | 'paymentRefunded'
  | 'giftCard';

/** What a message about a payment, or with a gift card, says. */
export function moneyContent(
  input: Extract<TemplateInput, { template: MoneyTemplate }>,
  { t, language, venue, greeting }: ContentFrame,
): MessageContent {
  const vendor = venue.name;
  switch (input.template) {
    case 'paymentRequest': {
      const { payUntil, link } = input.vars;
      const facts = { about: input.vars.about, sum: sumOf(language, input.vars), vendor };
      return {
        subject: t('paymentRequest.subject', facts),
        greeting,
        paragraphs: [t('paymentRequest.body', facts)],
        details: { title: t('paymentRequest.title'), rows: amountRows(t, facts) },
        action: { label: t('paymentRequest.action', facts), link },
        notes: [
          t('paymentRequest.until', {
            until: formatInstant(language, payUntil.toISOString(), venue.timezone),
          }),
        ],
      };
    }
    case 'paymentNotTaken': {
      const facts = { about: input.vars.about, sum: sumOf(language, input.vars), vendor };
      return {
        subject: t('paymentNotTaken.subject', facts),
        greeting,
        paragraphs: [t('paymentNotTaken.body', facts)],
        details: { title: t('paymentRequest.title'), rows: amountRows(t, facts) },
        notes: [],
      };
    }
    case 'paymentReceived': {
      const { agreed } = input.vars;
      const facts = { about: input.vars.about, sum: sumOf(language, input.vars), vendor };
      return {
        subject: t('paymentReceived.subject', facts),
        greeting,
        paragraphs: [t('paymentReceived.body', facts)],
        details: {
          title: t('paymentRequest.title'),
          rows: receiptRows(t, t('receipt.receipt'), facts, input.vars),
        },
        notes: agreed ? [t('paymentReceived.agreed', { agreed })] : [],
      };
    }
    case 'paymentRefunded': {
      const facts = { about: input.vars.about, sum: sumOf(language, input.vars), vendor };
      return {
        subject: t('paymentRefunded.subject', facts),
        greeting,
        paragraphs: [t('paymentRefunded.body', facts)],
        details: {
          title: t('paymentRequest.title'),
          rows: receiptRows(t, t('receipt.creditNote'), facts, input.vars),
        },
        notes: [],
      };
    }
    case 'giftCard': {
      const { from, greeting: words, validUntil, about, link } = input.vars;
      const facts = { from, vendor, about, sum: sumOf(language, input.vars) };
      return {
        subject: t('giftCard.subject', facts),
        greeting,
        paragraphs: [t('giftCard.body', facts), ...paragraphsOf(words)],
        details: {
          title: t('giftCard.title'),
          rows: [
            [t('paymentRequest.amount'), facts.sum],
            [t('giftCard.from'), from],
            ...(validUntil
              ? [[t('giftCard.until'), formatDate(language, validUntil, 'full')] as const]
              : []),
          ],
        },
        action: { label: t('giftCard.action'), link },
        notes: [t('giftCard.attached')],
      };
    }
  }
}

const paragraphsOf = (text = ''): string[] =>
  text
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter(Boolean);

const sumOf = (language: Language, { amount, currency }: AmountVars): string =>
  formatMoney(language, amount, currency);

const amountRows = (t: MessageTexts, { about, sum }: { about: string; sum: string }) =>
  [
    [t('paymentRequest.about'), about],
    [t('paymentRequest.amount'), sum],
  ] as const;

const receiptRows = (
  t: MessageTexts,
  label: string,
  facts: { about: string; sum: string },
  { number, seller }: ReceiptVars,
) => [
  ...amountRows(t, facts),
  [label, String(number)] as const,
  ...(seller ? [[t('receipt.seller'), seller] as const] : []),
];

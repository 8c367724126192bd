import { formatDate, formatInstant, formatMoney } from '@atrium/i18n/format';
import type { Language } from '@atrium/i18n/languages';
import { messageTexts } from '@atrium/i18n/server';
import { inOwnWords, type OwnText } from '../texts/own-text';
import { bookingRows, cancelNote } from './booking-content';
import type {
  MailBody,
  MessageContent,
  MessageFoot,
  MessageTexts,
  RenderOptions,
} from './message-content';
import type { AmountVars, BookingVars, LinkVars, ReceiptVars, TemplateInput } from './message-vars';
import { newDeviceRows, secondFactorRows } from './sign-in-content';
import { toText } from './to-text';
import { freeTimesRows, intakeOf, treatmentRows } from './treatment-content';

export interface WrittenMessage {
  readonly subject: string;
  readonly text: string;
  /** For `mailHtml`, which lays the page out on demand: it is several times as long as the text. */
  readonly body: MailBody;
}

/**
 * Writes a message in the receiver's language.
 * @param own the venue's own words, in place of the product's
 */
export function writeMessage(
  input: TemplateInput,
  options: RenderOptions,
  own?: OwnText,
): WrittenMessage {
  const t = messageTexts(options.language);
  const builtIn = contentOf(input, options, t);
  const { subject, ...content } = own ? inOwnWords(builtIn, own, input, options) : builtIn;
  const body = { ...content, foot: footOf(options, t) };
  return { subject, text: toText(body), body };
}

function footOf({ vendor: venue, optOutLink }: RenderOptions, t: MessageTexts): MessageFoot {
  const { name: vendor, email, phone } = venue;
  const contact = [email, phone].filter(Boolean).join(', ');
  return {
    signature: t('shared.signature', { vendor }),
    lines: [
      ...(contact ? [t('shared.contact', { contact })] : []),
      t('shared.automatic', { vendor }),
    ],
    ...(optOutLink ? { optOut: { label: t('optOut.action'), link: optOutLink } } : {}),
  };
}

function contentOf(
  input: TemplateInput,
  { language, firstname, vendor: venue }: RenderOptions,
  t: MessageTexts,
): MessageContent {
  const vendor = venue.name;
  const greeting = firstname
    ? t('shared.greeting', { name: firstname })
    : t('shared.greetingUnnamed');

  const account = (
    subject: string,
    body: string,
    { link }: LinkVars,
    label: string,
    ...notes: string[]
  ): MessageContent => ({
    subject,
    greeting,
    paragraphs: [body],
    action: { label, link },
    notes,
  });

  const booking = (
    subject: (facts: { service: string; date: string }) => string,
    vars: BookingVars,
    paragraphs: string[],
    { label = t('details.open'), notes = [] }: { label?: string; notes?: string[] } = {},
  ): MessageContent => ({
    subject: subject({ service: vars.service, date: formatDate(language, vars.date) }),
    greeting,
    paragraphs,
    details: { title: t('details.title'), rows: bookingRows(t, language, venue, vars) },
    action: { label, link: vars.link },
    notes,
  });

  switch (input.template) {
    case 'passwordReset':
      return account(
        t('passwordReset.subject', { vendor }),
        t('passwordReset.body', { vendor }),
        input.vars,
        t('passwordReset.action'),
        t('passwordReset.ignore'),
      );
    case 'passwordChanged':
      return account(
        t('passwordChanged.subject', { vendor }),
        t('passwordChanged.body', { vendor }),
        input.vars,
        t('passwordChanged.action'),
      );
    case 'emailChange':
      return account(
        t('emailChange.subject', { vendor }),
        t('emailChange.body', { vendor }),
        input.vars,
        t('emailChange.action'),
        t('emailChange.ignore'),
      );
    case 'emailChanged':
      return account(
        t('emailChanged.subject', { vendor }),
        t('emailChanged.body', { vendor }),
        input.vars,
        t('emailChanged.action', { vendor }),
      );
    case 'signInLink':
      return account(
        t('signInLink.subject', { vendor }),
        t('signInLink.body', { vendor }),
        input.vars,
        t('signInLink.action'),
        t('signInLink.ignore'),
      );
    case 'newDevice':
      return {
        ...account(
          t('newDevice.subject', { vendor }),
          t('newDevice.body', { vendor }),
          input.vars,
          t('newDevice.action'),
        ),
        details: {
          title: t('newDevice.details'),
          rows: newDeviceRows(t, language, venue, input.vars),
        },
      };
    case 'secondFactorChanged':
      return {
        ...account(
          t('secondFactorChanged.subject'),
          t('secondFactorChanged.body', { vendor }),
          input.vars,
          t('secondFactorChanged.action'),
        ),
        details: {
          title: t('secondFactorChanged.details'),
          rows: secondFactorRows(t, language, venue, input.vars),
        },
      };
    case 'activation':
      return account(
        t('activation.subject', { vendor }),
        t('activation.body', { vendor }),
        input.vars,
        t('activation.action'),
        t('activation.ignore'),
      );
    case 'welcome':
      return account(
        t('welcome.subject', { vendor }),
        t('welcome.body'),
        input.vars,
        t('welcome.action'),
      );
    case 'staffInvitation':
      return account(
        t('staffInvitation.subject', { vendor }),
        t('staffInvitation.body', { vendor, inviter: input.vars.inviter }),
        input.vars,
        t('staffInvitation.action'),
        t('staffInvitation.ignore'),
      );
    case 'staffPasswordReset':
      return account(
        t('staffPasswordReset.subject'),
        t('staffPasswordReset.body', { vendor }),
        input.vars,
        t('staffPasswordReset.action'),
        t('staffPasswordReset.ignore'),
      );
    case 'bookingConfirmation':
      return booking(
        (facts) => t('bookingConfirmation.subject', facts),
        input.vars,
        [t('bookingConfirmation.body', { vendor })],
        { notes: cancelNote(t, language, venue, input.vars.cancelUntil) },
      );
    case 'bookingChange':
      return booking(
        (facts) => t('bookingChange.subject', facts),
        input.vars,
        [t('bookingChange.body', { vendor })],
        { notes: cancelNote(t, language, venue, input.vars.cancelUntil) },
      );
    case 'bookingCancellation':
      return booking(
        (facts) => t('bookingCancellation.subject', facts),
        input.vars,
        [t('bookingCancellation.body', { vendor })],
        { label: t('bookingCancellation.action') },
      );
    case 'waitingListEntry': {
      const { position } = input.vars;
      return booking((facts) => t('waitingListEntry.subject', facts), input.vars, [
        t('waitingListEntry.body', { vendor }),
        ...(position ? [t('waitingListEntry.position', { position: String(position) })] : []),
      ]);
    }
    case 'waitingListPromotion':
      return booking(
        (facts) => t('waitingListPromotion.subject', facts),
        input.vars,
        [t('waitingListPromotion.body', { vendor })],
        {
          notes: [
            t('waitingListPromotion.cannotCome'),
            ...cancelNote(t, language, venue, input.vars.cancelUntil),
          ],
        },
      );
    case 'treatmentConfirmation': {
      const { vars } = input;
      const isJourney = vars.parts !== undefined;
      return {
        subject: t('treatmentConfirmation.subject', {
          treatment: vars.treatment,
          date: formatDate(language, vars.date),
        }),
        greeting,
        paragraphs: [
          isJourney
            ? t('treatmentConfirmation.journey.body', { vendor })
            : t('treatmentConfirmation.body', { vendor }),
        ],
        details: {
          title: isJourney
            ? t('treatmentConfirmation.journey.title')
            : t('treatmentConfirmation.title'),
          rows: treatmentRows(t, language, venue, vars),
        },
        action: {
          label: isJourney
            ? t('treatmentConfirmation.journey.open')
            : t('treatmentConfirmation.open'),
          link: vars.link,
        },
        ...intakeOf(t, vars),
        notes: [
          ...cancelNote(t, language, venue, vars.cancelUntil),
          isJourney
            ? t('treatmentConfirmation.journey.calendar')
            : t('treatmentConfirmation.calendar'),
        ],
      };
    }
    case 'treatmentFree': {
      const { treatment, link } = input.vars;
      return {
        subject: t('treatmentFree.subject', { treatment }),
        greeting,
        paragraphs: [t('treatmentFree.body', { treatment, vendor })],
        details: { title: t('treatmentFree.title'), rows: freeTimesRows(language, input.vars) },
        action: { label: t('treatmentFree.open'), link },
        notes: [t('treatmentFree.leave')],
      };
    }
    case 'tableReady':
      return {
        subject: t('tableReady.subject', { vendor }),
        greeting,
        paragraphs: [t('tableReady.body')],
        notes: [],
      };
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
      const facts = { about: input.vars.about, sum: sumOf(language, input.vars), vendor };
      return {
        subject: t('paymentReceived.subject', facts),
        greeting,
        paragraphs: [t('paymentReceived.body', facts)],
        details: {
          title: t('paymentRequest.title'),
          rows: receiptRows(t, t('receipt.receipt'), facts, input.vars),
        },
        notes: [],
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
    case 'reviewRequest': {
      const { service, date, rateLinks } = input.vars;
      const facts = { service, vendor, date: formatDate(language, date, 'full') };
      return {
        subject: t('reviewRequest.subject', facts),
        greeting,
        paragraphs: [t('reviewRequest.body', facts)],
        choices: {
          legend: t('reviewRequest.scale'),
          options: rateLinks.map((link, index) => ({
            short: String(index + 1),
            label: t('reviewRequest.choice', { rating: index + 1, of: rateLinks.length }),
            link,
          })),
        },
        notes: [t('reviewRequest.thanks')],
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
    case 'freeText':
      return {
        subject: input.vars.subject,
        greeting,
        paragraphs: input.vars.text.split(/\n\s*\n/).map((paragraph) => paragraph.trim()),
        notes: [],
      };
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

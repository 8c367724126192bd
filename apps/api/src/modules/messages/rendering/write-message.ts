import { formatDate } from '@atrium/i18n/format';
import { messageTexts } from '@atrium/i18n/server';
import { inOwnWords, type OwnText } from '../texts/own-text';
import { accountContent } from './account-content';
import { bookingRows, cancelNote } from './booking-content';
import type {
  MailBody,
  MessageContent,
  MessageFoot,
  MessageTexts,
  RenderOptions,
} from './message-content';
import type { BookingVars, TemplateInput } from './message-vars';
import { moneyContent } from './money-content';
import { reminderContent } from './reminder-content';
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

  const frame = { t, language, venue, greeting };

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
    case 'passwordChanged':
    case 'emailChange':
    case 'emailChanged':
    case 'signInLink':
    case 'newDevice':
    case 'secondFactorChanged':
    case 'passkeyChanged':
    case 'activation':
    case 'welcome':
    case 'staffInvitation':
    case 'staffPasswordReset':
      return accountContent(input, frame);
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
    case 'bookingReminder':
      return reminderContent(input.vars, frame);
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
    case 'paymentRequest':
    case 'paymentNotTaken':
    case 'paymentReceived':
    case 'paymentRefunded':
    case 'giftCard':
      return moneyContent(input, frame);
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
    case 'freeText':
      return {
        subject: input.vars.subject,
        greeting,
        paragraphs: input.vars.text.split(/\n\s*\n/).map((paragraph) => paragraph.trim()),
        notes: [],
      };
  }
}

import type { Language } from '@atrium/i18n/languages';
import { messageTexts } from '@atrium/i18n/server';
import type { MessageTexts, OwnText, TemplateKind } from '../messages/public';

/** Each placeholder of the product's texts filled in with itself. */
const itself = {
  vendor: '{{vendor}}',
  service: '{{service}}',
  date: '{{date}}',
  time: '{{time}}',
  inviter: '{{inviter}}',
  treatment: '{{treatment}}',
  about: '{{about}}',
  sum: '{{sum}}',
  from: '{{from}}',
};

/** Written out kind by kind, so that a text that nothing uses is found. */
const texts: Readonly<Record<Exclude<TemplateKind, 'custom'>, (t: MessageTexts) => OwnText>> = {
  passwordReset: (t) => ({
    subject: t('passwordReset.subject', itself),
    text: t('passwordReset.body', itself),
  }),
  passwordChanged: (t) => ({
    subject: t('passwordChanged.subject', itself),
    text: t('passwordChanged.body', itself),
  }),
  emailChange: (t) => ({
    subject: t('emailChange.subject', itself),
    text: t('emailChange.body', itself),
  }),
  emailChanged: (t) => ({
    subject: t('emailChanged.subject', itself),
    text: t('emailChanged.body', itself),
  }),
  secondFactorChanged: (t) => ({
    subject: t('secondFactorChanged.subject', itself),
    text: t('secondFactorChanged.body', itself),
  }),
  passkeyChanged: (t) => ({
    subject: t('passkeyChanged.subject', itself),
    text: t('passkeyChanged.body', itself),
  }),
  signInLink: (t) => ({
    subject: t('signInLink.subject', itself),
    text: t('signInLink.body', itself),
  }),
  newDevice: (t) => ({
    subject: t('newDevice.subject', itself),
    text: t('newDevice.body', itself),
  }),
  activation: (t) => ({
    subject: t('activation.subject', itself),
    text: t('activation.body', itself),
  }),
  welcome: (t) => ({
    subject: t('welcome.subject', itself),
    text: t('welcome.body', itself),
  }),
  staffInvitation: (t) => ({
    subject: t('staffInvitation.subject', itself),
    text: t('staffInvitation.body', itself),
  }),
  staffPasswordReset: (t) => ({
    subject: t('staffPasswordReset.subject', itself),
    text: t('staffPasswordReset.body', itself),
  }),
  bookingConfirmation: (t) => ({
    subject: t('bookingConfirmation.subject', itself),
    text: t('bookingConfirmation.body', itself),
  }),
  bookingChange: (t) => ({
    subject: t('bookingChange.subject', itself),
    text: t('bookingChange.body', itself),
  }),
  bookingCancellation: (t) => ({
    subject: t('bookingCancellation.subject', itself),
    text: t('bookingCancellation.body', itself),
  }),
  bookingReminder: (t) => ({
    subject: t('bookingReminder.subject', itself),
    text: t('bookingReminder.body', itself),
  }),
  waitingListEntry: (t) => ({
    subject: t('waitingListEntry.subject', itself),
    text: t('waitingListEntry.body', itself),
  }),
  waitingListPromotion: (t) => ({
    subject: t('waitingListPromotion.subject', itself),
    text: t('waitingListPromotion.body', itself),
  }),
  treatmentConfirmation: (t) => ({
    subject: t('treatmentConfirmation.subject', itself),
    text: t('treatmentConfirmation.body', itself),
  }),
  treatmentFree: (t) => ({
    subject: t('treatmentFree.subject', itself),
    text: t('treatmentFree.body', itself),
  }),
  tableReady: (t) => ({
    subject: t('tableReady.subject', itself),
    text: t('tableReady.body'),
  }),
  reviewRequest: (t) => ({
    subject: t('reviewRequest.subject', itself),
    text: t('reviewRequest.body', itself),
  }),
  paymentRequest: (t) => ({
    subject: t('paymentRequest.subject', itself),
    text: t('paymentRequest.body', itself),
  }),
  paymentNotTaken: (t) => ({
    subject: t('paymentNotTaken.subject', itself),
    text: t('paymentNotTaken.body', itself),
  }),
  paymentReceived: (t) => ({
    subject: t('paymentReceived.subject', itself),
    text: t('paymentReceived.body', itself),
  }),
  paymentRefunded: (t) => ({
    subject: t('paymentRefunded.subject', itself),
    text: t('paymentRefunded.body', itself),
  }),
  giftCard: (t) => ({
    subject: t('giftCard.subject', itself),
    text: t('giftCard.body', itself),
  }),
};

/** The product's own words, their placeholders not filled in. */
export function builtInText(kind: TemplateKind, language: Language): OwnText {
  if (kind === 'custom') return { subject: '', text: '' };
  return texts[kind](messageTexts(language));
}

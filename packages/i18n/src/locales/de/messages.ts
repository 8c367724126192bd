import type { Translation } from '../../translation';
import type { messages as en } from '../en/messages';
import { giftCard } from './messages/gift-card';
import { optOut, reviewRequest } from './messages/marketing';
import { noShow } from './messages/no-show';
import { ownData } from './messages/own-data';
import { pageHead } from './messages/page-head';
import { paymentNotTaken, paymentRequest } from './messages/payment-links';
import { privacy } from './messages/privacy';
import { paymentReceived, paymentRefunded, receipt } from './messages/receipts';
import { bookingReminder } from './messages/reminder';
import { renewal } from './messages/renewal';
import { sandbox } from './messages/sandbox';
import { tableStatuses } from './messages/table-statuses';
import { intake, treatmentConfirmation, treatmentFree } from './messages/treatments';

export const messages = {
  noShow,
  renewal,
  stay: 'Aufenthalt',
  ownData,
  pageHead,
  privacy,
  sandbox,
  bookingReminder,
  reviewRequest,
  optOut,
  tableStatuses,
  treatmentConfirmation,
  treatmentFree,
  intake,
  paymentRequest,
  paymentNotTaken,
  paymentReceived,
  paymentRefunded,
  receipt,
  giftCard,
  shared: {
    greeting: 'Guten Tag {{name}},',
    greetingUnnamed: 'Guten Tag,',
    signature: 'Mit freundlichen Grüßen, {{vendor}}',
    linkHint:
      'Falls die Schaltfläche nicht funktioniert, kopieren Sie bitte diese Adresse in Ihren Browser:',
    contact: 'Haben Sie Fragen? Sie erreichen uns unter {{contact}}.',
    automatic: 'Diese Nachricht wurde automatisch von {{vendor}} gesendet.',
  },
  calendarFeed: {
    bookings_one: '{{count}} Buchung',
    bookings_other: '{{count}} Buchungen',
  },
  details: {
    title: 'Ihre Reservierung',
    bookingId: 'Buchungsnummer',
    activity: 'Aktivität',
    date: 'Datum',
    time: 'Uhrzeit',
    participants: 'Teilnehmende',
    participantsValue_one: '{{count}} Person',
    participantsValue_other: '{{count}} Personen',
    adults: 'Erwachsene',
    children: 'Kinder',
    childrenValue_one: 'davon {{count}} Kind',
    childrenValue_other: 'davon {{count}} Kinder',
    addons: 'Extras',
    comment: 'Ihre Bemerkung',
    total: 'Gesamt',
    before: 'Bisher',
    after: 'Jetzt',
    cancelUntil: 'Sie können bis {{date}} um {{time}} Uhr kostenlos stornieren.',
    also: 'Zusammen mit',
    open: 'Meine Reservierung ansehen',
  },
  passwordReset: {
    subject: 'Neues Passwort für {{vendor}}',
    body: 'Wir haben eine Anfrage erhalten, Ihr Passwort bei {{vendor}} zurückzusetzen. Wählen Sie über die Schaltfläche unten ein neues Passwort. Der Link ist 1 Stunde gültig und kann einmal verwendet werden.',
    action: 'Neues Passwort wählen',
    ignore:
      'Falls Sie dies nicht angefordert haben, können Sie diese Nachricht ignorieren. Ihr Passwort bleibt unverändert.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort bei {{vendor}} wurde geändert',
    body: 'Das Passwort Ihres Kontos bei {{vendor}} wurde soeben geändert, und Sie wurden überall abgemeldet. Falls Sie das nicht waren, setzen Sie Ihr Passwort bitte jetzt zurück und melden Sie sich bei uns.',
    action: 'Passwort zurücksetzen',
  },
  emailChange: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse bei {{vendor}}',
    body: 'Sie möchten sich bei {{vendor}} künftig mit dieser E-Mail-Adresse anmelden. Bestätigen Sie sie mit der Schaltfläche unten. Der Link ist 1 Stunde gültig und kann einmal verwendet werden.',
    action: 'Adresse bestätigen',
    ignore:
      'Wenn Sie das nicht angefordert haben, können Sie diese Nachricht ignorieren. Dann ändert sich nichts.',
  },
  emailChanged: {
    subject: 'Ihre E-Mail-Adresse bei {{vendor}} wurde geändert',
    body: 'Die E-Mail-Adresse Ihres Kontos bei {{vendor}} wurde soeben geändert; Sie melden sich künftig mit der neuen an. Wenn Sie das nicht waren, wenden Sie sich bitte sofort an uns.',
    action: 'Zu {{vendor}}',
  },
  signInLink: {
    subject: 'Bei {{vendor}} anmelden',
    body: 'Sie möchten sich bei {{vendor}} anmelden. Öffnen Sie den Link in dem Browser, in dem Sie ihn angefordert haben; in jedem anderen zeigt er einen Code, den Sie dort eingeben. Der Link gilt 15 Minuten und nur einmal.',
    action: 'Anmelden',
    ignore:
      'Falls Sie das nicht waren, ignorieren Sie diese Nachricht und geben Sie niemandem einen Code. Ohne ihn kommt niemand in Ihr Konto.',
  },
  newDevice: {
    subject: 'Neue Anmeldung bei Ihrem Konto bei {{vendor}}',
    body: 'Bei Ihrem Konto bei {{vendor}} hat sich soeben jemand auf einem Gerät angemeldet, auf dem es bisher nicht verwendet wurde. Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, melden Sie dieses Gerät ab und ändern Sie jetzt Ihr Passwort.',
    action: 'Meine Geräte ansehen',
    details: 'Die Anmeldung',
    device: 'Gerät',
    on: '{{browser}} auf {{system}}',
    unknown: 'Unbekannt',
    time: 'Zeitpunkt',
    address: 'Netzwerkadresse',
  },
  secondFactorChanged: {
    subject: 'Anmeldung in zwei Schritten geändert',
    body: 'Die Anmeldung bei dem unten genannten Konto von {{vendor}} wurde soeben geändert. Wenn Sie das nicht erwartet haben, ändern Sie jetzt Ihr Passwort und sagen Sie der Person Bescheid, die Atrium bei {{vendor}} betreut.',
    action: 'Mein Konto ansehen',
    details: 'Die Änderung',
    account: 'Konto',
    change: 'Was',
    by: 'Von',
    set: 'Anmeldung in zwei Schritten eingerichtet',
    removed: 'Anmeldung in zwei Schritten ausgeschaltet',
    reset: 'Anmeldung in zwei Schritten zurückgesetzt',
    passkeyAdded: 'Passkey hinzugefügt',
    passkeyRemoved: 'Passkey entfernt',
  },
  passkeyChanged: {
    subject: 'Passkeys für Ihr Konto bei {{vendor}} geändert',
    body: 'Die Passkeys, mit denen Sie sich bei Ihrem Konto bei {{vendor}} anmelden, wurden soeben geändert. Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, ändern Sie jetzt Ihr Passwort und entfernen Sie jeden Passkey, der nicht Ihnen gehört.',
    name: 'Passkey',
    added: 'Hinzugefügt',
    removed: 'Entfernt',
  },
  activation: {
    subject: 'Aktivieren Sie Ihr Konto bei {{vendor}}',
    body: '{{vendor}} hat ein Konto für Sie angelegt, in dem Sie Aktivitäten buchen und Ihre Reservierungen sehen können. Wählen Sie ein Passwort, um es zu aktivieren.',
    action: 'Konto aktivieren',
    ignore: 'Falls Sie diese Nachricht nicht erwartet haben, können Sie sie ignorieren.',
  },
  staffInvitation: {
    subject: 'Ihr Zugang zu {{vendor}} in Atrium',
    body: '{{inviter}} hat Ihnen Zugang zu {{vendor}} in Atrium gegeben. Wählen Sie ein Passwort, um zu beginnen. Der Link ist 7 Tage gültig und kann einmal verwendet werden.',
    action: 'Passwort wählen',
    ignore: 'Wenn Sie diese Nachricht nicht erwartet haben, können Sie sie ignorieren.',
  },
  staffPasswordReset: {
    subject: 'Wählen Sie ein neues Passwort für Atrium',
    body: 'Wir haben eine Anfrage erhalten, das Passwort zurückzusetzen, das Sie für {{vendor}} in Atrium verwenden. Wählen Sie mit der Schaltfläche unten ein neues Passwort. Der Link ist 1 Stunde gültig und kann einmal verwendet werden.',
    action: 'Neues Passwort wählen',
    ignore:
      'Wenn Sie das nicht angefordert haben, können Sie diese Nachricht ignorieren. Ihr Passwort bleibt unverändert.',
  },
  welcome: {
    subject: 'Willkommen bei {{vendor}}',
    body: 'Ihr Konto ist bereit. Sie können nun Aktivitäten buchen, Ihre Reservierungen ändern und Ihre Aufenthalte an einem Ort sehen.',
    action: 'Zu meinem Bereich',
  },
  bookingConfirmation: {
    subject: 'Bestätigt: {{service}}, {{date}}',
    body: 'Ihre Reservierung bei {{vendor}} ist bestätigt. Wir freuen uns auf Sie!',
  },
  bookingChange: {
    subject: 'Geändert: {{service}}, {{date}}',
    body: 'Ihre Reservierung bei {{vendor}} wurde geändert. Hier sind die neuen Angaben.',
  },
  bookingCancellation: {
    subject: 'Storniert: {{service}}, {{date}}',
    body: 'Ihre Reservierung bei {{vendor}} wurde storniert. Wir würden uns freuen, Sie ein anderes Mal zu begrüßen.',
    action: 'Erneut buchen',
  },
  bookedAs: 'Ohne Konto gebucht von {{name}}.',
  waitingListEntry: {
    subject: 'Warteliste: {{service}}, {{date}}',
    body: 'Sie stehen auf der Warteliste bei {{vendor}}. Wir schreiben Ihnen, sobald ein Platz frei wird. Bis dahin ist kein Platz für Sie reserviert.',
    position: 'Sie stehen auf Platz {{position}} der Liste.',
  },
  soldStay: '{{name}}, {{days}}',
  stayBought: {
    subject: 'Ihr Aufenthalt ist gebucht: {{about}}',
    text: 'Wir freuen uns auf Sie am {{day}}.\n\nZu Ihrem Aufenthalt gehören Leistungen und Behandlungen. Wählen Sie hier die Zeiten, wann immer es Ihnen passt:\n\n{{link}}\n\nBewahren Sie diese E-Mail auf: Wer den Link hat, sieht Ihren Aufenthalt und kann buchen, was dazugehört.',
  },
  paymentReturned: {
    subject: 'Ihre Zahlung geht zurück: {{about}}',
    text: 'Als Ihre Zahlung bei uns einging, war der letzte Platz für {{about}} schon vergeben. Es ist nichts gebucht, und Sie erhalten den vollen Betrag von {{sum}} zurück. Je nach Bank dauert das einige Tage.\n\nEs tut uns leid. Wählen Sie gern eine andere Zeit.',
  },
  changeReturned: {
    subject: 'Ihre Zahlung geht zurück: {{about}}',
    text: 'Als Ihre Zahlung bei uns einging, war die Änderung nicht mehr möglich: {{about}}. Ihre Buchung bleibt, wie sie war, und Sie erhalten den vollen Betrag von {{sum}} zurück. Je nach Bank dauert das einige Tage.\n\nEs tut uns leid. Ändern Sie die Buchung gern auf andere Weise.',
  },
  tableReady: {
    subject: 'Ihr Tisch bei {{vendor}} ist frei',
    body: 'Ihr Tisch ist frei. Bitte kommen Sie in den nächsten Minuten zum Eingang, wir begleiten Sie zum Tisch.',
  },
  waitingListPromotion: {
    subject: 'Ein Platz für Sie: {{service}}, {{date}}',
    body: 'Gute Nachrichten: Bei {{vendor}} ist ein Platz frei geworden, und Ihre Reservierung ist nun bestätigt.',
    cannotCome:
      'Falls Sie doch nicht kommen können, stornieren Sie bitte, damit jemand anderes den Platz erhält.',
  },
} satisfies Translation<'de', typeof en>;

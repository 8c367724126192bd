import type { Translation } from '../../../translation';
import type { profile as en } from '../../en/hub/profile';

export const profile = {
  title: 'Profil',
  saved: 'Ihr Profil wurde gespeichert.',
  savedLinkSent: 'Ihr Profil wurde gespeichert. Wir haben einen Link an {{email}} geschickt.',
  loadFailed: 'Ihr Profil konnte nicht geladen werden.',
  emailHint:
    'Sie melden sich mit dieser E-Mail-Adresse an. Um sie zu ändern, geben Sie eine neue ein und öffnen Sie den Link, den wir dorthin senden.',
  emailPending:
    'Fast fertig: Öffnen Sie den Link, den wir an {{email}} gesendet haben. Bis dahin melden Sie sich mit der bisherigen Adresse an.',
  personal: 'Über Sie',
  gender: 'Geschlecht',
  genders: {
    none: 'Keine Angabe',
    female: 'Weiblich',
    male: 'Männlich',
    other: 'Divers',
  },
  address: 'Adresse',
  street: 'Straße',
  postalCode: 'Postleitzahl',
  city: 'Ort',
  country: 'Land',
  language: 'Sprache der Nachrichten',
  languageOfVenue: 'Sprache von {{vendor}}',
  consents: {
    title: 'Angebote und Neuigkeiten',
    text: 'Sie können es sich jederzeit anders überlegen.',
    email: 'Per E-Mail',
    sms: 'Per SMS',
    givenAt: 'Zugestimmt am {{date}}',
    declinedAt: 'Abgelehnt am {{date}}',
  },
  security: 'Passwort',
  securityText: 'Andere Geräte werden abgemeldet, wenn Sie es ändern.',
  changePassword: 'Passwort ändern',
  passwordChanged: 'Ihr Passwort wurde geändert.',
  passwordFailed: 'Ihr Passwort konnte nicht geändert werden.',
  data: {
    title: 'Ihre Daten',
    text: 'Alles, was {{vendor}} über Sie speichert: Profil, Reservierungen und Aufenthalte.',
    json: 'Herunterladen (JSON)',
    html: 'Zum Lesen herunterladen (HTML)',
    failed: 'Ihre Daten konnten nicht abgerufen werden.',
  },
  deletion: {
    title: 'Konto löschen',
    text: 'Ihre persönlichen Daten werden endgültig gelöscht. Vergangene Reservierungen bleiben ohne Ihren Namen.',
    question: 'Ihr Konto bei {{vendor}} löschen?',
    warning:
      'Das kann nicht rückgängig gemacht werden. Geben Sie zur Bestätigung Ihr Passwort ein.',
    confirm: 'Endgültig löschen',
    done: 'Ihr Konto wurde gelöscht.',
    failed: 'Ihr Konto konnte nicht gelöscht werden.',
  },
  countryNone: 'Keine Angabe',
} satisfies Translation<'de', typeof en>;

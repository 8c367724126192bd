import type { Translation } from '../../translation';
import type { common as en } from '../en/common';

export const common = {
  actions: {
    back: 'Zurück',
    cancel: 'Abbrechen',
    clear: 'Leeren',
    logIn: 'Anmelden',
    logOut: 'Abmelden',
    reload: 'Neu laden',
    retry: 'Erneut versuchen',
    save: 'Speichern',
    send: 'Senden',
  },
  fields: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    password: 'Passwort',
    newPassword: 'Neues Passwort',
    confirmPassword: 'Passwort bestätigen',
    currentPassword: 'Aktuelles Passwort',
    comment: 'Bemerkung',
    date: 'Datum',
    time: 'Uhrzeit',
    status: 'Status',
    price: 'Preis',
    total: 'Gesamt',
    optional: 'freiwillig',
    required: 'Pflichtfeld',
  },
  answers: {
    yes: 'Ja',
    no: 'Nein',
  },
  state: {
    loading: 'Wird geladen …',
    saving: 'Wird gespeichert …',
    offline: 'Sie sind offline. Einiges funktioniert erst wieder, wenn die Verbindung steht.',
    unsavedChanges:
      'Ihre Änderungen sind noch nicht gespeichert. Möchten Sie die Seite trotzdem verlassen?',
  },
  session: {
    signedInAs: 'Angemeldet als {{name}}',
    expired: 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
  },
  stale: {
    title: 'Zwischenzeitlich geändert',
    text: 'Jemand anderes hat dies geändert, seit Sie es geöffnet haben. Laden Sie neu, um den aktuellen Stand zu sehen; Ihre eigenen Änderungen werden verworfen.',
    yours: 'Ihre Fassung',
    theirs: 'Aktueller Stand',
  },
  units: {
    person_one: '{{count}} Person',
    person_other: '{{count}} Personen',
    child_one: '{{count}} Kind',
    child_other: '{{count}} Kinder',
    night_one: '{{count}} Nacht',
    night_other: '{{count}} Nächte',
    hour_one: '{{count}} Stunde',
    hour_other: '{{count}} Stunden',
    minute_one: '{{count}} Minute',
    minute_other: '{{count}} Minuten',
  },
  language: {
    choose: 'Sprache wählen',
  },
  appearance: {
    label: 'Darstellung',
    light: 'Hell',
    dark: 'Dunkel',
    system: 'Wie das Gerät',
  },
  unsaved: {
    stay: 'Weiter bearbeiten',
    leave: 'Ohne Speichern verlassen',
  },
} satisfies Translation<'de', typeof en>;

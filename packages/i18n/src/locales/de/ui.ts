import type { Translation } from '../../translation';
import type { ui as en } from '../en/ui';

export const ui = {
  calendar: {
    label: 'Kalender',
    previousMonth: 'Vorheriger Monat',
    nextMonth: 'Nächster Monat',
    currentMonth: 'Zurück zum aktuellen Monat',
    today: 'heute',
    selected: 'ausgewählt',
    unavailable: 'nicht verfügbar',
    rangeStart: 'Beginn des Zeitraums',
    rangeEnd: 'Ende des Zeitraums',
    inRange: 'im Zeitraum',
  },
  slots: {
    label: 'Verfügbare Zeiten',
    empty: 'Keine verfügbaren Zeiten',
    joinWaitingList: 'Auf die Warteliste setzen',
    available_one: 'Noch {{count}} Platz frei',
    available_other: 'Noch {{count}} Plätze frei',
    full: 'Ausgebucht',
    closed: 'Das Angebot ist geschlossen.',
    withoutTimes: 'Das Angebot ist geöffnet, es sind aber keine Zeiten hinterlegt.',
    noComment: 'Es wurde keine Bemerkung hinterlegt.',
    nextDay: 'am Folgetag',
  },
  participants: {
    label: 'Teilnehmende',
    adults: 'Erwachsene',
    children: 'Kinder',
    fewerAdults: 'Eine erwachsene Person weniger',
    moreAdults: 'Eine erwachsene Person mehr',
    fewerChildren: 'Ein Kind weniger',
    moreChildren: 'Ein Kind mehr',
    person: 'Person',
    exclusive: 'Diese Aktivität wird jeweils für eine Person gebucht.',
  },
  phone: {
    country: 'Land',
  },
  password: {
    show: 'Passwort anzeigen',
    hide: 'Passwort verbergen',
    hint: 'Mindestens 8 Zeichen',
  },
  toast: {
    label: 'Meldungen (F6)',
    success: 'Erfolgreich',
    error: 'Fehler',
    warning: 'Hinweis',
    close: 'Meldung schließen',
  },
  toggle: {
    on: 'Ein',
    off: 'Aus',
  },
  dialog: {
    close: 'Dialog schließen',
  },
  errorPage: {
    title: 'Etwas ist schiefgelaufen ...',
    text: 'Das tut uns leid. Über eine dieser Seiten geht es weiter:',
    home: 'Startseite',
    about: 'Über uns',
    activityHub: 'Mein Bereich',
    notFoundTitle: 'Seite nicht gefunden',
    notFoundText: 'Die Seite wurde möglicherweise verschoben, oder die Adresse stimmt nicht ganz.',
    reference: 'Referenz: {{id}}',
    label: 'So geht es weiter',
    newVersionTitle: 'Es gibt eine neuere Version dieser Seite',
    newVersionText:
      'Ein Teil der Seite konnte nicht geladen werden. Bitte laden Sie neu, um die aktuelle Version zu erhalten.',
    offlineTitle: 'Sie sind offline',
    offlineText: 'Die Seite wird von selbst geladen, sobald Sie wieder verbunden sind.',
  },
  errorState: {
    title: 'Dies konnte nicht geladen werden',
    text: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  },
  birthDate: {
    label: 'Geburtsdatum',
    day: 'Tag',
    month: 'Monat',
    year: 'Jahr',
  },
  skipToContent: 'Zum Inhalt springen',
} satisfies Translation<'de', typeof en>;

import type { Translation } from '../../translation';
import type { settings as en } from '../en/settings';
import { settingsJobs } from './admin/settings/jobs';
import { settingsLogSentences } from './admin/settings/log-sentences';
import { owners } from './admin/settings/owners';
import { settingsPictures } from './admin/settings/pictures';
import { settingsServices } from './admin/settings/services';
import { settingsSetup } from './admin/settings/setup';
import { settingsSignInLog } from './admin/settings/sign-in-log';
import { settingsSitePages } from './admin/settings/site-pages';
import { settingsSpa } from './admin/settings/spa';
import { settingsUsedBy } from './admin/settings/used-by';
import { settingsVenue } from './admin/settings/venue';
import { settingsWidgets } from './admin/settings/widgets';

export const settings = {
  jobs: settingsJobs,
  owners,
  pictures: settingsPictures,
  logSentences: settingsLogSentences,
  signInLog: settingsSignInLog,
  title: 'Einstellungen',
  partners: {
    title: 'Partner',
    subtitle: 'Schlüssel für Programme von Partnern',
    access: 'Was er darf',
    perMinute: 'Anfragen pro Minute',
    expires: 'Läuft ab',
  },
  webhooks: {
    title: 'Webhooks',
    subtitle: 'Programmen von Partnern melden, was geschieht',
    address: 'Adresse',
    events: 'Ereignisse',
    on: 'Ein',
    message: 'Nachricht',
  },
  unsaved: 'Nicht gespeicherte Änderungen',
  stale: {
    text: 'Jemand anderes hat dies geändert, seit Sie es geöffnet haben. Ihre Eingaben bleiben erhalten, bis Sie wählen.',
    who: '{{name}} hat gespeichert: {{when}}.',
    takeTheirs: 'Neueste übernehmen',
  },
  log: { subtitle: 'Wer im Betrieb was geändert hat' },
  discard: 'Änderungen verwerfen',
  changedFields: 'Die andere Person hat geändert:',
  saved: 'Ihre Änderungen wurden gespeichert.',
  saveFailed: 'Ihre Änderungen konnten nicht gespeichert werden.',
  delete: 'Löschen',
  deleteTitle: '„{{name}}“ löschen',
  deleteFailed: 'Das Löschen ist fehlgeschlagen.',
  edit: 'Bearbeiten',
  moreFor: 'Mehr zu {{name}}',
  actions: 'Aktionen',
  editNamed: '„{{name}}“ bearbeiten',
  moveUp: '„{{name}}“ nach oben',
  moveDown: '„{{name}}“ nach unten',
  order: 'Reihenfolge',
  description: 'Beschreibung',
  nameHint: 'Wird gezeigt, wo eine Sprache keinen eigenen Namen hat.',
  noLimit: 'Ohne Grenze',
  sold: 'Im Verkauf',
  notSold: 'Nicht im Verkauf',
  sale: {
    title: 'Onlineverkauf',
    online: 'Gäste können es online kaufen',
    page: 'Seite für Gäste öffnen',
    onlineHint: 'Dafür ist ein Preis nötig. Speichern Sie, um die Adresse der Seite zu erhalten.',
    tax: 'Enthaltene Steuer',
    taxHint: 'Leer lassen, um auf Belegen keine Steuer auszuweisen.',
    agreement: 'Wozu Käufer zustimmen',
    agreementHint: 'Wird vor dem Bezahlen gezeigt. Leer lassen, wenn keine Zustimmung nötig ist.',
    perDay: 'Höchstens Anreisen pro Tag',
    perDayHint:
      'Danach ist der Tag online ausverkauft. Aufenthalte, die Sie selbst anlegen, zählen mit. Leer lassen für keine Grenze.',
  },
  offer: 'Was verkauft wird',
  minutes: 'Min.',
  hours: 'Std.',
  days: 'Tage',
  months: 'Monate',
  color: 'Farbe',
  placeInLists: 'Platz in Listen',
  picture: 'Bild',
  pickColor: 'Farbe wählen: {{name}}',
  texts: {
    title: 'Sprachen',
    hint: 'Gäste lesen ihre eigene Sprache, wo sie ausgefüllt ist.',
    complete: 'vollständig',
    partial: 'unvollständig',
    missing: 'fehlt',
    others: 'In anderen Sprachen',
    othersHint: 'Wer hier arbeitet, liest es in der eigenen Sprache, wo sie ausgefüllt ist.',
    count: '{{count}} von {{total}}',
  },
  home: {
    venue: 'Das Haus',
    offer: 'Was Gäste buchen können',
    spa: 'Das Spa',
    look: 'Was Gäste sehen',
    desk: 'Wie der Empfang arbeitet',
    steps: 'Bevor Gäste buchen können',
    stepService: 'Ein Angebot mit Zeiten anlegen',
    stepStatus: 'Einen Buchungsstatus für angekommene Gäste anlegen',
    stepTheme: 'Farben für die Seiten der Gäste wählen',
    done: 'Erledigt',
  },
  ...settingsServices,
  ...settingsSetup,
  ...settingsSpa,
  ...settingsUsedBy,
  ...settingsSitePages,
  ...settingsWidgets,
  ...settingsVenue,
} satisfies Translation<'de', typeof en>;

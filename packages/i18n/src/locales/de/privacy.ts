import type { Translation } from '../../translation';
import type { privacy as en } from '../en/privacy';
import { requests } from './privacy/requests';

export const privacy = {
  requests,
  title: 'Datenschutz',
  intro: 'Anfragen von Gästen zu ihren Daten und wie lange diese aufbewahrt werden',
  failed: 'Die Gäste konnten nicht geladen werden.',
  next: {
    title: 'Heute Nacht',
    intro:
      'Gäste, die seit {{since}} weder gebucht noch übernachtet haben und nichts vorhaben, werden heute Nacht anonymisiert. Dauerhafte Gäste bleiben, alle Zahlen auch.',
    none: 'Heute Nacht wird niemand anonymisiert',
    noneHint: 'Jeder Gast war seit dem {{since}} hier, hat etwas gebucht oder ist dauerhaft.',
    off: 'Alle Gäste bleiben gespeichert',
    offHint: 'Legen Sie fest, nach wie vielen Monaten ohne Besuch Gäste anonymisiert werden.',
    settings: 'Einstellungen des Hauses',
    guest: 'Gast',
    created: 'Gast seit',
    why: 'Grund',
    reason: 'Nichts gebucht seit {{since}}',
    unnamed: 'Ohne Namen',
  },
  dryRun: {
    title: 'Probelauf',
    hint: 'Zählt, wer jetzt anonymisiert würde. Geändert wird nichts.',
    months: 'Monate ohne Besuch',
    run: 'Zählen',
    running: 'Wird gezählt …',
    failed: 'Der Probelauf konnte nicht gestartet werden.',
  },
  runs: {
    title: 'Frühere Läufe',
    failed: 'Die früheren Läufe konnten nicht geladen werden.',
    none: 'Noch kein Lauf',
    noneHint: 'Jede Nacht und jeder Probelauf steht hier, ohne Namen von Gästen.',
    at: 'Wann',
    what: 'Was',
    night: 'Nacht',
    dry: 'Probelauf von {{name}}',
    dryUnnamed: 'Probelauf',
    months_one: '{{count}} Monat',
    months_other: '{{count}} Monate',
    anonymised: 'Anonymisiert',
    active: 'Behalten: Besuch oder Buchung',
    refused: 'Behalten: Zahlung offen oder gerade gebucht',
    eternal: 'Dauerhaft',
  },
} satisfies Translation<'de', typeof en>;

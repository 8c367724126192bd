import type { Translation } from '../../../translation';
import type { wip as en } from '../../en/admin/wip';

export const wip = {
  title: 'Module',
  intro: 'Womit Ihr Haus heute arbeitet.',
  failed: 'Die Module konnten nicht geladen werden.',
  venue: 'Ihr Haus',
  on: 'In Betrieb',
  off: 'Ausgeschaltet',
  whoSwitches: 'Module schaltet die Systemverantwortung ein und aus.',
  modules: {
    services: {
      name: 'Aktivitäten',
      text: 'Angebote mit Wochenzeiten, besonderen Tagen, Plätzen, Extras und Warteliste; gebucht von Mitarbeitenden oder den Gästen selbst.',
    },
    stays: {
      name: 'Aufenthalte',
      text: 'Besuche von einer Nacht oder mehr, mit den Leistungen jedes Tages und dem, was davon noch zu buchen ist.',
    },
    memberships: {
      name: 'Mitgliedschaften',
      text: 'Karten und Pässe mit oder ohne Zahl der Nutzungen, am Empfang oder beim Buchen, mit einem Verzeichnis jeder Nutzung.',
    },
    openBooking: {
      name: 'Offene Buchung',
      text: 'Besucher buchen auf Ihrer Website ohne Konto.',
    },
    fnb: {
      name: 'Tische',
      text: 'Der Gastraum als Plan: Tische, wer wo sitzt, wer als Nächstes kommt.',
    },
    spa: {
      name: 'Spa',
      text: 'Behandlungen mit Therapeuten und Räumen.',
    },
  },
} satisfies Translation<'de', typeof en>;

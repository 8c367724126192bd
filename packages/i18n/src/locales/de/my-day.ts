import type { Translation } from '../../translation';
import type { myDay as en } from '../en/my-day';

export const myDay = {
  hours: 'Sie arbeiten {{times}}',
  break: 'Pause {{times}}',
  off: 'Kein Dienst',
  noTherapist: {
    title: 'Ihr Konto ist mit niemandem verknüpft, der behandelt',
    text: 'Die Verwaltung verknüpft Konten unter Einstellungen, Therapeuten.',
  },
  free: {
    title: 'Keine Behandlungen',
    text: 'An diesem Tag ist bei Ihnen nichts gebucht.',
  },
  failed: 'Ihr Tag konnte nicht geladen werden.',
  now: 'Jetzt bei Ihnen',
  next: 'Als Nächstes',
  startsIn: 'in {{duration}}',
  late: '{{duration}} verspätet',
  over: 'Das war die letzte für heute',
  list: 'Behandlungen',
  guest: 'Unbekannter Gast',
  guests_one: '{{count}} Gast',
  guests_other: '{{count}} Gäste',
  start: 'Beginnen',
  finish: 'Fertig',
  started: 'Begonnen um {{time}}',
  done: 'Fertig um {{time}}',
  notStarted: 'Doch nicht begonnen',
  reopen: 'Doch nicht fertig',
  pause: 'Pause',
  notes: {
    allergies: 'Allergien',
    preferences: 'Vorlieben',
    comment: 'Vom Gast',
    internal: 'Vom Team',
  },
  none: 'Keine Notizen',
  with: 'Mit {{names}}',
  minutes: '{{count}} Min.',
  said: {
    started: '{{name}}: begonnen',
    done: '{{name}}: fertig',
    waiting: '{{name}}: nicht begonnen',
    failed: 'Das konnte nicht gespeichert werden.',
  },
} satisfies Translation<'de', typeof en>;

import type { Translation } from '../../translation';
import type { intake as en } from '../en/intake';

/** Guests’ answers before a treatment, as staff meet them. */
export const intake = {
  title: 'Gesundheitsbogen',
  answered: 'Beantwortet am {{date}}',
  notYet: 'Noch nicht beantwortet',
  all: 'Beantwortet',
  line: 'Gesundheitsbogen: {{state}}',
  some: '{{answered}} von {{count}} beantwortet',
  read: 'Antworten lesen',
  readHint: 'Das Änderungsprotokoll hält fest, dass Sie sie gelesen haben.',
  close: 'Schließen',
  nothing: 'Keine Angabe',
  agreed: 'Eingewilligt am {{date}}',
  questions: {
    health: 'Gesundheit',
    pregnancy: 'Schwanger',
    allergies: 'Allergien',
  },
  guest: 'Gast {{number}}',
  yes: 'Ja',
  no: 'Nein',
  empty: 'Noch niemand hat geantwortet.',
  readFailed: 'Die Antworten konnten nicht geöffnet werden.',
  handOver: 'Auf diesem Gerät beantworten',
  handOverTitle: 'Dieses Gerät übergeben?',
  handOverText:
    'Sie werden abgemeldet, damit der Gast nur den Bogen sieht. Melden Sie sich danach wieder an.',
  handOverAction: 'Abmelden und Bogen öffnen',
  handOverFailed: 'Der Bogen konnte nicht geöffnet werden.',
  isClosed: 'Die Behandlung hat begonnen, der Bogen kann nicht mehr beantwortet werden.',
} satisfies Translation<'de', typeof en>;

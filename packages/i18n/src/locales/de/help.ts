import type { Translation } from '../../translation';
import type { help as en } from '../en/help';

export const help = {
  title: 'Hilfe',
  search: 'Hilfe durchsuchen',
  hint: 'Was suchen Sie?',
  onPage: 'Zu dieser Seite',
  all: 'Alle Themen',
  results_one: '{{count}} Antwort',
  results_other: '{{count}} Antworten',
  none: 'Nichts gefunden für „{{term}}“. Versuchen Sie ein anderes Wort.',
  language: 'Die Hilfe gibt es auf Englisch und Norwegisch. Hier steht sie auf Englisch.',
  close: 'Hilfe schließen',
} satisfies Translation<'de', typeof en>;

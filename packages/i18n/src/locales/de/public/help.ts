import type { Translation } from '../../../translation';
import type { help as en } from '../../en/public/help';

export const help = {
  title: 'Hilfe-Center',
  description:
    'Antworten für Gäste und eine Anleitung für Mitarbeitende. Die Suche verzeiht Tippfehler. Die Texte sind auf Englisch.',
  search: 'Hilfe durchsuchen',
  hint: 'Zum Beispiel: password',
  audience: 'Hilfe für wen',
  results_one: '{{count}} Antwort',
  results_other: '{{count}} Antworten',
  none: 'Nichts gefunden für „{{term}}“. Versuchen Sie ein anderes Wort, oder sehen Sie die Liste unten durch.',
} satisfies Translation<'de', typeof en>;

import type { Translation } from '../../../translation';
import type { reviews as en } from '../../en/admin/reviews';

export const reviews = {
  title: 'Bewertungen',
  intro: 'Was Gäste am Tag nach ihrem Besuch gesagt haben',
  none: 'Noch kein Gast hat einen Besuch bewertet',
  noneHint:
    'Sind Bitten um Bewertung in den Firmeneinstellungen eingeschaltet, werden Gäste gegen Mittag des nächsten Tages gefragt.',
  noneOf: 'Kein Besuch wurde so bewertet.',
  failed: 'Die Bewertungen konnten nicht geladen werden.',
  average: '{{average}} von 5',
  count_one: '{{count}} Bewertung',
  count_other: '{{count}} Bewertungen',
  stars: '{{rating}} von 5',
  show: 'Anzeigen',
  all: 'Alle Bewertungen',
  gone: 'Gast ohne Daten',
  rating: 'Bewertung',
  spread: 'Wie oft jede Bewertung vergeben wurde',
} satisfies Translation<'de', typeof en>;

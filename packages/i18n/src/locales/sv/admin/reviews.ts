import type { Translation } from '../../../translation';
import type { reviews as en } from '../../en/admin/reviews';

export const reviews = {
  title: 'Omdömen',
  intro: 'Vad gästerna sade dagen efter besöket',
  none: 'Ingen gäst har betygsatt ett besök ännu',
  noneHint:
    'När frågor om betyg är påslagna i företagsinställningarna tillfrågas gästerna omkring klockan tolv dagen efter.',
  noneOf: 'Inget besök fick det här betyget.',
  failed: 'Omdömena kunde inte läsas in.',
  average: '{{average}} av 5',
  count_one: '{{count}} betyg',
  count_other: '{{count}} betyg',
  stars: '{{rating}} av 5',
  show: 'Visa',
  all: 'Alla betyg',
  gone: 'Gäst utan uppgifter',
  rating: 'Betyg',
  spread: 'Hur ofta varje betyg gavs',
} satisfies Translation<'sv', typeof en>;

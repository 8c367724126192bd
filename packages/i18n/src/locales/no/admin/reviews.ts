import type { Translation } from '../../../translation';
import type { reviews as en } from '../../en/admin/reviews';

export const reviews = {
  title: 'Vurderinger',
  intro: 'Det gjestene sa dagen etter besøket',
  none: 'Ingen gjest har vurdert et besøk ennå',
  noneHint:
    'Når spørsmål om vurdering er slått på i selskapsinnstillingene, blir gjestene spurt rundt klokken tolv dagen etter.',
  noneOf: 'Ingen besøk fikk denne vurderingen.',
  failed: 'Vurderingene kunne ikke lastes.',
  average: '{{average}} av 5',
  count_one: '{{count}} vurdering',
  count_other: '{{count}} vurderinger',
  stars: '{{rating}} av 5',
  show: 'Vis',
  all: 'Alle vurderinger',
  gone: 'Gjest uten data',
  rating: 'Vurdering',
  spread: 'Hvor ofte hver vurdering ble gitt',
} satisfies Translation<'no', typeof en>;

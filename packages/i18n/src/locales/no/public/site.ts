import type { Translation } from '../../../translation';
import type { site as en } from '../../en/public/site';

export const site = {
  onThisPage: 'På denne siden',
  groups: {
    product: 'Produkt',
    company: 'Om Atrium',
    help: 'Hjelp',
    legal: 'Juridisk',
  },
  pages: {
    product: 'Hva det gjør',
    sastech: 'Slik er det bygget',
    patchnotes: 'Endringer',
    articles: 'Artikler',
    special: 'Særlig',
    pitchDeck: 'Presentasjon',
    hallOfFame: 'Æresgalleri',
    career: 'Jobb',
    helpCenter: 'Hjelpesenter',
    portal: 'For gjester',
    privacy: 'Personvern',
    legal: 'Juridisk informasjon',
    terms: 'Salgsvilkår',
    sla: 'Tjenestenivå',
  },
} satisfies Translation<'no', typeof en>;

import type { Translation } from '../../../translation';
import type { site as en } from '../../en/public/site';

export const site = {
  onThisPage: 'På den här sidan',
  groups: {
    product: 'Produkt',
    company: 'Om Atrium',
    help: 'Hjälp',
    legal: 'Juridiskt',
  },
  pages: {
    product: 'Vad det gör',
    sastech: 'Så är det byggt',
    patchnotes: 'Ändringar',
    articles: 'Artiklar',
    special: 'Särskilt',
    pitchDeck: 'Presentation',
    hallOfFame: 'Hedersgalleri',
    career: 'Jobb',
    helpCenter: 'Hjälpcenter',
    portal: 'För gäster',
    privacy: 'Integritet',
    legal: 'Juridisk information',
    terms: 'Försäljningsvillkor',
    sla: 'Servicenivåer',
  },
} satisfies Translation<'sv', typeof en>;

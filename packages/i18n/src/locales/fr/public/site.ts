import type { Translation } from '../../../translation';
import type { site as en } from '../../en/public/site';

export const site = {
  onThisPage: 'Sur cette page',
  groups: {
    product: 'Produit',
    company: 'Entreprise',
    help: 'Aide',
    legal: 'Mentions',
  },
  pages: {
    product: 'Ce qu’il fait',
    sastech: 'Comment il est conçu',
    patchnotes: 'Nouveautés',
    articles: 'Nos articles',
    special: 'À la une',
    pitchDeck: 'Présentation',
    hallOfFame: 'Remerciements',
    career: 'Emploi',
    helpCenter: 'Centre d’aide',
    portal: 'Pour les clients',
    privacy: 'Confidentialité',
    legal: 'Mentions légales',
    terms: 'Conditions de vente',
    sla: 'Niveaux de service',
  },
} satisfies Translation<'fr', typeof en>;

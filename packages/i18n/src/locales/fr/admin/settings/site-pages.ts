import type { Translation } from '../../../../translation';
import type { settingsSitePages as en } from '../../../en/admin/settings/site-pages';

export const settingsSitePages = {
  sitePages: {
    title: 'Pages du site',
    subtitle: 'Articles et pages spéciales du site public',
    add: 'Nouvelle page',
    newTitle: 'Nouvelle page',
    none: 'Aucune page pour l’instant',
    noneHint: 'Les pages fournies avec Atrium ne figurent pas dans cette liste.',
    address: 'Adresse',
    slugHint: 'La fin de l’adresse : minuscules, chiffres et traits d’union',
    kind: 'Emplacement',
    kinds: { articles: 'Articles', special: 'Spécial' },
    state: 'État',
    states: { draft: 'Brouillon', public: 'Publique', withdrawn: 'Retirée' },
    publicFrom: 'Publique à partir du',
    publicFromHint: 'Laissez vide pour afficher aussitôt une page publique. Heure de {{zone}}.',
    texts: 'Textes',
    picture: 'Image',
    pictureHint:
      'Affichée au-dessus du texte et avec les liens partagés. Décrivez-la d’abord parmi les images de l’établissement.',
    pageTitle: 'Titre',
    description: 'Description',
    descriptionHint: 'Sous le titre et dans les résultats de recherche',
    body: 'Texte',
    bodyHint: 'Markdown : ## pour un titre, **gras**, [mots](/product) pour un lien',
    preview: 'Aperçu',
    empty: 'Rien à afficher pour l’instant',
    problems: 'Avant de pouvoir être publique',
    ready: 'Rien ne s’y oppose.',
    required: 'Toute page publique doit exister en anglais et en norvégien.',
    open: 'Ouvrir la page',
    history: 'Historique',
    lostText: 'Qui suit un lien vers elle ne trouvera pas de page.',
    changed: 'Modifiée',
  },
} satisfies Translation<'fr', typeof en>;

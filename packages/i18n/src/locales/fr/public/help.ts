import type { Translation } from '../../../translation';
import type { help as en } from '../../en/public/help';

export const help = {
  title: 'Centre d’aide',
  description:
    'Des réponses pour les clients et un guide pour le personnel. La recherche tolère les fautes de frappe. Les textes sont en anglais.',
  search: 'Rechercher dans l’aide',
  hint: 'Par exemple : password',
  audience: 'Aide pour qui',
  results_one: '{{count}} réponse',
  results_many: '{{count}} de réponses',
  results_other: '{{count}} réponses',
  none: 'Aucun résultat pour « {{term}} ». Essayez un autre mot ou parcourez la liste ci-dessous.',
} satisfies Translation<'fr', typeof en>;

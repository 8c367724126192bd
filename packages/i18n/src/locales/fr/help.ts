import type { Translation } from '../../translation';
import type { help as en } from '../en/help';

export const help = {
  title: 'Aide',
  search: 'Rechercher dans l’aide',
  hint: 'Que cherchez-vous ?',
  onPage: 'Pour cette page',
  all: 'Toute l’aide',
  results_one: '{{count}} réponse',
  results_many: '{{count}} de réponses',
  results_other: '{{count}} réponses',
  none: 'Aucun résultat pour « {{term}} ». Essayez un autre mot.',
  language: 'L’aide existe en anglais et en norvégien. Elle est affichée ici en anglais.',
  close: 'Fermer l’aide',
} satisfies Translation<'fr', typeof en>;

import type { Translation } from '../../../translation';
import type { venues as en } from '../../en/front-desk/venues';

export const venues = {
  title: 'Choisir un établissement',
  search: 'Nom de l’établissement',
  none: 'Aucun établissement ne s’appelle « {{text}} »',
  more: 'Autres établissements',
  failed: 'Les établissements n’ont pas pu être chargés.',
  working: 'Vous travaillez dans {{venue}}',
  back: 'Revenir à votre établissement',
} satisfies Translation<'fr', typeof en>;

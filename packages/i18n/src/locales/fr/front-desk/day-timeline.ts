import type { Translation } from '../../../translation';
import type { dayTimeline as en } from '../../en/front-desk/day-timeline';

export const dayTimeline = {
  label: 'Planning du {{date}}',
  none: 'Rien ce jour-là',
  noneHint: 'Aucune activité n’est proposée et rien n’est réservé.',
  more: '{{count}} de plus',
  fewer: 'Afficher moins',
  nothing: 'Non déplacée',
  checking: 'Vérification des places…',
  fits_one: 'Possible, encore {{count}} place',
  fits_many: 'Possible, encore {{count}} places',
  fits_other: 'Possible, encore {{count}} places',
  tooFew_one: 'Plus que {{count}} place',
  tooFew_many: 'Plus que {{count}} places',
  tooFew_other: 'Plus que {{count}} places',
  full: 'Complet',
  closed: 'Non réservable',
  moved: '{{name}} : déplacé à {{time}}',
  carried: '{{name}}, {{count}}, {{time}} : {{drop}}.',
  keys: 'Les flèches gauche et droite changent l’heure. Entrée pose, Échap annule.',
  barKeys: 'Entrée ouvre, Espace prend pour déplacer.',
} satisfies Translation<'fr', typeof en>;

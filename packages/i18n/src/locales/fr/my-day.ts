import type { Translation } from '../../translation';
import type { myDay as en } from '../en/my-day';

export const myDay = {
  hours: 'Vous travaillez {{times}}',
  break: 'Pause {{times}}',
  off: 'Pas de service',
  noTherapist: {
    title: 'Votre compte n’est rattaché à aucun praticien',
    text: 'Un administrateur rattache les comptes aux praticiens dans Paramètres, Praticiens.',
  },
  free: {
    title: 'Aucun soin',
    text: 'Rien n’est réservé avec vous ce jour-là.',
  },
  failed: 'Votre journée n’a pas pu être chargée.',
  now: 'Avec vous maintenant',
  next: 'Ensuite',
  startsIn: 'dans {{duration}}',
  late: '{{duration}} de retard',
  over: 'C’était le dernier soin du jour',
  list: 'Soins',
  guest: 'Client inconnu',
  guests_one: '{{count}} client',
  guests_many: '{{count}} clients',
  guests_other: '{{count}} clients',
  start: 'Commencer',
  finish: 'Terminé',
  started: 'Commencé à {{time}}',
  done: 'Terminé à {{time}}',
  notStarted: 'Finalement pas commencé',
  reopen: 'Finalement pas terminé',
  pause: 'Pause',
  notes: {
    allergies: 'Allergies',
    preferences: 'Préférences',
    comment: 'Du client',
    internal: 'De l’équipe',
  },
  none: 'Aucune note',
  with: 'Avec {{names}}',
  minutes: '{{count}} min',
  said: {
    started: '{{name}} : commencé',
    done: '{{name}} : terminé',
    waiting: '{{name}} : pas commencé',
    failed: 'L’enregistrement a échoué.',
  },
} satisfies Translation<'fr', typeof en>;
